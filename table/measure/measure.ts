import { type Browser, chromium, type Page } from 'playwright-core'
import type { Notes } from './figures.ts'
import { play } from './play.ts'
import { type Noted, probe } from './probe.ts'

/** As much slower as a phone is than this machine. */
export const SLOW_DOWN = 4

/** Loads the pages of the table at this address, and plays two whole matches there. */
export async function measure(address: string, executablePath: string, say: (what: string) => void): Promise<Notes> {
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await visit(browser, SLOW_DOWN)
    const home = await load(page, address)
    await begin(page)
    const table = await load(page, page.url())
    say('Playing a match, slowed down…')
    const slow = await play(page)
    await page.context().close()
    const other = await visit(browser, 1)
    await other.goto(address)
    await begin(other)
    say('Playing a match at full speed…')
    const fast = await play(other)
    return { home, table, slow, fast }
  } finally {
    await browser.close()
  }
}

/** A browser that has never been here. It has no service worker: what is measured comes over the wire. */
async function visit(browser: Browser, rate: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(probe)
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await context.addInitScript(() => localStorage.setItem('monomyth.settings', '{"lang":"en","pace":"at-once"}'))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** Loads a page afresh and waits until it has settled. */
async function load(page: Page, address: string): Promise<Noted> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  return page.evaluate(() => noted)
}

/** From the home page, by its one click, to the first question. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).first().click()
  await page.locator('[data-option]').first().waitFor({ state: 'attached' })
}
