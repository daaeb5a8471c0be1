import type { Seat } from '@monomyth/engine'
import type { Inside } from './inside.ts'
import { heldBy } from './windows.ts'

/** What one seat wants of a window: that it stops, or goes on. */
interface Hold {
  readonly seat: Seat
  readonly on: boolean
  /** As the mark names it: somebody may decline in it meanwhile, and it is the same window still. */
  readonly window: readonly [entry: number, nth: number]
}

/** So often another node may store something before we give up. */
const TRIES = 12

/**
 * `same`: it was so already. `gone`: another window is on the table, or none. Whoever declines or holds it on another
 * node meanwhile is in nobody's way: to be told of it would tell that somebody was asked.
 */
export async function hold(
  inside: Pick<Inside, 'keeper' | 'now'>,
  { seat, on, window }: Hold,
): Promise<'stored' | 'same' | 'gone'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const live = await inside.keeper.current()
    const { mark, pace } = live
    if (mark.pausing === undefined || live.windowOn(inside.now())?.join() !== window.join()) return 'gone'
    const pausing = heldBy(mark.pausing, seat, on, pace, inside.now())
    if (pausing === mark.pausing) return 'same'
    if (await inside.keeper.remark(live, { ...mark, pausing })) return 'stored'
  }
  return 'gone'
}
