import type { LogEntry } from '@monomyth/engine'
import type { Snapshot, Stand } from '../contract.ts'
import { type Difference, withDifference } from './difference.ts'

/** An entry behind a whole snapshot, and the boundary it led to. */
export interface Since {
  readonly entry: LogEntry
  readonly difference?: Difference | null
}

/** The last boundary stored, and the entries behind it. */
export function standing(whole: Snapshot, since: readonly Since[]): Pick<Stand, 'snapshot' | 'log'> {
  const snapshot = since.reduce<Snapshot>(
    (last, { difference }) => (difference == null ? last : (withDifference(last, difference) as Snapshot)),
    whole,
  )
  return { snapshot, log: since.slice(snapshot.seq - whole.seq).map(({ entry }) => entry) }
}
