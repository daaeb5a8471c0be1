import { readFileSync } from 'node:fs'
import { SPECTATOR } from '@monomyth/engine'
import { describe, expect, test, vi } from 'vitest'
import { type MatchCard, TableError, type TroubleCode } from './client.ts'
import { type Kept, memoryStore, type Store } from './store.ts'
import { Onlooker } from './testing/onlooker.ts'
import { BOX, begin, playUntil, wanted, windowIn } from './testing/people.ts'
import { Browser, GAMES } from './testing/tabs.ts'

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 2 })
const code = (code: TroubleCode) => expect.objectContaining({ name: 'TableError', code })

async function table(browser = new Browser(), who = ['person', 'greedy', 'greedy'], seed = 'a seed') {
  const { shelf, close } = browser.tab()
  const card = await shelf.create(wanted(who, seed))
  const client = await shelf.open(card.id)
  return { browser, shelf, close, card, client, looker: new Onlooker(client) }
}

const answersIn = ({ saved }: Kept): string[] =>
  JSON.parse(saved).log.map(({ seat, key }: { seat: number; key: string }) => `${seat} ${key}`)

describe('a match against bots', () => {
  test('is played to its end, every answer stored before it is shown', async () => {
    const { browser, card, client, looker } = await table()
    const behind: number[] = []
    client.listen(() => {
      browser.store.load(card.id).then((kept) => behind.push(kept!.card.answers - client.card().answers))
    })
    const { outcome } = await looker.playOut('anything')
    expect(outcome).toBeDefined()
    expect(Math.min(...behind)).toBeGreaterThanOrEqual(0)
    expect(client.card()).toMatchObject({ over: true, winners: outcome!.winners })
    expect(await (await browser.tab().shelf.open(card.id)).file()).toBe(await client.file())
  })

  test('gives each answer of a bot a frame of its own, counted, with what it told', async () => {
    const { looker } = await table()
    await looker.playOut('anything')
    const { frames } = looker
    expect(frames.map(({ n }) => n)).toEqual(frames.map((_, i) => i + 1))
    expect(frames.length).toBeGreaterThan(60)
    const told = frames.flatMap(({ events }) => events.map(({ n }) => n))
    expect(told).toEqual(told.map((_, i) => i + 1))
  })

  test('sends nothing where its viewer would notice nothing', async () => {
    const { looker } = await table()
    await looker.playOut('anything')
    const bare = looker.frames.map(({ n: _, ...rest }) => JSON.stringify({ ...rest, events: rest.events.length }))
    for (const [i, frame] of bare.entries()) if (i > 0) expect(frame).not.toBe(bare[i - 1])
  })

  test('starts its first frame with everything told so far, and does not repeat itself', async () => {
    const { browser, card, client, looker } = await table()
    await looker.playOut('anything', ({ n }) => n > 20)
    client.close()
    const again = new Onlooker(await browser.tab().shelf.open(card.id))
    const first = await again.asked()
    expect(first.events.map(({ n }) => n)).toEqual(first.events.map((_, i) => i + 1))
    expect(first.events).toEqual(await again.client.events(0))
    expect(first.view).toEqual(looker.last!.view)
    const late = vi.fn()
    again.client.listen(late)
    await soon(() => expect(late).toHaveBeenCalledWith(first))
  })

  test('serves other calls between the answers of bots', async () => {
    const { client, looker } = await table(new Browser(), ['greedy', 'random', 'greedy', 'greedy'])
    const early = await looker.until(({ n }) => n > 5)
    await client.events(SPECTATOR)
    expect(looker.last!.over).toBe(false)
    expect(early.viewer).toBe(SPECTATOR)
    expect((await looker.until(({ over }) => over)).outcome).toBeDefined()
  })

  test('takes back, resigns and looks back', async () => {
    const { client, looker } = await table()
    const { n } = await looker.playOut('anything', (frame) => frame.n > 20)
    expect(await client.undo(0, false)).toMatchObject({ code: expect.stringMatching(/^U_/) })
    expect(looker.last!.n).toBe(n)
    expect(await client.undo(0, true)).toBeUndefined()
    const undone = await looker.until((frame) => frame.events.some(({ event }) => event.kind === '@undone'))
    expect(undone.asks[0]!.id).toBeGreaterThan(0)
    const moments = await client.history(0)
    expect((await client.past(moments.at(-1)!.at, 0)).view).toEqual(undone.view)
    await expect(client.past(2, 'open')).rejects.toEqual(code('E_UNKNOWN_SEAT'))
    await client.resign(0)
    expect((await looker.until(({ gone }) => gone.length > 0)).gone).toEqual([0])
    await looker.until(({ over }) => over)
    expect((await client.past(2, 'open')).view).toBeDefined()
  })

  test('takes back in the middle of the bots', async () => {
    const { client, looker } = await table(new Browser(), ['person', 'greedy', 'greedy', 'greedy', 'greedy'])
    const { asks } = await looker.playOut('anything', ({ n }) => n > 30)
    const [ask] = asks.filter(({ id }) => id > 0)
    await client.answer(0, ask!.id, ask!.options[0]!.key)
    const before = looker.last!.n
    expect(await client.undo(0, true)).toBeUndefined()
    const undone = await looker.until(
      ({ n, events }) => n > before && events.some(({ event }) => event.kind === '@undone'),
    )
    expect(undone.asks.find(({ id }) => id > 0)!.options).toEqual(ask!.options)
  })

  test('refuses a stale, a foreign and an unknown answer', async () => {
    const { client, looker } = await table()
    const { asks } = await looker.asked()
    const [ask] = asks
    await expect(client.answer(0, ask!.id + 1, 'red')).rejects.toEqual(code('E_STALE_ASK'))
    await expect(client.answer(1, 1, 'red')).rejects.toEqual(code('E_NOT_YOUR_ASK'))
    await expect(client.answer(0, ask!.id, 'purple')).rejects.toEqual(code('E_UNKNOWN_ANSWER'))
    await client.answer(0, ask!.id, 'red')
    await expect(client.answer(0, ask!.id, 'red')).rejects.toEqual(code('E_STALE_ASK'))
  })

  test('closed, is asked nothing more', async () => {
    const { client, looker } = await table()
    await looker.asked()
    client.close()
    await expect(client.answer(0, 1, 'red')).rejects.toEqual(code('T_NO_MATCH'))
  })
})

