import { type Browser, type BrowserContext, chromium, type Page as Tab } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import type { Page } from './testing/page.ts'
import { begin } from './testing/people.ts'
import { openSite, type Site } from './testing/site.ts'

// The worker, IndexedDB, locks and channels of a real browser.

declare const here: Page

let site: Site
let browser: Browser
let context: BrowserContext
/** Everything any page said on its console, and every error nobody caught. */
let said: string[] = []

beforeAll(async () => {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('No Chromium: install the package "chromium" or set CHROMIUM to the path of one.')
  const args = ['--no-sandbox', '--disable-dev-shm-usage']
  ;[site, browser] = await Promise.all([openSite(), chromium.launch({ executablePath, args })])
})
afterAll(async () => {
  await browser?.close()
  site?.close()
})
beforeEach(async () => {
  said = []
  context = await browser.newContext()
})
afterEach(async () => {
  await context.close()
  expect(said).toEqual([])
})

/** A tab; its folder says what its browser lacks. */
async function tabIn(folder = 'whole'): Promise<Tab> {
  const tab = await context.newPage()
  tab.on('console', (message) => said.push(message.text()))
  tab.on('pageerror', (error) => said.push(error.message))
  await tab.goto(`${site.origin}/${folder}/`)
  return tab
}

const create = (tab: Tab, who: readonly string[], seed = 'a seed') =>
  tab.evaluate(async ([who, seed]) => (await here.shelf.create(here.wanted(who, seed))).id, [who, seed] as const)

/** Sits down at a match; what is on the table is kept in the page. */
const open = (tab: Tab, id: string) =>
  tab.evaluate(async (id) => {
    here.looker = new here.Onlooker(await here.shelf.open(id))
  }, id)

/** Answers anything, until so many frames have come or the match is over. */
const play = (tab: Tab, frames: number, seed = 'x') =>
  tab.evaluate(([frames, seed]) => here.looker!.playOut(seed, ({ n }) => n > frames), [frames, seed] as const)

const asked = (tab: Tab) => tab.evaluate(() => here.looker!.asked())
const newAsk = (tab: Tab, before: number) =>
  tab.evaluate((before) => here.looker!.until(({ asks }) => asks.some(({ id }) => id > before)), before)
const last = (tab: Tab) => tab.evaluate(() => here.looker!.last)
const over = (tab: Tab) => tab.evaluate(() => here.looker!.until((frame) => frame.over))
const file = async (tab: Tab) => JSON.parse(await tab.evaluate(() => here.looker!.client.file()))
const troubles = (tab: Tab) => tab.evaluate(() => here.troubles)

/** Puts what is kept into a database as version 1 of this page made it: cards and matches, nothing else. */
async function backToVersionOne(): Promise<void> {
  // A page of the same origin that opens no database of its own.
  const beside = await context.newPage()
  await beside.route('**/beside', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await beside.goto(`${site.origin}/beside`)
  await beside.evaluate(async () => {
    const STORES = ['cards', 'matches']
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const newer = await done(indexedDB.open('monomyth'))
    const read = newer.transaction(STORES)
    const rows = await Promise.all(STORES.map((store) => done(read.objectStore(store).getAll())))
    newer.close()
    await done(indexedDB.deleteDatabase('monomyth'))
    const opening = indexedDB.open('monomyth', 1)
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store, { keyPath: 'id' })
    }
    const older = await done(opening)
    const write = older.transaction(STORES, 'readwrite')
    await Promise.all(
      STORES.flatMap((store, i) => (rows[i] ?? []).map((row) => done(write.objectStore(store).put(row)))),
    )
    older.close()
  })
  await beside.close()
}

/** The code an answer is refused with, or `taken`. */
const answer = (tab: Tab, ask: number, key: string): Promise<string> =>
  tab.evaluate(
    ([ask, key]) =>
      here.looker!.client.answer(0, ask, key).then(
        () => 'taken',
        (error) => error.code,
      ),
    [ask, key] as const,
  )

const answersIn = (saved: { readonly log: readonly { seat: number; key: string }[] }): string[] =>
  saved.log.map(({ seat, key }) => `${seat} ${key}`)

/** What the bots must answer, wherever and however often they are interrupted. */
function alone(who: readonly string[]): string[] {
  const local = begin(who)
  while (local.canGoOn()) local.goOn()
  return answersIn(local.match as never)
}
/** They take so long that a tab can be closed before they are through. */
const MANY = Array.from({ length: 6 }, () => 'random')
const BOTS = ['greedy', 'random', 'greedy', 'hunch']

