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
    extraIcons: ABILITIES.map(() => 0),
    fromFeats: Array.from({ length: seats }, () => 0),
    fromBards: Array.from({ length: seats }, () => 0),
    fromCrests: 0,
    fromElse: 0,
    harder: 0,
    isClassOff: 0,
    isHeritageOff: 0,
    areMoonsIgnored: 0,
    onFail: Array.from({ length: seats }, () => 0),
    revealed: -1,
    outcome: 'open',
    margin: 0,
  }
}

/** The same, in place. */
export function endAttempt({ attempt }: State): void {
  attempt.foe = 'none'
  attempt.card = -1
  attempt.bottom = 0
  attempt.runes.length = 0
  attempt.faces.length = 0
  attempt.casts = 0
  attempt.isAgain = 0
  attempt.extraIcons.fill(0)
  attempt.fromFeats.fill(0)
  attempt.fromBards.fill(0)
  attempt.fromCrests = 0
  attempt.fromElse = 0
  attempt.harder = 0
  attempt.isClassOff = 0
  attempt.isHeritageOff = 0
  attempt.areMoonsIgnored = 0
  attempt.onFail.fill(0)
  attempt.revealed = -1
  attempt.outcome = 'open'
  attempt.margin = 0
}
