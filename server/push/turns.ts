import type { News, PersonId, Store, TableId, Time } from '../contract.ts'

export interface TurnParts {
  readonly store: Store
  readonly time: Time
  /** Does this person have the table before them? */
  isHere(table: TableId, person: PersonId): boolean
  yourTurn(person: PersonId, table: TableId): Promise<void>
}

/** Whoever answers at once need not be told by other means; and a match that goes fast is not looked at for each answer. */
export const QUIET_MS = 5_000
/** Turns told, by table and seat: no more of them are remembered. */
const MOST = 10_000

/**
 * Watches for somebody being waited for who is not there. Every node does so for the answers it stored itself, so
 * nobody is told twice.
 */
export class Turns {
  private readonly parts: TurnParts
  private readonly looking = new Map<TableId, () => void>()
  /** By table and seat: how many questions it had been put when it was told. */
  private readonly told = new Map<string, number>()

  constructor(parts: TurnParts) {
    this.parts = parts
  }

  close(): void {
    for (const off of this.looking.values()) off()
    this.looking.clear()
  }

  /** Something this node told the others. */
  hear(news: News): void {
    if (news.kind !== 'match') return
    const { table } = news
    this.looking.get(table)?.()
    this.looking.set(
      table,
      this.parts.time.after(QUIET_MS, () => {
        this.looking.delete(table)
        void this.look(table).catch(() => {})
      }),
    )
  }

  private async look(id: TableId): Promise<void> {
    const { store } = this.parts
    const [table, stand] = await Promise.all([store.table(id), store.stand(id)])
    if (table === undefined || stand === undefined || stand.mark.over) return
    const { waited, asked } = stand.mark
    for (const seat of waited) {
      const person = table.seats[seat]?.person
      const key = `${id} ${seat}`
      if (person === undefined || this.parts.isHere(id, person) || this.told.get(key) === asked[seat]) continue
      this.remember(key, asked[seat] ?? 0)
      await this.parts.yourTurn(person, id)
    }
  }

  private remember(key: string, asked: number): void {
    this.told.delete(key)
    this.told.set(key, asked)
    const [oldest] = this.told.keys()
    if (this.told.size > MOST && oldest !== undefined) this.told.delete(oldest)
  }
}
