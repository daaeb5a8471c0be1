import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import type { Io } from '../io.ts'
import { main } from '../main.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
  /** Where it wrote its files. */
  readonly folder: string
}

interface Setting {
  /** What somebody types, line by line; then the input ends. */
  readonly lines?: readonly string[]
  readonly env?: Io['env']
  readonly folder?: string
  readonly isTty?: boolean
}

/** Gone when the test is through. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'monomyth-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The whole command as a function: nothing of the machine but a folder of its own. */
export async function run(args: string, setting: Setting = {}): Promise<Ran> {
  const { lines = [], env = {}, isTty = false } = setting
  const folder = setting.folder ?? newFolder()
  let [out, err] = ['', '']
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    input: Readable.from(lines.map((line) => `${line}\n`)),
    env,
    folder,
    isTty: { input: false, out: isTty, err: false },
    columns: 100,
  }
  const code = await main(
    args.split(' ').filter((arg) => arg !== ''),
    io,
  )
  return { code, out, err, folder }
}

/** A player who always takes the first option, for longer than any match lasts. */
export const ALWAYS_FIRST: readonly string[] = Array.from({ length: 5000 }, () => '1')
