import type { RuleId, Seat } from '@monomyth/engine'
import type { View } from '../state.ts'

/** Why this option of the menu is not open now. */
export const whyNotMenu = (_view: View, _seat: Seat, _packed: number): RuleId | undefined => undefined
/** What one might think of besides what is open. */
export const greyedMenu = (_view: View, _seat: Seat): readonly number[] => []
