import type { Seat } from '@monomyth/engine'

const MUTED = 'monomyth.muted.'

/** Those one does not want to hear at a table, for as long as this tab is open. */
export function mutedAt(table: string): readonly Seat[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(MUTED + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter((seat) => typeof seat === 'number') : []
  } catch {
    return []
  }
}

export function keepMuted(table: string, seats: readonly Seat[]): void {
  try {
    sessionStorage.setItem(MUTED + table, JSON.stringify(seats))
  } catch {
    // Forbidden: then it holds as long as the page is open.
  }
}
