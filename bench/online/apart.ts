import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Played, Scale } from './measure.ts'
import { TYPESCRIPT } from './programs.ts'

/**
 * Hundreds who play make as much garbage as the server. A process that collects all of it at once keeps both processors
 * busy for as long as an answer may take, and then waits itself for what has long come. So theirs is collected in small
 * pieces and never as a whole, and is no part of what is measured.
 */
const TIDY = ['--max-semi-space-size=16', '--heap-growing-percent=900']

/** Everybody plays in a process of their own. */
export function playApart(scale: Scale): Promise<Played> {
  const players = fork(fileURLToPath(new URL('./players.ts', import.meta.url)), [JSON.stringify(scale)], {
    execArgv: [...TIDY, '--import', TYPESCRIPT],
  })
  return new Promise((resolve, reject) => {
    players.once('message', (played) => resolve(played as Played))
    players.once('exit', () => reject(new Error('those who play ended before their time')))
  })
}
