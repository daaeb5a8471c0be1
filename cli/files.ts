import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Match, MatchError, open, read } from '@monomyth/engine'
import { BadUsage } from './call.ts'
import { type Entry, GAMES } from './games.ts'
import type { Io } from './io.ts'
import type { Words } from './words/words.ts'

export interface Opened {
  readonly entry: Entry
  readonly saved: unknown
  readonly match: Match
}

export const countAnswers = ({ log }: Match): number => log.filter((entry) => entry.do === 'answer').length

/** A saved match from a file. Whatever is wrong with it is a code and a sentence. */
export function openFile(io: Io, words: Words, file: string): Opened {
  try {
    const saved = read(textOf(io, words, file))
    const entry = entryFor(saved)
    return { entry, saved, match: open(entry.game, saved) }
  } catch (error) {
    if (error instanceof BadUsage) throw error
    // A file nested beyond all reason fails in ways of its own; it is no saved match either.
    const { code, about } = error instanceof MatchError ? error : new MatchError('E_NOT_A_SAVE')
    throw new BadUsage(words.bad.save(file, code, about, Object.keys(GAMES)), code)
  }
}

function textOf({ folder }: Io, words: Words, file: string): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new BadUsage(words.bad.file(file, code), 'E_NO_FILE')
  }
}

/** The game a file says it is of. If it says nothing sensible, any game finds out what is wrong with the file. */
function entryFor(saved: unknown): Entry {
  const id = (saved as { readonly game?: unknown } | null)?.game
  const entry = typeof id === 'string' && Object.hasOwn(GAMES, id) ? GAMES[id] : Object.values(GAMES)[0]
  if (entry === undefined) throw new MatchError('E_UNKNOWN_GAME')
  return entry
}
