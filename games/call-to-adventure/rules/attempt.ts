import type { Piece, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { Foe } from '../words.ts'

export const declare = (_play: Play, _seat: Seat, _foe: Foe, _piece: Piece, _bottom: number): void => {}
export const difficultyOf = (_view: View): number => 0
