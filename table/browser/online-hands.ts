import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Words } from '../words/words.ts'
import { type Hand, playOn, standing } from './hands.ts'
import type { Visit } from './visit.ts'

/** How people meet at a table of the server and play there, each in a browser of their own. */

/** Says who one is. */
export async function come({ page, go }: Visit, name: string, said: Words['online']): Promise<void> {
  await go('/online')
  await page.getByLabel(said.me.name).fill(name)
  await page.getByRole('button', { name: said.me.come }).click()
  await page.getByText(said.me.known(name)).waitFor()
}

/** Opens a table for two that anybody may watch, and gets the link for the other. */
export async function open(
  { page, go }: Visit,
  game: string,
  said: Words['online'],
  { mode, windows = 'quick' }: { readonly mode?: string; readonly windows?: 'quick' | 'discreet' } = {},
): Promise<string> {
  await go(`/online/new/${game}`)
  if (mode !== undefined) await page.locator(`input[type=radio][value=${mode}]`).check({ force: true })
  await page.getByRole('radio', { name: said.host.open.name }).check({ force: true })
  await page.getByRole('radio', { name: said.host[windows].name }).check({ force: true })
  await page.getByRole('button', { name: said.host.make }).click()
  await page.getByRole('button', { name: said.room.inviteFor(2) }).click()
  return page.getByLabel(said.room.link).inputValue()
}

/** Follows the link, and says who one is; the seat is not taken yet. */
export async function follow({ page }: Visit, link: string, name: string, said: Words['online']): Promise<void> {
  await page.goto(link)
  await page.getByLabel(said.me.name).fill(name)
  expect(page.url()).not.toContain(link.split('/').at(-3))
}

/** Somebody at the table, and how they play. */
type Player = readonly [page: Page, hand: Hand]

/** Each when they are asked, until so many answers are given or the match is over. */
export async function takeTurns(players: readonly Player[], most: number): Promise<void> {
  const until = Date.now() + 60_000
  for (let answers = 0; answers < most && Date.now() < until; ) {
    for (const [page, hand] of players) {
      const { ask, over } = await standing(page)
      if (over) return
      if (ask === undefined || (await page.locator('[data-option]').count()) === 0) continue
      answers += await playOn(page, hand, 1)
    }
  }
}

/** Each when they are asked, until something is to be seen. */
export async function playUntil(players: readonly Player[], isSeen: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 60_000; !(await isSeen()); ) {
    if (Date.now() > until) throw new Error('It never came to that.')
    for (const [page, hand] of players) {
      const isAsked = (await page.locator('[data-option]').count()) > 0
      if (isAsked && !(await isSeen())) await playOn(page, hand, 1)
    }
  }
}

/** Everybody plays on, none waiting to see what the others do. */
export async function playOut(players: readonly Player[]): Promise<void> {
  await Promise.all(players.map(([page, hand]) => playOn(page, hand)))
}

export const atTable = (...visits: readonly Visit[]): Promise<unknown> =>
  Promise.all(visits.map(({ page }) => page.locator('[data-match]').waitFor()))

/** Who came in where with how many points stands on every page, in any language. Returns it. */
export async function sameEnd(...visits: readonly Visit[]): Promise<readonly string[]> {
  const [first = [], ...others] = await Promise.all(visits.map(({ page }) => ranking(page)))
  for (const other of others) expect(other).toEqual(first)
  return first
}

async function ranking(page: Page): Promise<readonly string[]> {
  const ranks = page.locator('.end li :is(h4, .score)')
  await ranks.first().waitFor()
  return ranks.evaluateAll((all) => all.map(({ textContent }) => textContent?.trim() ?? ''))
}

/** Has the chance of a match that is over checked: everything must fit. */
export async function verify({ page }: Visit, table: string, said: Words['online']): Promise<void> {
  await page.goto(table.replace('/table/', '/record/'))
  await page.getByRole('button', { name: said.verify.go }).click()
  await page.getByText(said.verify.fair).waitFor()
  expect(await page.locator('[data-verdict=yes]').count()).toBe(5)
}

/** They go; none of their pages must ever have complained. */
export async function goHome(...visits: readonly Visit[]): Promise<void> {
  for (const { complaints, close } of visits) {
    expect(complaints).toEqual([])
    await close()
  }
}
