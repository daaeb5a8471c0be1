import type { Cause, Colour, Place, QuestColour, TriggerName, Way } from '../words.ts'

/** What a card does, as data. Effects run in the order written; each kind has a file beside this one. */
export type Effect =
  | { readonly kind: 'drawProphecy'; readonly count: number }
  | {
      readonly kind: 'takeRelic'
      readonly from: 'treasure' | 'eventRelic' | 'opponent'
      readonly colour: Colour | 'any'
      readonly minPower: number
      readonly maxPower: number
      /** Only from an opponent who owns at least so many relics; 0 where it does not matter. */
      readonly victimRelics: number
      readonly comes: 'awake' | 'dormant'
    }
  | { readonly kind: 'swapRelic'; readonly maxPowerGain: number }
  | { readonly kind: 'wakeRelics'; readonly count: number | 'all'; readonly optional: boolean }
  | { readonly kind: 'reveal'; readonly count: number; readonly place: Place; readonly optional: boolean }
  | { readonly kind: 'peek'; readonly count: number; readonly place: Place; readonly optional: boolean }
  | { readonly kind: 'hide'; readonly count: number; readonly place: Place }
  | { readonly kind: 'move'; readonly steps: number; readonly optional: boolean }
  | { readonly kind: 'place'; readonly place: Place; readonly optional: boolean }
  | { readonly kind: 'modifyDice'; readonly by: number }
  | { readonly kind: 'rerollDice'; readonly count: number }
  | { readonly kind: 'modifyValue'; readonly by: number }
  | { readonly kind: 'modifyTotal'; readonly by: number }
  | { readonly kind: 'charge'; readonly dice: number; readonly total: number }
  | { readonly kind: 'waive'; readonly epic: boolean; readonly locks: boolean }
  | { readonly kind: 'keepItem' }
  | { readonly kind: 'refreshTreasure' }
  | { readonly kind: 'cancel'; readonly what: 'bonus' | 'prophecy' }
  | { readonly kind: 'chooseOne'; readonly of: readonly Effect[] }

export type EffectName = Effect['kind']
export type EffectOf<K extends EffectName> = Extract<Effect, { kind: K }>

/** What must hold for a card to answer an event. Every key that stands must hold. */
export interface Condition {
  /** Where the event takes place. */
  readonly place?: Place
  readonly how?: Way
  /** Legend points of the quest of the event. */
  readonly minPoints?: number
  readonly questColour?: QuestColour | 'coloured'
  readonly questIs?: readonly ('free' | 'epicOrLocked')[]
  /** Where the pawn of the event's author stands. */
  readonly pawnPlace?: Place
  readonly cause?: Cause
  /** Exact number of awake relics of the card's owner. */
  readonly ownAwakeRelics?: number
  readonly ownDormantRelicsMin?: number
}

/** HJ-738: `by` says whose event it must be, seen from the owner of the card. */
export interface Trigger {
  readonly on: TriggerName
  readonly by: 'self' | 'opponent' | 'any'
  readonly if: Condition
}
