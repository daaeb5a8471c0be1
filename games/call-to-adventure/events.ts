import type { Play as EnginePlay, EventPieces, Given, Piece, Seat } from '@monomyth/engine'
import type { Carry } from './campaign.ts'
import type { State } from './state.ts'
import type { Cause, FeatType, Foe, WindowName } from './words.ts'

/** What can happen in a match, as it is told. `card` fields that are plain numbers name public faces (Adversary, Quest). */
export type Event =
  // Setup
  | { readonly kind: 'charactersDealt'; readonly seat: Seat }
  | {
      readonly kind: 'characterRevealed'
      readonly seat: Seat
      readonly heritage: Piece
      readonly origin: Piece
      readonly class: Piece
    }
  | { readonly kind: 'adversarySet'; readonly card: number; readonly tokens: number }
  | { readonly kind: 'boonApplied'; readonly boon: string }
  | { readonly kind: 'firstPlayer'; readonly seat: Seat }
  // The turn
  | { readonly kind: 'turnStarted'; readonly seat: Seat; readonly turn: number }
  /** Acts are counted from 0. */
  | { readonly kind: 'rowRevealed'; readonly act: number; readonly cards: readonly Piece[] }
  | {
      readonly kind: 'journeyed'
      readonly seat: Seat
      readonly card: Piece
      readonly replacement: Piece
      readonly free: number
    }
  /** CTA-205, CTA-C157: replaced, but not by a Journey. */
  | { readonly kind: 'replaced'; readonly card: Piece; readonly replacement: Piece }
  | { readonly kind: 'banked'; readonly seat: Seat; readonly amount: number; readonly banked: number }
  | { readonly kind: 'activated'; readonly seat: Seat; readonly card: Piece }
  | { readonly kind: 'traitGained'; readonly seat: Seat; readonly card: Piece }
  | { readonly kind: 'turnPassed'; readonly seat: Seat }
  | { readonly kind: 'rowFilled'; readonly act: number; readonly card: Piece }
  | { readonly kind: 'deckReshuffled'; readonly deck: string }
  // The attempt
  | {
      readonly kind: 'attemptDeclared'
      readonly seat: Seat
      readonly foe: Foe
      /** The Challenge or Adversary face. */
      readonly card: Piece
      readonly bottom: number
      readonly difficulty: number
    }
  | { readonly kind: 'darkRunesBought'; readonly seat: Seat; readonly count: number; readonly paid: number }
  | {
      readonly kind: 'runesCast'
      readonly seat: Seat
      readonly runes: readonly number[]
      readonly faces: readonly number[]
      /** 0 the first cast, then re-attempts. */
      readonly nth: number
    }
  | { readonly kind: 'runeAdded'; readonly rune: number; readonly face: number }
  | { readonly kind: 'runeRecast'; readonly rune: number; readonly before: number; readonly face: number }
  | { readonly kind: 'runeTurned'; readonly rune: number; readonly face: number }
  | { readonly kind: 'actionRevealed'; readonly action: Piece }
  | { readonly kind: 'actionCancelled'; readonly action: Piece }
  | { readonly kind: 'actionApplied'; readonly action: Piece }
  | { readonly kind: 'heritageUsed'; readonly seat: Seat; readonly heritage: Piece }
  | { readonly kind: 'resultChanged'; readonly seat: Seat; readonly by: number; readonly card: Piece }
  | { readonly kind: 'difficultyChanged'; readonly by: number; readonly card: Piece }
  | {
      readonly kind: 'overcome'
      readonly seat: Seat
      readonly foe: Foe
      readonly card: Piece
      readonly bottom: number
      readonly result: number
      readonly difficulty: number
    }
  | {
      readonly kind: 'failed'
      readonly seat: Seat
      readonly foe: Foe
      readonly card: Piece
      readonly bottom: number
      readonly result: number
      readonly difficulty: number
    }
  // Cards, experience, track
  | {
      readonly kind: 'featDrawn'
      readonly seat: Seat
      readonly feat: Piece
      readonly type: FeatType
      readonly cause: Cause
    }
  | { readonly kind: 'featPlayed'; readonly seat: Seat; readonly feat: Piece }
  | { readonly kind: 'featResolved'; readonly seat: Seat; readonly feat: Piece }
  | { readonly kind: 'featCancelled'; readonly seat: Seat; readonly feat: Piece }
  | { readonly kind: 'featDiscarded'; readonly seat: Seat; readonly feat: Piece }
  | { readonly kind: 'featGiven'; readonly seat: Seat; readonly to: Seat; readonly feat: Piece }
  | { readonly kind: 'featTaken'; readonly seat: Seat; readonly feat: Piece }
  | { readonly kind: 'xpChanged'; readonly seat: Seat; readonly by: number; readonly cause: Cause }
  | { readonly kind: 'xpTaken'; readonly seat: Seat; readonly from: Seat; readonly count: number }
  | {
      readonly kind: 'levelChanged'
      readonly seat: Seat
      readonly by: number
      readonly level: number
      readonly cause: Cause
    }
  | { readonly kind: 'corruptionPrevented'; readonly seat: Seat }
  | { readonly kind: 'tokensChanged'; readonly by: number; readonly tokens: number; readonly cause: Cause }
  // The end
  | { readonly kind: 'adversaryFlipped'; readonly card: number }
  | { readonly kind: 'endStarted'; readonly seat: Seat }
  | { readonly kind: 'finaleStarted' }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly destiny: Piece; readonly rows: readonly number[] }
  | { readonly kind: 'gameOver'; readonly winners: readonly number[]; readonly reason: 'won' | 'lost' | 'scores' }

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** What a window is opened with, never told. */
export interface Opened {
  readonly kind: 'opened'
  readonly at: WindowName
}

/** The fields that are faces; the engine turns them into backs for whoever may not know them. */
export const EVENT_PIECES: EventPieces<Event | Opened> = {
  charactersDealt: {},
  characterRevealed: { heritage: true, origin: true, class: true },
  adversarySet: {},
  boonApplied: {},
  firstPlayer: {},
  turnStarted: {},
  rowRevealed: { cards: true },
  journeyed: { card: true, replacement: true },
  replaced: { card: true, replacement: true },
  banked: {},
  activated: { card: true },
  traitGained: { card: true },
  turnPassed: {},
  rowFilled: { card: true },
  deckReshuffled: {},
  attemptDeclared: { card: true },
  darkRunesBought: {},
  runesCast: {},
  runeAdded: {},
  runeRecast: {},
  runeTurned: {},
  actionRevealed: { action: true },
  actionCancelled: { action: true },
  actionApplied: { action: true },
  heritageUsed: { heritage: true },
  resultChanged: { card: true },
  difficultyChanged: { card: true },
  overcome: { card: true },
  failed: { card: true },
  featDrawn: { feat: true },
  featPlayed: { feat: true },
  featResolved: { feat: true },
  featCancelled: { feat: true },
  featDiscarded: { feat: true },
  featGiven: { feat: true },
  featTaken: { feat: true },
  xpChanged: {},
  xpTaken: {},
  levelChanged: {},
  corruptionPrevented: {},
  tokensChanged: {},
  adversaryFlipped: {},
  endStarted: {},
  finaleStarted: {},
  scored: { destiny: true },
  gameOver: {},
  opened: {},
}

export type Play = EnginePlay<State, Given<undefined, Carry>, Event | Opened>
