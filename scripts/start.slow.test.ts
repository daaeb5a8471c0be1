import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('start.mjs', import.meta.url))
const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** `npm start`, up to the line with the address. */
async function start() {
  const begun = performance.now()
  const child = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  ended.push(() => child.kill('SIGKILL'))
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address !== undefined) return { child, address, seconds: (performance.now() - begun) / 1000 }
  }
  throw new Error('npm start ended without an address')
}

test('npm start serves the table, soon the second time, and Ctrl-C ends it', { timeout: 180_000 }, async () => {
  const { child } = await start()
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])

  const again = await start()
  expect(again.seconds).toBeLessThan(2)
  const page = await fetch(again.address)
  expect(await page.text()).toContain('<title>Monomyth</title>')
  again.child.kill('SIGTERM')
  expect(await once(again.child, 'exit')).toEqual([0, null])
})
