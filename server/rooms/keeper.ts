import { type AnyGame, type LogEntry, type Match, MatchError } from '@monomyth/engine'
import type { Mark, Stand, TableId, TableRow, Visit } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { StoreError } from '../store/errors.ts'
import type { Draft } from './draft.ts'
import { countFor, viewerAt } from './frames.ts'
import { Live } from './live.ts'
import type { RoomParts } from './parts.ts'
import { dueOf, waitingOf } from './seats.ts'
import { migrated, openWhole, snapshotOf } from './standing.ts'

/** So often another node may be faster before we give up. */
const TRIES = 12

/** `known`: it had been carried out before. `nothing`: there was nothing to store. */
export type Kept = 'stored' | 'known' | 'nothing'

export interface Wanted {
  /** Seat and idempotency key. */
  readonly request?: string | undefined
}

/**
 * Keeps the live match of a room and the store in step. What is stored has happened; what could not be stored has not:
 * then the live match is thrown away, and the next one to ask finds what lies in the store.
 */
export class Keeper {
  table: TableRow
  private readonly parts: RoomParts
  private readonly game: AnyGame
  private kept: Live | undefined

  constructor(parts: RoomParts, table: TableRow) {
    this.parts = parts
    this.table = table
    const game = Object.hasOwn(parts.games, table.game) ? parts.games[table.game] : undefined
    if (game === undefined) throw new MatchError('E_UNKNOWN_GAME', table.game)
    this.game = game
  }

  private get id(): TableId {
    return this.table.id
  }
  /** The match, if it is awake. */
  get live(): Live | undefined {
    return this.kept
  }
  get rules(): number {
    return this.game.rules
  }

  setTable(table: TableRow): void {
    this.table = table
    if (this.kept !== undefined) this.kept.table = table
  }

  /** Of a match that lies in the store as it is here. */
  wake(stand: Stand): void {
    this.kept ??= this.woken(stand)
  }

  /** The match as far as this node knows; from the store, where it is not awake, or as it was just read there. */
  async current(visit?: Promise<Visit | undefined>): Promise<Live> {
    this.kept ??= await this.load(visit)
    return this.kept
  }

