import type { Seat } from '@monomyth/engine'
import type { Live } from './live.ts'
import type { Presences } from './presence.ts'
import { waitedOf } from './seats.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** So long the match must have waited for somebody before a bot may play for them. */
const PATIENCE = { live: 1.5 * MINUTE, days: 3 * DAY }
/** So long for somebody who has the table open: they may be thinking. */
const LONG_PATIENCE = { live: 5 * MINUTE, days: 7 * DAY }
/** So long nobody has seen them: a page that is loaded again, or a tunnel, is no absence. */
const ABSENCE = 1.5 * MINUTE
/** So long after they took their seat back from a bot. */
const RESPITE = { live: 5 * MINUTE, days: DAY }

/** May a bot play for this person now, if the others want it? */
export function isOverdue(live: Live, seat: Seat, presences: Presences, now: number): boolean {
  const { pace } = live.table
  const { returned = [], at } = live.mark
  if (now - (returned[seat] ?? Number.NEGATIVE_INFINITY) < RESPITE[pace] || !hasHadTime(live, seat, now)) return false
  return presences.absence(seat, now) >= ABSENCE || now - at >= LONG_PATIENCE[pace]
}

/** Since it was proposed they may have come back. */
export const isStillOverdue = (live: Live, seat: Seat, presences: Presences, now: number): boolean =>
  !presences.isHere(seat, now) || now - live.mark.at >= LONG_PATIENCE[live.table.pace]

/** With a clock, its time; without one, the match stands still for so long and everybody knows that they are why. */
function hasHadTime({ table, match, mark }: Live, seat: Seat, now: number): boolean {
  if (table.clock !== undefined) return mark.late?.includes(seat) ?? false
  const waited = waitedOf(match)
  // Where nobody is known to be waited for, it is somebody who is asked in secret.
  return (waited.length === 0 || waited.includes(seat)) && now - mark.at >= PATIENCE[table.pace]
}
