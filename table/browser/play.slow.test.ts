import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frame as en } from '../words/en/frame.ts'
import { home as homeEn } from '../words/en/home.ts'
import { newMatch } from '../words/en/new-match.ts'
import { frame as fr } from '../words/fr/frame.ts'
import { home as homeFr } from '../words/fr/home.ts'
import { byKeyboard, byMouse, byTouch, dice, type Hand, playOn, standing, wished } from './hands.ts'
import { QUICK, sits, startAt } from './sits.ts'
import { type House, house, PHONE } from './visit.ts'

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house()
}, 3 * MINUTES)
afterAll(() => at?.close())

const overWords = (page: Page): Promise<string> => page.locator('body').innerText()

describe('a whole match in the browser', { timeout: 4 * MINUTES }, () => {
  test('by mouse, against two bots, to the page of the end', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      await startAt(visit, homeEn.playNow)
      const answers = await playOn(visit.page, byMouse(1))
      expect(answers).toBeGreaterThan(5)
      expect((await standing(visit.page)).over).toBe(true)
    }))

  test('by keyboard alone, from the home page on', () =>
    sits(at.visit({ kept: QUICK }), async ({ page, go }) => {
      await go('/')
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
        if (focused.includes(homeEn.playNow)) break
      }
      await page.keyboard.press('Enter')
      await page.locator('[data-match]').waitFor()
      await playKeyboard(page, byKeyboard(2))
      expect((await standing(page)).over).toBe(true)
    }))

  test('in French, by touch, on a phone', () =>
    sits(at.visit({ kept: QUICK, lang: 'fr', size: PHONE, touch: true }), async ({ page, go }) => {
      await go('/')
      expect(await page.locator('html').getAttribute('lang')).toBe('fr')
      await page.getByRole('button', { name: homeFr.playNow }).tap()
      await page.locator('[data-match]').waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(PHONE.width)
      await playOn(page, byTouch(3))
      expect((await standing(page)).over).toBe(true)
      expect(await overWords(page)).not.toContain(en.menu.leave)
      expect(fr.menu.leave).not.toBe(en.menu.leave)
    }))

  test('around one screen, two people, with a curtain between them and public windows', () =>
    sits(at.visit({ kept: { ...QUICK, wait: 'endless' } }), async ({ page, go }) => {
      await go('/new/heroes-journey')
      await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
      await page.getByLabel(newMatch.who(2)).selectOption({ label: newMatch.person })
      await page.getByLabel(newMatch.name(1)).fill('Ada')
      await page.getByLabel(newMatch.name(2)).fill('Bo')
      await page.getByText(newMatch.advanced, { exact: true }).click()
      await page.getByLabel(newMatch.seed, { exact: true }).fill('around one screen')
      await page.getByRole('button', { name: newMatch.start }).click()
      await page.locator('[data-match]').waitFor()
      const seen = { curtains: 0, windows: 0, nothing: 0 }
      await playOn(page, aroundOneScreen(4, seen), 6000)
      expect((await standing(page)).over).toBe(true)
      expect(seen.curtains).toBeGreaterThan(5)
      expect(seen.windows).toBeGreaterThan(0)
    }))
})

/** A key may mean nothing just now: a number too high, a folded group. The next one is tried. */
async function playKeyboard(page: Page, hand: Hand): Promise<void> {
  for (let presses = 0; presses < 6000; presses++) {
    const { over } = await standing(page)
    if (over) return
    await hand(page)
  }
}

/**
 * Two people who hand the screen to and fro. Every few windows one says "I do", whatever they hold. They press buttons
 * without going to them first: a match around one screen takes many presses.
 */
function aroundOneScreen(seed: number, seen: { curtains: number; windows: number; nothing: number }): Hand {
  const roll = dice(seed)
  const press = (page: Page, selector: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .evaluate((button) => (button as HTMLElement).click())
  return async (page) => {
    const { curtain, isWindow, isWho, keys } = await page.evaluate(() => ({
      curtain: document.querySelector<HTMLElement>('dialog[open]:not(:has(.end))')?.innerText,
      isWindow: document.querySelector('[aria-labelledby=window-title]') !== null,
      isWho: document.querySelector('[aria-labelledby=who-title]') !== null,
      keys: [...document.querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option ?? ''),
    }))
    if (curtain !== undefined) {
      if (curtain.includes(en.screen.nothing)) seen.nothing += 1
      else seen.curtains += 1
      await press(page, 'dialog[open] .button.primary')
    } else if (isWho) {
      await press(page, `[aria-pressed]:text("${roll(2) === 0 ? 'Ada' : 'Bo'}")`)
      await press(page, '[aria-labelledby=who-title] .button.primary')
    } else if (isWindow) {
      seen.windows += 1
      await press(page, `[aria-labelledby=window-title] button:text-is("${en.screen[roll(6) > 0 ? 'nobody' : 'iDo']}")`)
    } else if (keys.length > 0) await press(page, `[data-option=${JSON.stringify(wished(keys, roll))}]`)
  }
}
