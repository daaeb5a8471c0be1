import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { campaign } from '../words/en/campaign.ts'
import { replay } from '../words/en/replay.ts'
import { faults } from './faults.ts'
import { byMouse, careful, playOn } from './hands.ts'
import { aroundOneScreen, nothingSeen } from './one-screen.ts'
import { playedCampaign, playedJourney, playedMatch } from './played.ts'
import { openFile, QUICK, sits, startSeeded, twoPeople } from './sits.ts'
import { DESKTOP, type House, house, PHONE } from './visit.ts'

const MINUTES = 60_000

let at: House
beforeAll(async () => {
  at = await house()
}, 3 * MINUTES)
afterAll(() => at?.close())

/** Keeps a copy of dice that succeed, and of dice that fail: they are gone before they have been looked at. */
function copyVerdicts(): void {
  const copied = new Set<string>()
  new MutationObserver(() => {
    const scene = document.querySelector<HTMLElement>('.scene:not([data-copy]):has(.judged)')
    if (scene === null) return
    const verdict = scene.querySelector('.won') === null ? 'failure' : 'success'
    if (copied.has(verdict)) return
    copied.add(verdict)
    const copy = scene.cloneNode(true) as HTMLElement
    copy.dataset.copy = verdict
    scene.parentElement?.append(copy)
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
}

describe('axe finds nothing against WCAG 2.2 AA, in either theme', { timeout: 3 * MINUTES }, () => {
  test('on home, new match, credits and a page that is not there', () =>
    sits(at.visit(), async ({ page, go }) => {
      for (const route of ['/', '/new/heroes-journey', '/credits', '/nowhere', '/match/nowhere']) {
        await go(route)
        expect(await faults(page), route).toEqual([])
      }
    }))

  test.each([
    ['wide', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)(
    'on the table, %s: the first question, early, in the middle, the end, and the replay',
    (_name, size, theme) =>
      sits(at.visit({ theme, size, kept: QUICK }), async (visit) => {
        const { page } = visit
        await startSeeded(visit, 'a match to test')
        await page.locator('[data-ask]').waitFor()
        expect(await faults(page), 'the first question').toEqual([])
        for (const [moment, answers] of [
          ['early', 6],
          ['in the middle', 14],
        ] as const) {
          await playOn(page, byMouse(answers), answers)
          await page.locator('[data-ask], [data-over=true]').first().waitFor()
          expect(await faults(page), moment).toEqual([])
        }
        await openFile(visit, await playedJourney())
        await page.locator('[data-replay]').waitFor()
        await page.waitForTimeout(500)
        expect(await faults(page), 'the replay').toEqual([])
        await page.goto(page.url().replace('/replay/', '/match/'))
        await page.locator('dialog[open]').waitFor()
        expect(await faults(page), 'the end').toEqual([])
      }),
  )

  test('on a reaction', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'a match to react in')
      const hand = byMouse(3, careful)
      const reaction = page.locator('[data-kind=react] [data-option]').first()
      for (let answers = 0; answers < 80 && !(await reaction.isVisible()); answers++) {
        await playOn(page, hand, 1)
        await page.locator('[data-ask], [data-over=true]').first().waitFor()
      }
      await page.locator('[data-kind=react][data-busy=false]').waitFor()
      expect(await faults(page)).toEqual([])
    }))

  test('on dice that succeed and on dice that fail, as the coach has them rolled', () =>
    sits(at.visit({ kept: { pace: 'at-once' }, before: copyVerdicts }), async ({ page, go }) => {
      await go('/learn/heroes-journey')
      const onward = page.locator('.coach .button.primary, [data-option]').first()
      for (const verdict of ['success', 'failure']) {
        const copy = page.locator(`[data-copy=${verdict}]`)
        while ((await copy.count()) === 0) await onward.click()
        expect(await faults(page), verdict).toEqual([])
        await copy.evaluate((scene) => scene.remove())
      }
    }))

  test('on the public question around one screen, on who reacts, and on the curtain', () =>
    sits(at.visit({ kept: { ...QUICK, wait: 'endless' } }), async (visit) => {
      const { page } = visit
      await startSeeded(visit, 'around one screen', twoPeople)
      const hand = aroundOneScreen(4, nothingSeen())
      const left = new Set(['[aria-labelledby=window-title]', '[aria-labelledby=who-title]', 'dialog[open]'])
      const looking = async (): Promise<void> => {
        for (const sign of left) {
          if ((await page.locator(sign).count()) === 0) continue
          expect(await faults(page), sign).toEqual([])
          left.delete(sign)
        }
        await hand(page)
      }
      for (let answers = 0; answers < 400 && left.size > 0; answers++) await playOn(page, looking, 1)
      expect([...left]).toEqual([])
    }))

  test('on the story told and on the character sheet', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await openFile(visit, await playedMatch())
      await page.goto(page.url().replace('/replay/', '/match/'))
      const window = page.locator('dialog[open]')
      await window.getByRole('button', { name: replay.end.tale }).click()
      await window.locator('article').waitFor()
      expect(await faults(page), 'the story').toEqual([])
      await window.getByRole('button', { name: 'Character sheet' }).click()
      await window.locator('.sheet-leaf').waitFor()
      expect(await faults(page), 'the sheet').toEqual([])
    }))

  test('on a campaign, a sealed and an opened envelope, and the next chapter', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await openFile(visit, await playedCampaign(1))
      const envelope = page.locator('[data-envelope]')
      await envelope.waitFor()
      expect(await faults(page), 'sealed').toEqual([])
      await page.locator('a[href^="#/next/"]').click()
      await page.locator('form [type=submit]').waitFor()
      expect(await faults(page), 'the next chapter').toEqual([])
      const open = page.getByRole('button', { name: campaign.open })
      if ((await open.count()) > 0) await open.click()
      await page.locator('[data-envelope][data-open=true] h2').waitFor()
      await page.waitForTimeout(700)
      expect(await faults(page), 'opened').toEqual([])
    }))

  test('with the rulebook, the help, the settings, a card, the text table and the coach open', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page, go } = visit
      await startSeeded(visit, 'a match to test')
      await page.locator('[data-ask]').waitFor()
      for (const key of ['r', '?', 'l', 't']) {
        await page.keyboard.press(key)
        await page.waitForTimeout(400)
        expect(await faults(page), key).toEqual([])
        await page.keyboard.press('Escape')
      }
      await go('/learn/heroes-journey')
      await page.locator('[data-match]').waitFor()
      expect(await faults(page), 'the coach').toEqual([])
    }))
})
