import type { Seat } from '@monomyth/engine'
import type { Talk } from '@monomyth/wire'
import type {
  Append,
  Known,
  Mark,
  PersonId,
  Row,
  Snapshot,
  Stand,
  Store,
  StoredEvent,
  TableId,
  TableRow,
  Visit,
} from '../contract.ts'
import { StoreError } from './errors.ts'
import { add, MemoryPersons } from './memory-persons.ts'
import { aloneBefore, prove, proveTimes } from './proof.ts'
import { standing } from './standing.ts'

/** A match as text, so that nobody changes what is stored by changing what was read. */
interface Kept {
  mark: string
  snapshot: string
  readonly beginning: string
  readonly rows: { readonly text: string; readonly request: string | undefined }[]
}

interface Said extends Talk {
  readonly request: string
  readonly person: PersonId | undefined
}

interface Invitation {
  readonly table: TableId
  readonly seat: Seat
}

/** Forgets everything with the process: for unit tests. It answers as the databases do. */
export const memoryStore = (): Store => new MemoryStore()

class MemoryStore extends MemoryPersons implements Store {
  private readonly tables = new Map<TableId, TableRow>()
  private readonly invitations = new Map<string, Invitation>()
  private readonly matches = new Map<TableId, Kept>()
  private readonly said = new Map<TableId, Said[]>()
  private readonly spent = new Map<string, number>()
  private readonly settings = new Map<string, string>()

  /** The seats it held stay, without it; what it said does not. */
  override async dropPerson(id: PersonId): Promise<void> {
    await super.dropPerson(id)
    for (const [table, said] of this.said)
      this.said.set(
        table,
        said.filter(({ person }) => person !== id),
      )
    for (const table of this.tables.values()) {
      if (!table.seats.some(({ person }) => person === id)) continue
      const seats = table.seats.map((seat) => (seat.person === id ? { ...seat, person: undefined, name: '' } : seat))
      this.tables.set(table.id, { ...table, seats, version: table.version + 1 })
    }
  }

  // ── Tables ────────────────────────────────────────────────────────────────────────────────────────────────────────

  async addTable(table: TableRow): Promise<void> {
    add(this.tables, table.id, structuredClone(table))
  }

  async table(id: TableId): Promise<TableRow | undefined> {
    return structuredClone(this.tables.get(id))
  }

  async changeTable(table: TableRow): Promise<boolean> {
    if (this.tables.get(table.id)?.version !== table.version) return false
    this.tables.set(table.id, { ...structuredClone(table), version: table.version + 1 })
    return true
  }

  async dropTable({ id, version }: Pick<TableRow, 'id' | 'version'>): Promise<boolean> {
    if (this.tables.get(id)?.version !== version) return false
    this.tables.delete(id)
    this.matches.delete(id)
    this.said.delete(id)
    for (const [secret, { table }] of this.invitations) if (table === id) this.invitations.delete(secret)
    return true
  }

  async waiting(most: number, since: Readonly<Record<TableRow['pace'], number>>): Promise<readonly TableRow[]> {
    return [...this.tables.values()]
      .filter(({ open, stage, pace, changed }) => open && stage === 'waiting' && changed >= since[pace])
      .filter(({ seats }) => seats.some(({ person, bot }) => person === undefined && bot === undefined))
      .sort((a, b) => b.created - a.created)
      .slice(0, most)
      .map((table) => structuredClone(table))
  }

