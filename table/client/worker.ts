import { browserAround } from './around.ts'
import { type News, serve } from './calls.ts'
import { TableError } from './client.ts'
import { openDatabase } from './database.ts'
import { GAMES } from './games.ts'
import { Host } from './host.ts'
import { memoryStore, type Store } from './store.ts'

/** Engine, bots and storage, off the page's thread. */

const tell = (news: News): void => self.postMessage(news)

function hostOver(store: Store): Host {
  const host: Host = new Host(
    browserAround(GAMES, store, (change) => host.hear(change)),
    tell,
  )
  return host
}

const ready = openDatabase().then(hostOver, (error) => {
  // What a newer version has stored is left alone. Where nothing may be stored one can at least play.
  if (!(error instanceof TableError) || error.code !== 'T_NO_STORE') throw error
  tell({ kind: 'trouble', code: error.code })
  return hostOver(memoryStore())
})
serve(self, ready)
