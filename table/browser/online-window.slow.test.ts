import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { bold, inHaste } from './hands.ts'
import { servedAtPace } from './online.ts'
import { atTable, come, follow, goHome, open, playUntil } from './online-hands.ts'
import { QUICK } from './sits.ts'
import { type House, house, PHONE } from './visit.ts'

const { online: en } = english
const { online: fr } = french

const MINUTES = 60_000
let at: House
beforeAll(async () => {
  at = await house(servedAtPace)
}, 3 * MINUTES)
afterAll(() => at?.close())

describe('between two browsers', { timeout: 3 * MINUTES }, () => {
  test('a chance to react is held, let pass by a press, by a key, and from now on without either', async () => {
    const hal = await at.visit({ kept: QUICK })
    const ivy = await at.visit({ kept: QUICK, lang: 'fr', theme: 'dark', size: PHONE, touch: true })
    let waves = 0
    hal.page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"wave"')) waves += 1
      }),
    )
    await come(hal, 'Hal', en)
    const link = await open(hal, 'call-to-adventure', en, { windows: 'discreet' })
    await follow(ivy, link, 'Ivy', fr)
    await ivy.page.getByRole('button', { name: fr.join.accept }).click()
    await atTable(hal, ivy)
    const players = [
      [hal.page, inHaste(1, bold)],
      [ivy.page, inHaste(2, bold)],
    ] as const
    const [pass, hold, goOn] = [en.window.pass, en.window.hold, en.window.goOn].map((name) =>
      hal.page.getByRole('button', { name, disabled: false }),
    ) as [Locator, Locator, Locator]
    // It may be over by the time it is pressed: then there will be another.
    const press = (button: Locator) => button.click({ timeout: 500 }).catch(() => {})

    // While one is held there is time to look at it.
    await playUntil(players, async () => {
      if ((await pass.count()) > 0) await press(hold)
      return goOn.isVisible()
    })
    await ivy.page.getByText(fr.window.held).waitFor()
    await ivy.page.getByText(fr.window.awaited('Hal', 1)).waitFor()
    for (const { page } of [hal, ivy]) expect(await faults(page)).toEqual([])
    await goOn.click()

    const [byButton, byKey] = [() => press(pass), () => hal.page.keyboard.press('w')]
    for (const [before, letPass] of [byButton, byKey].entries()) {
      await playUntil(players, async () => {
        if (waves === before && (await pass.count()) > 0) await letPass()
        return waves > before
      })
      expect(waves).toBe(before + 1)
      await hal.page.getByRole('region', { name: en.window.title }).waitFor({ state: 'detached' })
    }

    await hal.page.getByRole('button', { name: english.frame.bar.menu }).click()
    await hal.page.getByRole('menuitemcheckbox', { name: en.window.all }).click()
    await playUntil(players, async () => waves > 2)
    await goHome(hal, ivy)
  })
})
