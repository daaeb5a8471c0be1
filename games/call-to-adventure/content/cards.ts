import type { Effect } from '../effects/effect.ts'
import type { Ability, Boon, FeatType, Icon, StoryIcon, Timing } from '../words.ts'

/** What each kind of card is made of. Names stand in lang/; texts are derived from the data. `number` is printed on it. */

/** The deck a card belongs to: 0 from the start, else the chapter whose envelope brings it (CTA-888). */
export type Chapter = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

interface Numbered {
  readonly number: number
}

/** What a path shows. CTA-957 */
export interface Path {
  readonly icons: readonly Icon[]
  readonly tri: number
  readonly tra: number
  readonly hero: number
  readonly antihero: number
  readonly virtue: number
  readonly corruption: number
}

/** CTA-500: the first of the two effects, a card of either type, is on all of them. */
export interface HeritageDef extends Numbered {
  readonly chapter: Chapter
  readonly own: Effect
}

export interface OriginDef extends Numbered {
  readonly chapter: Chapter
  readonly abilities: readonly [Ability, Ability]
  readonly effects: readonly Effect[]
}

/** CTA-537 */
export interface ClassDef extends Numbered {
  readonly first: Ability
  readonly second: Ability
  readonly third: Effect
}

export interface DestinyDef extends Numbered {
  readonly chapter: Chapter
  /** CTA-553 */
  readonly corner: { readonly icons: readonly StoryIcon[]; readonly tri: number; readonly tra: number }
  readonly effects: readonly Effect[]
}

export interface TraitDef extends Numbered {
  readonly kind: 'trait'
  readonly act: 1 | 2 | 3
  readonly path: Path
  readonly effect: Effect
}

export interface ChallengeDef extends Numbered {
  readonly kind: 'challenge'
  readonly act: 1 | 2 | 3
  readonly difficulty: number
  readonly abilities: readonly [Ability, Ability]
  readonly top: Path
  readonly bottom: Path
}

export type StoryDef = TraitDef | ChallengeDef

export interface FeatDef extends Numbered {
  readonly type: FeatType
  readonly timing: Timing
  /** CTA-962 */
  readonly adversary: boolean
  /** Whom its player names, if anybody. */
  readonly names: 'nobody' | 'any' | 'other'
  readonly effect: Effect
}

export interface ActionDef extends Numbered {
  /** 0: a base card, with the skull mark. */
  readonly chapter: Chapter
  readonly effect: Effect
}

/** One side of an Adversary card. */
export interface FaceDef extends Numbered {
  readonly difficulty: number
  readonly reward: Path
  /** Its text. */
  readonly effects: readonly Effect[]
}

/** CTA-889 */
export interface AdversaryDef {
  /** `1A` to `7B` */
  readonly id: string
  readonly chapter: Exclude<Chapter, 0>
  readonly form: 'A' | 'B'
  readonly abilities: readonly [Ability, Ability]
  readonly adversary: FaceDef
  readonly final: FaceDef
  /** Both faces: what adds and removes tokens. */
  readonly tokens: readonly Effect[]
}

export interface QuestDef extends Numbered {
  readonly effects: readonly Effect[]
}

/** CTA-883 */
export interface ChapterDef {
  readonly chapter: Exclude<Chapter, 0>
  readonly adversary: string
  /** Form B, where the line has one. */
  readonly shadow: string | undefined
  readonly action: number
  readonly destiny: number
  /** A Heritage or an Origin. */
  readonly character: number
  /** What winning it brings to the next. */
  readonly boon: Boon
}
