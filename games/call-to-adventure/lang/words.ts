import type { AskKind, Outcome, Reader, Seat } from '@monomyth/engine'
import type { AskId, asks } from '../asks.ts'
import type { ActionNumber } from '../content/actions.ts'
import type { FaceNumber } from '../content/adversaries.ts'
import type {
  ActionDef,
  AdversaryDef,
  ChallengeDef,
  ClassDef,
  DestinyDef,
  FaceDef,
  FeatDef,
  HeritageDef,
  OriginDef,
  QuestDef,
  TraitDef,
} from '../content/cards.ts'
import type { ChallengeNumber } from '../content/challenges.ts'
import type { ClassNumber } from '../content/classes.ts'
import type { DestinyNumber } from '../content/destinies.ts'
import type { HeritageNumber } from '../content/heritages.ts'
import type { OriginNumber } from '../content/origins.ts'
import type { CardNumber, ChapterNumber } from '../content/pieces.ts'
import type { TraitNumber } from '../content/traits.ts'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import type { Boon, CampaignRank, Icon, ModeName, QuestSide, Rank } from '../words.ts'

/** What a language says. Keys come from the data and the kinds, so a missing name or sentence does not compile. */

type Names<N extends number> = Readonly<Record<N, string>>
/** The two paths of each Challenge, top and bottom. */
export type PathNames = Readonly<Record<ChallengeNumber, readonly [top: string, bottom: string]>>
/** CTA-883 What lies in each envelope, by the numbers of its cards. */
interface Sealed {
  readonly 1: 25 | 48 | 124 | 125 | 152
  readonly 2: 11 | 49 | 126 | 127 | 128 | 129 | 153
  readonly 3: 26 | 50 | 130 | 131 | 154
  readonly 4: 12 | 51 | 132 | 133 | 134 | 135 | 155
  readonly 5: 27 | 52 | 136 | 137 | 156
  readonly 6: 13 | 53 | 138 | 139 | 140 | 141 | 157
  readonly 7: 28 | 54 | 142 | 143 | 144 | 145 | 158
}
type SealedNumber = Sealed[ChapterNumber]

/** One line to dream by; it has no effect. */
type FlavourNumber =
  | HeritageNumber
  | OriginNumber
  | ClassNumber
  | DestinyNumber
  | TraitNumber
  | ChallengeNumber
  | FaceNumber

/** What is printed on each kind of card, derived from its data. */
export interface CardTexts {
  readonly heritage: (card: HeritageDef) => string
  readonly origin: (card: OriginDef) => string
  readonly class: (card: ClassDef) => string
  readonly destiny: (card: DestinyDef) => string
  readonly trait: (card: TraitDef) => string
  readonly challenge: (card: ChallengeDef) => string
  readonly feat: (card: FeatDef) => string
  readonly action: (card: ActionDef) => string
  readonly face: (card: FaceDef, adversary: AdversaryDef) => string
  readonly quest: (card: QuestDef) => string
}

/** What an option of this ask is. */
export type AskValue<K extends AskId> = (typeof asks)[K] extends AskKind<infer T, View> ? T : never

/** The asks that can be declined. Each has words for declining that say what it means. */
export const DECLINABLE = ['feat', 'heritage', 'discard', 'offer'] as const satisfies readonly AskId[]

interface AskSaid<T> {
  /** What is asked and why, in one sentence. */
  ask(view: View, seat: Seat): string
  /** What an option does: a short label, without a full stop. It may also be one that is barred just now. */
  option(value: T, view: View, seat: Seat): string
}

export type AskWords = {
  readonly [K in AskId]: AskSaid<AskValue<K>> &
    (K extends (typeof DECLINABLE)[number] ? { readonly pass: string } : { readonly pass?: undefined })
}

/** What the engine itself tells. Its "@window" is a pause in which nothing is said. */
export type TableEvent =
  | { readonly kind: '@undone'; readonly seat: Seat }
  | { readonly kind: '@left'; readonly seat: Seat; readonly as: 'house' | 'bot' }
  | { readonly kind: '@returned'; readonly seat: Seat }
  | { readonly kind: '@adjourned' }
  | { readonly kind: '@rules' }

/** One line of the log for each kind of event. A face the reader does not know is BACK and is not named. */
export type EventWords = {
  readonly [K in Event['kind']]: (event: EventOf<K>, reader: Reader) => string
} & {
  readonly [K in TableEvent['kind']]: (event: Extract<TableEvent, { kind: K }>, reader: Reader) => string
}

