import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { campaign } from '../words/en/campaign.ts'
import { frame } from '../words/en/frame.ts'
import { replay } from '../words/en/replay.ts'
import { faults } from './faults.ts'
import { byKey } from './hands.ts'
import {
  attemptThat,
  journeyAfter,
  playedCampaign,
  playedJourney,
  playedMatch,
  reactionAmongBots,
  reactionAroundOneScreen,
} from './played.ts'
import { openFile, QUICK, sits, startSeeded, stays } from './sits.ts'
import { type House, house, PHONE, type Visit } from './visit.ts'

const MINUTES = 60_000

let at: House
/** Sits there all the time. */
let wide: Visit
beforeAll(async () => {
  at = await house()
  wide = await at.visit({ kept: { ...QUICK, wait: 'endless' } })
}, 3 * MINUTES)
afterAll(() => at?.close())

/** Keeps a copy of dice that succeed, and of dice that fail: they are gone before they have been looked at. */
function copyVerdicts(): void {
  const copied = new Set<string>()
  new MutationObserver(() => {
    const scene = document.querySelector<HTMLElement>('.scene:not([data-copy]):has(.judged)')
    if (scene === null) return
    const verdict = scene.querySelector('.won') === null ? 'fails' : 'succeeds'
    if (copied.has(verdict)) return
    copied.add(verdict)
    const copy = scene.cloneNode(true) as HTMLElement
    copy.dataset.copy = verdict
    scene.parentElement?.append(copy)
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
}

describe('axe finds nothing against WCAG 2.2 AA, in either theme', { timeout: 3 * MINUTES }, () => {
  test('on home, new match, credits and a page that is not there', () =>
    stays(wide, async ({ page, go }) => {
      for (const route of ['/', '/new/heroes-journey', '/credits', '/nowhere', '/match/nowhere']) {
        await go(route)
        expect(await faults(page), route).toEqual([])
      }
    }))

  const early = async (visit: Visit): Promise<void> => {
    const { page } = visit
    await startSeeded(visit, 'a match to test')
    await page.locator('[data-ask]').waitFor()
    expect(await faults(page), 'the first question').toEqual([])
    await openFile(visit, journeyAfter(6))
    await page.locator('[data-option]').first().waitFor()
    expect(await faults(page), 'early').toEqual([])
  }
  const late = async (visit: Visit): Promise<void> => {
    const { page } = visit
    await openFile(visit, journeyAfter(20))
    await page.locator('[data-option]').first().waitFor()
    expect(await faults(page), 'in the middle').toEqual([])
    await openFile(visit, playedJourney())
    await page.locator('[data-replay]').waitFor()
    await page.waitForTimeout(500)
    expect(await faults(page), 'the replay').toEqual([])
    await page.goto(page.url().replace('/replay/', '/match/'))
    await page.locator('dialog[open]').waitFor()
    expect(await faults(page), 'the end').toEqual([])
  }
  test('on the table: the first question, and early', () => stays(wide, early))
  test('on the table: in the middle, the replay, and the end', () => stays(wide, late))
  test('on the table of a phone: in the middle, the replay, and the end', () =>
    sits(at.visit({ theme: 'dark', size: PHONE, kept: QUICK }), late))

  test('on a reaction', () =>
    stays(wide, async (visit) => {
      await openFile(visit, reactionAmongBots())
      await visit.page.locator('[data-kind=react][data-busy=false] [data-option]').first().waitFor()
      expect(await faults(visit.page)).toEqual([])
    }))

  test('on dice that succeed and on dice that fail', () =>
    sits(at.visit({ kept: { pace: 'at-once' }, before: copyVerdicts }), async (visit) => {
      const { page } = visit
      for (const ends of ['succeeds', 'fails'] as const) {
        const { file, key } = attemptThat(ends)
        await openFile(visit, file)
        await byKey(page, key)
        const copy = page.locator(`[data-copy=${ends}]`)
        await copy.waitFor({ state: 'attached' })
        expect(await faults(page), ends).toEqual([])
        await copy.evaluate((scene) => scene.remove())
      }
    }))

  test('on the public question around one screen, on who reacts, and on the curtain', () =>
    stays(wide, async (visit) => {
      const { page } = visit
      await openFile(visit, reactionAroundOneScreen())
      const question = page.locator('[aria-labelledby=window-title]')
      const who = page.locator('[aria-labelledby=who-title]')
      await question.getByRole('button', { name: frame.screen.iDo }).waitFor()
      expect(await faults(page), 'the question').toEqual([])
      await question.getByRole('button', { name: frame.screen.iDo }).click()
      await who.waitFor()
      expect(await faults(page), 'who reacts').toEqual([])
      await who.locator('[aria-pressed]').first().click()
      await who.locator('.button.primary').click()
      await page.locator('dialog[open]').waitFor()
      expect(await faults(page), 'the curtain').toEqual([])
    }))

  test('on the story told and on the character sheet', () =>
    stays(wide, async (visit) => {
      const { page } = visit
      await openFile(visit, playedMatch())
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
    stays(wide, async (visit) => {
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
    stays(wide, async (visit) => {
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
