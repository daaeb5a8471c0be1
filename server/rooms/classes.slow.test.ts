import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('./testing/classes.ts', import.meta.url))
const TYPESCRIPT = new URL('../../scripts/typescript.mjs', import.meta.url).href
const ANSWERS = 1000
/** What is made once, at the start, counts too. */
const MOST = 1
/** A record that begins with another one and goes on with names of its own is of a class nobody else is of. */
const OF_ITS_OWN = /^map,Transition,.*,prototype,/gm

/** How many hidden classes of which there is one record each are made while so many questions are answered. */
async function classesIn(answers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'monomyth-classes-'))
  const file = join(folder, 'v8.log')
  const flags = ['--log-maps', '--no-log-maps-details', '--no-logfile-per-isolate', `--logfile=${file}`]
  try {
    await promisify(execFile)(process.execPath, [...flags, '--import', TYPESCRIPT, PROGRAM, String(answers)])
    const log = readFileSync(file, 'utf8')
    // Else there would be none because none are written down.
    expect(log).toMatch(/^map,Transition,/m)
    return log.match(OF_ITS_OWN)?.length ?? 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Each of them costs as much as a hundred ordinary records, and what it is made of lies with what is old from the
 * start: it outlives two collections, and is copied in both. It was fifty for each answer once.
 */
test('an answer makes no hidden classes', async () => {
  const each = (await classesIn(ANSWERS)) / ANSWERS
  console.log(`${each.toFixed(2)} hidden classes for each answer`)
  expect(each).toBeLessThan(MOST)
})
