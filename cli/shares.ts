import { Worker } from 'node:worker_threads'
import { type Checked, check } from '@monomyth/engine/testing'
import type { Chosen } from './chosen.ts'
import { GAMES } from './games.ts'

/** Walks are independent: many of them are shared out over threads. */

export interface Wanted extends Chosen {
  readonly game: string
  readonly games: number
  readonly seed: string
}
export type Share = Checked

const MANY = 50
/** Always so many, whatever the machine has: the same seed then plays the same games everywhere. */
const SHARES = 2

export async function checkShares(
  wanted: Wanted,
  progress: (done: number) => void,
  many = MANY,
): Promise<readonly Share[]> {
  if (wanted.games < many) return [checkShare(wanted, progress)]
  const done = Array.from({ length: SHARES }, () => 0)
  return await Promise.all(
    done.map((_, share) => {
      const games = Math.floor((wanted.games + share) / SHARES)
      return inThread({ ...wanted, games, seed: `${wanted.seed}.${share}` }, (count) => {
        done[share] = count
        progress(done.reduce((all, one) => all + one, 0))
      })
    }),
  )
}

export function checkShare({ game, ...setting }: Wanted, progress: (done: number) => void): Share {
  const entry = GAMES[game]
  if (entry === undefined) throw new Error(`no game ${game}`)
  return check(entry.game, { ...setting, progress })
}

/** What a thread says: how far it is, or what it found. */
export type Message = number | Share

function inThread(wanted: Wanted, progress: (done: number) => void): Promise<Share> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: wanted })
    worker.on('message', (message: Message) => {
      if (typeof message === 'number') progress(message)
      else resolve(message)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`a thread ended with code ${code}`)))
  })
}