/** The rules that asks are put under or options are barred by, and those a player may ask about: "why not?" */
export const RULE_IDS = [
  'CTA-103',
  'CTA-104',
  'CTA-109',
  'CTA-202',
  'CTA-203',
  'CTA-204',
  'CTA-205',
  'CTA-206',
  'CTA-207',
  'CTA-208',
  'CTA-209',
  'CTA-213',
  'CTA-230',
  'CTA-231',
  'CTA-233',
  'CTA-234',
  'CTA-235',
  'CTA-237',
  'CTA-238',
  'CTA-251',
  'CTA-252',
  'CTA-253',
  'CTA-255',
  'CTA-257',
  'CTA-258',
  'CTA-302',
  'CTA-303',
  'CTA-304',
  'CTA-313',
  'CTA-314',
  'CTA-315',
  'CTA-316',
  'CTA-326',
  'CTA-327',
  'CTA-330',
  'CTA-345',
  'CTA-346',
  'CTA-444',
  'CTA-446',
  'CTA-447',
  'CTA-449',
  'CTA-452',
  'CTA-472',
  'CTA-473',
  'CTA-474',
  'CTA-500',
  'CTA-501',
  'CTA-502',
  'CTA-504',
  'CTA-521',
  'CTA-523',
  'CTA-530',
  'CTA-536',
  'CTA-540',
  'CTA-542',
  'CTA-550',
  'CTA-562',
  'CTA-563',
  'CTA-564',
  'CTA-565',
  'CTA-566',
  'CTA-567',
  'CTA-568',
  'CTA-572',
  'CTA-573',
  'CTA-574',
  'CTA-575',
  'CTA-576',
  'CTA-578',
  'CTA-585',
  'CTA-588',
  'CTA-593',
  'CTA-594',
  'CTA-596',
  'CTA-631',
  'CTA-700',
  'CTA-708',
  'CTA-726',
  'CTA-727',
  'CTA-756',
  'CTA-892',
  'CTA-895',
  'CTA-896',
  'CTA-925',
  'CTA-C004',
  'CTA-C008',
  'CTA-C012',
  'CTA-C022',
  'CTA-C028',
  'CTA-C037',
  'CTA-C085',
  'CTA-C165',
  'CTA-C169',
  'CTA-C192',
  'CTA-C901',
] as const

/** What each of these rules says, in one sentence. */
export type RuleWords = { readonly [id in (typeof RULE_IDS)[number]]: string }

/** What a player is told before choosing: CTA-474, CTA-255, CTA-445. */
export const WARNINGS = ['banks', 'completesAct', 'reachesFloor'] as const
export type Warning = (typeof WARNINGS)[number]
export type WarningWords = { readonly [warning in Warning]: string }

/** What the host of a match may set. */
type Setting = 'quest' | 'adversary' | 'easy' | 'quickStart' | 'collection' | 'first'
interface Explained {
  readonly name: string
  readonly about: string
}

export interface ChapterWords {
  readonly title: string
  readonly opening: string
  readonly victory: string
  readonly defeat: string
}

/** CTA-900 The words of one envelope: nobody reads them before it is opened, so each is a file of its own. */
export interface Envelope<C extends ChapterNumber> extends ChapterWords {
  readonly cards: Names<Sealed[C]>
  readonly flavour: Names<Exclude<Sealed[C], ActionNumber>>
}

export type AnyEnvelope = { readonly [C in ChapterNumber]: Envelope<C> }[ChapterNumber]

/** Modes, settings and the campaign: for the pages around a match. */
export interface FrameWords {
  readonly modes: Readonly<Record<ModeName, Explained>>
  readonly settings: Readonly<Record<Setting, Explained>>
  readonly sides: Readonly<Record<Exclude<QuestSide, 'none'>, Explained>>
  readonly boons: Readonly<Record<Exclude<Boon, 'none'>, Explained>>
  readonly shadow: Explained
  readonly ranks: Readonly<Record<Rank, string>>
  readonly campaignRanks: Readonly<Record<CampaignRank, string>>
}

/** Everything the game says while all envelopes are closed. */
export interface SealedLang extends FrameWords {
  readonly title: string
  readonly icons: Readonly<Record<Icon, string>>
  readonly cards: Names<Exclude<CardNumber, SealedNumber>>
  readonly paths: PathNames
  readonly flavour: Names<Exclude<FlavourNumber, SealedNumber>>
  readonly texts: CardTexts
  readonly asks: AskWords
  readonly events: EventWords
  readonly rules: RuleWords
  readonly warnings: WarningWords
  readonly outcome: (outcome: Outcome, reader: Reader) => string
  /** A card whose face one does not know. */
  readonly back: string
  /** Text as it is printed: spaces and apostrophes of the language. */
  readonly typeset: (text: string) => string
}

/** Everything the game says. */
export interface Lang extends SealedLang {
  readonly cards: Names<CardNumber>
  readonly flavour: Names<FlavourNumber>
  readonly chapters: { readonly [C in ChapterNumber]: Envelope<C> }
}
