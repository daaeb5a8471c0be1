import type { Piece, Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { WindowName } from '../words.ts'

export const legalFeats = (_view: View, _seat: Seat, _at: WindowName): readonly number[] => []
/** Puts it on the stack; from the menu, `openWindow(play, 'start')` comes next. */
export const playFeat = (_play: Play, _seat: Seat, _piece: Piece): void => {}
