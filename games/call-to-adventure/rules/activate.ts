import type { Piece, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { WindowName } from '../words.ts'

export const activations = (_view: View, _seat: Seat, _at: WindowName): readonly number[] => []
export const activate = (_play: Play, _seat: Seat, _piece: Piece): void => {}
