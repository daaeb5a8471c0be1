import type { Expected, News, Store, TableId } from '../contract.ts'
import { softIn } from './soft.ts'
import { MOST_BEFORE } from './talk.ts'

/**
 * What is read of matches that are not awake for those who are about to come, before there is a room that would hear
 * what is told meanwhile: whatever is told of the table makes it worthless.
 */
export class Expecting {
  private readonly store: Store
  private readonly all = new Map<TableId, Set<Reading>>()

  constructor(store: Store) {
    this.store = store
  }

  expect(table: TableId): Expected {
    const reading = new Reading(this.store, table, () => {
      here.delete(reading)
      if (here.size === 0 && this.all.get(table) === here) this.all.delete(table)
    })
    const here = this.all.get(table) ?? new Set()
    this.all.set(table, here.add(reading))
    return reading
  }

  hear(news: News): void {
    // Of what nodes say softly, only the mark is stored.
    if (news.kind === 'session' || (news.kind === 'soft' && softIn(news.soft)?.say !== 'mark')) return
    for (const reading of this.all.get(news.table) ?? []) reading.isStale = true
  }

  /** Some news may not have come. */
  missed(): void {
    for (const readings of this.all.values()) for (const reading of readings) reading.isStale = true
  }
}

class Reading implements Expected {
  readonly visit: Expected['visit']
  readonly letGo: () => void
  isStale = false

  constructor(store: Store, table: TableId, letGo: () => void) {
    this.visit = store.visit(table, MOST_BEFORE)
    this.letGo = letGo
    // It is waited for later, if at all; until then nobody else hears of it.
    this.visit.catch(() => {})
  }
}
