import type { Piece, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { State } from '../state.ts'
import { ABILITIES, type Foe } from '../words.ts'
import { difficultyOf } from './foe.ts'

export { difficultyOf } from './foe.ts'

/** CTA-303, CTA-304 S1 The path is named: the main action is spent. */
export function declare(play: Play, seat: Seat, foe: Foe, piece: Piece, bottom: number): void {
  const { state } = play
  state.turn.isMainDone = 1
  state.attempt.foe = foe
  state.attempt.card = piece
  state.attempt.bottom = bottom
  play.tell({ kind: 'attemptDeclared', seat, foe, card: piece, bottom, difficulty: difficultyOf(state) })
  state.cursor = { at: 'gather' }
}

const ZEROS: readonly number[] = ABILITIES.map(() => 0)
/** A zero for each seat, or for each ability: no more than those. */
const zeros = (count: number): number[] => ZEROS.slice(0, count)

/** CTA-342 S15 No attempt is under way: its modifiers have ended, the runes are back. */
export function noAttempt(seats: number): State['attempt'] {
  return {
    foe: 'none',
    card: -1,
    bottom: 0,
    runes: [],
    faces: [],
    casts: 0,
    isAgain: 0,
    extraIcons: zeros(ABILITIES.length),
    fromFeats: zeros(seats),
    fromBards: zeros(seats),
    fromCrests: 0,
    fromElse: 0,
    harder: 0,
    isClassOff: 0,
    isHeritageOff: 0,
    areMoonsIgnored: 0,
    onFail: zeros(seats),
    revealed: -1,
    outcome: 'open',
    margin: 0,
  }
}
