import type { Append, Mark } from '../contract.ts'

/** A mark that does not count its own log would lead every node astray: that is a fault of the caller. */
export function prove({ after, rows, mark }: Append): void {
  if (mark.seq !== after + rows.length) throw new Error(`${rows.length} entries after ${after} do not make ${mark.seq}`)
  proveTimes(mark)
}

/** Times are whole milliseconds: the databases take no others. */
export function proveTimes({ at, due }: Mark): void {
  for (const time of [at, due ?? 0]) if (!Number.isSafeInteger(time)) throw new Error(`${time} is no time`)
}
