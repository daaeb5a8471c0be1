import { afterEach, describe, expect, test } from 'vitest'
import type { Mark } from '../contract.ts'
import { cardOf } from '../http/card.ts'
import type { Bots } from './bots/bots.ts'
import type { Client } from './testing/client.ts'
import { BOLT, type Spells, spellsAt } from './testing/spells.ts'
import type { World } from './testing/world.ts'

const W = 4000
const SLACK = 250

let world: World | undefined
afterEach(async () => world?.close())

async function at(hands: readonly (readonly number[])[], wish?: Parameters<typeof spellsAt>[1]): Promise<Spells> {
  const spells = await spellsAt(hands, wish)
  world = spells.world
  return spells
}

/** Seat 0 casts its bolt; seats 1 and 2 hold these. */
async function cast(one: readonly number[], two: readonly number[], wish?: Parameters<typeof spellsAt>[1]) {
  const spells = await at([[8], one, two], wish)
  const [zero] = spells.seats
  await zero?.answer(BOLT).reply()
  await spells.world.quiet()
  return { ...spells, zero: zero as Client, one: spells.seats[1] as Client, two: spells.seats[2] as Client }
}

/** What seat 2 of four holds, and what seat 3 is told that declined after it: seat 2 plays its counter, if it has one. */
const BEFORE = [
  [[0], 'E_STALE_ASK'],
  [[7], 'done'],
] as const

/** Seat 0 casts its bolt, seat 2 holds this and plays it if it can. */
async function played(hand: readonly number[]) {
  const { world: here, seats } = await at([[8], [6], hand, [1]])
  const [zero, , two, three] = seats as [Client, Client, Client, Client]
  await zero.answer(BOLT).reply()
  await here.quiet()
  if (two.question !== undefined) two.answer('counter 0')
  return { here, three }
}

/** Under this name something was carried out, long enough ago that only the store knows. */
async function used(client: Client, name: string): Promise<void> {
  await client.does({ do: 'leave', to: 'bot' }, name)
  await client.does({ do: 'return' })
  for (let n = 0; n < 20; n++) await client.does({ do: 'ping' })
}

const keysOf = ({ question }: Client) => question && [...question.options.map(({ key }) => key), question.pass]
const timesOf = ({ heard }: Client) => heard.filter(({ text }) => text.includes('"kind":"frame"')).map(({ at }) => at)
const kindsIn = ({ frame }: Client) => frame?.events.map(({ event }) => event.kind)
const entries = async ({ store, table }: World) =>
  (await store.log(table.id)).map((entry) => ('key' in entry ? `${entry.seat} ${entry.key} ${entry.by}` : entry.do))