  async playing(most: number): Promise<readonly TableRow[]> {
    return [...this.tables.values()]
      .filter(({ open, stage }) => open && stage === 'playing')
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most)
      .map((table) => structuredClone(table))
  }

  async tablesOf(person: PersonId, most?: number) {
    const isOver = ({ table }: { readonly table: TableRow }): number => (table.stage === 'over' ? 1 : 0)
    return [...this.tables.values()]
      .filter(({ seats }) => seats.some((seat) => seat.person === person))
      .map((table) => ({ table: structuredClone(table), mark: this.markOf(table.id) }))
      .sort((a, b) => isOver(a) - isOver(b) || changedAt(b) - changedAt(a))
      .slice(0, most)
  }

  async sitsAt(person: PersonId): Promise<number> {
    return (await this.tablesOf(person)).filter(({ table }) => table.stage !== 'over').length
  }

  async invite(table: TableId, seat: Seat, secret: string): Promise<void> {
    this.mustStand(table)
    for (const [other, one] of this.invitations)
      if (one.table === table && one.seat === seat) this.invitations.delete(other)
    add(this.invitations, secret, { table, seat })
  }

  async invited(secret: string): Promise<Invitation | undefined> {
    return this.invitations.get(secret)
  }

  async useInvite(secret: string): Promise<boolean> {
    return this.invitations.delete(secret)
  }

  // ── Matches ───────────────────────────────────────────────────────────────────────────────────────────────────────

  async begin(table: TableId, snapshot: Snapshot, mark: Mark, told: readonly StoredEvent[]): Promise<boolean> {
    this.mustStand(table)
    proveTimes(mark)
    if (this.matches.has(table)) return false
    this.matches.set(table, {
      mark: JSON.stringify(mark),
      snapshot: JSON.stringify(snapshot),
      beginning: JSON.stringify(told),
      rows: [],
    })
    return true
  }

  async stand(table: TableId): Promise<Stand | undefined> {
    const kept = this.matches.get(table)
    const mark = this.markOf(table)
    if (kept === undefined || mark === undefined) return undefined
    const whole: Snapshot = JSON.parse(kept.snapshot)
    return {
      mark,
      ...standing(
        whole,
        kept.rows.slice(whole.seq).map(({ text }) => JSON.parse(text)),
      ),
    }
  }

  async append(append: Append): Promise<'stored' | 'stale'> {
    prove(append)
    const { table, after, rows, mark, snapshot, difference } = append
    const kept = this.matches.get(table)
    if (kept === undefined || kept.rows.length !== after) return 'stale'
    if (this.markOf(table)?.alone !== aloneBefore(append)) return 'stale'
    const requests = new Set(kept.rows.map(({ request }) => request))
    for (const { request } of rows) {
      if (request === undefined) continue
      if (requests.has(request)) throw new StoreError('E_REQUEST_KNOWN', request)
      requests.add(request)
    }
    for (const [i, { entry, told, request }] of rows.entries()) {
      const last = i === rows.length - 1 ? { difference } : {}
      kept.rows.push({ text: JSON.stringify({ entry, told, request, ...last }), request })
    }
    kept.mark = JSON.stringify(mark)
    if (snapshot !== undefined) kept.snapshot = JSON.stringify(snapshot)
    return 'stored'
  }

  async knows(table: TableId, request: string): Promise<boolean> {
    return this.matches.get(table)?.rows.some((row) => row.request === request) ?? false
  }

  async log(table: TableId) {
    return (await this.rows(table, 0)).map(({ entry }) => entry)
  }

  async rows(table: TableId, after: number): Promise<readonly Row[]> {
    const kept = this.matches.get(table)
    return kept === undefined ? [] : rowsOf(kept, after)
  }

  async events(table: TableId): Promise<readonly StoredEvent[]> {
    const kept = this.matches.get(table)
    if (kept === undefined) return []
    const beginning: StoredEvent[] = JSON.parse(kept.beginning)
    return [...beginning, ...rowsOf(kept, 0).flatMap(({ told }) => told)]
  }

  async visit(table: TableId, mostTalk: number): Promise<Visit | undefined> {
    const stand = await this.stand(table)
    return stand && { stand, events: await this.events(table), talk: await this.talk(table, 0, mostTalk) }
  }

  async due(now: number, most: number): Promise<readonly TableId[]> {
    return [...this.matches.keys()]
      .map((table) => ({ table, due: this.markOf(table)?.due ?? Number.POSITIVE_INFINITY }))
      .filter(({ due }) => due <= now)
      .sort((a, b) => a.due - b.due)
      .slice(0, most)
      .map(({ table }) => table)
  }

  async beyond(known: readonly Known[]): Promise<readonly TableId[]> {
    return known.filter((one) => this.isBeyond(one)).map(({ table }) => table)
  }

  private isBeyond({ table, version, seq, alone, said }: Known): boolean {
    const { version: now = Number.POSITIVE_INFINITY } = this.tables.get(table) ?? {}
    const mark = this.markOf(table) ?? { seq, alone }
    const last = this.said.get(table)?.at(-1)?.n ?? 0
    return now > version || mark.seq > seq || mark.alone > alone || last > said
  }

  // ── Talk and the rest ─────────────────────────────────────────────────────────────────────────────────────────────

  async say(table: TableId, talk: Omit<Talk, 'n'>, request: string, person?: PersonId): Promise<Talk> {
    this.mustStand(table)
    const said = this.said.get(table) ?? []
    const known = said.find((one) => one.request === request)
    if (known !== undefined) return talkIn(known)
    const { seat, at } = talk
    const one = { n: (said.at(-1)?.n ?? 0) + 1, seat, at, said: structuredClone(talk.said), request, person }
    this.said.set(table, [...said, one])
    return talkIn(one)
  }

  async talk(table: TableId, after: number, most = Number.POSITIVE_INFINITY): Promise<readonly Talk[]> {
    const said = (this.said.get(table) ?? []).filter(({ n }) => n > after)
    return said.slice(Math.max(0, said.length - most)).map(talkIn)
  }

  async once(name: string, until: number, now: number): Promise<boolean> {
    for (const [other, end] of this.spent) if (end < now) this.spent.delete(other)
    if (this.spent.has(name)) return false
    this.spent.set(name, until)
    return true
  }

  async setting(name: string, make: () => string): Promise<string> {
    const value = this.settings.get(name) ?? make()
    this.settings.set(name, value)
    return value
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  private markOf(table: TableId): Mark | undefined {
    const kept = this.matches.get(table)
    if (kept === undefined) return undefined
    const { due, ...mark }: Mark = JSON.parse(kept.mark)
    return { due, ...mark }
  }

  private mustStand(table: TableId): void {
    if (!this.tables.has(table)) throw new Error(`no table ${table}`)
  }
}

function rowsOf({ rows }: Kept, after: number): Row[] {
  return rows.slice(after).map(({ text, request }) => {
    const { entry, told }: Row = JSON.parse(text)
    return { entry, told, request }
  })
}

const changedAt = ({ table, mark }: { readonly table: TableRow; readonly mark: Mark | undefined }): number =>
  Math.max(table.changed, mark?.at ?? 0)

const talkIn = ({ n, seat, at, said }: Talk): Talk => ({ n, seat, at, said })
