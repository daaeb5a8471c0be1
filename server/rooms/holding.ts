import type { Seat } from '@monomyth/engine'
import type { Inside } from './inside.ts'
import type { Live } from './live.ts'
import { isPerson } from './seats.ts'
import { heldBy } from './windows.ts'

/** What one seat wants of a window: that it stops, or goes on. */
interface Hold {
  readonly seat: Seat
  readonly on: boolean
  /** As the mark names it: somebody may decline in it meanwhile, and it is the same window still. */
  readonly window: readonly [entry: number, nth: number]
}

/** `same`: it was so already. `stale`: somebody has stored something meanwhile. */
export async function hold(
  inside: Pick<Inside, 'keeper' | 'now'>,
  live: Live,
  seat: Seat,
  on: boolean,
): Promise<'stored' | 'same' | 'stale'> {
  const { mark, pace } = live
  if (mark.pausing === undefined) return 'stale'
  const pausing = heldBy(mark.pausing, seat, on, pace, inside.now())
  if (pausing === mark.pausing) return 'same'
  return (await inside.keeper.remark(live, { ...mark, pausing })) ? 'stored' : 'stale'
}

/**
 * Another node has written this. Two that write at once do not see each other, and the mark is what the last one wrote:
 * whoever hears of the other puts both together.
 */
export async function holdToo(inside: Inside, wanted: Hold): Promise<void> {
  const { seat, on, window } = wanted
  const live = await inside.keeper.current()
  const { table, match, mark } = live
  const current = mark.pausing?.windows[live.windowAt(inside.now())]
  if (current?.join() !== window.join()) return
  if (isPerson(table, match, seat) && (await hold(inside, live, seat, on)) === 'stored') inside.tell({ say: 'mark' })
}
