import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { campaign } from '../words/en/campaign.ts'
import { errors } from '../words/en/errors.ts'
import { home } from '../words/en/home.ts'
import { newMatch } from '../words/en/new-match.ts'
import { campaign as campaignFr } from '../words/fr/campaign.ts'
import { faults } from './faults.ts'
import { byMouse, playOn, wished } from './hands.ts'
import { playedCampaign } from './played.ts'
import { openFile, QUICK, sits } from './sits.ts'
import { type House, house, type Visit } from './visit.ts'

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house()
}, 3 * MINUTES)
afterAll(() => at?.close())

/** A campaign by oneself, dealt without choices, with known chance. */
async function begin({ page, go }: Visit): Promise<void> {
  await go('/new/call-to-adventure')
  await page.getByRole('radio', { name: /Campaign/ }).check({ force: true })
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  await page.getByLabel('Quick Start').check({ force: true })
  await page.getByLabel(newMatch.name(1)).fill('Ada')
  await page.getByText(newMatch.advanced, { exact: true }).click()
  await page.getByLabel(newMatch.seed, { exact: true }).fill('a first chapter')
  await page.getByRole('button', { name: newMatch.start }).click()
  await page.locator('[data-match]').waitFor()
}

const drop = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'campaign.monomyth.json', mimeType: 'application/json', buffer: Buffer.from(text) })

/** Goes on to the next chapter, won or lost. */
const pressingOn: typeof wished = (keys, roll) => (keys.includes('press') ? 'press' : wished(keys, roll))

/** Scripts of envelopes the page has fetched, by what stands in them. */
function envelopes(page: Page): Promise<string>[] {
  const read: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) read.push(response.text().catch(() => ''))
  })
  return read
}

/** The envelopes kept for the time without a connection. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flatMap((keys) => keys.map(({ url }) => url)).join('\n')
  })

describe('a campaign', () => {
  test(
    'a chapter is played, the campaign taken to another browser, and goes on there with other players',
    async () => {
      let file = ''
      await sits(at.visit({ kept: QUICK }), async (visit) => {
        const { page } = visit
        const scripts = envelopes(page)
        await begin(visit)
        await playOn(page, byMouse(7, pressingOn))
        await page.getByRole('link', { name: campaign.next }).waitFor()
        await page.getByRole('link', { name: campaign.page }).click()
        await page.locator('main[data-campaign] [data-envelope="2"][data-open=false]').waitFor()
        expect(await page.locator('main').innerText()).not.toContain('Ash on the Wind')
        expect((await Promise.all(scripts)).join()).not.toContain('Ash on the Wind')
        // A reload loses nothing.
        await page.reload()
        const exporting = page.waitForEvent('download')
        await page.getByRole('button', { name: campaign.export, exact: true }).click()
        file = readFileSync(await (await exporting).path(), 'utf8')
        // Only what was opened is kept offline, until somebody wants everything.
        const sealed = 'call-to-adventure.lang.en.chapters'
        await vi.waitFor(async () => expect(await kept(page)).toContain(`${sealed}.one`), {
          timeout: 20_000,
          interval: 200,
        })
        expect(await kept(page)).not.toContain(`${sealed}.two`)
        await page.getByRole('button', { name: campaign.offline.button }).click()
        await page.getByText(campaign.offline.kept).waitFor()
        expect(await kept(page)).toContain(`${sealed}.seven`)
        await page.goto(`${visit.address}#/`)
        await page.locator('li[data-campaign]').waitFor()
        await expect.poll(() => page.locator('li.panel').count()).toBe(1)
      })
      await sits(at.visit({ kept: QUICK, lang: 'fr' }), async ({ page, go }) => {
        await go('/')
        await drop(page, file)
        await page.locator('li[data-campaign] a.button').click()
        await page.locator('main[data-campaign] [data-state]').waitFor()
        await page.getByRole('link', { name: campaignFr.next }).click()
        await page.getByRole('button', { name: campaignFr.open }).click()
        await page.getByRole('heading', { name: 'Cendres au Vent' }).waitFor()
        await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
        await page.locator('form [type=submit]').click()
        await page.locator('[data-match]').waitFor()
        await expect.poll(() => page.locator('header').first().innerText()).toContain('Chapitre 2')
        await go('/')
        await expect.poll(() => page.locator('li.panel').count()).toBe(1)
      })
    },
    2 * MINUTES,
  )

  test('at its end there is a rank, every chapter in the chronicle, and a new campaign to begin', () =>
    sits(at.visit({ kept: QUICK }), async (visit) => {
      const { page } = visit
      await openFile(visit, await playedCampaign())
      const chapters = page.locator('main[data-campaign] [data-state]')
      await chapters.first().waitFor()
      expect(await chapters.count()).toBeGreaterThanOrEqual(7)
      await page.getByText(campaign.over, { exact: true }).waitFor()
      await page.getByText('The Unwritten End').first().waitFor()
      expect(await faults(page)).toEqual([])
      await page.getByRole('link', { name: campaign.again }).click()
      await page.getByRole('radio', { name: /Campaign/ }).waitFor()
    }))

  test('a file that is none is refused with a sentence', () =>
    sits(at.visit({ kept: QUICK }), async ({ page, go }) => {
      for (const [text, code] of [
        ['{"monomyth-campaign": 1, "game": "call-to-adventure", "sum": "x"}', 'E_SAVE_CHANGED'],
        ['{"monomyth-campaign": 9}', 'E_NEWER_FORMAT'],
        ['{"monomyth-campaign": "one"}', 'E_NOT_A_SAVE'],
      ] as const) {
        await go('/')
        await drop(page, text)
        await page.getByText(errors[code]).waitFor()
      }
      await go('/campaign/nowhere')
      await page.getByText(errors.T_NO_CAMPAIGN).waitFor()
      await page.getByRole('link', { name: 'home page' }).click()
      await page.getByRole('heading', { name: home.under }).waitFor()
    }))
})
