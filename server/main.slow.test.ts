import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'

const here = (file: string) => fileURLToPath(new URL(`../scripts/${file}`, import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'start-'))
const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

function run(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  ended.push(() => child.kill('SIGKILL'))
  return child
}

/** `npm start` on these data, up to the line with the address. */
async function start(folder = data) {
  const child = run([here('start.mjs'), '--port', '0', '--data', folder])
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address !== undefined) return { child, address, seconds: workOf(child.pid) }
  }
  throw new Error(`npm start ended without an address: ${await text(child.stderr!)}`)
}

/** Seconds of work a process has done, where the system says so. */
function workOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const text = readFileSync(file, 'utf8')
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

/** A browser with its cookie. */
function visitor(address: string, cookie = '') {
  const headers = { origin: new URL(address).origin, 'content-type': 'application/json', cookie }
  const ask = (path: string, method = 'GET', body?: object) =>
    fetch(new URL(path, address), { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const socket = (path: string) => new WebSocket(new URL(path, address.replace('http', 'ws')), { headers })
  return { ask, socket }
}

/** The command `monomyth`: how it ends, and what it says. */
async function monomyth(...args: readonly string[]) {
  const child = run([here('monomyth.mjs'), ...args])
  const [out, err, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'exit')])
  return { code, out, err }
}

const TABLE = {
  ...{ game: 'heroes-journey', mode: 'competitive', options: {}, open: false, pace: 'live', clock: null },
  ...{ windows: 'quick', share: '0'.repeat(32), seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] },
}

const cardIn = async (answer: Response) =>
  (await answer.json()) as { readonly id: string; readonly stage: string; readonly rules: number }

const MINUTES = 60_000
/** In seconds, on a machine of one's own: the work of a start, and the longest a server takes to end. */
const START = 2
const END = 5
/** Here others work too. */
const BESIDE_OTHERS = 5

test('npm start serves the table and keeps what happens on it; a second one on the same data is refused', {
  timeout: 5 * MINUTES,
}, async () => {
  const first = await start()
  const guest = await visitor(first.address).ask('api/me', 'POST', { name: 'Ada', lang: 'en' })
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const made = await visitor(first.address, cookie).ask('api/tables', 'POST', TABLE)
  const { id, stage } = await cardIn(made)
  expect(stage).toBe('playing')

  expect(await monomyth('serve', '--port', '0', '--data', data)).toMatchObject({
    code: 1,
    err: `Another server is running: process ${first.child.pid} has the data folder ${data} open. End it first, or choose another folder with --data.\n`,
  })
  const packed = join(data, 'monomyth.backup')
  const inUse = await monomyth('backup', packed, '--data', data, '--lang', 'fr', '--json')
  expect([inUse.code, inUse.err]).toEqual([1, `Un serveur tient ${data} ouvert. Arrêtez-le d’abord.\n`])
  expect(JSON.parse(inUse.out)).toMatchObject({ error: { code: 'E_DATA_IN_USE' } })

  first.child.kill('SIGINT')
  expect(await once(first.child, 'exit')).toEqual([0, null])

  const again = await start()
  // What it costs is counted, not how long it took.
  expect(again.seconds).toBeLessThan(BESIDE_OTHERS * START)
  const page = await fetch(again.address)
  expect(await page.text()).toContain('<title>Monomyth</title>')
  const { build } = (await (await visitor(again.address).ask('api/me')).json()) as { build: string }
  expect(build).toMatch(/^index-/)
  const card = await cardIn(await visitor(again.address, cookie).ask(`api/tables/${id}`))
  expect(card).toMatchObject({ id, stage: 'playing', viewer: 0, own: true })

  const line = visitor(again.address, cookie).socket(`api/tables/${id}/socket`)
  const messages: { readonly kind: string; readonly error?: { readonly code: string } }[] = []
  line.on('message', (raw) => messages.push(JSON.parse(String(raw))))
  await once(line, 'open')
  line.send(JSON.stringify({ do: 'hello', build, rules: card.rules, frame: 0, events: 0 }))
  await expect.poll(() => messages.some(({ kind }) => kind === 'frame'), { timeout: MINUTES }).toBe(true)
  const asked = performance.now()
  again.child.kill('SIGTERM')
  expect(await once(again.child, 'exit')).toEqual([0, null])
  expect(performance.now() - asked).toBeLessThan(BESIDE_OTHERS * END * 1000)
  expect(messages.at(-1)).toEqual({ kind: 'closed', error: { code: 'S_BUSY' } })

  // And elsewhere, from a backup.
  const other = join(data, 'restored')
  expect(await monomyth('restore', packed, '--data', other)).toMatchObject({ code: 1, out: '' })
  expect(await monomyth('backup', packed, '--data', data)).toMatchObject({ code: 0, err: '' })
  expect(await monomyth('restore', packed, '--data', other)).toMatchObject({ code: 0, err: '' })
  expect(await monomyth('restore', packed, '--data', other)).toMatchObject({ code: 1, out: '' })
  const restored = await start(other)
  expect(await cardIn(await visitor(restored.address, cookie).ask(`api/tables/${id}`))).toMatchObject({ id, viewer: 0 })
})
