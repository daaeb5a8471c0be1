import type { Play as EnginePlay, EventPieces, Given, Piece, Seat } from '@monomyth/engine'
import type { State } from './state.ts'
import type { Cause, TriggerName, Way } from './words.ts'

/** What can happen in a match, as it is told and as prophecies wait for it (HJ-739). */
export type Event =
  // Setup
  | { readonly kind: 'relicChosen'; readonly seat: Seat; readonly relic: Piece }
  | { readonly kind: 'mentorChosen'; readonly seat: Seat; readonly mentor: Piece }
  | { readonly kind: 'boardDealt'; readonly treasure: readonly Piece[]; readonly quests: readonly Piece[] }
  | { readonly kind: 'firstRolled'; readonly seat: Seat; readonly face: number }
  | { readonly kind: 'firstPlayer'; readonly seat: Seat }
  // HJ-739: the events prophecies wait for. `seat` is the author.
  | { readonly kind: 'turnStarted'; readonly seat: Seat; readonly cell: number }
  | {
      readonly kind: 'questRevealed'
      readonly seat: Seat
      readonly cell: number
      readonly quest: Piece
      readonly cause: Cause
    }
  | {
      readonly kind: 'pawnArrived'
      readonly seat: Seat
      readonly cell: number
      readonly from: number
      readonly how: Way
    }
  | {
      readonly kind: 'bonusDeclared'
      readonly seat: Seat
      readonly bonus: 'move' | 'reveal'
      readonly cell: number
      /** HJ-381 to HJ-383: what gave it. */
      readonly condition: 'A' | 'B' | 'C' | 'none'
    }
  | {
      readonly kind: 'attemptDeclared'
      readonly seat: Seat
      readonly cell: number
      readonly quest: Piece
      readonly item: Piece
      readonly dice: number
      readonly value: number
    }
  | {
      readonly kind: 'diceRolled'
      readonly seat: Seat
      readonly cell: number
      readonly faces: readonly number[]
      readonly added: number
      readonly value: number
    }
  | {
      readonly kind: 'questAccomplished'
      readonly seat: Seat
      readonly cell: number
      readonly quest: Piece
      readonly item: Piece
      readonly points: number
    }
  | {
      readonly kind: 'relicGained'
      readonly seat: Seat
      readonly relic: Piece
      readonly from: 'treasure' | 'discard' | 'opponent'
      readonly victim: Seat
      readonly cause: Cause
      readonly dormant: number
    }
  | {
      readonly kind: 'questFailed'
      readonly seat: Seat
      readonly cell: number
      readonly quest: Piece
      readonly item: Piece
    }
  | { readonly kind: 'relicLost'; readonly seat: Seat; readonly cell: number; readonly relic: Piece }
  | { readonly kind: 'mentorLost'; readonly seat: Seat; readonly cell: number; readonly mentor: Piece }
  | { readonly kind: 'prophecyPlayed'; readonly seat: Seat; readonly prophecy: Piece }
  | { readonly kind: 'eliminationPending'; readonly seat: Seat }
  // Told only
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly cell: number }
  | {
      readonly kind: 'prophecyDrawn'
      readonly seat: Seat
      readonly prophecy: Piece
      readonly why: 'white' | 'endOfWorld' | 'mentor' | 'effect'
    }
  | { readonly kind: 'prophecyCancelled'; readonly seat: Seat; readonly prophecy: Piece }
  | { readonly kind: 'prophecyReturned'; readonly prophecy: Piece }
  | { readonly kind: 'bonusCancelled'; readonly seat: Seat }
  | { readonly kind: 'relicSlept'; readonly seat: Seat; readonly relic: Piece }
  | { readonly kind: 'relicsWoke'; readonly seat: Seat; readonly relics: readonly Piece[] }
  | { readonly kind: 'relicTraded'; readonly seat: Seat; readonly relic: Piece }
  | { readonly kind: 'treasureFilled'; readonly relic: Piece }
  | { readonly kind: 'treasureRefreshed'; readonly relics: readonly Piece[] }
  | { readonly kind: 'deckReshuffled' }
  | { readonly kind: 'dieRerolled'; readonly seat: Seat; readonly before: number; readonly after: number }
  | { readonly kind: 'diceChanged'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'valueChanged'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'totalChanged'; readonly seat: Seat; readonly added: number }
  | { readonly kind: 'charged'; readonly seat: Seat; readonly dice: number; readonly total: number }
  | { readonly kind: 'waived'; readonly seat: Seat; readonly cell: number; readonly quest: Piece }
  | { readonly kind: 'itemKept'; readonly seat: Seat; readonly item: Piece }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly cell: number; readonly quest: Piece }
  | { readonly kind: 'hidden'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'turnEnded'; readonly seat: Seat; readonly idle: number }
  | { readonly kind: 'gameOver'; readonly winners: readonly number[]; readonly reason: 'points' | 'last' | 'stalemate' }

export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** HJ-739: an event prophecies wait for. */
export type TriggerEvent = EventOf<TriggerName>

/** What a window is opened with, never told: the event, and how many windows were opened up to this one (HJ-735). */
export interface Opened {
  readonly kind: 'opened'
  readonly event: TriggerEvent
  readonly window: number
}

/** The fields that are faces; the engine turns them into backs for whoever may not know them. */
export const EVENT_PIECES: EventPieces<Event | Opened> = {
  relicChosen: { relic: true },
  mentorChosen: { mentor: true },
  boardDealt: { treasure: true, quests: true },
  firstRolled: {},
  firstPlayer: {},
  turnStarted: {},
  questRevealed: { quest: true },
  pawnArrived: {},
  bonusDeclared: {},
  attemptDeclared: { quest: true, item: true },
  diceRolled: {},
  questAccomplished: { quest: true, item: true },
  relicGained: { relic: true },
  questFailed: { quest: true, item: true },
  relicLost: { relic: true },
  mentorLost: { mentor: true },
  prophecyPlayed: { prophecy: true },
  eliminationPending: {},
  stayed: {},
  prophecyDrawn: { prophecy: true },
  prophecyCancelled: { prophecy: true },
  prophecyReturned: { prophecy: true },
  bonusCancelled: {},
  relicSlept: { relic: true },
  relicsWoke: { relics: true },
  relicTraded: { relic: true },
  treasureFilled: { relic: true },
  treasureRefreshed: { relics: true },
  deckReshuffled: {},
  dieRerolled: {},
  diceChanged: {},
  valueChanged: {},
  totalChanged: {},
  charged: {},
  waived: { quest: true },
  itemKept: { item: true },
  peeked: { quest: true },
  hidden: {},
  eliminated: {},
  resigned: {},
  turnEnded: {},
  gameOver: {},
  opened: {},
}

export type Play = EnginePlay<State, Given, Event | Opened>
