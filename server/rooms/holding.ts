import type { Pausing } from '../contract.ts'
import type { Inside } from './inside.ts'
import type { Live } from './live.ts'
import { onClock } from './windows.ts'

/** As the mark names it: somebody may decline in it meanwhile, and it is the same window still. */
type Window = Pausing['windows'][number]

/** So often another node may store something before we give up. */
const TRIES = 12

/**
 * Changes the time of a window: somebody stops it, lets it go on, or lets the window pass. `same`: it was so already.
 * `gone`: another window is on the table, or none. Whoever declines or holds it on another node meanwhile is in nobody's
 * way: to be told of it would tell that somebody was asked.
 */
export async function retime(
  inside: Pick<Inside, 'keeper' | 'now'>,
  window: Window,
  change: (pausing: Pausing, live: Live, now: number) => Pausing,
): Promise<'stored' | 'same' | 'gone'> {
  for (let tries = 0; tries < TRIES; tries++) {
    const live = await inside.keeper.current()
    const { mark } = live
    const now = inside.now()
    if (mark.pausing === undefined || live.windowOn(now)?.join() !== window.join()) return 'gone'
    const before = onClock(mark.pausing, live.pace, now)
    const pausing = change(before, live, now)
    if (pausing === before) return 'same'
    if (await inside.keeper.remark(live, { ...mark, pausing })) return 'stored'
  }
  return 'gone'
}
