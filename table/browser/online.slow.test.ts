import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { byMouse, byTouch, inHaste } from './hands.ts'
import { servedOnline } from './online.ts'
import { atTable, come, follow, goHome, open, playOut, sameEnd, takeTurns, verify } from './online-hands.ts'
import { QUICK } from './sits.ts'
import { type House, house, PHONE } from './visit.ts'

const { online: en } = english
const { online: fr } = french

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house(servedOnline)
}, 3 * MINUTES)
afterAll(() => at?.close())

describe('between two browsers', { timeout: 3 * MINUTES }, () => {
  test('a whole match: one reloads and changes its language, one goes offline and back, one watches', async () => {
    const ada = await at.visit({ kept: QUICK })
    const bo = await at.visit({ kept: QUICK, lang: 'fr', theme: 'dark', size: PHONE, touch: true })
    const onlooker = await at.visit({ kept: QUICK })
    await come(ada, 'Ada', en)
    const link = await open(ada, 'heroes-journey', en)
    expect(await faults(ada.page)).toEqual([])
    const table = ada.page.url()
    await follow(bo, link, 'Bo', fr)
    expect(await faults(bo.page)).toEqual([])
    await bo.page.getByRole('button', { name: fr.join.accept }).click()
    await atTable(ada, bo)

    const players = [
      [ada.page, byMouse(1)],
      [bo.page, byTouch(2)],
    ] as const
    await takeTurns(players, 6)
    await ada.page.reload()
    await atTable(ada)
    await takeTurns(players, 4)

    await bo.context.setOffline(true)
    await bo.page.getByText(fr.link.offNote).waitFor()
    await bo.context.setOffline(false)
    await bo.page.getByText(fr.link.offNote).waitFor({ state: 'detached' })
    await takeTurns(players, 4)

    await onlooker.page.goto(table)
    await atTable(onlooker)
    expect(await onlooker.page.locator('[data-option]').count()).toBe(0)
    await onlooker.go('/online')

    await ada.page.getByRole('button', { name: en.talk.open(0) }).click()
    await ada.page.getByRole('button', { name: en.talk.phrases.goodLuck }).click()
    await bo.page.getByRole('button', { name: fr.talk.open(1) }).tap()
    await bo.page.getByText(fr.talk.phrases.goodLuck).first().waitFor()
    expect(await faults(bo.page)).toEqual([])
    await bo.page.keyboard.press('Escape')
    await ada.page.getByRole('button', { name: 'FR: Français' }).click()
    await ada.page.getByRole('heading', { name: fr.talk.title }).waitFor()
    expect(await faults(ada.page)).toEqual([])

    await playOut([
      [ada.page, inHaste(3)],
      [bo.page, inHaste(4)],
    ])
    await onlooker.page.goto(table)
    const ranked = await sameEnd(ada, bo, onlooker)
    expect(ranked).toEqual(expect.arrayContaining(['Ada', 'Bo']))
    await verify(ada, table, fr)
    expect(await faults(ada.page)).toEqual([])
    await goHome(ada, bo, onlooker)
  })
})
