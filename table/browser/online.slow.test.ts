import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as english } from '../words/en.ts'
import { words as french } from '../words/fr.ts'
import { faults } from './faults.ts'
import { byMouse, byTouch, type Hand, standing } from './hands.ts'
import { servedOnline } from './online.ts'
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

/** Says who one is. */
async function come({ page, go }: Visit, name: string, said: typeof en): Promise<void> {
  await go('/online')
  await page.getByLabel(said.me.name).fill(name)
  await page.getByRole('button', { name: said.me.come }).click()
  await page.getByText(said.me.known(name)).waitFor()
}

/** Opens a table for two, and gets the link for the other. */
async function open({ page, go }: Visit, who: 'open' | 'invited'): Promise<string> {
  await go('/online/new/heroes-journey')
  await page.getByRole('radio', { name: en.host[who].name }).check({ force: true })
  await page.getByRole('radio', { name: en.host.quick.name }).check({ force: true })
  await page.getByRole('button', { name: en.host.make }).click()
  await page.getByRole('button', { name: en.room.inviteFor(2) }).click()
  return page.getByLabel(en.room.link).inputValue()
}

/** Two people, each when they are asked, until so many answers are given or the match is over. */
async function play(tables: readonly (readonly [page: Page, hand: Hand])[], most: number): Promise<number> {
  const until = Date.now() + MINUTES
  for (let answers = 0; answers < most && Date.now() < until; ) {
    for (const [page, hand] of tables) {
      const { ask, over } = await standing(page)
      if (over) return answers
      if (ask === undefined || (await page.locator('[data-option]').count()) === 0) continue
      await hand(page)
      await page.waitForFunction(
        (before) => {
          const { ask, over } = document.querySelector<HTMLElement>('[data-match]')?.dataset ?? {}
          return ask !== before || over === 'true'
        },
        ask,
        { timeout: 15_000 },
      )
      answers += 1
    }
  }
  return most
}

const isOver = (page: Page) => page.waitForFunction(() => document.querySelector('[data-over=true]') !== null)

/** Who came in where with how many points, in no language. */
const ranking = (page: Page): Promise<readonly string[]> =>
  page.locator('.end :is(h4, .score)').evaluateAll((all) => all.map(({ textContent }) => textContent?.trim() ?? ''))

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
    const link = await open(ada, 'open')
    expect(await faults(ada.page)).toEqual([])
    const table = ada.page.url()

    await bo.page.goto(link)
    await bo.page.getByLabel(fr.me.name).fill('Bo')
    expect(bo.page.url()).not.toContain(link.split('/').at(-3))
    expect(await faults(bo.page)).toEqual([])
    await bo.page.getByRole('button', { name: fr.join.accept }).click()
    await Promise.all([ada, bo].map(({ page }) => page.locator('[data-match]').waitFor()))

    const hands = [
      [ada.page, byMouse(1)],
      [bo.page, byTouch(2)],
    ] as const
    await play(hands, 6)
    await ada.page.reload()
    await ada.page.locator('[data-match]').waitFor()
    await play(hands, 4)

    await bo.context.setOffline(true)
    await bo.page.getByText(fr.link.offNote).waitFor()
    await bo.context.setOffline(false)
    await bo.page.getByText(fr.link.offNote).waitFor({ state: 'detached' })
    await play(hands, 4)

    await onlooker.page.goto(table)
    await onlooker.page.locator('[data-match]').waitFor()
    expect(await onlooker.page.locator('[data-option]').count()).toBe(0)

    await ada.page.getByRole('button', { name: en.talk.open(0) }).click()
    await ada.page.getByRole('button', { name: en.talk.phrases.goodLuck }).click()
    await bo.page.getByRole('button', { name: fr.talk.open(1) }).tap()
    await bo.page.getByText(fr.talk.phrases.goodLuck).first().waitFor()
    expect(await faults(bo.page)).toEqual([])
    await bo.page.keyboard.press('Escape')
    await ada.page.getByRole('button', { name: 'FR: Français' }).click()
    await ada.page.getByRole('heading', { name: fr.talk.title }).waitFor()
    expect(await faults(ada.page)).toEqual([])

    await play(hands, 1000)
    await Promise.all([ada, bo, onlooker].map(({ page }) => isOver(page)))
    const ranked = await ranking(ada.page)
    expect(ranked.slice(0, 4)).toEqual(expect.arrayContaining(['Ada', 'Bo']))
    expect(await ranking(bo.page)).toEqual(ranked)

    await ada.page.goto(table.replace('/table/', '/record/'))
    await ada.page.getByRole('button', { name: fr.verify.go }).click()
    await ada.page.getByText(fr.verify.fair).waitFor()
    expect(await ada.page.locator('[data-verdict=yes]').count()).toBe(5)
    expect(await faults(ada.page)).toEqual([])
    for (const visit of [ada, bo, onlooker]) {
      expect(visit.complaints).toEqual([])
      await visit.close()
    }
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
    for (const visit of [here, there]) {
      expect(visit.complaints).toEqual([])
      await visit.close()
    }
  })
})
