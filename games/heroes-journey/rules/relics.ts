import type { Piece, Seat } from '@monomyth/engine'
import { FIRST_RELIC } from '../content/pieces.ts'
import type { EventOf, Play } from '../events.ts'
import { AT, type State } from '../state.ts'
import { INN } from './board.ts'
import { countDormant, isDormant } from './items.ts'
import { openWindow } from './raise.ts'
import { fillTreasure } from './treasure.ts'

type Gained = EventOf<'relicGained'>

/** HJ-643: no relic is dormant while its owner's pawn is on the inn. */
function setDormant(state: State, seat: Seat, relic: Piece): boolean {
  const dormant = state.seats[seat]!.cell !== INN
  state.dormant[relic - FIRST_RELIC] = dormant ? 1 : 0
  return dormant
}

function setAwake(state: State, relic: Piece): void {
  state.dormant[relic - FIRST_RELIC] = 0
}

export interface Gain {
  readonly from: Gained['from']
  /** Whom it was taken from, or −1. */
  readonly victim: Seat
  readonly cause: Gained['cause']
  readonly comes: 'awake' | 'dormant'
}

/** HJ-561, HJ-562 Gaining a relic. 1 it is taken; 2 the treasure is filled at once; 3 the window. */
export function gainRelic(play: Play, seat: Seat, relic: Piece, { from, victim, cause, comes }: Gain): void {
  const { state } = play
  play.move(relic, AT.seats[seat]!.relics)
  setAwake(state, relic)
  const dormant = comes === 'dormant' && setDormant(state, seat, relic) ? 1 : 0
  const event: Gained = { kind: 'relicGained', seat, relic, from, victim, cause, dormant }
  play.tell(event)
  if (from === 'treasure') fillTreasure(play)
  openWindow(play, event)
}

/** HJ-553 A relic used with success falls dormant. */
export function sleep(play: Play, seat: Seat, relic: Piece): void {
  if (setDormant(play.state, seat, relic)) play.tell({ kind: 'relicSlept', seat, relic })
}

export function wake(play: Play, seat: Seat, relics: readonly Piece[]): void {
  for (const relic of relics) setAwake(play.state, relic)
  play.tell({ kind: 'relicsWoke', seat, relics })
}

/** HJ-641, HJ-644 All dormant relics of this player wake. */
export function wakeAll(play: Play, seat: Seat): void {
  const { state } = play
  if (countDormant(state, seat) === 0) return
  wake(
    play,
    seat,
    state.seats[seat]!.relics.filter((relic) => isDormant(state, relic)),
  )
}

/** HJ-603 A lost relic lies face up in the discard. */
export function discardRelic(play: Play, relic: Piece): void {
  setAwake(play.state, relic)
  play.move(relic, AT.relicDiscard)
}
