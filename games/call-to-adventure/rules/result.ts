import { holds } from '../effects/conditions.ts'
import type { View } from '../state.ts'
import { classBonusWith, totalWith } from './total.ts'

/** CTA-333 Faces and all modifiers as of now, never below 0. */
export const resultOf = (view: View): number => totalWith(view, holds)

/** CTA-537 What the Class of the active Hero adds to the attempt under way. */
export const classBonus = (view: View): number => (view.attempt.isClassOff === 1 ? 0 : classBonusWith(view, holds))