describe('around one screen', () => {
  test('frames are for everybody until somebody sits down', async () => {
    const { client, looker } = await table(new Browser(), ['person', 'person', 'greedy'])
    const first = await looker.until(({ n }) => n === 1)
    expect(first).toMatchObject({ viewer: SPECTATOR, waiting: [0], asks: [{ id: 0, options: [] }] })
    await client.sit(0)
    const own = await looker.asked()
    expect(own).toMatchObject({ viewer: 0, waiting: [0] })
    expect(own.events[0]?.n ?? 1).toBe(1)
    await client.answer(0, own.asks[0]!.id, 'red')
    const after = await looker.until(({ waiting }) => waiting[0] === 1)
    expect(after).toMatchObject({ viewer: 0, asks: [{ id: 0, seat: 1 }] })
    await client.sit(1)
    expect(await looker.asked()).toMatchObject({ viewer: 1 })
    await expect(client.sit(2)).rejects.toEqual(code('E_UNKNOWN_SEAT'))
    await client.sit(SPECTATOR)
    expect((await looker.until(({ viewer }) => viewer === SPECTATOR)).events).toHaveLength(
      (await client.events(SPECTATOR)).length - first.events.length,
    )
  })

  test('nobody reacts: one word, and the match goes on without telling who was asked', async () => {
    const local = begin(['person', 'person', 'greedy', 'person'])
    playUntil(local, 'windows', (at) => windowIn(at) !== undefined && windowIn(at)!.seat !== 2)
    const store = memoryStore()
    await store.put({ id: 'one', seq: 1, ...local.keep(1) })
    const looker = new Onlooker(await new Browser({ store }).tab().shelf.open('one'))
    const open = await looker.until(({ n }) => n === 1)
    expect(open).toMatchObject({ viewer: SPECTATOR, asks: [], waiting: [0, 1, 3] })
    await looker.client.decline()
    const next = await looker.until(({ n }) => n === 2)
    expect(next.events.length).toBeGreaterThan(0)
  })
})

