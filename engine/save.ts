import { type ChanceMark, keyOf } from './chance.ts'
import type { AnyGame, Given, Seat } from './contract.ts'
import { fingerprint } from './digest.ts'
import { MatchError } from './errors.ts'
import type { Stored } from './events.ts'
import type { LogEntry } from './log.ts'
import { effective } from './log.ts'
import { endAt, Match, type Now, SHORT_HASH, stoppedAt, type Table } from './match.ts'
import { clonePosition, defaultSeers, type Position, whereIn } from './position.ts'
import { keysOf } from './question.ts'
import { Run } from './run.ts'
import { newScript, type Script, withAnswer } from './script.ts'
import { EVERYBODY } from './shape.ts'
import { givenOf, opening, type Setup } from './start.ts'

/** The form of the file; rises when the form changes. */
const FORMAT = 1

/** A match, whole, with seed and secrets: never sent to anybody while it runs. */
export interface Saved {
  readonly monomyth: number
  readonly game: string
  readonly rules: number
  readonly setup: Omit<Given, 'carry' | 'entries'> & { readonly entries: readonly unknown[]; readonly carry: unknown }
  readonly seed: string
  /** Where running again begins, when that is not the start; `entry` is how much of the log came before. */
  readonly base: (SavedPosition & { readonly step: number; readonly entry: number; readonly gone: number }) | null
  readonly log: readonly LogEntry[]
  /** A fingerprint of each boundary reached since the base. */
  readonly hashes: string
  /** The last boundary, and what is not in the log about the step begun there. */
  readonly now: SavedPosition & {
    readonly step: number
    readonly gone: number
    readonly leaving: readonly Seat[]
    readonly left: Seat
    readonly marks: Script['gone']
    readonly lanes: Script['lanes']
  }
  /** By seat: how many questions it was put. */
  readonly asked: readonly number[]
  readonly events: readonly Stored[]
  readonly sum: string
}
interface SavedPosition {
  readonly state: unknown
  readonly known: readonly number[]
  readonly chance: ChanceMark
}

export function start(game: AnyGame, setup: Setup): Match {
  const { given, key, position } = opening(game, setup)
  return new Match({
    game,
    given,
    seed: setup.seed,
    key,
    base: { step: 0, position, gone: 0 },
    before: [],
    staged: false,
  })
}

/** A saved match without the sum that tells damage: for whoever keeps it where nothing is damaged unnoticed. */
export type Unsealed = Omit<Saved, 'sum'>

/** Without its events a match opens just as well; only what was said so far is not told again. */
export function save(match: Match, { events = true }: { readonly events?: boolean } = {}): Saved {
  const saved = written(match, events, (position) => plain(match.table.game, position))
  return { ...saved, sum: fingerprint(saved) }
}

/** Only to be looked at, and written down somewhere: it shares what it is made of with the match. */
export function unsealed(match: Match, { events }: { readonly events: boolean }): Unsealed {
  return written(match, events, ({ state, known, chance }) => ({ state, known, chance }))
}

function written(match: Match, events: boolean, as: (position: Position<unknown>) => SavedPosition): Unsealed {
  const { table, log, hashes, asked, stored } = match
  const { game, given, seed, base, before, staged } = table
  const { step, boundary, gone, leaving, script } = lastOf(match)
  const { mode, seats, options, entries, carry } = given
  const { state, known, chance } = as(boundary)
  return {
    monomyth: FORMAT,
    game: game.id,
    rules: game.rules,
    setup: { mode, seats, options, entries: entries.map((entry) => entry ?? null), carry: carry ?? null },
    seed,
    base: !staged ? null : { step: base.step, entry: before.length, gone: base.gone, ...as(base.position) },
    log: log.slice(),
    hashes: hashes.join(''),
    now: { state, known, chance, step, gone, leaving, left: script.left, marks: script.gone, lanes: script.lanes },
    asked: asked.slice(),
    events: events ? stored.slice() : [],
  }
}

