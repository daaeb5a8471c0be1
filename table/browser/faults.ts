import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { seen } from './visit.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What depends on the theme: colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, and what of it in the colours of the other theme: by rule, and where. */
export const faults = (page: Page): Promise<readonly string[]> => seen(page, () => faultsSeen(page))

async function faultsSeen(page: Page): Promise<readonly string[]> {
  // The policy of the page lets no script of ours in; through the debugger it may come.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE)
  await page.evaluate(arrived)
  const found = await page.evaluate(look, { type: 'tag', values: TAGS })
  const theme = await page.evaluate(turnTheme)
  const colours = await page.evaluate(look, { type: 'rule', values: COLOURS })
  await page.evaluate(turnTheme)
  return [...found, ...colours.map((fault) => `${theme}: ${fault}`)]
}

/** Runs in the page: what fades in is there, or is not waited for any longer. What moves for ever never was. */
async function arrived(): Promise<void> {
  const coming = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const late = new Promise((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([late, Promise.allSettled(coming.map(({ finished }) => finished))])
}

/** Runs in the page: dark to light, light to dark, with nothing half-way between them. */
async function turnTheme(): Promise<string> {
  const { documentElement: page } = document
  page.dataset.theme = page.dataset.theme === 'dark' ? 'light' : 'dark'
  await new Promise(requestAnimationFrame)
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish()
  return page.dataset.theme
}

/** Runs in the page. */
async function look(runOnly: { readonly type: string; readonly values: readonly string[] }): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        on: Document,
        how: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
    }
  }
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}
