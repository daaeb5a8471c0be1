import type { ProphecyDef } from '../content/cards.ts'
import type { Mentor, MentorId } from '../content/mentors.ts'
import type { ProphecyId } from '../content/prophecies.ts'
import type { QuestId } from '../content/quests.ts'
import type { RelicGroup, RelicId } from '../content/relics.ts'
import type { Effect, EffectName, EffectOf, Trigger } from '../effects/effect.ts'
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

/** Everything the game says. */
export type Lang = CardLang
