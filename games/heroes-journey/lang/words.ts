import type { AskKind, Outcome, Reader, Seat } from '@monomyth/engine'
import type { AskId, asks } from '../asks.ts'
import type { ProphecyDef, QuestDef, RelicDef } from '../content/cards.ts'
import type { Mentor, MentorId } from '../content/mentors.ts'
import type { ProphecyId } from '../content/prophecies.ts'
import type { QuestId } from '../content/quests.ts'
import type { RelicGroup, RelicId } from '../content/relics.ts'
import type { Effect, EffectName, EffectOf, Trigger } from '../effects/effect.ts'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import type { ByColour, TriggerName } from '../words.ts'

/** What a language says. Keys come from the data and the kinds, so a missing name or sentence does not compile. */

/** What the words of an effect may look at: the event the card answers, and the effects before and after on the card. */
export interface Around {
  readonly trigger: Trigger
  readonly before: Effect | undefined
  readonly after: Effect | undefined
}

/** Each kind of effect, without capital or full stop: "draw a prophecy". */
export type EffectWords = { readonly [K in EffectName]: (effect: EffectOf<K>, around: Around) => string }

/** Each event with its author, place and quest, as a card begins: "When an opponent fails in the far lands". */
export type TriggerWords = { readonly [K in TriggerName]: (trigger: Trigger) => string }

/** What the text of a card is put together from. */
export interface Phrases {
  readonly triggers: TriggerWords
  readonly effects: EffectWords
  /** What else must hold: ", if all your relics are dormant", or nothing. */
  readonly provided: (trigger: Trigger, effects: readonly Effect[]) => string
  /** What stands between two effects of a card. */
  readonly link: (before: Effect, after: Effect) => string
  /** Sentences at the end, for what one might otherwise get wrong. */
  readonly remarks: (trigger: Trigger, effects: readonly Effect[]) => readonly string[]
}

/** HJ-021 */
export interface ColourWords {
  readonly name: string
  readonly stands: string
}

/** Names, and texts derived from the data of the cards. */
export interface CardLang {
  readonly colours: ByColour<ColourWords>
  /** The fourth colour, of quests alone. */
  readonly white: string
  readonly quests: Readonly<Record<QuestId, string>>
  readonly relicGroups: Readonly<Record<RelicGroup, string>>
  readonly relics: Readonly<Record<RelicId, string>>
  readonly prophecies: Readonly<Record<ProphecyId, string>>
  readonly mentors: Readonly<Record<MentorId, string>>
  readonly effects: EffectWords
  readonly triggers: TriggerWords
  readonly prophecyText: (prophecy: ProphecyDef) => string
  readonly mentorText: (mentor: Mentor) => string
}

/** What an option of this ask is. */
export type AskValue<K extends AskId> = (typeof asks)[K] extends AskKind<infer T, View> ? T : never

/** The asks that can be declined. Each has words for declining that say what it means. */
export const DECLINABLE = [
  'offer',
  'freeReveal',
  'react',
  'revealByEffect',
  'moveByEffect',
  'place',
  'wake',
  'peek',
] as const satisfies readonly AskId[]

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
  'HJ-101',
  'HJ-102',
  'HJ-106',
  'HJ-107',
  'HJ-202',
  'HJ-206',
  'HJ-250',
  'HJ-251',
  'HJ-252',
  'HJ-256',
  'HJ-301',
  'HJ-302',
  'HJ-303',
  'HJ-304',
  'HJ-305',
  'HJ-306',
  'HJ-310',
  'HJ-313',
  'HJ-314',
  'HJ-352',
  'HJ-353',
  'HJ-356',
  'HJ-385',
  'HJ-387',
  'HJ-390',
  'HJ-391',
  'HJ-392',
  'HJ-398',
  'HJ-399',
  'HJ-450',
  'HJ-451',
  'HJ-453',
  'HJ-455',
  'HJ-456',
  'HJ-459',
  'HJ-466',
  'HJ-468',
  'HJ-557',
  'HJ-558',
  'HJ-559',
  'HJ-563',
  'HJ-564',
  'HJ-572',
  'HJ-640',
  'HJ-723',
  'HJ-724',
  'HJ-730',
  'HJ-734',
  'HJ-735',
  'HJ-747',
  'HJ-748',
  'HJ-750',
  'HJ-838',
  'HJ-902',
  'HJ-903',
  'HJ-978',
  'HJ-982',
  'HJ-992',
] as const

/** What each of these rules says, in one sentence. */
export type RuleWords = { readonly [id in (typeof RULE_IDS)[number]]: string }

/** D07, HJ-466: what a player is told before choosing. */
export const WARNINGS = ['forfeitsAttempt', 'givesUpBonus', 'isFinal', 'isLastItem'] as const
export type Warning = (typeof WARNINGS)[number]
export type WarningWords = { readonly [warning in Warning]: string }

/** Everything the game says. */
export interface Lang extends CardLang {
  readonly title: string
  readonly asks: AskWords
  readonly events: EventWords
  readonly rules: RuleWords
  readonly warnings: WarningWords
  readonly outcome: (outcome: Outcome, reader: Reader) => string
  /** A card whose face one does not know. */
  readonly back: string
  /** HJ-020, HJ-025: what is printed on a relic or a quest, in a few words. */
  readonly relicText: (relic: RelicDef) => string
  readonly questText: (quest: QuestDef) => string
  /** Text as it is printed: spaces and apostrophes of the language. */
  readonly typeset: (text: string) => string
}
