import type { Append, Mark } from '../contract.ts'

/** A mark that does not count its own log would lead every node astray: that is a fault of the caller. */
export function prove({ after, rows, mark, snapshot, difference }: Append): void {
  if (mark.seq !== after + rows.length) throw new Error(`${rows.length} entries after ${after} do not make ${mark.seq}`)
  const isEither = difference === undefined || (snapshot === undefined && rows.length > 0)
  if (!isEither) throw new Error('a difference goes with an entry, and not with a snapshot')
  proveTimes(mark)
}

/** How often the mark must have been written alone before this. */
export const aloneBefore = ({ rows, mark }: Append): number => (rows.length === 0 ? mark.alone - 1 : mark.alone)

/** Times are whole milliseconds: the databases take no others. */
export function proveTimes({ at, due }: Mark): void {
  for (const time of [at, due ?? 0]) if (!Number.isSafeInteger(time)) throw new Error(`${time} is no time`)
}
