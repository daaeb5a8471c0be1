import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { TableError } from './client.ts'
import { follows, type Kept, type KeptCampaign, type Listed, type Store } from './store.ts'

const NAME = 'monomyth'
const VERSION = 2

/** With these a connection is of no more use; phones cut them off in the background. */
const LOST = ['InvalidStateError', 'UnknownError', 'VersionError']

/** Cards lie apart from the matches, so that a list does not read them all. */
interface Schema extends DBSchema {
  cards: { key: string; value: Listed }
  matches: { key: string; value: Pick<Kept, 'id' | 'seq' | 'saved'> }
  campaigns: { key: string; value: KeptCampaign }
}

/** The matches in IndexedDB. Throws T_NO_STORE where the browser forbids it. */
export async function openDatabase(): Promise<Store> {
  const connection = new Connection()
  await connection.use(async () => undefined)
  return new Database(connection)
}

/** An open connection, opened again when the browser or a newer version of this page has closed it. */
class Connection {
  private opened: Promise<IDBPDatabase<Schema>> | undefined

  async use<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, again = true): Promise<T> {
    try {
      this.opened ??= this.connect()
      return await work(await this.opened)
    } catch (error) {
      const name = nameOf(error)
      if (LOST.includes(name)) this.drop()
      // Closed under our hands, before anything was begun.
      if (name === 'InvalidStateError' && again) return this.use(work, false)
      throw storeError(error)
    }
  }

  private connect(): Promise<IDBPDatabase<Schema>> {
    const drop = () => this.drop()
    return openDB<Schema>(NAME, VERSION, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('cards', { keyPath: 'id' })
          db.createObjectStore('matches', { keyPath: 'id' })
        }
        if (before < 2) db.createObjectStore('campaigns', { keyPath: 'id' })
      },
      blocking: drop,
      terminated: drop,
    })
  }

  private drop(): void {
    this.opened?.then(
      (db) => db.close(),
      () => undefined,
    )
    this.opened = undefined
  }
}

class Database implements Store {
  private readonly connection: Connection

  constructor(connection: Connection) {
    this.connection = connection
  }

  list(): Promise<readonly Listed[]> {
    return this.connection.use((db) => db.getAll('cards'))
  }

  load(id: string): Promise<Kept | undefined> {
    return this.connection.use(async (db) => {
      const tx = db.transaction(['cards', 'matches'])
      const [listed, match] = await Promise.all([tx.objectStore('cards').get(id), tx.objectStore('matches').get(id)])
      // A card whose match is missing is a damaged match, which somebody may still want to see and remove.
      return listed && { ...listed, saved: match?.saved ?? '' }
    })
  }

  put(kept: Kept, durability: 'strict' | 'relaxed' = 'strict'): Promise<boolean> {
    return this.connection.use(async (db) => {
      const tx = db.transaction(['cards', 'matches'], 'readwrite', { durability })
      if (!follows(kept, await tx.objectStore('cards').get(kept.id))) {
        await tx.done
        return false
      }
      return whole(tx, [...putMatch(tx, kept)])
    })
  }

  remove(id: string): Promise<void> {
    return this.connection.use(async (db) => {
      const tx = db.transaction(['cards', 'matches'], 'readwrite')
      await Promise.all([tx.objectStore('cards').delete(id), tx.objectStore('matches').delete(id), tx.done])
    })
  }

  campaigns(): Promise<readonly KeptCampaign[]> {
    return this.connection.use((db) => db.getAll('campaigns'))
  }

  campaign(id: string): Promise<KeptCampaign | undefined> {
    return this.connection.use((db) => db.get('campaigns', id))
  }

  putCampaign(campaign: KeptCampaign, matches: readonly Kept[] = []): Promise<boolean> {
    return this.connection.use(async (db) => {
      const tx = db.transaction(['cards', 'matches', 'campaigns'], 'readwrite', { durability: 'strict' })
      const campaigns = tx.objectStore('campaigns')
      const [there, ...cards] = await Promise.all([
        campaigns.get(campaign.id),
        ...matches.map(({ id }) => tx.objectStore('cards').get(id)),
      ])
      if (!follows(campaign, there) || matches.some((kept, i) => !follows(kept, cards[i]))) {
        await tx.done
        return false
      }
      return whole(tx, [campaigns.put(campaign), ...matches.flatMap((kept) => putMatch(tx, kept))])
    })
  }

  removeCampaign(id: string, matches: readonly string[]): Promise<void> {
    return this.connection.use(async (db) => {
      const tx = db.transaction(['cards', 'matches', 'campaigns'], 'readwrite')
      const [cards, saves] = [tx.objectStore('cards'), tx.objectStore('matches')]
      const gone = matches.flatMap((match) => [cards.delete(match), saves.delete(match)])
      await Promise.all([tx.objectStore('campaigns').delete(id), ...gone, tx.done])
    })
  }
}

type Stores = ('cards' | 'matches' | 'campaigns')[]
type Change<S extends Stores> = IDBPTransaction<Schema, S, 'readwrite'>

function putMatch<S extends Stores>(tx: Change<S>, { id, seq, card, saved }: Kept): Promise<unknown>[] {
  return [tx.objectStore('cards').put({ id, seq, card }), tx.objectStore('matches').put({ id, seq, saved })]
}

/** Waits for all of a change. Requests only say that they were aborted; the transaction knows why. */
async function whole<S extends Stores>(tx: Change<S>, requests: readonly Promise<unknown>[]): Promise<true> {
  try {
    await Promise.all([...requests, tx.done])
  } catch (error) {
    throw tx.error ?? error
  }
  return true
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

function storeError(error: unknown): TableError {
  const name = nameOf(error)
  if (name === 'QuotaExceededError') return new TableError('T_FULL')
  // A newer version of this page has been here and has changed how matches are kept.
  if (name === 'VersionError') return new TableError('E_NEWER_FORMAT')
  return new TableError('T_NO_STORE', name)
}
