import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replay } from '../words/en/replay.ts'
import { faults } from './faults.ts'
import { bold, byMouse, dice, type Hand, playOn, standing } from './hands.ts'
import { adventureAt, playedMatch } from './played.ts'
import { openFile, QUICK, sits, startSeeded } from './sits.ts'
import { type House, house, PHONE } from './visit.ts'

const MINUTES = 60_000
const GAME = 'call-to-adventure'

let at: House
beforeAll(async () => {
  at = await house()
}, 3 * MINUTES)
afterAll(() => at?.close())

/** One person beside one bot. */
async function twoHeroes(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
}

/** Nobody else. */
async function alone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Alone against the Adversary' }).check({ force: true })
}

/** Nothing but keys: the number of an option, most often one of the first. */
function byNumbers(seed: number): Hand {
  const roll = dice(seed)
  return (page) => page.keyboard.press(String(1 + roll(roll(2) === 0 ? 3 : 9)))
}

describe('a whole game of Call to Adventure', { timeout: 3 * MINUTES }, () => {
  test('by mouse, together with a bot, to the score sheet', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'a tale of two', twoHeroes, GAME)
      const answers = await playOn(page, byMouse(1, bold))
      expect(answers).toBeGreaterThan(15)
      expect((await standing(page)).over).toBe(true)
      await page.locator('dialog[open] .end').waitFor()
    }))

  test('by keyboard, alone against the Adversary', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'a tale of one', alone, GAME)
      const hand = byNumbers(2)
      // A number may be too high just now: the next one is tried.
      for (let presses = 0; presses < 2000 && !(await standing(page)).over; presses++) await hand(page)
      expect((await standing(page)).over).toBe(true)
    }))
})

describe('a card on the table', { timeout: MINUTES }, () => {
  test('offers its paths beside it, and Escape leads back to it, out of a window over it too', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'a tale of one', alone, GAME)
      await playOn(page, byMouse(1, bold), 3)
      await page.locator('[data-kind=menu]').waitFor()
      const challenge = page.locator('button.story:has(.challenge)').first()
      const isBack = () => challenge.evaluate((card) => card === document.activeElement)
      await challenge.focus()
      await page.keyboard.press('Enter')
      await page.locator('.chooser:popover-open').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(isBack).toBe(true)
      await challenge.click({ button: 'right' })
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await expect.poll(isBack).toBe(true)
    }))
})

describe('once the match is over', { timeout: MINUTES }, () => {
  test('each life is told, copied, kept as a picture, and becomes a character sheet', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page, context } = visit
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openFile(visit, playedMatch())
      await page.goto(page.url().replace('/replay/', '/match/'))
      const window = page.locator('dialog[open]')
      await window.getByRole('button', { name: replay.end.tale }).click()
      const title = window.locator('article h3').first()
      await expect.poll(() => title.innerText()).toMatch(/Hero 1/i)
      await window.getByRole('tab').nth(1).click()
      await expect.poll(() => title.innerText()).toMatch(/Hero 2/i)
      await window.getByRole('button', { name: 'Copy the text' }).click()
      await window.getByText('The text is on the clipboard.').waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain('Hero 2')
      const download = page.waitForEvent('download')
      await window.getByRole('button', { name: 'Save as picture' }).click()
      expect((await download).suggestedFilename()).toMatch(/Hero 2.*\.png$/)
      await window.getByRole('button', { name: 'Character sheet' }).click()
      await window.getByRole('heading', { name: /Hero 2, character sheet/i }).waitFor()
      expect(await window.locator('.scores div').count()).toBe(6)
      // Out of the story, and back at the end of the match.
      await page.keyboard.press('Escape')
      await window.locator('.end').waitFor()
    }))
})

describe('the lessons of Call to Adventure', { timeout: 3 * MINUTES }, () => {
  const onward = (page: Page) => page.locator('.coach .button.primary, [data-option]').first()

  test('can be left, taken up again and finished, in French, by touch, on a phone', () =>
    sits(at.visit({ kept: QUICK, lang: 'fr', size: PHONE, touch: true }), async ({ page, go }) => {
      await go(`/learn/${GAME}`)
      const step = page.locator('.coach .step')
      for (let lessons = 0; lessons < 9; lessons++) {
        const before = await step.innerText()
        await onward(page).tap()
        await page.waitForFunction((was) => document.querySelector('.coach .step')?.textContent !== was, before)
      }
      await onward(page).waitFor()
      const left = await step.innerText()
      expect(left).toBe('Étape 10 sur 33')
      const url = page.url()
      await go('/')
      await page.goto(url)
      await expect.poll(() => step.innerText()).toBe(left)
      await playLessons(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(PHONE.width)
    }))

  /** Does what every lesson says, to the last. */
  async function playLessons(page: Page): Promise<void> {
    for (let lessons = 0; lessons < 60 && (await page.locator('.coach .step').count()) > 0; lessons++) {
      const before = await page.locator('.coach .step').innerText()
      await onward(page).tap()
      const again = page.locator('li.asking [data-option]')
      if ((await again.count()) > 0) await again.first().tap()
      await page.waitForFunction((was) => document.querySelector('.coach .step')?.textContent !== was, before)
    }
    expect(await page.locator('.coach .step').count()).toBe(0)
  }
})

describe('axe finds nothing at this table, in either theme', { timeout: 3 * MINUTES }, () => {
  test('choosing, in the menu of a turn, in what is asked around a cast, and at the end', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      for (const kind of ['origin', 'menu', 'dark', 'feat', 'heritage']) {
        await openFile(visit, adventureAt(kind))
        await page.locator(`[data-kind=${kind}] [data-option]`).first().waitFor()
        expect(await faults(page), kind).toEqual([])
      }
      await openFile(visit, playedMatch())
      await page.goto(page.url().replace('/replay/', '/match/'))
      await page.locator('dialog[open] .end').waitFor()
      expect(await faults(page), 'the end').toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      expect(await faults(page), 'the score sheet').toEqual([])
    }))
})
