import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'

export const bankOptions = (_view: View, _seat: Seat): readonly number[] => []
export const bank = (_play: Play, _seat: Seat, _amount: number): void => {}