describe.each([
  { locks: true, channel: true },
  { locks: false, channel: true },
  { locks: true, channel: false },
  { locks: false, channel: false },
])('two tabs (locks $locks, channel $channel)', (setting) => {
  test('play one match, not two', async () => {
    const { browser, card, looker } = await table(new Browser(setting), ['person', 'random', 'greedy'])
    const other = new Onlooker(await browser.tab().shelf.open(card.id))
    let [mine, theirs] = [looker, other]
    const answers: string[] = []
    for (let n = 0; n < 12; n++) {
      const frame = await mine.asked()
      const ask = frame.asks.find(({ id }) => id > 0)!
      const { key } = ask.options[0]!
      try {
        await mine.client.answer(0, ask.id, key)
        answers.push(`0 ${key}`)
      } catch (error) {
        expect(error).toEqual(code('E_STALE_ASK'))
      }
      await mine.until(({ n }) => n > frame.n)
      if (n % 3 === 2) [mine, theirs] = [theirs, mine]
    }
    await mine.asked()
    expect(answers.length).toBeGreaterThan(6)
    const kept = (await browser.store.load(card.id))!
    expect(answersIn(kept).filter((answer) => answer.startsWith('0'))).toEqual(answers)
    // Run again from its own seed and answers it comes out the same: nothing was answered twice.
    await expect(browser.tab().shelf.import(await mine.client.file())).resolves.toMatchObject({
      game: 'heroes-journey',
    })
  })

  test('answer at once: one is taken, the other is told that it came late', async () => {
    const { browser, card, looker } = await table(new Browser(setting))
    const other = new Onlooker(await browser.tab().shelf.open(card.id))
    const { asks } = await looker.asked()
    await other.asked()
    const ask = asks[0]!
    const results = await Promise.allSettled([
      looker.client.answer(0, ask.id, 'red'),
      other.client.answer(0, ask.id, 'blue'),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'E_STALE_ASK' } })
    await Promise.all([looker, other].map((one) => one.until(({ n }) => n > 1)))
    const answers = answersIn((await browser.store.load(card.id))!)
    expect(answers.filter((answer) => answer.startsWith('0'))).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('show what happens in the other', async () => {
    const { browser, card, looker } = await table()
    const { shelf } = browser.tab()
    const other = new Onlooker(await shelf.open(card.id))
    await looker.playOut('anything', ({ n }) => n > 20)
    const { view } = looker.last!
    await soon(() => expect(other.last!.view).toEqual(view))
    expect(other.client.card()).toEqual(looker.client.card())
    const told = other.frames.flatMap(({ events }) => events.map(({ n }) => n))
    expect(told).toEqual(told.map((_, i) => i + 1))
  })

  test('take back only what lies on both tables', async () => {
    const browser = new Browser({ channel: false })
    const { card, looker } = await table(browser)
    await looker.playOut('anything', ({ n }) => n > 20)
    const other = new Onlooker(await browser.tab().shelf.open(card.id))
    await other.asked()
    await looker.playOut('more', ({ n }) => n > 40)
    await expect(other.client.undo(0, true)).rejects.toEqual(code('E_STALE_ASK'))
    await soon(() => expect(other.last!.view).toEqual(looker.last!.view))
  })

  test('one that dies in the middle of the bots leaves them to the other', async () => {
    const { browser, card, close, looker } = await table(new Browser({ locks: false }), ['greedy', 'random', 'greedy'])
    await looker.until(({ n }) => n > 10)
    close()
    const before = (await browser.store.load(card.id))!
    const other = new Onlooker(await browser.tab().shelf.open(card.id))
    await other.until(({ over }) => over)
    const after = (await browser.store.load(card.id))!
    expect(answersIn(after).slice(0, answersIn(before).length)).toEqual(answersIn(before))
    const alone = await table(new Browser(), ['greedy', 'random', 'greedy'])
    await alone.looker.until(({ over }) => over)
    expect(answersIn(after)).toEqual(answersIn((await alone.browser.store.load(alone.card.id))!))
  })

  test('a match removed in one is gone in the other', async () => {
    const { browser, card, client, looker } = await table()
    const { shelf } = browser.tab()
    await looker.asked()
    const troubles: TroubleCode[] = []
    const { shelf: second } = browser.tab()
    second.trouble((code) => troubles.push(code))
    const other = new Onlooker(await second.open(card.id))
    const { asks } = await other.asked()
    await shelf.remove(card.id)
    await soon(() => expect(troubles).toEqual(['T_NO_MATCH']))
    await expect(client.answer(0, asks[0]!.id, 'red')).rejects.toEqual(code('T_NO_MATCH'))
    expect(await shelf.list()).toEqual([])
    // What was on the table can still be taken along.
    await expect(shelf.import(await client.file())).resolves.toMatchObject({ answers: 0 })
  })
})

describe('no room', () => {
  /** A store that can be full. */
  function full(): { store: Store; is: { full: boolean } } {
    const inner = memoryStore()
    const is = { full: false }
    const put = async (kept: Kept) => {
      if (is.full) throw new TableError('T_FULL')
      return inner.put(kept)
    }
    return { store: { ...inner, put }, is }
  }

  test('refuses the answer and changes nothing; the match can be taken along', async () => {
    const { store, is } = full()
    const { card, client, looker } = await table(new Browser({ store }))
    const { asks, n, view } = await looker.asked()
    is.full = true
    await expect(client.answer(0, asks[0]!.id, 'red')).rejects.toEqual(code('T_FULL'))
    expect((await store.load(card.id))!.card.answers).toBe(0)
    expect(looker.last).toMatchObject({ n, view })
    expect(JSON.parse(await client.file())).toMatchObject({ saved: { log: [] } })
    is.full = false
    await client.answer(0, asks[0]!.id, 'red')
    expect((await looker.until((frame) => frame.n > n)).asks).toBeDefined()
  })

  test('in the middle of the bots is told once, and they go on when there is room', async () => {
    const { store, is } = full()
    const { shelf, looker } = await table(new Browser({ store }), ['greedy', 'greedy'])
    const troubles: TroubleCode[] = []
    shelf.trouble((code) => troubles.push(code))
    await looker.until(({ n }) => n > 5)
    is.full = true
    await soon(() => expect(troubles).toEqual(['T_FULL']))
    const { n } = looker.last!
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(looker.last!.n).toBe(n)
    is.full = false
    await looker.until(({ over }) => over)
    expect(troubles).toEqual(['T_FULL'])
  })

  test('for a new match is told', async () => {
    const { store, is } = full()
    const { shelf } = new Browser({ store }).tab()
    is.full = true
    await expect(shelf.create(wanted(['person', 'greedy']))).rejects.toEqual(code('T_FULL'))
    expect(await shelf.list()).toEqual([])
  })
})

test('a tutorial goes on where it was left', async () => {
  const rivals = [
    { seat: 1, key: 'red' },
    { seat: 2, key: 'red' },
    { seat: 2, key: 'M01' },
  ]
  const tutorial = {
    ...{ seats: 3, mode: 'competitive', options: {}, seed: 'lesson', rivals, lessons: [] },
    ...{ names: { en: [], fr: [] }, words: {} as never },
  }
  const games = { 'heroes-journey': { ...GAMES['heroes-journey']!, tutorial: async () => tutorial } }
  const browser = new Browser()
  const { shelf, close } = browser.tab(games)
  const { id, lesson } = await shelf.create(wanted(['person', 'greedy', 'greedy'], '', { tutorial: true }))
  expect(lesson).toBe(0)
  const looker = new Onlooker(await shelf.open(id))
  const { asks } = await looker.asked()
  await looker.client.answer(0, asks[0]!.id, 'green')
  await looker.client.learned(2)
  expect(looker.client.card().lesson).toBe(2)
  close()
  const again = new Onlooker(await browser.tab(games).shelf.open(id))
  await again.asked()
  expect(again.client.card().lesson).toBe(2)
  const answers = answersIn((await browser.store.load(id))!)
  expect(answers.slice(0, 3)).toEqual(['0 green', '1 red', '2 red'])
})

describe('the shelf', () => {
  test('lists the newest first, and says when it changed', async () => {
    const browser = new Browser()
    const { shelf } = browser.tab()
    const { shelf: other } = browser.tab()
    const watched = [vi.fn(), vi.fn()]
    const stop = shelf.watch(watched[0]!)
    other.watch(watched[1]!)
    const one = await shelf.create(wanted(['person', 'greedy'], '', { name: 'One' }))
    const two = await shelf.create(wanted(['person', 'greedy'], '', { name: 'Two' }))
    expect((await shelf.list()).map(({ name }) => name)).toEqual(['Two', 'One'])
    expect(one.seed).not.toBe(two.seed)
    expect(one).toMatchObject({ mode: 'competitive', options: { variant: false }, lesson: undefined })
    await soon(() => expect(watched[0]).toHaveBeenCalled())
    await soon(() => expect(watched[1]).toHaveBeenCalled())
    stop()
    watched[0]!.mockClear()
    await shelf.rename(one.id, 'First')
    await shelf.remove(two.id)
    expect((await other.list()).map(({ name }) => name)).toEqual(['First'])
    expect(watched[0]).not.toHaveBeenCalled()
    await expect(shelf.open(two.id)).rejects.toEqual(code('T_NO_MATCH'))
    await expect(shelf.export(two.id)).rejects.toEqual(code('T_NO_MATCH'))
    await expect(shelf.rename(two.id, 'x')).rejects.toEqual(code('T_NO_MATCH'))
  })

  test('a new name reaches a match that is open, and does not get in its way', async () => {
    const { shelf, card, client, looker } = await table()
    const { asks } = await looker.asked()
    await shelf.rename(card.id, 'Again')
    expect(client.card().name).toBe('Again')
    await client.answer(0, asks[0]!.id, 'red')
    expect((await shelf.list())[0]).toMatchObject({ name: 'Again' })
  })

  test('refuses what no game plays', async () => {
    const { shelf } = new Browser().tab()
    const bad = (more: object) => shelf.create(wanted(['person', 'greedy'], 'x', more))
    await expect(bad({ game: 'chess' })).rejects.toEqual(code('E_UNKNOWN_GAME'))
    await expect(bad({ game: 'toString' })).rejects.toEqual(code('E_UNKNOWN_GAME'))
    await expect(bad({ mode: 'alone' })).rejects.toEqual(code('E_UNKNOWN_MODE'))
    await expect(bad({ options: { variant: 3 } })).rejects.toEqual(code('E_BAD_OPTION'))
    await expect(bad({ seats: [] })).rejects.toEqual(code('E_BAD_SEATS'))
    await expect(bad({ seed: 'x'.repeat(201) })).rejects.toEqual(code('E_BAD_SEED'))
    await expect(bad({ tutorial: true })).rejects.toEqual(code('E_UNKNOWN_MODE'))
    expect(await shelf.list()).toEqual([])
  })

  test('a worker that is no more fails every call, and says so', async () => {
    const { shelf } = new Browser().tab()
    const troubles: TroubleCode[] = []
    shelf.trouble((code) => troubles.push(code))
    const pending = expect(shelf.list()).rejects.toEqual(code('T_UNKNOWN'))
    shelf.fail(new TableError('T_UNKNOWN', 'gone'))
    await pending
    await expect(shelf.list()).rejects.toEqual(code('T_UNKNOWN'))
    expect(troubles).toEqual(['T_UNKNOWN'])
  })
})

describe('matches that cannot be opened', () => {
  async function shelfWith(change: (saved: { [field: string]: unknown }, card: MatchCard) => unknown) {
    const store = memoryStore()
    const fine = begin(['person', 'greedy']).keep(1)
    const saved = JSON.parse(fine.saved)
    const changed = change(saved, fine.card)
    const card = { ...fine.card, id: 'bad' }
    await store.put({ id: 'bad', seq: 1, card, saved: typeof changed === 'string' ? changed : JSON.stringify(saved) })
    await store.put({ id: 'one', seq: 1, ...fine })
    const browser = new Browser({ store })
    return { store, shelf: browser.tab().shelf, kept: (await store.load('bad'))! }
  }
  const damages = {
    E_NEWER_FORMAT: (saved: { [field: string]: unknown }) => {
      saved.monomyth = 2
    },
    E_SAVE_CHANGED: (saved: { [field: string]: unknown }) => {
      saved.seed = 'another'
    },
    E_NOT_A_SAVE: () => '{"monomyth":1,"ga',
  }

  test.each(Object.entries(damages))('%s: listed with it, not opened, kept as it is', async (wrong, change) => {
    const { store, shelf, kept } = await shelfWith(change)
    const looks = vi.fn()
    shelf.watch(looks)
    expect(await shelf.list()).toHaveLength(2)
    await soon(() => expect(looks).toHaveBeenCalled())
    const troubles = new Map((await shelf.list()).map(({ id, trouble }) => [id, trouble]))
    expect(troubles).toEqual(
      new Map([
        ['one', undefined],
        ['bad', wrong],
      ]),
    )
    await expect(shelf.open('bad')).rejects.toEqual(code(wrong as TroubleCode))
    expect(await store.load('bad')).toEqual(kept)
    expect(JSON.parse(await shelf.export('bad'))).toMatchObject({ 'monomyth-table': 1, saved: expect.anything() })
    await shelf.rename('bad', 'Broken')
    expect((await store.load('bad'))!.saved).toBe(kept.saved)
    await shelf.remove('bad')
    expect(await shelf.list()).toHaveLength(1)
  })

  test('a card that lost its form: listed, not opened, removed', async () => {
    const store = memoryStore()
    const { saved } = begin(['person', 'greedy']).keep(1)
    for (const [i, card] of [undefined, {}, { game: 'heroes-journey', seats: 'x' }].entries())
      await store.put({ id: String(i), seq: 1, card: card as never, saved })
    const { shelf } = new Browser({ store }).tab()
    expect(await shelf.list()).toMatchObject([{ id: '0', seats: [] }, { id: '1' }, { id: '2' }])
    await soon(async () => expect((await shelf.list()).every(({ trouble }) => trouble !== undefined)).toBe(true))
    await expect(shelf.open('0')).rejects.toEqual(code('E_UNKNOWN_GAME'))
    await expect(shelf.export('1')).resolves.toContain('monomyth')
    for (const id of ['0', '1', '2']) await shelf.remove(id)
    expect(await shelf.list()).toEqual([])
  })

  test('E_NEWER_RULES and a game that is not here any more', async () => {
    const { shelf } = await shelfWith(() => undefined)
    const older = { ...BOX.game, rules: 0, migrations: [] }
    const store = memoryStore()
    await store.put({ id: 'one', seq: 1, ...begin(['person', 'greedy']).keep(1) })
    const browser = new Browser({ store })
    const old = browser.tab({ 'heroes-journey': { ...GAMES['heroes-journey']!, game: async () => older } })
    await expect(old.shelf.open('one')).rejects.toEqual(code('E_NEWER_RULES'))
    await expect(browser.tab({}).shelf.open('one')).rejects.toEqual(code('E_UNKNOWN_GAME'))
    await expect(shelf.open('one')).resolves.toBeDefined()
  })

  test('an older page does not touch what a newer one has stored meanwhile', async () => {
    const { browser, card, client, looker } = await table()
    const { asks } = await looker.asked()
    const kept = (await browser.store.load(card.id))!
    const newer = { ...kept, seq: kept.seq + 1, saved: kept.saved.replace('"monomyth":1', '"monomyth":2') }
    await browser.store.put(newer)
    await expect(client.answer(0, asks[0]!.id, 'red')).rejects.toEqual(code('E_NEWER_FORMAT'))
    await expect(client.answer(0, asks[0]!.id, 'red')).rejects.toEqual(code('E_NEWER_FORMAT'))
    expect(await browser.store.load(card.id)).toEqual(newer)
  })
})

describe('files', () => {
  const file = (name: string) => readFileSync(new URL(`../../games/heroes-journey/${name}`, import.meta.url), 'utf8')

  test('a match goes out and comes in under a number of its own', async () => {
    const { shelf, card, client, looker } = await table()
    await looker.playOut('anything', ({ n }) => n > 20)
    await shelf.rename(card.id, 'Ours')
    const text = await shelf.export(card.id)
    expect(await client.file()).toBe(text)
    const { id, ...rest } = await new Browser().tab().shelf.import(text)
    const { id: _, ...same } = client.card()
    expect(rest).toEqual({ ...same, changed: rest.changed, created: rest.created })
    const copy = await shelf.import(text)
    expect(copy.id).not.toBe(card.id)
    const played = new Onlooker(await shelf.open(copy.id))
    expect((await played.asked()).view).toEqual(looker.last!.view)
    expect((await played.playOut('on')).outcome).toBeDefined()
    expect(id).toBeDefined()
  })

  test('a save of the command line comes in with seats of its own', async () => {
    const { shelf } = new Browser().tab()
    const golden = await shelf.import(file('matches/v1-save.json'))
    expect(golden.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['I', undefined],
      ['II', undefined],
      ['III', undefined],
      ['IV', undefined],
    ])
    expect(golden).toMatchObject({ seed: 'golden save', over: false, name: '', answers: 120 })
    const { saved } = begin(['person', 'greedy', 'random']).keep(1)
    expect((await shelf.import(saved)).seats.map(({ bot }) => bot)).toEqual([undefined, 'greedy', 'greedy'])
  })

  const ours = () => JSON.parse(JSON.stringify({ 'monomyth-table': 1, ...begin(['person', 'greedy']).keep(1).card }))
  const saved = () => JSON.parse(begin(['person', 'greedy']).keep(1).saved)
  const wrong: { [what: string]: [TroubleCode, () => string] } = {
    'no JSON': ['E_NOT_A_SAVE', () => 'once upon a time'],
    nothing: ['E_NOT_A_SAVE', () => ''],
    'some JSON': ['E_NOT_A_SAVE', () => '[1, 2]'],
    null: ['E_NOT_A_SAVE', () => 'null'],
    'a picture': ['E_NOT_A_SAVE', () => '\u0089PNG\r\n'],
    'another object': ['E_NOT_A_SAVE', () => '{"name": "x"}'],
    'an odd form': ['E_NOT_A_SAVE', () => '{"monomyth-table": "1"}'],
    'no match in it': ['E_NOT_A_SAVE', () => JSON.stringify(ours())],
    'a text for a match': ['E_NOT_A_SAVE', () => JSON.stringify({ ...ours(), saved: 'x' })],
    'a newer file': ['E_NEWER_FORMAT', () => JSON.stringify({ ...ours(), 'monomyth-table': 2, saved: saved() })],
    'a newer save': ['E_NEWER_FORMAT', () => JSON.stringify({ ...saved(), monomyth: 9 })],
    'another game': ['E_UNKNOWN_GAME', () => JSON.stringify({ ...saved(), game: 'chess' })],
    'no game': ['E_UNKNOWN_GAME', () => JSON.stringify({ ...saved(), game: 7 })],
    'a changed seed': ['E_SAVE_CHANGED', () => JSON.stringify({ ...saved(), seed: 'other' })],
    'seats missing': ['E_SAVE_CHANGED', () => JSON.stringify({ ...ours(), seats: [], saved: saved() })],
    'an odd colour': [
      'E_SAVE_CHANGED',
      () =>
        JSON.stringify({
          ...ours(),
          seats: ours().seats.map((seat: object) => ({ ...seat, colour: 'x' })),
          saved: saved(),
        }),
    ],
    'an odd name': ['E_SAVE_CHANGED', () => JSON.stringify({ ...ours(), name: 7, saved: saved() })],
    'a nest without a bottom': [
      'E_NOT_A_SAVE',
      () => `{"monomyth":1,"game":"heroes-journey","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    ],
    'too much': ['T_TOO_BIG', () => ' '.repeat(5 * 1024 * 1024 + 1)],
  }
  test.each(Object.entries(wrong))('%s is refused by a code', async (_what, [expected, make]) => {
    const { shelf } = new Browser().tab()
    await expect(shelf.import(make())).rejects.toEqual(code(expected))
    expect(await shelf.list()).toEqual([])
  })

  test('a log that does not lead where the match stands is refused', async () => {
    const local = begin(['person', 'greedy'])
    playUntil(local, 'x', ({ match }) => match.log.length === 30)
    const first = local.match.log[0] as { key: string }
    local.match.log[0] = { ...first, key: first.key === 'red' ? 'blue' : 'red' } as never
    await expect(new Browser().tab().shelf.import(local.keep(1).saved)).rejects.toEqual(code('E_SAVE_CHANGED'))
  })

  test('what is odd but harmless is put right', async () => {
    const { shelf } = new Browser().tab()
    const card = await shelf.import(
      JSON.stringify({ ...ours(), name: 'n'.repeat(300), created: 1e15, changed: 'x', lesson: -2, saved: saved() }),
    )
    expect(card).toMatchObject({ name: 'n'.repeat(100), lesson: undefined })
    expect(card.created).toBeLessThan(1e6)
    expect(card.changed).toBeLessThan(1e6)
  })
})

test('frames hold nothing of what the viewer may not know', async () => {
  const { looker } = await table()
  await looker.playOut('anything')
  const { seed } = looker.client.card()
  for (const frame of looker.frames) expect(JSON.stringify(frame)).not.toContain(seed)
})