  /**
   * Does something to the match and stores it. If another node was faster, `make` is tried on what lies there now.
   * Whatever `make` throws, nothing has happened.
   */
  async change(
    make: (live: Live) => Promise<Draft | undefined> | Draft | undefined,
    wanted: Wanted = {},
  ): Promise<Kept> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.current()
      if (tries > 0 && wanted.request !== undefined && (await this.knows(wanted.request))) return 'known'
      const draft = await this.made(live, make)
      if (draft === undefined) return 'nothing'
      const stored = await this.append(live, draft)
      if (stored !== 'stale') return stored
    }
    throw new Refused('S_BUSY')
  }

  /** Writes the mark alone. False: somebody has stored something meanwhile. */
  async remark(live: Live, mark: Mark): Promise<boolean> {
    const { match, table, pace } = live
    const next = { ...mark, alone: mark.alone + 1, due: dueOf(mark, table, match, pace) }
    const after = mark.seq
    // What ended while windows were shown: only now may the entries that led to them be left behind.
    const snapshot = mark.over ? snapshotOf(match, after, live.since) : undefined
    const stored = await this.tried(() =>
      this.parts.store.append({ table: this.id, after, rows: [], mark: next, snapshot }),
    )
    if (stored === 'stored') live.mark = next
    else this.forget()
    return stored === 'stored'
  }

  /** Another node has changed something: takes over what is new. */
  async refresh(): Promise<void> {
    const live = this.kept
    if (live === undefined) return
    const stand = await this.tried(() => this.parts.store.stand(this.id))
    if (stand === undefined) return this.forget()
    const missing = stand.mark.seq - live.seq
    if (missing === 0) live.mark = stand.mark
    else if (missing < 0 || !this.follow(live, stand.mark, await this.missing(live, stand))) {
      // Perhaps by newer rules: then there is nothing here that could be played on with.
      this.forget()
      this.kept = this.woken(stand)
    }
  }

  /** The match with its whole log, as it stands now. */
  async whole(live: Live): Promise<Match> {
    const { store } = this.parts
    const stand = await this.tried(() => store.stand(this.id))
    const log = await this.tried(() => store.log(this.id))
    // Another node was faster: whoever asks again is answered by what lies there then.
    if (stand?.mark.seq !== live.seq || log.length !== live.seq) {
      this.forget()
      throw new Refused('S_BUSY')
    }
    return openWhole(this.game, stand, log)
  }

  /** Was this carried out? */
  knows(request: string): Promise<boolean> {
    return this.tried(() => this.parts.store.knows(this.id, request))
  }

  forget(): void {
    this.kept = undefined
  }

  /** Asks the store; where it does not answer, nobody is told more than to try again. */
  async tried<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      this.forget()
      this.parts.fault(error, this.id)
      throw new Refused('S_BUSY')
    }
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The entries this node has not got. */
  private async missing({ seq }: Live, { mark, log }: Stand): Promise<readonly LogEntry[]> {
    const count = mark.seq - seq
    if (count <= log.length) return log.slice(log.length - count)
    const rows = await this.tried(() => this.parts.store.rows(this.id, seq))
    return rows.slice(0, count).map(({ entry }) => entry)
  }

  /** False: they do not fit what this node has, or need more than that. */
  private follow(live: Live, mark: Mark, entries: readonly LogEntry[]): boolean {
    if (entries.some((entry) => entry.do === 'undo' || entry.do === 'rules')) return false
    try {
      live.follow(entries, mark)
      return true
    } catch {
      return false
    }
  }

  private woken(stand: Stand): Live {
    return new Live(this.game, this.table, stand, this.parts.pace)
  }

  private async load(visit?: Promise<Visit | undefined>): Promise<Live> {
    for (let tries = 0; tries < TRIES; tries++) {
      const read = tries === 0 ? visit?.then((found) => found?.stand) : undefined
      const stand = await this.tried(() => read ?? this.parts.store.stand(this.id))
      if (stand === undefined) throw new Refused('S_NOT_BEGUN')
      if (stand.snapshot.rules >= this.game.rules) return this.woken(stand)
      await this.migrate(stand)
    }
    throw new Refused('S_BUSY')
  }

  /** Under older rules. Whichever node is first writes it down; all others find it so. */
  private async migrate(stand: Stand): Promise<void> {
    const { match, entries, snapshot } = migrated(this.game, stand)
    const { pausing: _, secretly: __, ...before } = stand.mark
    const { table, parts } = this
    const told = match.stored.splice(0)
    const seats = table.seats.length
    const next = {
      ...before,
      seq: snapshot.seq,
      frames: before.frames.map((n) => n + (stand.mark.pausing?.windows.length ?? 0) + 1),
      told: before.told.map((n, place) => n + countFor(told, viewerAt(place, seats))),
      asked: before.asked.map((n) => n + 1),
      at: parts.time.now(),
      ...waitingOf(table, match),
      winners: match.outcome()?.winners ?? [],
      over: match.isOver(),
    }
    const mark = { ...next, due: dueOf(next, table, match, parts.pace) }
    const rows = entries.map((entry, i) => ({ entry, told: i === 0 ? told : [], request: undefined }))
    const after = stand.mark.seq
    await this.tried(() => parts.store.append({ table: this.id, after, rows, mark, snapshot }))
    parts.bus.tell({ kind: 'match', table: this.id, seq: mark.seq })
  }

  private async made(live: Live, make: Parameters<Keeper['change']>[0]): Promise<Draft | undefined> {
    const { length } = live.match.log
    try {
      const draft = await make(live)
      return draft === undefined || draft.rows.length === 0 ? undefined : draft
    } catch (error) {
      // Of several things the first may have been done.
      if (live.match.log.length !== length) this.forget()
      throw error
    }
  }

  private async append(live: Live, draft: Draft): Promise<'stored' | 'stale' | 'known'> {
    const { store, bus } = this.parts
    const change = this.sealed(draft)
    try {
      if ((await store.append({ table: this.id, ...change.append })) === 'stale') {
        this.forget()
        return 'stale'
      }
    } catch (error) {
      this.forget()
      if (error instanceof StoreError && error.code === 'E_REQUEST_KNOWN') return 'known'
      this.parts.fault(error, this.id)
      throw new Refused('S_BUSY')
    }
    live.adopt(change)
    bus.tell({ kind: 'match', table: this.id, seq: live.seq })
    return 'stored'
  }

  private sealed(draft: Draft): ReturnType<Draft['seal']> {
    try {
      return draft.seal()
    } catch (error) {
      this.forget()
      throw error
    }
  }
}
