import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../scripts/chromium.mjs'
import type { Kept } from '../settings.ts'
import { type Served, served } from './served.ts'

/** A browser at the table, as somebody sits at it. */

const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

interface Wanted {
  readonly lang?: 'en' | 'fr'
  readonly theme?: 'light' | 'dark'
  readonly size?: { readonly width: number; readonly height: number }
  readonly touch?: boolean
  /** What is already settled in this browser. */
  readonly kept?: Partial<Kept>
  /** Runs in the page before anything else. */
  readonly before?: () => void
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly address: string
  /** Every error and warning the page gave so far, in the console or thrown: a test expects none. */
  readonly complaints: readonly string[]
  go(route: string): Promise<void>
  close(): Promise<void>
}

export interface House {
  visit(wanted?: Wanted): Promise<Visit>
  close(): Promise<void>
}

export async function house(open: () => Promise<Served> = served): Promise<House> {
  const site = await open()
  const browser: Browser = await chromium.launch({ executablePath: ensureChromium() })
  return {
    visit: (wanted = {}) => visit(browser, site.address, wanted),
    async close() {
      await browser.close()
      await site.close()
    },
  }
}

async function visit(browser: Browser, address: string, wanted: Wanted): Promise<Visit> {
  const { lang = 'en', theme = 'light', size = DESKTOP, touch = false, kept, before } = wanted
  const context = await browser.newContext({
    viewport: size,
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    acceptDownloads: true,
  })
  await context.addInitScript(paintNothing)
  const page = await context.newPage()
  const complaints: string[] = []
  watch(page, complaints)
  context.on('page', (other) => watch(other, complaints))
  if (kept !== undefined)
    await context.addInitScript((text) => {
      // An empty page has no storage.
      if (location.protocol !== 'http:') return
      if (localStorage.getItem('monomyth.settings') === null) localStorage.setItem('monomyth.settings', text)
    }, JSON.stringify(kept))
  if (before !== undefined) await context.addInitScript(before)
  return {
    page,
    context,
    address,
    complaints,
    go: async (route) => {
      await page.goto(`${address}#${route}`)
      await page.locator('h1').first().waitFor()
    },
    close: () => context.close(),
  }
}

/** Runs in the page. No test looks at its colours but by `seen`, and painting it takes a third of the time it plays. */
function paintNothing(): void {
  const hide = (): void => document.documentElement?.style.setProperty('opacity', '0')
  hide()
  addEventListener('DOMContentLoaded', hide)
}

/** While something looks at the page it is painted. */
export async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const paint = (opacity: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('opacity', value), opacity)
  await paint('1')
  try {
    return await look()
  } finally {
    await paint('0')
  }
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}
