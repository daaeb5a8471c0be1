import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../../engine/digest.ts'
import { errors as errorsEn } from '../words/en/errors.ts'
import { frame } from '../words/en/frame.ts'
import { home } from '../words/en/home.ts'
import { errors as errorsFr } from '../words/fr/errors.ts'
import { home as homeFr } from '../words/fr/home.ts'
import { byMouse, playOn, standing } from './hands.ts'
import { aroundOneScreen, nothingSeen } from './one-screen.ts'
import { journeyAfter, reactionAroundOneScreen } from './played.ts'
import { openFile, QUICK, sits, startSeeded } from './sits.ts'
import { type House, house } from './visit.ts'

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house()
}, 3 * MINUTES)
afterAll(() => at?.close())

/** What lies on the table, in words: the log and the seats. */
const table = async (page: Page): Promise<string> => {
  await page.locator('[data-match][data-busy=false]').waitFor()
  const parts = await page.locator(`section[aria-label=${frame.parts.seats}], .log ol`).allInnerTexts()
  return parts.join('\n')
}

/** The file of the match on the shelf, as its owner gets it. */
async function exported(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: home.save }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

async function dropIn(page: Page, text: string, name = 'match.json'): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

describe('nothing is lost', { timeout: 3 * MINUTES }, () => {
  test('a reload in the middle comes back to the same question, and the match can be played to its end', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await openFile(visit, journeyAfter(16))
      await playOn(page, byMouse(5), 3)
      await page.locator('[data-ask]').waitFor()
      const [before, words] = [await standing(page), await table(page)]
      await page.reload()
      await page.locator('[data-ask]').waitFor()
      expect(await standing(page)).toEqual(before)
      await expect.poll(() => table(page)).toBe(words)
      await playOn(page, byMouse(6))
      expect((await standing(page)).over).toBe(true)
    }))

  test('two tabs play one match: what one answers the other shows, and a closed question is refused', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page, context } = visit
      await startSeeded(visit, 'a match to test')
      await playOn(page, byMouse(7), 3)
      await page.locator('[data-ask]').waitFor()
      const other = await context.newPage()
      await other.goto(page.url())
      await other.locator('[data-ask]').waitFor()
      expect(await standing(other)).toEqual(await standing(page))
      await playOn(other, byMouse(8), 3)
      await other.locator('[data-ask]').waitFor()
      const { ask } = await standing(other)
      await page.locator(`[data-ask="${ask}"]`).waitFor()
      await expect.poll(async () => (await table(page)) === (await table(other))).toBe(true)
    }))

  test('a match exported as a file opens in another browser and goes on', async () => {
    let file = ''
    await sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page, go } = visit
      await openFile(visit, journeyAfter(16))
      await playOn(page, byMouse(9), 2)
      await go('/')
      file = await exported(page)
    })
    await sits(at.visit({ kept: QUICK }), async ({ page, go }) => {
      await go('/')
      await dropIn(page, file)
      await page
        .getByRole('link', { name: /^Continue/ })
        .first()
        .click()
      await page.locator('[data-ask]').waitFor()
      await playOn(page, byMouse(10))
      expect((await standing(page)).over).toBe(true)
    })
  })

  test('a reload while everybody around one screen is asked puts the question again, as if nothing was decided', () =>
    sits(at.visit({ kept: { ...QUICK, wait: 'endless' } }), async (visit) => {
      const { page } = visit
      await openFile(visit, reactionAroundOneScreen())
      const question = page.locator('[aria-labelledby=window-title]')
      const log = page.locator('.log ol').last()
      const hand = aroundOneScreen(4, nothingSeen())
      let reloads = 0
      const reloading = async (): Promise<void> => {
        if ((await question.count()) > 0) {
          reloads += 1
          const before = await log.innerText()
          await page.reload()
          await question.waitFor()
          await expect.poll(() => log.innerText()).toBe(before)
        }
        await hand(page)
      }
      // Whole matches around one screen are played elsewhere.
      for (let answers = 0; answers < 100 && reloads < 3; answers++) await playOn(page, reloading, 1)
      expect(reloads).toBe(3)
    }))
})

describe('offline', { timeout: 3 * MINUTES }, () => {
  test('after one visit the whole table opens without a network, and a match is played to its end', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page, context, go } = visit
      await go('/')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await context.setOffline(true)
      await page.reload()
      await startSeeded(visit, 'a match to test')
      await playOn(page, byMouse(11))
      expect((await standing(page)).over).toBe(true)
      await go('/new/heroes-journey')
      await go('/credits')
    }))
})

describe('bad input gets a sentence in the language of the reader, and nothing is lost', {
  timeout: 2 * MINUTES,
}, () => {
  test('a file that is no match, or no JSON, or empty', () =>
    sits(at.visit({ lang: 'fr' }), async ({ page, go }) => {
      expect(errorsFr.E_NOT_A_SAVE).not.toBe(errorsEn.E_NOT_A_SAVE)
      for (const text of ['{"hello": 1}', 'lorem', '']) {
        await go('/credits')
        await go('/')
        await dropIn(page, text)
        await page.getByText(errorsFr.E_NOT_A_SAVE).waitFor()
      }
    }))

  test('a file somebody changed, one of newer rules, one of a newer program, and one of another game', () =>
    sits(at.visit(), async ({ page, go }) => {
      const file = join(import.meta.dirname, '../../games/heroes-journey/matches/v1-save.json')
      const { sum, ...saved } = JSON.parse(readFileSync(file, 'utf8'))
      const signed = (change: object) => {
        const changed = { ...saved, ...change }
        return JSON.stringify({ ...changed, sum: fingerprint(changed) })
      }
      for (const [text, code] of [
        [JSON.stringify({ ...saved, seed: 'another', sum }), 'E_SAVE_CHANGED'],
        [signed({ rules: 99 }), 'E_NEWER_RULES'],
        [signed({ monomyth: 99 }), 'E_NEWER_FORMAT'],
        [signed({ game: 'chess' }), 'E_UNKNOWN_GAME'],
      ] as const) {
        await go('/')
        await dropIn(page, text)
        await page.getByText(errorsEn[code]).waitFor()
      }
    }))

  test('a match that is not there says so and leads home', () =>
    sits(at.visit({ lang: 'fr' }), async ({ page, address }) => {
      for (const route of ['match/nowhere', 'replay/nowhere', 'elsewhere', 'new/chess']) {
        await page.goto(`${address}#/${route}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await expect.poll(() => page.locator('main').innerText()).toMatch(/nulle part|n’est pas|n’existe/i)
        expect(await page.locator('main a[href="#/"], header a[href="#/"]').count()).toBeGreaterThan(0)
      }
    }))

  test('a browser that forbids storage: one is told, and can play all the same', () =>
    sits(
      at.visit({
        kept: QUICK,
        lang: 'fr',
        before: () => {
          Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined })
        },
      }),
      async ({ page, go }) => {
        await go('/')
        await page.getByRole('button', { name: homeFr.playNow }).first().click()
        await page.locator('[data-ask]').waitFor()
        await playOn(page, byMouse(12), 4)
      },
    ))
})