describe('one tab', () => {
  test('a whole match, in frames that are quick to copy', async () => {
    const tab = await tabIn()
    await open(tab, await create(tab, ['person', 'greedy', 'greedy']))
    const { outcome } = await play(tab, Number.POSITIVE_INFINITY)
    expect(outcome).toBeDefined()
    const sizes = await tab.evaluate(() => here.looker!.frames.map((frame) => JSON.stringify(frame).length))
    expect(Math.max(...sizes)).toBeLessThan(20_000)
    const [card] = await tab.evaluate(() => here.shelf.list())
    expect(card).toMatchObject({ over: true, winners: outcome!.winners })
  })

  test('reloaded in the middle, goes on where it was', async () => {
    const tab = await tabIn()
    const id = await create(tab, ['person', 'greedy', 'greedy'])
    await open(tab, id)
    const before = await play(tab, 30)
    const saved = await file(tab)
    await tab.reload()
    await open(tab, id)
    const after = await asked(tab)
    expect({ ...after, n: 0, events: [] }).toEqual({ ...before, n: 0, events: [] })
    expect(await file(tab)).toEqual(saved)
    expect((await play(tab, Number.POSITIVE_INFINITY)).outcome).toBeDefined()
  })

  test('closed in the middle of the bots, loses nothing that was shown', async () => {
    const tab = await tabIn()
    const id = await create(tab, MANY)
    await open(tab, id)
    await tab.evaluate(() => here.looker!.until(({ n }) => n > 20))
    const { answers } = await tab.evaluate(() => here.looker!.client.card())
    await tab.close()
    const again = await tabIn()
    const [card] = await again.evaluate(() => here.shelf.list())
    expect(card!.answers).toBeGreaterThanOrEqual(answers)
    expect(card!.over).toBe(false)
    await open(again, id)
    await over(again)
    expect(answersIn((await file(again)).saved)).toEqual(alone(MANY))
  })

  test('looks back at every moment', async () => {
    const tab = await tabIn()
    await open(tab, await create(tab, ['person', 'greedy']))
    await play(tab, Number.POSITIVE_INFINITY)
    const views = await tab.evaluate(async () => {
      const { client } = here.looker!
      const moments = await client.history('open')
      return Promise.all(moments.map(({ at }) => client.past(at, 0)))
    })
    const { view } = (await last(tab))!
    expect(views.at(-1)!.view).toEqual(view)
    expect(new Set(views.map((past) => JSON.stringify(past))).size).toBeGreaterThan(views.length / 2)
  })

  test('sent out and brought in again', async () => {
    const tab = await tabIn()
    const id = await create(tab, ['person', 'greedy'])
    await open(tab, id)
    await play(tab, 20)
    const copy = await tab.evaluate(async (id) => here.shelf.import(await here.shelf.export(id)), id)
    expect(copy.id).not.toBe(id)
    const { view } = (await last(tab))!
    await open(tab, copy.id)
    expect((await asked(tab)).view).toEqual(view)
  })
})

describe.each(['whole', 'lockless', 'deaf'])('two tabs of a %s browser', (folder) => {
  test('answer at once: one is taken, the other came late', async () => {
    const [one, two] = await Promise.all([tabIn(folder), tabIn(folder)])
    const id = await create(one, ['person', 'greedy', 'random'])
    await open(one, id)
    await open(two, id)
    const taken: string[] = []
    for (let [n, before] = [0, 0]; n < 5; n++) {
      const [{ asks }] = await Promise.all([newAsk(one, before), newAsk(two, before)])
      const { id: ask, options } = asks.find(({ id }) => id > before)!
      const results = await Promise.all([answer(one, ask, options[0]!.key), answer(two, ask, options.at(-1)!.key)])
      expect(results.toSorted()).toEqual(['E_STALE_ASK', 'taken'])
      taken.push(`0 ${options.at(results[0] === 'taken' ? 0 : -1)!.key}`)
      before = ask
    }
    const { saved } = await file(one)
    expect(answersIn(saved).filter((key) => key.startsWith('0'))).toEqual(taken)
    await expect(one.evaluate((text) => here.shelf.import(text), JSON.stringify(saved))).resolves.toBeDefined()
  })

  test('watch the same bots, which answer once', async () => {
    const [one, two] = await Promise.all([tabIn(folder), tabIn(folder)])
    const id = await create(one, BOTS)
    await Promise.all([open(one, id), open(two, id)])
    const ends = await Promise.all([over(one), over(two)])
    expect(ends[0].view).toEqual(ends[1].view)
    expect(answersIn((await file(two)).saved)).toEqual(alone(BOTS))
  })
})

describe('two tabs', () => {
  test('when one dies in the middle of the bots the other lets them go on', async () => {
    const [one, two] = await Promise.all([tabIn(), tabIn()])
    const id = await create(one, BOTS)
    await open(one, id)
    await open(two, id)
    await one.evaluate(() => here.looker!.until(({ n }) => n > 10))
    await one.close()
    await over(two)
    expect(answersIn((await file(two)).saved)).toEqual(alone(BOTS))
  })

  test('one sees what the other does, and what becomes of the list', async () => {
    const [one, two] = await Promise.all([tabIn(), tabIn()])
    const id = await create(one, ['person', 'greedy'])
    await open(one, id)
    await open(two, id)
    const { view } = await play(one, 15)
    await vi.waitFor(async () => expect((await last(two))!.view).toEqual(view))
    const changed = two.evaluate(() => new Promise<void>((resolve) => here.shelf.watch(resolve)))
    await one.evaluate((id) => here.shelf.remove(id), id)
    await changed
    await vi.waitFor(async () => expect(await troubles(two)).toEqual(['T_NO_MATCH']))
    expect(await two.evaluate(() => here.shelf.list())).toEqual([])
  })
})

