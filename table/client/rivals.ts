import type { LogEntry, Match, Path, Seat } from '@monomyth/engine'
import type { Tutorial } from '@monomyth/ui'

type Answer = LogEntry & { readonly do: 'answer' }

/** What the other seats of a tutorial say next, as long as everything went as prepared; undefined: a bot plays on. */
export function prepared({ rivals }: Tutorial, { log }: Match, seat: Seat): string | undefined {
  const given = standing(log).filter((answer) => answer.by === 'bot')
  const asPrepared = given.every((answer, i) => rivals[i]?.seat === answer.seat && rivals[i].key === answer.key)
  const next = rivals[given.length]
  return asPrepared && next?.seat === seat ? next.key : undefined
}

/** The answers that were not taken back. */
function standing(log: readonly LogEntry[]): readonly Answer[] {
  let kept: Answer[] = []
  for (const entry of log) {
    if (entry.do === 'answer') kept.push(entry)
    else if (entry.do === 'undo') kept = kept.filter(({ at }) => isBefore(at, entry.to))
  }
  return kept
}

/** Branches of one place are apart: what is taken back in one leaves the others as they are. */
function isBefore(path: Path, to: Path): boolean {
  if (path[0] !== to[0]) return path[0] < to[0]
  if (path[1] !== to[1]) return path[1] < to[1]
  return path.length === 4 && to.length === 4 && (path[2] !== to[2] || path[3] < to[3])
}
