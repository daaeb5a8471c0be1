import type { MatchCard } from './client.ts'

/** A match as a list needs it. */
export interface Listed {
  readonly id: string
  /** Rises by one with every change: whoever writes says what it has seen. */
  readonly seq: number
  readonly card: MatchCard
}

/** A match as it is kept. */
export interface Kept extends Listed {
  /** The engine's save, as text: smaller and quicker to copy than the thousand little objects in it. */
  readonly saved: string
}

/** Where matches are kept. Every change is whole or not at all; failing is a TableError. */
export interface Store {
  list(): Promise<readonly Listed[]>
  load(id: string): Promise<Kept | undefined>
  /** Keeps it if it follows what lies there (`seq` − 1, or nothing). False: somebody was faster; nothing has changed. */
  put(kept: Kept): Promise<boolean>
  remove(id: string): Promise<void>
}

/** Forgets everything with the page: for tests, and where the browser lets nobody store anything. */
export function memoryStore(): Store {
  const all = new Map<string, Kept>()
  return {
    list: async () => [...all.values()].map(({ id, seq, card }) => ({ id, seq, card })),
    load: async (id) => all.get(id),
    async put(kept) {
      if ((all.get(kept.id)?.seq ?? 0) !== kept.seq - 1) return false
      all.set(kept.id, kept)
      return true
    },
    async remove(id) {
      all.delete(id)
    },
  }
}
