import type { Seat } from '@monomyth/engine'
import { ORIGIN_PIECES, originOf } from '../content/pieces.ts'
import { type Context, contextOf } from '../effects/context.ts'
import type { Effect } from '../effects/effect.ts'
import { isOffered } from '../effects/offer.ts'
import { isUsed, type Limited, thirdEffect } from '../effects/unlocked.ts'
import type { View } from '../state.ts'
import type { WindowName } from '../words.ts'
import { option } from './option.ts'

const NONE: readonly number[] = []
const MEMORY: readonly number[] = [option('memory')]

/** CTA-594, CTA-596 What runes or casts anew needs an empty stack and the window after one's own cast. */
function isTimely({ stack }: View, { on }: Effect, at: WindowName): boolean {
  return on === 'activate' || (on === 'activatePost' && at === 'post' && stack.length === 0)
}

const isByChoice = ({ on }: Effect): boolean => on === 'activate' || on === 'activatePost'

/** By Origin: its sentence one may use by choice, if it has one. */
const BY_CHOICE: (Effect | undefined)[] = []
for (const origin of ORIGIN_PIECES) BY_CHOICE[origin] = originOf(origin).effects.find(isByChoice)

function originEffect(view: View, seat: Seat): Effect | undefined {
  const { origin } = view.seats[seat]!
  return origin.length === 0 ? undefined : BY_CHOICE[origin[0]!]
}

/** The sentence of this card one may use by choice, if it has one. */
export function effectOf(view: View, seat: Seat, from: Limited): Effect | undefined {
  const effect = from === 'origin' ? originEffect(view, seat) : thirdEffect(view, seat)
  return effect !== undefined && isByChoice(effect) ? effect : undefined
}

const LOOK: Context = contextOf('activate', { seat: -1 })

function isActive(view: View, seat: Seat, from: Limited, at: WindowName): boolean {
  const effect = effectOf(view, seat, from)
  if (effect === undefined || isUsed(view.seats[seat]!, from)) return false
  return isTimely(view, effect, at) && isOffered(view, seat, effect, LOOK)
}

/** The Character effects the active Hero may use now, as options; in the menu `at` is the start. */
export function activations(view: View, seat: Seat, at: WindowName): readonly number[] {
  if (seat !== view.active) return NONE
  const { origin, class: own } = view.seats[seat]!
  const hasMemory = at === 'post' && isMemoryOpen(view)
  const byOrigin = isActive(view, seat, 'origin', at)
  const byClass = isActive(view, seat, 'class', at)
  if (!byOrigin && !byClass) return hasMemory ? MEMORY : NONE
  const open: number[] = []
  if (byOrigin) open.push(option('activate', origin[0]!))
  if (byClass) open.push(option('activate', own[0]!))
  return hasMemory ? [...open, ...MEMORY] : open
}

/** CTA-898, CTA-C901 Living Memory: one free re-attempt for the whole party. */
function isMemoryOpen({ boon, boonUsed, stack, attempt }: View): boolean {
  return boon === 'livingMemory' && boonUsed === 0 && stack.length === 0 && attempt.casts > 0
}