describe('storage', () => {
  test('forbidden: one plays all the same, and is told', async () => {
    const tab = await tabIn('forbidden')
    const id = await create(tab, ['person', 'greedy'])
    expect(await troubles(tab)).toEqual(['T_NO_STORE'])
    await open(tab, id)
    expect((await play(tab, Number.POSITIVE_INFINITY)).outcome).toBeDefined()
    const copy = await tab.evaluate(async (id) => here.shelf.import(await here.shelf.export(id)), id)
    expect(copy.over).toBe(true)
    expect(await tab.evaluate(() => here.shelf.list())).toHaveLength(2)
    const later = await tab.evaluate(() => new Promise((resolve) => here.shelf.trouble(resolve)))
    expect(later).toBe('T_NO_STORE')
  })

  test('full: what does not fit has not happened, and goes on when there is room', async () => {
    const tab = await tabIn()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 100_000 })
    await open(tab, await create(tab, ['person', 'greedy', 'greedy', 'greedy']))
    const playing = await tab.evaluateHandle(() => {
      // Before anything is played: it is told once.
      const told = new Promise((resolve) => here.shelf.trouble(resolve))
      return { told, end: here.looker!.playOut('x').catch((error) => error.code) }
    })
    // An answer is refused, or a bot finds no room for its own.
    expect(await playing.evaluate(({ told, end }) => Promise.race([told, end]))).toBe('T_FULL')
    const [card] = await tab.evaluate(() => here.shelf.list())
    expect(await tab.evaluate(() => here.looker!.client.card())).toEqual(card)
    const shown = (await last(tab))!
    const { saved } = await file(tab)
    expect(saved.log).toHaveLength(card!.answers)
    const past = await tab.evaluate((at) => here.looker!.client.past(at, 0), card!.answers)
    expect(past).toEqual({ view: shown.view, asks: shown.asks, outcome: undefined })
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin })
    await playing.evaluate(({ end }) => end)
    expect((await play(tab, Number.POSITIVE_INFINITY)).outcome).toBeDefined()
  })

  test('full from the start: no match is begun', async () => {
    const tab = await tabIn()
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 })
    const code = await create(tab, ['person', 'greedy']).catch((error) => error.message)
    expect(code).toContain('T_FULL')
    expect(await tab.evaluate(() => here.shelf.list())).toEqual([])
  })

  test('emptied under the table: the match is gone, but not from the table', async () => {
    const tab = await tabIn()
    await open(tab, await create(tab, ['person', 'greedy']))
    const { asks } = await play(tab, 10)
    const devtools = await context.newCDPSession(tab)
    await devtools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes: 'indexeddb' })
    expect(await answer(tab, asks[0]!.id, asks[0]!.options[0]!.key)).toBe('T_NO_MATCH')
    const kept = await tab.evaluate(async () => here.shelf.import(await here.looker!.client.file()))
    await open(tab, kept.id)
    expect((await asked(tab)).asks[0]!.options).toEqual(asks[0]!.options)
  })

  test('as version 1 left it: its matches are there and go on, with room for campaigns beside them', async () => {
    const tab = await tabIn()
    const id = await create(tab, ['person', 'greedy'])
    await open(tab, id)
    const { view } = await play(tab, 10)
    const listed = await tab.evaluate(() => here.shelf.list())
    await tab.close()
    await backToVersionOne()
    const again = await tabIn()
    expect(await again.evaluate(() => here.shelf.list())).toEqual(listed)
    expect(await again.evaluate(() => here.shelf.campaigns())).toEqual([])
    await open(again, id)
    const frame = await asked(again)
    expect(frame.view).toEqual(view)
    expect(await answer(again, frame.asks[0]!.id, frame.asks[0]!.options[0]!.key)).toBe('taken')
  })

  test('of a newer version is left alone', async () => {
    const tab = await tabIn()
    await open(tab, await create(tab, ['person', 'greedy']))
    const { asks } = await asked(tab)
    await tab.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('monomyth', 3)
          request.onsuccess = () => resolve(request.result.close())
        }),
    )
    expect(await answer(tab, asks[0]!.id, 'red')).toBe('E_NEWER_FORMAT')
    const again = await tabIn()
    const code = await again.evaluate(() => here.shelf.list().catch((error) => error.code))
    expect(code).toBe('E_NEWER_FORMAT')
  })
})
