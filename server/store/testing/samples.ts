import type { Append, Mark, Person, Row, SeatRow, Snapshot, StoredEvent, TableRow } from '../../contract.ts'

/** Rows to store. What is in them matters to nobody here, so long as it comes back as it was. */

export const person = (id: string): Person => ({ id, name: `Name of ${id}`, lang: 'fr', created: 1_800_000_000_000 })

export const free: SeatRow = { person: undefined, name: '', colour: 'blue', bot: undefined, share: '' }
export const taken = (by: string): SeatRow => ({ ...free, person: by, name: `Name of ${by}`, share: 'ab'.repeat(16) })

export const table = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'heroes-journey',
  mode: 'duel',
  options: { zeal: true, length: 3, aim: 'long' },
  seats: [taken('ann'), free],
  open: true,
  pace: 'live',
  clock: { bank: 600, bonus: 5 },
  windows: 'discreet',
  host: 'ann',
  stage: 'waiting',
  created: 1_800_000_000_001,
  changed: 1_800_000_000_002,
  secret: 'cd'.repeat(32),
  rematch: undefined,
  carry: undefined,
  onward: undefined,
  version: 0,
  ...change,
})

export const mark = (seq: number, change: Partial<Mark> = {}): Mark => ({
  seq,
  alone: 0,
  frames: [seq, seq, seq],
  told: [1, 2, 3],
  asked: [seq, 0],
  answers: seq,
  winners: [],
  over: false,
  waited: [1],
  bank: [60_000, 1_234.5],
  at: 1_800_000_000_000 + seq,
  due: undefined,
  ...change,
})

/** With what a database might take amiss: keys out of order, a zero character, half a pair of surrogates. */
export const snapshot = (seq: number): Snapshot => ({
  monomyth: 1,
  game: 'heroes-journey',
  rules: 7,
  setup: { mode: 'duel', seats: 2, options: {}, entries: [null, null], carry: null },
  seed: 'ef'.repeat(32),
  base: null,
  hashes: '0123',
  now: {
    state: { zone: [1, 2, 3], a: 'é \u0000 \ud800', turn: -1 },
    known: [1, 2],
    chance: { lane: 0, drawn: 5 },
    step: seq,
    gone: 0,
    leaving: [],
    left: -1,
    marks: [],
    lanes: [],
  },
  asked: [seq, 0],
  seq,
})

export const event = (kind: string): StoredEvent => ({
  step: 1,
  event: { ...{ zeal: 1, kind, a: 2 } },
  to: 7,
  faces: {},
})

export const row = (key: string, request?: string): Row => ({
  entry: { do: 'answer', at: [1, 2], seat: 0, key, by: 'seat' },
  told: [event(`${key}, first`), event(`${key}, then`)],
  request,
})

/** So many entries after the first `after`. */
export const append = (id: string, after: number, rows: readonly Row[], change: Partial<Append> = {}): Append => ({
  table: id,
  after,
  rows,
  mark: mark(after + rows.length),
  snapshot: undefined,
  ...change,
})
