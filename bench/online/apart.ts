import type { Played, Scale } from './measure.ts'
import { Program } from './programs.ts'

/**
 * Hundreds who play make garbage as a server does. A process that collects all of it at once keeps both processors busy
 * for as long as an answer may take, and is late itself for what has long come. So theirs is collected in small pieces
 * and never as a whole.
 */
const TIDY = ['--max-semi-space-size=16', '--heap-growing-percent=900']

/** Everybody plays in a process of their own. */
export const playApart = (scale: Scale): Promise<Played> =>
  new Program<Played>(new URL('./players.ts', import.meta.url), [JSON.stringify(scale)], TIDY).ready
