import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { serve } from '../../scripts/serve.mjs'
import { offline } from '../build/offline.ts'
import type { updates } from './updates.svelte.ts'

// A small page in two versions, with a part that is loaded when it is wanted, kept and updated as the table is.

declare global {
  var told: typeof updates
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const tree = realpathSync(mkdtempSync(join(tmpdir(), 'updates-')))
let browser: Browser
let context: BrowserContext
let site: Awaited<ReturnType<typeof serve>> | undefined
let page: Page

async function built(version: string): Promise<void> {
  const root = join(tree, 'source')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html><title></title><script type="module" src="main.js"></script>')
  writeFileSync(join(root, 'later.js'), `document.title += ', part ${version}'`)
  writeFileSync(
    join(root, 'main.js'),
    `import { updates } from ${JSON.stringify(here('updates.svelte.ts'))}
    document.title = ${JSON.stringify(version)}
    globalThis.told = updates
    globalThis.more = () => import('./later.js')
    updates.start()`,
  )
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [svelte({ configFile: false }), offline()],
    build: { outDir: join(tree, version), target: 'es2023', modulePreload: { polyfill: false } },
  })
}

/** Puts a version online, at the address of the one before. */
async function publish(version: string): Promise<void> {
  await site?.close()
  site = await serve({ folder: join(tree, version), host: '127.0.0.1', port: site?.port ?? 0 })
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await built('one')
  await built('two')
  // A version of which one file is still that of the one before.
  cpSync(join(tree, 'two'), join(tree, 'half'), { recursive: true })
  cpSync(join(tree, 'one/index.html'), join(tree, 'half/index.html'))
  const executablePath = findChromium()
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  context = await browser.newContext()
  await publish('one')
  page = await visit()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await browser?.close()
  await site?.close()
  rmSync(tree, { recursive: true, force: true })
})

async function visit(): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`http://127.0.0.1:${site?.port}/`)
  return tab
}
/** Not by the frames of a page, as by default: one behind another may get none. */
const POLLING = { polling: 100, timeout: 60_000 }
/** The title of the page, once it has loaded its other part. */
const whole = (tab: Page) => tab.evaluate('more()').then(() => tab.title())
const kept = () => page.evaluate(async () => (await caches.keys()).length)
const lookForUpdate = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

test('after one visit the page works offline, with the part it had not loaded yet', async () => {
  await page.waitForFunction(() => told.ready && navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await site?.close()
  expect(await whole(page)).toBe('one, part one')
  await page.reload()
  expect(await whole(page)).toBe('one, part one')
  await context.setOffline(false)
})

test('a version that is not all there is not taken', async () => {
  await publish('half')
  await lookForUpdate()
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.installing === null
  })
  expect(await page.evaluate(() => told.waiting)).toBe(false)
  await page.reload()
  expect(await whole(page)).toBe('one, part one')
})

test('a new version waits, and what is open stays as it was, even loaded again', async () => {
  await publish('two')
  await lookForUpdate()
  await page.waitForFunction(() => told.waiting)
  expect(await whole(page)).toBe('one, part one')
  await page.reload()
  expect(await whole(page)).toBe('one, part one')
  await page.waitForFunction(() => told.waiting)
})

test('once wanted, every tab is loaded again with it, once, and the old one is gone', {
  timeout: 180_000,
}, async () => {
  const other = await visit()
  await other.waitForFunction(() => told.ready, undefined, POLLING)
  const tabs = [page, other]
  const loads = tabs.map((tab) => {
    const load = { count: 0 }
    tab.on('load', () => load.count++)
    return load
  })
  await page.evaluate(() => told.apply())
  for (const tab of tabs) {
    await tab.waitForFunction(() => document.title === 'two', undefined, POLLING)
    expect(await whole(tab)).toBe('two, part two')
  }
  await page.waitForFunction(() => told.ready, undefined, POLLING)
  expect(loads).toEqual([{ count: 1 }, { count: 1 }])
  expect(await kept()).toBe(1)
  expect(await page.evaluate(() => told.waiting)).toBe(false)
})
