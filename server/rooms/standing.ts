import { type AnyGame, effective, type LogEntry, Match, openUnsealed, unsealed } from '@monomyth/engine'
import type { Append, Snapshot, Stand } from '../contract.ts'
import { differenceOf } from '../store/difference.ts'

/** How a match comes out of the store and goes into it: its last boundary apart from the log that led there. */

/** So many boundaries are stored as differences before a whole one: whoever opens the match puts them together. */
const MOST_DIFFERENCES = 15

/**
 * The last boundary this node knows to be stored. The next one takes over from it what a match that was opened from it
 * does not have, and is stored as what is different.
 */
export interface Since {
  readonly snapshot: Snapshot
  /** So many may still be stored as differences. None, where others may have stored something: against what? */
  readonly left: number
}

export const sinceWhole = (snapshot: Snapshot): Since => ({ snapshot, left: MOST_DIFFERENCES })

/** What is stored of a boundary: all of it, or what is different against the last. */
export function storedOf(snapshot: Snapshot, { snapshot: last, left }: Since): Pick<Append, 'snapshot' | 'difference'> {
  const difference = left === 0 ? undefined : differenceOf(last, snapshot)
  return difference === undefined ? { snapshot } : { snapshot: undefined, difference }
}

/**
 * Only what still counts: the step begun, without the way there or its beginning. Nothing can be taken back in it; for
 * that, and for looking back, the whole match is opened.
 */
export function openLean(game: AnyGame, snapshot: Snapshot): Match {
  const { seq: _, kept = [], base, ...saved } = snapshot
  const match = opened(game, { base: base && { ...base, entry: 0 }, ...saved, hashes: '' }, kept)
  const now = match.standing()
  const nowhere = { state: null, known: [], where: [], chance: now.boundary.chance }
  const from = { step: now.step, gone: now.gone, position: nowhere }
  const lean = new Match({ ...match.table, base: from, before: [], staged: false }, now)
  lean.restore({ log: kept, hashes: [], stored: [], asked: match.asked })
  return lean
}

/** The match as it stands now, for whoever asks when it has gone on. Only to look at. */
export function heldOf(match: Match): () => Match {
  const { table, log } = match
  const { length } = log
  const now = match.standing()
  const asked = match.asked.slice()
  return () => {
    const held = new Match(table, now)
    held.restore({ log: log.slice(0, length), hashes: [], stored: [], asked })
    return held
  }
}

/** With its whole log, for undo and for looking back. */
export function openWhole(game: AnyGame, { snapshot }: Stand, log: readonly LogEntry[]): Match {
  const { seq, kept: _, ...saved } = snapshot
  const match = opened(game, saved, log.slice(0, seq))
  for (const entry of log.slice(seq)) match.apply(entry)
  return match
}

/** Older rules: the step of the snapshot is asked again, and everybody is told. `entries` are to be stored. */
export function migrated(game: AnyGame, { snapshot, log, mark }: Stand) {
  const { seq: _, kept = [], base, ...saved } = snapshot
  const lean = [...kept, ...log]
  const match = opened(game, { base: base && { ...base, entry: 0 }, ...saved, hashes: '' }, lean)
  const entries = match.log.slice(lean.length)
  const next = snapshotOf(match, mark.seq + entries.length, undefined)
  // Running again begins behind the entry that says so, counted in the whole log.
  return { match, entries, snapshot: { ...next, base: next.base && { ...next.base, entry: mark.seq + 1 } } }
}

/** The match as it stands, to be opened from there. `since`: what it was opened from; undefined: it is whole. */
export function snapshotOf(match: Match, seq: number, since: Since | undefined): Snapshot {
  const { log, events: _, base, hashes, ...rest } = unsealed(match, { events: false })
  return {
    base: since === undefined ? base : since.snapshot.base,
    hashes: since === undefined ? hashes : since.snapshot.hashes + hashes,
    seq,
    kept: stillCounting(match, log),
    ...rest,
  }
}

/** Who is lent, how often consent opened a new lane of chance, and what the step begun was answered. */
function stillCounting(match: Match, log: readonly LogEntry[]): readonly LogEntry[] {
  const { before } = match.table
  const { step, script } = match.standing()
  const lanes = log.filter((entry) => entry.do === 'undo' && entry.consent.length > 0)
  const moves = log.filter(({ do: what }) => what === 'leave' || what === 'return' || what === 'adjourn')
  // A step that has just begun was answered nothing.
  const effects = script.slots.length === 0 ? [] : effective(log, before)
  const answers = effects.flatMap(({ entry }) => (entry?.do === 'answer' && entry.at[0] === step ? [entry] : []))
  // What was taken back comes first: it must not take back once more what was answered since.
  return [...lanes, ...moves, ...answers]
}

function opened(game: AnyGame, saved: Omit<Snapshot, 'seq' | 'kept'>, log: readonly LogEntry[]): Match {
  return openUnsealed(game, { log, events: [], ...saved })
}