/**
 * The last boundary, and what was begun there. The end of a match is one: nothing of its last step may be asked again,
 * not even under newer rules.
 */
function lastOf(match: Match): Pick<Now, 'step' | 'boundary' | 'gone' | 'leaving' | 'script'> {
  const now = match.standing()
  const isThere = now.outcome === undefined || match.table.game.outcome(now.boundary.state) !== undefined
  if (isThere) return now
  const seats = [...now.leaving, ...now.script.gone.map(({ seat }) => seat)]
  const gone = seats.reduce((bits, seat) => bits | (1 << seat), now.gone)
  return { step: now.step + 1, boundary: now.picture!, gone, leaving: [], script: newScript() }
}

/** A saved match from the text of a file. */
export function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new MatchError('E_NOT_A_SAVE', 'not JSON')
  }
}

/** Opens a saved match of these or of older rules. Whatever is wrong with it is a code, never a repair. */
export function open(game: AnyGame, saved: unknown): Match {
  return openUnsealed(game, proveWhole(saved))
}

/** Whatever else is wrong with it is found all the same. */
export function openUnsealed(game: AnyGame, saved: Unsealed): Match {
  prove(game, saved)
  try {
    return saved.rules === game.rules ? reopen(game, saved) : migrate(game, saved)
  } catch (error) {
    if (error instanceof MatchError && error.code.startsWith('E_')) throw error
    throw new MatchError('E_SAVE_CHANGED', error instanceof Error ? error.message : '', error)
  }
}

/** Runs a saved match again from its base and says whether every boundary comes out as it was. */
export function verify(game: AnyGame, saved: unknown): boolean {
  const match = open(game, saved)
  const again = new Match(match.table)
  try {
    for (const entry of match.log.slice(match.table.before.length)) again.apply(entry)
  } catch {
    return false
  }
  return again.hash() === match.hash() && again.hashes.join() === match.hashes.join()
}

/** Everything that can be said of a file without knowing its game. */
function proveWhole(value: unknown): Unsealed {
  const saved = value as Saved
  if (typeof value !== 'object' || value === null || typeof saved.monomyth !== 'number')
    throw new MatchError('E_NOT_A_SAVE')
  if (saved.monomyth > FORMAT) throw new MatchError('E_NEWER_FORMAT', String(saved.monomyth))
  const { sum, ...rest } = saved
  if (sum !== fingerprint(rest)) throw new MatchError('E_SAVE_CHANGED', 'sum')
  return rest
}

function prove(game: AnyGame, { monomyth, game: id, rules }: Unsealed): void {
  if (monomyth > FORMAT) throw new MatchError('E_NEWER_FORMAT', String(monomyth))
  if (id !== game.id) throw new MatchError('E_UNKNOWN_GAME', String(id))
  if (rules > game.rules) throw new MatchError('E_NEWER_RULES', String(rules))
}

function tableOf(game: AnyGame, { setup, seed, base, log }: Unsealed): Table {
  const { mode, seats, options, carry } = setup
  const wanted: Setup = {
    mode,
    seats,
    options,
    entries: setup.entries.map((entry) => entry ?? undefined),
    seed,
    carry: carry ?? undefined,
  }
  if (base === null) {
    const { given, key, position } = opening(game, wanted)
    return { game, given, seed, key, base: { step: 0, position, gone: 0 }, before: [], staged: false }
  }
  const { step, entry, gone } = base
  return {
    game,
    given: givenOf(game, wanted),
    seed,
    key: keyOf(seed),
    base: { step, position: lively(game, base), gone },
    before: log.slice(0, entry),
    staged: true,
  }
}

