import type { Boon } from './words.ts'

/** CTA-880 to CTA-900 What one chapter of a campaign hands to the next. Unopened envelopes are known by number only. */
export interface Carry {
  /** The form of this record. */
  readonly carry: 1
  /** The chapter to be played, 1 to 7; 8 when the campaign is over. */
  readonly chapter: number
  /** CTA-893 */
  readonly shadow: boolean
  readonly boon: Boon
  /** One for each match played, in order. */
  readonly played: readonly {
    readonly chapter: number
    readonly won: boolean
    readonly easy: boolean
    readonly shadow: boolean
    readonly seats: number
  }[]
}
