import type { CDPSession } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { bold, inHaste } from './hands.ts'
import { servedOnline } from './online.ts'
import { atTable, come, follow, goHome, open, playOut, sameEnd } from './online-hands.ts'
import { QUICK } from './sits.ts'
import { type House, house, PHONE, type Visit } from './visit.ts'

const { online: en } = english
const { online: fr } = french

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
