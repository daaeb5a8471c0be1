import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { save } from '@monomyth/engine'
import { put, type Sitting, say } from './sitting.ts'

const FOLDER = 'saves'
const ENDING = '.monomyth.json'

/** Writes the match down and says so; where it cannot be written it says that. */
export function keep(sitting: Sitting, said: (file: string) => string, name?: string): void {
  const { io, entry, match, words } = sitting
  const file = name ?? sitting.file ?? join(FOLDER, `${entry.game.id}-${now()}${ENDING}`)
  const path = resolve(io.folder, file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(save(match))}\n`)
  } catch (error) {
    say(sitting, words.play.notKept(file, (error as NodeJS.ErrnoException).code ?? ''))
    return
  }
  sitting.file = file
  say(sitting, said(file))
  put(sitting, `  ${reopening(sitting, file)}`)
}

/** What to type to go on with it. */
function reopening({ entry, match, speaks }: Sitting, file: string): string {
  const what = match.isOver() ? `replay ${quoted(file)}` : `play ${entry.game.id} --open ${quoted(file)}`
  return `npm run -s monomyth -- ${what}${speaks === undefined ? '' : ` --lang ${speaks}`}`
}

const quoted = (file: string): string => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`)

/** Sorts by time, and is a file name everywhere. */
const now = (): string => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
