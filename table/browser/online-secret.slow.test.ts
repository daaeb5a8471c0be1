import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { bold, byMouse, byTouch, inHaste, playOn } from './hands.ts'
import { servedOnline } from './online.ts'
import { atTable, come, follow, goHome, open, playOut, sameEnd, takeTurns, verify } from './online-hands.ts'
import { QUICK } from './sits.ts'
import { type House, house, PHONE } from './visit.ts'

const { online: en } = english
const { online: fr } = french
const { waiting } = english.frame.prompt
/** Always the first that is offered. */
const first = ([key = '']: readonly string[]): string => key

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house(servedOnline)
}, 3 * MINUTES)
afterAll(() => at?.close())

describe('between two browsers', { timeout: 3 * MINUTES }, () => {
  test('a whole match of Call to Adventure: both choose at once and in secret, though one reloads and one is offline', async () => {
    const cy = await at.visit({ kept: QUICK })
    const dee = await at.visit({ kept: QUICK, lang: 'fr', theme: 'dark', size: PHONE, touch: true })
    const onlooker = await at.visit({ kept: QUICK })
    await come(cy, 'Cy', en)
    const link = await open(cy, 'call-to-adventure', en)
    const table = cy.page.url()
    await follow(dee, link, 'Dee', fr)
    await dee.page.getByRole('button', { name: fr.join.accept }).click()
    await atTable(cy, dee)
    await come(onlooker, 'Eve', en)
    await onlooker.page.getByRole('heading', { name: en.lobby.playing }).waitFor()
    expect(await faults(onlooker.page)).toEqual([])
    await onlooker.page.getByRole('link', { name: en.lobby.watchTable('Cy and Dee') }).click()
    await atTable(onlooker)

    // What one has chosen nobody else sees before all have.
    const origin = (await cy.page.locator('[data-option] .words').first().innerText()).split(' (')[0] ?? ''
    await playOn(cy.page, byMouse(1, first), 3)
    const waits = (page: Page) => page.getByText(waiting('Dee'), { exact: true }).waitFor()
    await waits(cy.page)
    await cy.page.reload()
    await waits(cy.page)
    expect(await faults(cy.page)).toEqual([])
    await waits(onlooker.page)
    expect(await onlooker.page.getByText(origin).count()).toBe(0)

    // What is answered without a connection is not lost.
    await dee.context.setOffline(true)
    await dee.page.getByText(fr.link.offNote).waitFor()
    await cy.page.getByText(en.presence.missed('Dee', 1)).waitFor()
    const chosen = playOn(dee.page, byTouch(2, first), 1)
    await dee.page.locator('.prompt[aria-busy=true]').waitFor()
    await dee.context.setOffline(false)
    await chosen
    await cy.page.getByText(en.presence.missed('Dee', 1)).waitFor({ state: 'detached' })
    expect(await faults(dee.page)).toEqual([])
    await playOn(dee.page, byTouch(3, first), 2)
    await onlooker.page.getByText(origin).first().waitFor()
    await goHome(onlooker)

    await takeTurns(
      [
        [cy.page, byMouse(4, bold)],
        [dee.page, byTouch(5, bold)],
      ],
      6,
    )
    await cy.page.getByRole('button', { name: 'FR: Français' }).click()
    await playOut([
      [cy.page, inHaste(6, bold)],
      [dee.page, inHaste(7, bold)],
    ])
    const ranked = await sameEnd(cy, dee)
    expect(ranked).toEqual(expect.arrayContaining(['Cy', 'Dee']))
    await cy.page.locator('dialog[open]').getByRole('button', { name: french.replay.end.tale }).click()
    await cy.page.locator('dialog[open] article h3').getByText('Cy').waitFor()
    await verify(cy, table, fr)
    await goHome(cy, dee)
  })
})