function reopen(game: AnyGame, saved: Unsealed): Match {
  const table = tableOf(game, saved)
  const { step, gone, leaving, left, marks, lanes } = saved.now
  const boundary = lively(game, saved.now)
  const end = endAt(table, { step, boundary, gone })
  if (end !== undefined) return restored(new Match(table, end), saved)
  let script: Script = { left, slots: [], gone: marks.slice(), lanes: lanes.slice() }
  let finished = false
  const rerun = (): Run => {
    const run = new Run(game, table.given, table.key, clonePosition(game.shape, boundary), {
      script,
      gone,
      listen: true,
    })
    finished = run.step()
    return run
  }
  let run = rerun()
  for (const { entry } of effective(saved.log, table.before)) {
    if (entry?.do !== 'answer' || entry.at[0] !== step) continue
    const [, place, , at = -1] = entry.at
    const asked = run.pending.find((one) => one.seat === entry.seat && one.place === place && one.at === at)
    const index = asked === undefined ? -1 : keysOf(asked).indexOf(entry.key)
    if (asked === undefined || index < 0) throw new MatchError('E_SAVE_CHANGED', entry.key)
    script = withAnswer(script, asked, index)
    run = rerun()
  }
  const outcome = finished ? game.outcome(run.state) : undefined
  const branches = new Map<string, number>()
  const joined = new Set<number>()
  let main = 0
  for (const { branch } of run.told) {
    if (branch === undefined) main += 1
    else {
      const id = `${branch.place}.${branch.seat}`
      branches.set(id, (branches.get(id) ?? 0) + 1)
      if (branch.place !== run.openPlace) joined.add(branch.place)
    }
  }
  const shown = { main, branches, joined }
  const now: Now = { step, boundary, gone, leaving, script, ...stoppedAt(run), shown, outcome }
  return restored(new Match(table, now), saved)
}

function restored(match: Match, saved: Unsealed): Match {
  match.restore({ log: saved.log, hashes: hashesIn(saved), stored: saved.events, asked: saved.asked })
  return match
}

/** Newer rules: the boundary is brought forward, the step begun there is asked again, and everybody is told. */
function migrate(game: AnyGame, saved: Unsealed): Match {
  let { rules } = saved
  let state = saved.now.state
  while (rules < game.rules) {
    const migration = game.migrations.find(({ from }) => from === rules)
    if (migration === undefined) throw new MatchError('E_OLD_RULES', String(rules))
    state = (migration.up as (state: unknown) => unknown)(state)
    rules = migration.to
  }
  const log: LogEntry[] = [...saved.log, { do: 'rules', from: saved.rules, to: rules }]
  const { step, chance, left, leaving } = saved.now
  // Whoever is on the way out leaves once more: the step that was to see it off is asked again.
  const leavers = left < 0 ? leaving : [left, ...leaving]
  const gone = leavers.reduce((bits, seat) => bits & ~(1 << seat), saved.now.gone)
  const position = lively(game, { state, known: saved.now.known, chance })
  const table = tableOf(game, { ...saved, base: { ...plain(game, position), step, entry: log.length, gone }, log })
  const match = new Match(table)
  const { stored } = match
  match.restore({
    log,
    hashes: [],
    stored: [...saved.events, { step, event: { kind: '@rules' }, to: EVERYBODY, faces: {} }, ...stored],
    asked: saved.asked.map((count) => count + 1),
  })
  if (!match.isOver()) for (const seat of leavers) match.leave(seat, 'house')
  return match
}

const hashesIn = ({ hashes }: Unsealed): string[] => hashes.match(new RegExp(`.{${SHORT_HASH}}`, 'g')) ?? []

function plain(game: AnyGame, { state, known, chance }: Position<unknown>): SavedPosition {
  return { state: game.shape.clone(state), known: known.slice(), chance: { ...chance } }
}

function lively(game: AnyGame, { state, known, chance }: SavedPosition): Position<unknown> {
  const problem = game.shape.proof(state)
  if (problem !== undefined) throw new MatchError('E_SAVE_CHANGED', problem)
  // Copied, so that all states of a game are of one make however they came to be.
  const own = game.shape.clone(state)
  const where = whereIn(game.shape, own)
  const seers = where.map((zone, piece) => known[piece] ?? (zone < 0 ? 0 : defaultSeers(game.shape.zones[zone]!)))
  return { state: own, known: seers, where, chance: { lane: chance.lane, drawn: chance.drawn } }
}
