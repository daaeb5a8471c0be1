import type { CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { bold, byMouse, byTouch, inHaste, playOn } from './hands.ts'
import { servedOnline } from './online.ts'
import { atTable, come, follow, goHome, open, playOut, playUntil, sameEnd, takeTurns, verify } from './online-hands.ts'
import { QUICK } from './sits.ts'
import { type House, house, PHONE, type Visit } from './visit.ts'

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

/** A keychain in the browser, without anybody's finger. */
async function keychain({ context, page }: Visit): Promise<{ readonly session: CDPSession; readonly id: string }> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id }
}

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

  test('a campaign: a chapter, what it led to, and the next one with the same people', async () => {
    const fay = await at.visit({ kept: QUICK })
    const gus = await at.visit({ kept: QUICK, lang: 'fr', theme: 'dark', size: PHONE, touch: true })
    await come(fay, 'Fay', en)
    const link = await open(fay, 'call-to-adventure', en, { mode: 'campaign' })
    await fay.page.getByRole('button', { name: english.campaign.open }).click()
    await fay.page.locator('[data-envelope="1"] .opening').waitFor()
    expect(await faults(fay.page)).toEqual([])
    await follow(gus, link, 'Gus', fr)
    await gus.page.getByRole('button', { name: fr.join.accept }).click()
    await atTable(fay, gus)
    await playOut([
      [fay.page, inHaste(8, bold)],
      [gus.page, inHaste(9, bold)],
    ])
    await sameEnd(fay, gus)

    const { next, retry } = english.campaign
    const onward = fay.page.getByRole('link', { name: new RegExp(`${next}|${retry}`) })
    // What one has played is no secret any more.
    const isRetry = (await onward.innerText()).includes(retry)
    await onward.click()
    await fay.page.locator(`[data-envelope][data-open=${isRetry}]`).waitFor()
    expect(await faults(fay.page)).toEqual([])
    await fay.page.getByRole('button', { name: en.host.make }).click()
    await fay.page.getByRole('heading', { name: en.room.title }).waitFor()
    const envelope = await fay.page.locator('[data-envelope]').getAttribute('data-envelope')
    await gus.page.getByRole('button', { name: fr.rematch.chapter }).click()
    await atTable(fay, gus)
    const { carry } = await (await fay.page.request.get(fay.page.url().replace(/#\/table\//, 'api/tables/'))).json()
    expect(carry).toMatchObject({ chapter: Number(envelope), played: [{ chapter: 1, seats: 2 }] })
    await goHome(fay, gus)
  })

  test('a passkey made in one opens the same account in the other', async () => {
    const here = await at.visit()
    const there = await at.visit({ lang: 'fr', theme: 'dark', size: PHONE })
    const [first, second] = [await keychain(here), await keychain(there)]
    await come(here, 'Corin', en)
    expect(await faults(here.page)).toEqual([])
    await here.go('/account')
    await here.page.getByRole('button', { name: en.account.makePasskey }).click()
    await here.page.locator('[data-passkeys="1"]').waitFor()
    expect(await faults(here.page)).toEqual([])

    const { credentials } = await first.session.send('WebAuthn.getCredentials', { authenticatorId: first.id })
    expect(credentials).toHaveLength(1)
    for (const credential of credentials)
      await second.session.send('WebAuthn.addCredential', { authenticatorId: second.id, credential })
    await there.go('/online')
    expect(await faults(there.page)).toEqual([])
    await there.page.getByRole('button', { name: fr.me.passkey }).click()
    await there.page.getByText(fr.me.known('Corin')).waitFor()
    await there.go('/online/new/heroes-journey')
    await there.page.getByRole('button', { name: fr.host.make }).waitFor()
    expect(await faults(there.page)).toEqual([])
    await there.go('/account')
    await there.page.getByRole('button', { name: fr.account.leaveGo }).click()
    await there.page.getByText(fr.account.left).waitFor()
    await there.page.getByRole('button', { name: fr.me.passkey }).waitFor()
    await here.go('/online')
    await here.page.getByText(en.me.known('Corin')).waitFor()
    await goHome(here, there)
  })
})
