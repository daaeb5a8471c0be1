import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frame as en } from '../words/en/frame.ts'
import { home as homeEn } from '../words/en/home.ts'
import { frame as fr } from '../words/fr/frame.ts'
import { home as homeFr } from '../words/fr/home.ts'
import { byKeyboard, byMouse, byTouch, type Hand, playOn, standing } from './hands.ts'
import { aroundOneScreen, nothingSeen } from './one-screen.ts'
import { reactionAroundOneScreen } from './played.ts'
import { openFile, QUICK, sits, startAt, startSeeded, twoPeople } from './sits.ts'
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
      await page.getByRole('button', { name: homeFr.playNow }).first().tap()
      await page.locator('[data-match]').waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(PHONE.width)
      await playOn(page, byTouch(3))
      expect((await standing(page)).over).toBe(true)
      expect(await overWords(page)).not.toContain(en.menu.leave)
      expect(fr.menu.leave).not.toBe(en.menu.leave)
    }))

  test('around one screen, two people, with a curtain between them and public windows', () =>
    sits(at.visit({ kept: { ...QUICK, wait: 'endless' } }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'around one screen', twoPeople)
      const seen = nothingSeen()
      await playOn(page, aroundOneScreen(4, seen), 6000)
      expect((await standing(page)).over).toBe(true)
      expect(seen.curtains).toBeGreaterThan(5)
      expect(seen.windows).toBeGreaterThan(0)
      expect(seen.leaks).toEqual([])
    }))

  test('around one screen, a key lets the chance to react pass', () =>
    sits(at.visit({ kept: { ...QUICK, wait: 'endless' } }), async (visit) => {
      const { page } = visit
      await openFile(visit, reactionAroundOneScreen())
      const question = page.locator('[aria-labelledby=window-title]')
      await question.waitFor()
      await page.keyboard.press('w')
      await question.waitFor({ state: 'detached' })
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
