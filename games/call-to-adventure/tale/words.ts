import type { AntiheroNumber } from '../content/antiheroes.ts'
import type { ChallengeNumber } from '../content/challenges.ts'
import type { ClassNumber } from '../content/classes.ts'
import type { DestinyNumber } from '../content/destinies.ts'
import type { HeritageNumber } from '../content/heritages.ts'
import type { HeroNumber } from '../content/heroes.ts'
import type { OriginNumber } from '../content/origins.ts'
import type { AdversaryId, ChapterNumber } from '../content/pieces.ts'
import type { TraitNumber } from '../content/traits.ts'
import type { Ability, Icon } from '../words.ts'

/** What a language tells lives with. Keys come from the data, so a card without words does not compile. */

export type FeatNumber = HeroNumber | AntiheroNumber
type By<N extends number | string, T> = Readonly<Record<N, T>>

/** A whole sentence about somebody, by name. */
type Sentence = (name: string) => string
/**
 * A verb in the past and what follows it; whoever did it stands before it. Neither clause nor sentence says whether that
 * was a man or a woman: the table knows a name, and no more.
 */
export type Clause = string

/** How somebody became what they are, and what to call them instead of their name: "the shepherd". */
export interface Part {
  readonly tells: Sentence
  readonly who: string
}

/** Who came, and what whoever faced them did, in victory and in defeat. */
interface Foe {
  readonly comes: string
  readonly falls: Clause
  readonly stands: Clause
}

export interface Cards {
  readonly heritages: By<HeritageNumber, Sentence>
  readonly origins: By<OriginNumber, Part>
  readonly classes: By<ClassNumber, Part>
  readonly destinies: By<DestinyNumber, Part>
  readonly traits: By<TraitNumber, Clause>
  readonly paths: By<ChallengeNumber, readonly [top: Clause, bottom: Clause]>
  readonly foes: By<AdversaryId, Foe>
}

/** CTA-883 What lies in each envelope. */
interface Sealed {
  readonly 1: { heritages: never; origins: 25; destinies: 48; foes: '1A' }
  readonly 2: { heritages: 11; origins: never; destinies: 49; foes: '2A' | '2B' }
  readonly 3: { heritages: never; origins: 26; destinies: 50; foes: '3A' }
  readonly 4: { heritages: 12; origins: never; destinies: 51; foes: '4A' | '4B' }
  readonly 5: { heritages: never; origins: 27; destinies: 52; foes: '5A' }
  readonly 6: { heritages: 13; origins: never; destinies: 53; foes: '6A' | '6B' }
  readonly 7: { heritages: never; origins: 28; destinies: 54; foes: '7A' | '7B' }
}
type Kind = keyof Sealed[ChapterNumber]

/** CTA-900 The words of one envelope: nobody reads them before it is opened, so each is a file of its own. */
export type Envelope<C extends ChapterNumber> = {
  readonly [K in Kind]: Pick<Cards[K], Sealed[C][K] & keyof Cards[K]>
}
export type Envelopes = { readonly [C in ChapterNumber]: () => Promise<{ readonly envelope: Envelope<C> }> }

/** CTA-440 */
type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What holds the pieces together. Where there are several, the cards of the life choose. */
export interface Thread {
  /** Before the first clause of an Act: "One spring,". */
  readonly opens: readonly [readonly string[], readonly string[], readonly string[]]
  /** Before a second sentence: "Then". */
  readonly goesOn: readonly string[]
  /** Before a second clause: "soon after". */
  readonly soon: readonly string[]
  /** Before a last clause: "before the year was out". */
  readonly atLast: readonly string[]
  /** Clauses of one sentence. */
  readonly two: (first: Clause, joint: string, second: Clause) => string
  readonly three: (first: Clause, joint: string, second: Clause, last: string, third: Clause) => string
  readonly heroes: (names: readonly string[]) => string
  readonly antiheroes: (names: readonly string[]) => string
  readonly feats: (heroes: readonly string[], antiheroes: readonly string[]) => string
  /** The fight: beaten or not by this Hero, won or lost by all. */
  readonly fight: {
    readonly beatenWon: (name: string, clause: Clause) => string
    readonly beatenLost: (name: string, clause: Clause) => string
    readonly stoodWon: (name: string, clause: Clause) => string
    readonly stoodLost: (name: string, clause: Clause) => string
  }
  /** Nobody came. */
  readonly peace: string
  readonly best: Sentence
  readonly lesser: Sentence
  readonly levels: By<Level, Sentence>
  readonly points: readonly ((points: number) => string)[]
}

/** What a character sheet says. */
export interface SheetWords {
  readonly heading: (name: string) => string
  readonly labels: By<
    | 'heritage'
    | 'background'
    | 'class'
    | 'level'
    | 'destiny'
    | 'temper'
    | 'abilities'
    | 'saves'
    | 'bonus'
    | 'skills'
    | 'ideals'
    | 'bonds'
    | 'flaws'
    | 'possessions',
    string
  >
  readonly abilities: By<Ability, string>
  readonly colon: string
  readonly none: string
  readonly tempers: By<Level, string>
  readonly skills: By<TraitNumber, string>
  readonly possessions: By<FeatNumber, string>
  /** What a path leaves in somebody, by its icon; `plain` where it has none. */
  readonly ideals: By<Icon | 'plain', string>
  readonly bonds: By<Icon | 'plain', string>
  readonly flaws: By<Icon | 'plain', string>
  /** Where it comes from. */
  readonly from: (text: string, path: string) => string
}

/** What stands on the page around the tale. */
export interface PageWords {
  readonly title: Sentence
  readonly heroes: string
  readonly cards: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly picture: string
  readonly saved: string
  readonly notSaved: string
  readonly sheet: string
  readonly tale: string
  readonly print: string
  /** The file of a picture, without what a file may not be called. */
  readonly file: Sentence
}

/** What a language tells while all envelopes are closed. */
export interface SealedWords extends Omit<Cards, Kind> {
  readonly heritages: Omit<Cards['heritages'], Sealed[ChapterNumber]['heritages']>
  readonly origins: Omit<Cards['origins'], Sealed[ChapterNumber]['origins']>
  readonly classes: Cards['classes']
  readonly destinies: Omit<Cards['destinies'], Sealed[ChapterNumber]['destinies']>
  readonly thread: Thread
  readonly sheet: SheetWords
  readonly page: PageWords
  readonly capitalise: (text: string) => string
  /** As it is printed. */
  readonly typeset: (text: string) => string
}

/** With the envelopes of the cards it is told of. */
export type TaleWords = Omit<SealedWords, Kind> & Cards
