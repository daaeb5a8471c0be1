import type { Odds, OptionRef } from '@monomyth/engine'
import type { View } from './state.ts'

export const odds = (_view: View, _option: OptionRef): Odds | undefined => undefined