describe('A discreet window', () => {
  test('is shown to everybody for the same time, whether or not anybody is asked in it', async () => {
    for (const hand of [[0], [6]]) {
      const { world: here, zero, watcher } = await cast(hand, [7])
      expect(zero.frame).toMatchObject({ window: true, asks: [], view: { spent: [8], seats: [{}, { life: 2 }, {}] } })
      expect(watcher.last('window')).toEqual({ kind: 'window', n: 8, left: W, held: false, awaited: [1, 2] })
      await here.time.pass(W + SLACK - 1)
      expect(zero.frame?.window).toBe(true)
      await here.time.pass(1)
      expect(zero.frame).toMatchObject({ view: { seats: [{}, { life: 1 }, {}] } })
      expect(zero.frame).not.toHaveProperty('window')
      expect(timesOf(watcher)).toEqual([1_000_000, 1_000_000, 1_000_000 + W + SLACK])
      await here.close()
    }
  })

  test.each([60_000, 3_600_000])('is over after a window more where the clock is set back by %i ms', async (step) => {
    const { world: here, zero } = await cast([0], [7])
    await here.time.pass(1000)
    here.time.stepBack(step)
    await here.time.pass(2 * (W + SLACK))
    expect(zero.frame).toMatchObject({ view: { seats: [{}, { life: 1 }, {}] } })
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('is over when everybody lets it pass, though the clock was set back', async () => {
    const { world: here, zero, one, two } = await cast([0], [1])
    await here.time.pass(1000)
    here.time.stepBack(3_600_000)
    for (const client of [one, two]) expect(await client.does({ do: 'wave', window: 8 })).toBe('done')
    await here.time.pass(1000 + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('is held no longer than it may be where the clock is set back', async () => {
    const { world: here, zero, one } = await cast([0], [7])
    await here.time.pass(1000)
    await one.does({ do: 'hold', on: true })
    here.time.stepBack(3_600_000)
    await here.time.pass(2 * 60_000 + W + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('shows everybody who will be asked its question at once', async () => {
    const { one, two } = await cast([0], [1])
    expect(keysOf(one)).toEqual(['counter 0', 'pass'])
    expect(keysOf(two)).toEqual(['counter 1', 'pass'])
  })

  test('takes the answer of whoever is first at once, and shows nobody else that it declined', async () => {
    const { world: here, zero, one, two, watcher } = await cast([0], [1])
    const declined = one.answer('pass')
    await here.quiet()
    expect(declined.said).toBe('done')
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass seat'])
    expect(one.question).toBeUndefined()
    expect(one.frame?.window).toBe(true)
    expect(keysOf(two)).toEqual(['counter 1', 'pass'])
    expect([zero, two, watcher].map(({ frame }) => frame?.n)).toEqual([8, 8, 8])
  })

  test('takes an answer of somebody later when it closes, and acknowledges it with what came of it', async () => {
    const { world: here, two, zero } = await cast([0], [1])
    const counter = two.answer('counter 1')
    await here.time.pass(W - 1)
    expect(await entries(here)).toEqual(['0 cast 8 seat'])
    await here.time.pass(1)
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 counter 1 seat'])
    await here.time.pass(SLACK - 1)
    expect(counter.said).toBeUndefined()
    expect(zero.frame?.view).toMatchObject({ spent: [8] })
    await here.time.pass(1)
    expect(counter.said).toBe('done')
    expect(zero.frame?.view).toMatchObject({ spent: [8, 1] })
  })

  test('tells whoever waited that somebody before played only when that is on the table', async () => {
    for (const [hand, said] of BEFORE) {
      const { here, three } = await played(hand)
      const declined = three.answer('pass')
      await here.time.pass(W + SLACK - 1)
      expect(declined.said).toBeUndefined()
      await here.time.pass(1)
      expect(declined.said).toBe(said)
      await here.close()
    }
  })

  test('lets it wait just as long where nobody before it is asked', async () => {
    const { world: here, two } = await cast([6], [1])
    const counter = two.answer('pass')
    await here.time.pass(W + SLACK - 1)
    expect(counter.said).toBeUndefined()
    await here.time.pass(1)
    expect(counter.said).toBe('done')
  })

  test('answers whoever comes too late when what came of it is on the table, whether or not anybody was asked', async () => {
    for (const hand of [[0], [6]]) {
      const { world: here, two } = await cast(hand, [7])
      await here.time.pass(W)
      const late = two.ask({ do: 'answer', ask: 6, key: 'pass' })
      await here.time.pass(SLACK - 1)
      expect(late.said).toBeUndefined()
      await here.time.pass(1)
      expect(late.said).toBe('E_STALE_ASK')
      await here.close()
    }
  })

  test('takes it at once where everybody knows that nobody before could react', async () => {
    const { world: here, two } = await cast([], [1])
    const counter = two.answer('counter 1')
    await here.quiet()
    expect(counter.said).toBe('done')
  })

  test('closes when somebody plays: who waited is told that its question is closed, and asked a new one', async () => {
    const { world: here, one, two, zero } = await cast([0], [1, 2])
    const before = two.question?.id ?? 0
    const counter = two.answer('counter 2')
    await here.time.pass(1000)
    expect(await one.does({ do: 'answer', ask: one.question?.id ?? 0, key: 'counter 0' })).toBe('done')
    await here.quiet()
    expect(counter.said).toBe('E_STALE_ASK')
    expect(zero.frame).toMatchObject({ window: true, view: { spent: [8, 0] } })
    expect(two.question?.id).toBe(before + 1)
    expect(await two.does({ do: 'answer', ask: before, key: 'pass' })).toBe('E_STALE_ASK')
    expect(zero.last('window')?.left).toBe(W)
  })

  test('lets one change its mind: the first answer is refused when it is clear which was taken', async () => {
    const { world: here, two } = await cast([0], [1])
    const [first, second] = [two.answer('pass'), two.answer('counter 1')]
    await here.time.pass(W + SLACK - 1)
    expect([first.said, second.said]).toEqual([undefined, undefined])
    await here.time.pass(1)
    expect([first.said, second.said]).toEqual(['E_STALE_ASK', 'done'])
    expect(await entries(here)).toContain('2 counter 1 seat')
  })

  test('does not let one change it without end', async () => {
    const { world: here, two } = await cast([0], [1])
    const all = Array.from({ length: 22 }, () => two.answer('counter 1'))
    await here.time.pass(W + SLACK)
    const said = (code: string) => all.filter((asked) => asked.said === code)
    expect(said('S_BUSY')).toEqual(all.slice(20))
    expect(said('E_STALE_ASK')).toEqual(all.slice(0, 19))
    expect(said('done')).toEqual([all[19]])
  })

  test('takes one answer of a seat that gives two through two nodes at once, and says which', async () => {
    const { world: here, two } = await cast([0], [1])
    const tab = await here.come(2, { node: 1 })
    const both = [two.answer('pass'), tab.answer('counter 1')]
    await here.time.pass(W + 10 * SLACK)
    expect(both.map(({ said }) => said).toSorted()).toEqual(['E_STALE_ASK', 'done'])
    const taken = both[0]?.said === 'done' ? '2 pass seat' : '2 counter 1 seat'
    expect((await entries(here)).slice(-1)).toEqual([taken])
  })

  test('takes the one that was heard of, where the node on which somebody changed their mind dies untold', async () => {
    const { world: here, two, zero } = await cast([0], [1])
    zero.leave()
    await here.comeBack(zero, 1)
    const first = two.answer('pass')
    await here.quiet()
    const second = two.answer('counter 1')
    here.kill(0, [two])
    await here.time.pass(W + 10 * SLACK)
    expect((await entries(here)).slice(-1)).toEqual(['2 pass seat'])
    expect([first.said, second.said]).toEqual([undefined, undefined])
    await here.comeBack(two)
    for (const { request } of [first, second]) two.ask({ do: 'answer', ask: 6, key: 'pass' }, request)
    await here.quiet()
    expect([first.said, second.said]).toEqual(['done', 'E_STALE_ASK'])
  })

  test('takes everybody else’s answers, though one comes under a name that was used before', async () => {
    const { world: here, seats } = await at([[8], [6], [0], [1]])
    const [zero, , two, three] = seats as [Client, Client, Client, Client]
    await used(two, 'used before')
    await zero.answer(BOLT).reply()
    await here.quiet()
    const counter = three.answer('counter 1')
    const done = two.messages('done').length
    two.answer('pass', 'used before')
    await here.quiet()
    expect(two.messages('done')).toHaveLength(done + 1)
    await here.time.pass(W + SLACK)
    expect(counter.said).toBe('done')
    expect((await entries(here)).slice(2)).toEqual(['0 cast 8 seat', '2 pass house', '3 counter 1 seat'])
  })

  test('takes them also where such an answer came from another node, and the room is gone when all are', async () => {
    const { world: here, seats, watcher } = await at([[8], [6], [0], [1]])
    const [zero, , two, three] = seats as [Client, Client, Client, Client]
    await used(two, 'used before')
    await zero.answer(BOLT).reply()
    await here.quiet()
    const counter = three.answer('counter 1')
    const soft = { say: 'given', seat: 2, ask: two.question?.id, key: 'pass', request: '2:used before' }
    here.node(0).bus.tell({ kind: 'soft', table: 'table', node: 'another', soft })
    await here.time.pass(W + SLACK)
    expect(counter.said).toBe('done')
    expect((await entries(here)).slice(2)).toEqual(['0 cast 8 seat', '2 pass house', '3 counter 1 seat'])
    for (const client of [...seats, watcher]) client.leave()
    await here.time.pass(20_000)
    expect(here.rooms.figures.live).toBe(0)
  })

  test('refuses at once what is no answer, and what is asked of somebody else', async () => {
    const { zero, one, two } = await cast([0], [1])
    expect(await two.does({ do: 'answer', ask: two.question?.id ?? 0, key: 'counter 5' })).toBe('E_UNKNOWN_ANSWER')
    expect(await zero.does({ do: 'answer', ask: 6, key: 'pass' })).toBe('E_STALE_ASK')
    expect(await one.does({ do: 'answer', ask: 7, key: 'pass' })).toBe('E_STALE_ASK')
  })

  test('follows another as long after it, with what happened in between told only then', async () => {
    // The counterspell may be countered in turn; when it has worked, the bolt's window opens once more.
    const { world: here, one, watcher } = await cast([0], [6])
    one.answer('counter 0')
    await here.quiet()
    expect(kindsIn(watcher)).toEqual(['cast', '@window'])
    expect(watcher.frame?.view).toMatchObject({ spent: [8, 0], countered: [] })
    await here.time.pass(W + SLACK)
    expect(kindsIn(watcher)).toEqual(['@window'])
    expect(watcher.frame).toMatchObject({ window: true, view: { countered: [8] } })
    await here.time.pass(W + SLACK)
    expect(watcher.frame?.asks.map(({ seat }) => seat)).toEqual([1])
    expect(watcher.messages('frame').map(({ frame }) => frame.n)).toEqual([7, 8, 9, 10, 11])
  })

  test('lasts no longer where what it is closed with takes the store a while', async () => {
    for (const hand of [[0], [6]]) {
      const { world: here, watcher } = await cast(hand, [7])
      await here.time.pass(W - 1)
      if (hand[0] === 0) here.keeping.next('hang')
      here.time.after(1 + 200, () => here.keeping.letGo())
      await here.time.pass(2000)
      expect(timesOf(watcher)).toEqual([1_000_000, 1_000_000, 1_000_000 + W + SLACK])
      await here.close()
    }
  })

  test('is shown even where the node stands still until it has passed: nobody’s frames have gaps', async () => {
    const story = async (stall: boolean) => {
      const { world: here, one, watcher } = await cast([0], [6])
      one.answer('counter 0')
      await here.quiet()
      if (stall) here.time.stall(2 * (W + SLACK))
      await here.time.pass(stall ? 0 : 2 * (W + SLACK))
      expect([one.gaps, watcher.gaps]).toEqual([0, 0])
      await here.close()
      return [one, watcher].map((client) => client.messages('frame'))
    }
    const shown = await story(true)
    expect(shown[1]?.map(({ frame }) => frame.n)).toEqual([7, 8, 9, 10, 11])
    expect(shown).toEqual(await story(false))
  })

  test('tells who comes in meanwhile no more than what is on the table', async () => {
    const { world: here } = await cast([6], [7])
    await here.time.pass(1500)
    const late = await here.come(1)
    expect(late.events.map(({ event }) => event.kind)).toEqual(['cast', '@window'])
    expect(late.frame).toMatchObject({ n: 8, window: true, view: { seats: [{}, { life: 2 }, {}] } })
    expect(late.last('window')).toEqual({ kind: 'window', n: 8, left: W - 1500, held: false, awaited: [1, 2] })
    expect(late.last('card')?.card.waited).toEqual([])
    await here.time.pass(W + SLACK - 1500)
    expect(late.frame).toMatchObject({ n: 9, view: { seats: [{}, { life: 1 }, {}] } })
    expect(late.gaps).toBe(0)
  })

  test('is through before anything else counts: leaving, taking back and looking back wait', async () => {
    const { world: here, zero, two, watcher } = await cast([6], [7])
    const asked = [
      zero.ask({ do: 'undo', all: false }),
      two.ask({ do: 'leave', to: 'house' }),
      zero.ask({ do: 'history', eyes: 0 }),
    ]
    await here.time.pass(W + SLACK - 1)
    expect(asked.map(({ said }) => said)).toEqual([undefined, undefined, undefined])
    await here.time.pass(1)
    expect(asked.map(({ said }) => said)).toEqual(['done', 'done', 'done'])
    expect(asked[0]?.result).toEqual({ undo: { code: 'U_REACT' } })
    expect(watcher.events.map(({ event }) => event.kind)).toEqual(['cast', '@window', 'hit', '@left'])
  })
})

describe('Without discretion', () => {
  test.each([
    ['at tables that chose so', { windows: 'quick' }],
    ['over days', { pace: 'days' }],
    ['with a single person', { seats: ['person', 'greedy', 'greedy'] }],
  ] as const)('a window takes no time: %s', async (_, wish) => {
    const { world: here, zero } = await cast([6], [7], wish)
    expect(zero.frame).not.toHaveProperty('window')
    expect(zero.events.map(({ event }) => event.kind).slice(0, 3)).toEqual(['cast', '@window', 'hit'])
    expect(zero.messages('window')).toEqual([])
    expect(here.faults).toEqual([])
  })

  test('only who is asked knows, and answers when it likes', async () => {
    const { world: here, one, two, zero } = await cast([0], [1], { windows: 'quick' })
    await here.time.pass(3_600_000)
    expect(keysOf(one)).toEqual(['counter 0', 'pass'])
    expect(two.question).toBeUndefined()
    expect(await one.does({ do: 'answer', ask: one.question?.id ?? 0, key: 'pass' })).toBe('done')
    expect(keysOf(two)).toEqual(['counter 1', 'pass'])
    expect(zero.frame?.n).toBe(8)
  })
})

describe('The list of one’s tables', () => {
  test('says that a question only its seat knows of waits for it, to that seat alone', async () => {
    const { world: here } = await cast([0], [7], { pace: 'days' })
    const { secretly, ...mark } = (await here.stand()).mark
    expect(secretly).toEqual([1])
    const cards = (of: Mark) =>
      ['person 0', 'person 1', 'person 2', undefined].map((person) => JSON.stringify(cardOf(here.table, of, person)))
    const [told, untold] = [cards({ ...mark, secretly: [1] }), cards(mark)]
    expect(told[1]).toBe(untold[1]?.replace('"waited":[]', '"waited":[1]'))
    for (const other of [0, 2, 3]) expect(told[other]).toBe(untold[other])
  })

  test('says nothing of it while windows are shown', async () => {
    const { world: here, one } = await cast([0], [7])
    expect(one.question).toBeDefined()
    expect((await here.stand()).mark).not.toHaveProperty('secretly')
    expect(cardOf(here.table, (await here.stand()).mark, 'person 1').waited).toEqual([])
  })
})

describe('Holding a window', () => {
  test('stops its time for everybody, until whoever holds it lets go', async () => {
    const { world: here, zero, two, watcher } = await cast([6], [7])
    await here.time.pass(1000)
    expect(await two.does({ do: 'hold', on: true })).toBe('done')
    expect(zero.last('window')).toMatchObject({ left: 3000, held: true })
    await here.time.pass(10_000)
    expect(zero.frame?.window).toBe(true)
    const late = await here.come(1)
    expect(late.last('window')).toMatchObject({ left: 3000, held: true })
    expect(await two.does({ do: 'hold', on: false })).toBe('done')
    expect(watcher.last('window')).toMatchObject({ left: 3000, held: false })
    await here.time.pass(3000 + SLACK - 1)
    expect(zero.frame?.window).toBe(true)
    await here.time.pass(1)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('lasts as long as anybody holds it', async () => {
    const { world: here, zero, two } = await cast([6], [7])
    await zero.does({ do: 'hold', on: true })
    await two.does({ do: 'hold', on: true })
    await zero.does({ do: 'hold', on: false })
    await here.time.pass(10_000)
    expect(zero.frame?.window).toBe(true)
    await two.does({ do: 'hold', on: false })
    await here.time.pass(W + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('lets nobody see that somebody declines meanwhile: what is left of it stays the same', async () => {
    for (const isDeclined of [true, false]) {
      const { world: here, zero, one } = await cast([0], [7])
      await here.time.pass(3750)
      await zero.does({ do: 'hold', on: true })
      await here.time.pass(1250)
      if (isDeclined) expect(await one.answer('pass').reply()).toMatchObject({ said: 'done' })
      await here.time.pass(500)
      await zero.does({ do: 'hold', on: false })
      expect(zero.last('window')).toEqual({ kind: 'window', n: 8, left: 250, held: false, awaited: [1, 2] })
      await here.close()
    }
  })

  test('is over after a minute in all, also for whoever is asked', async () => {
    const { world: here, zero, one } = await cast([0], [7])
    await one.does({ do: 'hold', on: true })
    await here.time.pass(59_999)
    expect(await one.does({ do: 'hold', on: true })).toBe('done')
    await here.time.pass(1 + W + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house'])
  })

  test('is nothing for whoever watches, nor where there is no window', async () => {
    const { zero, watcher, world: here } = await cast([6], [7])
    expect(await watcher.does({ do: 'hold', on: true })).toBe('S_FORBIDDEN')
    await here.time.pass(W + SLACK)
    expect(await zero.does({ do: 'hold', on: true })).toBe('E_STALE_ASK')
  })

  test('does not keep somebody from playing', async () => {
    const { zero, one, world: here } = await cast([0], [7])
    await zero.does({ do: 'hold', on: true })
    await here.time.pass(9000)
    one.answer('counter 0')
    await here.quiet()
    expect(zero.frame?.view).toMatchObject({ spent: [8, 0] })
    expect(zero.last('window')).toEqual({ kind: 'window', n: 9, left: W, held: false, awaited: [2, 0] })
  })
})

describe('Letting a window pass', () => {
  test('ends it once all have who could react, and everybody sees who has', async () => {
    const { world: here, zero, one, two, watcher } = await cast([6], [7])
    await here.time.pass(1500)
    expect(await two.does({ do: 'wave', window: 8 })).toBe('done')
    expect(watcher.last('window')).toEqual({ kind: 'window', n: 8, left: 2500, held: false, awaited: [1] })
    await here.time.pass(500)
    expect(await one.does({ do: 'wave', window: 8 })).toBe('done')
    expect(watcher.last('window')).toEqual({ kind: 'window', n: 8, left: 0, held: false, awaited: [] })
    await here.time.pass(SLACK - 1)
    expect(zero.frame?.window).toBe(true)
    await here.time.pass(1)
    expect(zero.frame).not.toHaveProperty('window')
    expect(timesOf(watcher)).toEqual([1_000_000, 1_000_000, 1_000_000 + 2000 + SLACK])
  })

  test('says nothing of whether they were asked, nor of what they answered', async () => {
    const story = async (hand: readonly number[], isDeclining: boolean) => {
      const { world: here, zero, one, two, watcher } = await cast(hand, [7])
      await here.time.pass(300)
      if (isDeclining) expect(await one.answer('pass').reply()).toMatchObject({ said: 'done' })
      await here.time.pass(300)
      for (const client of [one, two]) void client.ask({ do: 'wave', window: 8 })
      await here.time.pass(W)
      await here.close()
      return [zero, two, watcher].map(({ heard }) => heard.filter(({ text }) => !text.includes('"done"')))
    }
    const unasked = await story([6], false)
    expect(await story([0], false)).toEqual(unasked)
    expect(await story([0], true)).toEqual(unasked)
  })

  test('leaves it on the table for a second', async () => {
    const { world: here, one, two, zero, watcher } = await cast([6], [7])
    await here.time.pass(200)
    for (const client of [one, two]) await client.does({ do: 'wave', window: 8 })
    expect(zero.last('window')).toMatchObject({ left: 800, awaited: [] })
    expect(await one.does({ do: 'wave', window: 8 })).toBe('done')
    expect(await zero.does({ do: 'wave', window: 8 })).toBe('done')
    expect(zero.last('window')).toMatchObject({ left: 800 })
    await here.time.pass(W)
    expect(timesOf(watcher)).toEqual([1_000_000, 1_000_000, 1_000_000 + 1000 + SLACK])
  })

  test('takes what was answered in it all the same, the house declining for the rest', async () => {
    const { world: here, one, two } = await cast([0], [1])
    const counter = two.answer('counter 1')
    await here.time.pass(1000)
    for (const client of [one, two]) await client.does({ do: 'wave', window: 8 })
    await here.time.pass(SLACK)
    expect(counter.said).toBe('done')
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 counter 1 seat'])
  })

  test('does not keep whoever did from playing after all', async () => {
    const { world: here, one, zero } = await cast([0], [1])
    await one.does({ do: 'wave', window: 8 })
    one.answer('counter 0')
    await here.quiet()
    expect(zero.frame?.view).toMatchObject({ spent: [8, 0] })
    expect(zero.last('window')).toEqual({ kind: 'window', n: 9, left: W, held: false, awaited: [2, 0] })
  })

  test('holds for the window that was seen, and for no other', async () => {
    const { world: here, one, two, zero } = await cast([0], [6])
    one.answer('counter 0')
    await here.quiet()
    expect(await two.does({ do: 'wave', window: 8 })).toBe('E_STALE_ASK')
    expect(zero.last('window')).toMatchObject({ n: 9, left: W, awaited: [2, 0] })
    await here.time.pass(1000)
    for (const client of [zero, two]) expect(await client.does({ do: 'wave', window: 9 })).toBe('done')
    await here.time.pass(SLACK)
    expect(zero.last('window')).toMatchObject({ n: 10, left: W, awaited: [2] })
    expect(await two.does({ do: 'wave', window: 9 })).toBe('E_STALE_ASK')
    await here.time.pass(W + SLACK)
    expect(await two.does({ do: 'wave', window: 10 })).toBe('E_STALE_ASK')
  })

  test('is nothing for whoever watches, and for whoever cannot react no hurry', async () => {
    const { world: here, zero, watcher } = await cast([6], [7])
    expect(await watcher.does({ do: 'wave', window: 8 })).toBe('S_FORBIDDEN')
    expect(await zero.does({ do: 'wave', window: 8 })).toBe('done')
    await here.time.pass(W + SLACK - 1)
    expect(watcher.messages('window')).toHaveLength(1)
    expect(zero.frame?.window).toBe(true)
  })

  test('is everybody’s where only bots could react', async () => {
    const bots: Bots = { decide: () => new Promise(() => {}), close: async () => {} }
    const { world: here, zero, two } = await cast([6], [], { seats: ['person', 'greedy', 'person'], bots })
    expect(zero.last('window')).toMatchObject({ awaited: [0, 2] })
    await here.time.pass(1000)
    for (const client of [zero, two]) await client.does({ do: 'wave', window: 8 })
    await here.time.pass(SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('is nothing while somebody holds it, and to be said again after that', async () => {
    const { world: here, zero, one, two } = await cast([6], [7])
    await here.time.pass(1000)
    await one.does({ do: 'wave', window: 8 })
    await two.does({ do: 'hold', on: true })
    expect(zero.last('window')).toMatchObject({ held: true, awaited: [1, 2] })
    expect(await one.does({ do: 'wave', window: 8 })).toBe('done')
    await two.does({ do: 'hold', on: false })
    expect(zero.last('window')).toMatchObject({ left: 3000, held: false, awaited: [1, 2] })
    for (const client of [one, two]) await client.does({ do: 'wave', window: 8 })
    await here.time.pass(SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('counts once from each, through several nodes at once', async () => {
    const { world: here, zero, one, two } = await cast([0], [7])
    two.leave()
    await here.comeBack(two, 1)
    await here.time.pass(1000)
    expect(await Promise.all([one, two].map((client) => client.does({ do: 'wave', window: 8 })))).toEqual([
      'done',
      'done',
    ])
    await here.time.pass(SLACK + 40)
    for (const client of [zero, two]) expect(client.frame).not.toHaveProperty('window')
    expect((await here.stand()).mark.at).toBe(1_000_000 + 1000 + SLACK)
  })
})

describe('Bots in a window', () => {
  const playing: Bots = {
    decide: async ({ saved }) => JSON.stringify(saved).match(/counter \d/)?.[0] ?? 'counter 0',
    close: async () => {},
  }

  test('answer at once where they are first', async () => {
    const { world: here, zero } = await cast([0], [6], { seats: ['person', 'greedy', 'person'], bots: playing })
    await here.quiet()
    expect(zero.frame?.view).toMatchObject({ spent: [8, 0] })
  })

  test('answer when it closes where somebody could before them', async () => {
    const bots = { ...playing, decide: async () => 'counter 1' }
    const { world: here, zero } = await cast([6], [1], { seats: ['person', 'person', 'greedy'], bots })
    await here.time.pass(W + SLACK - 1)
    expect(zero.frame?.view).toMatchObject({ spent: [8] })
    await here.time.pass(1)
    expect(zero.frame?.view).toMatchObject({ spent: [8, 1] })
    expect(await entries(here)).toContain('2 counter 1 bot')
  })

  test('who have not thought to the end when it closes are declined for: nobody waits for them', async () => {
    for (const hand of [[6], [1]]) {
      const decide = () => new Promise<string>((think) => spells.world.time.after(6000, () => think('pass')))
      const bots = { ...playing, decide }
      const spells = await at([[8], [7], hand], { seats: ['person', 'person', 'greedy'], bots })
      await spells.seats[0]?.answer(BOLT).reply()
      await spells.world.time.pass(12_000)
      expect(timesOf(spells.watcher)).toEqual([1_000_000, 1_000_000, 1_000_000 + W + SLACK])
      await spells.world.close()
    }
  })

  test('who do not answer are declined for', async () => {
    const bots = { ...playing, decide: () => Promise.reject(new Error('too long')) }
    const { world: here } = await cast([0], [1], { seats: ['person', 'greedy', 'person'], bots })
    await here.time.pass(W + SLACK)
    expect((await entries(here)).slice(0, 3)).toEqual(['0 cast 8 seat', '1 pass house', '2 pass house'])
  })
})

describe('On several nodes a window', () => {
  test('is finished by another when one dies', async () => {
    const { world: here } = await cast([0], [1])
    await here.time.pass(1000)
    const late = await here.come(2, { node: 1 })
    expect(late.last('window')?.left).toBe(3000)
    await here.node(0).rooms.close()
    await here.time.pass(3000 + SLACK + 40)
    expect(late.frame).toMatchObject({ n: 10, view: { seats: [{}, { life: 1 }, {}] } })
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 pass house'])
  })

  test('is finished with nobody there at all', async () => {
    const { world: here, seats, watcher } = await at([[8], [0], [1]])
    await seats[0]?.answer(BOLT).reply()
    for (const client of [...seats, watcher]) client.leave()
    await here.quiet()
    await here.node(0).rooms.close()
    await here.time.pass(10_000)
    await here.node(1).rooms.sweep()
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 pass house'])
  })

  test('takes an answer that waits on one when the other closes it', async () => {
    const { world: here, two } = await cast([0], [1])
    two.leave()
    await here.comeBack(two, 1)
    const counter = two.answer('counter 1')
    await here.time.pass(W)
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 counter 1 seat'])
    await here.time.pass(SLACK)
    expect(counter.said).toBe('done')
  })

  test('lets nobody find out through another, by asking again, whether somebody before played', async () => {
    for (const [hand, said] of BEFORE) {
      const { here, three } = await played(hand)
      const ask = three.question?.id ?? 0
      three.answer('pass', 'declined')
      await here.time.pass(W)
      const other = await here.come(3, { node: 1 })
      const again = other.ask({ do: 'answer', ask, key: 'pass' }, 'declined')
      await here.time.pass(SLACK - 1)
      expect(again.said).toBeUndefined()
      await here.time.pass(1)
      expect(again.said).toBe(said)
      await here.close()
    }
  })

  test('takes it also where a node closes it that has come to it meanwhile', async () => {
    const { world: here, seats, watcher } = await at([[8], [0], [1]])
    for (const client of [...seats, watcher]) client.leave()
    await here.quiet()
    for (const client of seats) await here.comeBack(client, 1)
    await seats[0]?.answer(BOLT).reply()
    await here.quiet()
    const counter = seats[2]?.answer('counter 1')
    await here.time.pass(3000)
    // Of two nodes this one is the first.
    await here.come()
    await here.time.pass(1000 + SLACK)
    expect(counter?.said).toBe('done')
    expect(await entries(here)).toEqual(['0 cast 8 seat', '1 pass house', '2 counter 1 seat'])
  })

  test('that two hold at once through two is held by both', async () => {
    const { world: here, zero, one, two } = await cast([6], [7])
    two.leave()
    await here.comeBack(two, 1)
    const both = (on: boolean) => Promise.all([one.does({ do: 'hold', on }), two.does({ do: 'hold', on })])
    expect(await both(true)).toEqual(['done', 'done'])
    await here.quiet()
    expect((await here.stand()).mark.pausing?.hold?.by.toSorted()).toEqual([1, 2])
    expect(await both(false)).toEqual(['done', 'done'])
    await here.quiet()
    expect((await here.stand()).mark.pausing?.hold?.by).toEqual([])
    await here.time.pass(W + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('is held though somebody declines through another meanwhile', async () => {
    const { world: here, zero, one } = await cast([0], [7])
    one.leave()
    await here.comeBack(one, 1)
    here.keeping.next('hang')
    const held = zero.ask({ do: 'hold', on: true })
    await here.quiet()
    expect(await one.answer('pass').reply()).toMatchObject({ said: 'done' })
    here.keeping.letGo()
    await here.quiet()
    expect(held.said).toBe('done')
    expect(zero.last('window')).toMatchObject({ left: W, held: true })
  })

  test('stays held though somebody declines through another at the same moment', async () => {
    const { world: here, zero, one, watcher } = await cast([0], [7])
    one.leave()
    await here.comeBack(one, 1)
    here.keeping.next('hang')
    const declined = one.answer('pass')
    await here.quiet()
    expect(await zero.does({ do: 'hold', on: true })).toBe('done')
    here.keeping.letGo()
    await here.quiet()
    expect(declined.said).toBe('done')
    expect((await here.stand()).mark.pausing?.hold).toMatchObject({ by: [0] })
    // Nobody has seen it go on in between.
    for (const client of [zero, watcher])
      expect(client.messages('window').map(({ held }) => held)).toEqual([false, true])
    await here.time.pass(W)
    expect(zero.last('window')?.held).toBe(true)
  })

  test('is held on all', async () => {
    const { world: here, zero, two } = await cast([0], [1])
    two.leave()
    await here.comeBack(two, 1)
    await two.does({ do: 'hold', on: true })
    await here.time.pass(20_000)
    expect(zero.frame?.window).toBe(true)
    expect(zero.last('window')?.held).toBe(true)
    await two.does({ do: 'hold', on: false })
    await here.time.pass(W + SLACK)
    expect(zero.frame).not.toHaveProperty('window')
  })

  test('that is closed late leaves the next its whole time', async () => {
    const { world: here, one } = await cast([0, 3], [1])
    one.answer('counter 0')
    await here.quiet()
    here.keeping.next('fail', 'fail')
    await here.time.pass(W + 500)
    const { mark } = await here.stand()
    expect(mark.pausing?.windows).toHaveLength(1)
    await here.time.pass(2000)
    const [, ...later] = timesOf(one).slice(-2)
    expect(one.frame?.window).toBe(true)
    expect(one.last('window')?.left).toBe(W)
    expect(later.length).toBeGreaterThan(0)
  })
})
