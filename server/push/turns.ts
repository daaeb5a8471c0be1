import type { PersonId, TableId, Time } from '../contract.ts'

export interface TurnParts {
  readonly time: Time
  /** Does this person have the table before them? */
  isHere(table: TableId, person: PersonId): boolean
  yourTurn(person: PersonId, table: TableId): Promise<void>
}

/** Whoever only loads the page again is back by then, and need not be told by other means. */
export const QUIET_MS = 5_000

/** Somebody is waited for who was not there a moment ago: if they are still away after a while, they are told. */
export class Turns {
  private readonly parts: TurnParts
  private readonly coming = new Map<string, () => void>()

  constructor(parts: TurnParts) {
    this.parts = parts
  }

  turn(person: PersonId, table: TableId): void {
    const key = `${table} ${person}`
    this.coming.get(key)?.()
    const tell = () => {
      this.coming.delete(key)
      if (!this.parts.isHere(table, person)) void this.parts.yourTurn(person, table)
    }
    this.coming.set(key, this.parts.time.after(QUIET_MS, tell))
  }

  close(): void {
    for (const off of this.coming.values()) off()
    this.coming.clear()
  }
}
