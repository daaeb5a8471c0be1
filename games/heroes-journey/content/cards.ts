import type { Condition, Effect, Trigger } from '../effects/effect.ts'
import type { ByColour, Colour, QuestColour } from '../words.ts'

/** What each kind of card is made of. Names stand in lang/; texts are derived from the data. */

/** HJ-020 */
export interface RelicDef {
  readonly id: string
  readonly colour: Colour
  readonly power: number
}

/** A padlock instead of a value, HJ-456. */
export const LOCK = -1

/** HJ-025 */
export interface QuestDef {
  readonly id: string
  readonly colour: QuestColour
  readonly points: number
  /** The number to exceed with an item of that colour, or LOCK. */
  readonly values: ByColour<number>
  readonly epic: boolean
}

/** HJ-029 */
export interface ProphecyDef {
  readonly id: string
  readonly trigger: Trigger
  readonly effects: readonly Effect[]
}

/** HJ-030, HJ-686: most act when lost, some at the start of their owner's turn. */
export interface MentorDef {
  readonly id: string
  readonly colour: Colour
  readonly when: 'lost' | 'turnStart'
  readonly if: Condition
  readonly effects: readonly Effect[]
}
