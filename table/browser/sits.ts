import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Kept } from '../settings.ts'
import { home } from '../words/en/home.ts'
import { newMatch } from '../words/en/new-match.ts'
import { seen, type Visit } from './visit.ts'

/** Nobody waits for bots in a test. */
export const QUICK: Partial<Kept> = { pace: 'at-once', animations: false }

/** Somebody comes, does something and goes; the page must never have complained. */
export async function sits(visit: Promise<Visit>, play: (visit: Visit) => Promise<void>): Promise<void> {
  const sitting = await visit
  try {
    await stays(sitting, play)
  } finally {
    await sitting.close()
  }
}

/** The same by somebody who stays: what the browser has learnt to do quickly need not be learnt anew. */
export async function stays(sitting: Visit, play: (visit: Visit) => Promise<void>): Promise<void> {
  try {
    await play(sitting)
    expect(sitting.complaints).toEqual([])
  } catch (error) {
    // What the page looked like says more than what was waited for.
    const path = `reports/browser-${Date.now()}.png`
    await seen(sitting.page, () => sitting.page.screenshot({ path })).catch(() => undefined)
    console.error(`See ${path}. The page complained: ${sitting.complaints.join('\n') || 'of nothing'}`)
    throw error
  }
}

/** Begins a match with the button of that name on the home page. */
export async function startAt({ page, go }: Visit, button: string): Promise<void> {
  await go('/')
  await page.getByRole('button', { name: button }).first().click()
  await page.locator('[data-match]').waitFor()
}

/** Begins a match whose chance is known: with the same hands it goes the same way every time. */
export async function startSeeded(
  { page, go }: Visit,
  seed: string,
  seats = usual,
  game = 'heroes-journey',
): Promise<void> {
  await go(`/new/${game}`)
  await seats(page)
  await page.getByText(newMatch.advanced, { exact: true }).click()
  await page.getByLabel(newMatch.seed, { exact: true }).fill(seed)
  await page.getByRole('button', { name: newMatch.start }).click()
  await page.locator('[data-match]').waitFor()
}

/** One person and two bots, as the page proposes. */
async function usual(_page: Page): Promise<void> {}

/** Two people around one screen. */
export async function twoPeople(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByLabel(newMatch.who(2)).selectOption({ label: newMatch.person })
  await page.getByLabel(newMatch.name(1)).fill('Ada')
  await page.getByLabel(newMatch.name(2)).fill('Bo')
}

/** A file is chosen on the home page, and what it holds is opened. */
export async function openFile({ page, go }: Visit, text: string): Promise<void> {
  await go('/')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kept.monomyth.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.locator('[role=status], [role=alert]').getByRole('button', { name: home.go }).click()
}
