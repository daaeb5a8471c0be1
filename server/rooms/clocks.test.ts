import { afterEach, describe, expect, test } from 'vitest'
import { council } from '../../engine/testing/toys/council.ts'
import { withoutBonus } from './clocks.ts'
import type { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const clock = { bank: 60, bonus: 10 }
const quick = { windows: 'quick', clock } as const
const clocksOf = (client: Client) => client.last('frame')?.clocks
const entries = async () =>
  (await world.store.log(world.table.id)).map((entry) => ('by' in entry ? `${entry.seat} ${entry.by}` : entry.do))

async function at(hands: readonly (readonly number[])[], wish: Parameters<typeof spellsAt>[1]) {
  const spells = await spellsAt(hands, wish)
  world = spells.world
  return spells.seats as Client[] & [Client, Client, Client]
}

describe('A clock', () => {
  test('runs for whoever is waited for, and each answer adds to it', async () => {
    const [zero, one] = await at([[8], [6], [7]], quick)
    expect(clocksOf(zero)).toEqual({ left: [60_000, 60_000, 60_000], running: [0] })
    await world.time.pass(25_000)
    await zero.answer(BOLT).reply()
    await world.quiet()
    expect(clocksOf(one)).toEqual({ left: [45_000, 60_000, 60_000], running: [1] })
    await world.time.pass(5_000)
    const late = await world.come(2)
    expect(clocksOf(late)).toEqual({ left: [45_000, 55_000, 60_000], running: [1] })
  })

  test('that has run out lets the house answer, this once', async () => {
    const [zero] = await at([[8], [6], [7]], quick)
    await world.time.pass(59_999)
    expect(await entries()).toEqual([])
    await world.time.pass(1)
    expect(await entries()).toEqual(['0 house'])
    expect(clocksOf(zero)).toEqual({ left: [10_000, 60_000, 60_000], running: [1] })
    expect(await zero.does({ do: 'answer', ask: 5, key: BOLT })).toBe('E_STALE_ASK')
  })

  test('without anything added leaves a little for the next question', async () => {
    const [zero] = await at([[8], [6], [7]], { windows: 'quick', clock: { bank: 30, bonus: 0 } })
    await world.time.pass(30_000)
    expect(clocksOf(zero)?.left[0]).toBe(5000)
  })

  test('runs out with nobody there', async () => {
    const seats = await at([[8], [6], [7]], quick)
    for (const client of seats) client.leave()
    await world.quiet()
    await world.nodes[0]?.rooms.close()
    await world.time.pass(61_000)
    await world.node(1).rooms.sweep()
    expect(await entries()).toEqual([])
    await world.time.pass(1_000)
    await world.node(1).rooms.sweep()
    expect(await entries()).toEqual(['0 house'])
    expect(world.node(1).rooms.figures.live).toBe(0)
    expect(await world.store.due(world.time.now() + 59_000, 10)).toEqual([])
    expect(await world.store.due(world.time.now() + 60_000, 10)).toEqual(['table'])
  })

  test('stands still while windows are shown', async () => {
    const [zero] = await at([[8], [6], [7]], { clock })
    await world.time.pass(10_000)
    await zero.answer(BOLT).reply()
    await world.time.pass(4000)
    expect(clocksOf(zero)).toEqual({ left: [60_000, 60_000, 60_000], running: [] })
    await world.time.pass(250)
    expect(clocksOf(zero)).toEqual({ left: [60_000, 60_000, 60_000], running: [1] })
    const { mark } = await world.stand()
    expect(mark).toMatchObject({ at: 1_014_250, due: 1_074_250, waited: [1] })
  })

  test('takes nothing for a question nobody else may know of, which has a time of its own', async () => {
    const [zero, one] = await at([[8], [0], [7]], quick)
    await zero.answer(BOLT).reply()
    await world.time.pass(29_999)
    expect(one.question?.kind).toBe('counter')
    expect(clocksOf(zero)).toEqual({ left: [70_000, 60_000, 60_000], running: [] })
    await world.time.pass(1)
    expect(await entries()).toEqual(['0 seat', '1 house'])
    expect(clocksOf(zero)).toEqual({ left: [70_000, 60_000, 60_000], running: [1] })
  })

  test('keeps nothing of what an answer added that is taken back, however often; the time it took stays spent', async () => {
    world = await World.begin(quick)
    const tabs = [await world.come(0), await world.come(1)]
    const undo = { do: 'undo', all: false } as const
    const answerOf = async (who: Client) => {
      await who.answer(who.question?.options[0]?.key ?? '').reply()
      await world.quiet()
    }
    for (let n = 0; n < 100; n++) {
      const who = tabs.find(({ question }) => question !== undefined) as Client
      const left = async () => (await world.stand()).mark.bank[who.viewer] ?? 0
      const before = await left()
      await answerOf(who)
      const { result } = await who.ask(undo).reply()
      if (JSON.stringify(result) !== '{}') continue
      expect(await left()).toBe(before)
      await world.time.pass(2000)
      for (let again = 0; again < 3; again++) {
        await answerOf(who)
        expect(await left()).toBe(before - 2000 + 10_000)
        await who.does(undo)
        expect(await left()).toBe(before - 2000)
      }
      return
    }
    throw new Error('nothing could be taken back')
  })

  test('of all whose answers are taken back with consent: not of what nobody saw they were asked', async () => {
    const [zero, one, two] = await at([[8], [0], [7]], quick)
    await world.time.pass(5000)
    await zero.answer(BOLT).reply()
    await one.answer('pass').reply()
    await world.quiet()
    await one.answer('pass').reply()
    await world.quiet()
    expect(clocksOf(zero)).toEqual({ left: [65_000, 70_000, 60_000], running: [2] })
    await zero.does({ do: 'undo', all: true })
    const proposal = zero.last('proposal')?.proposal?.id ?? 0
    for (const other of [one, two]) expect(await other.does({ do: 'agree', proposal, yes: true })).toBe('done')
    await world.quiet()
    expect(clocksOf(zero)).toEqual({ left: [55_000, 60_000, 60_000], running: [0] })
  })

  test('goes down to nothing for whoever takes back; whoever let them keeps a little', () => {
    const taken = [1, 2].map((seat) => ({ seat, late: false }))
    expect(withoutBonus([3000, 12_000, 8000], taken, clock, false)).toEqual([3000, 2000, 0])
    expect(withoutBonus([3000, 12_000, 8000], taken, clock, true)).toEqual([3000, 5000, 5000])
    expect(withoutBonus([0, 40_000, 0], [...taken, ...taken, ...taken], clock, true)).toEqual([0, 10_000, 0])
    expect(withoutBonus([], taken, undefined, true)).toEqual([])
  })

  test('does not begin anew for whoever takes back what the house answered for them', async () => {
    const [zero, one, two] = await at([[8], [6], [7]], quick)
    await world.time.pass(60_000)
    expect(clocksOf(zero)?.left[0]).toBe(10_000)
    await zero.does({ do: 'undo', all: true })
    const proposal = zero.last('proposal')?.proposal?.id ?? 0
    for (const other of [one, two]) await other.does({ do: 'agree', proposal, yes: true })
    await world.quiet()
    expect(clocksOf(zero)).toEqual({ left: [5000, 60_000, 60_000], running: [0] })
    const late = [{ seat: 0, late: true }]
    expect(withoutBonus([10_000], late, clock, false)).toEqual([0])
    expect(withoutBonus([5000], late, { ...clock, bonus: 0 }, false)).toEqual([0])
  })

  test('is given nothing for a vote that is changed', async () => {
    world = await World.begin({ ...quick, game: council, mode: 'plain' })
    const [one, two] = [await world.come(0), await world.come(1)]
    for (const key of ['north', 'south', 'north']) {
      await one.answer(key).reply()
      await world.quiet()
    }
    expect(clocksOf(two)?.left).toEqual([70_000, 60_000])
  })

  test('does not run for bots', async () => {
    const [zero] = await at([[8], [6], [7]], { ...quick, seats: ['person', 'greedy', 'person'] })
    await zero.answer(BOLT).reply()
    await world.quiet()
    expect(clocksOf(zero)?.running).toEqual([2])
  })

  test('is seen to by one of two nodes, once', async () => {
    await at([[8], [6], [7]], quick)
    await world.come(1, { node: 1 })
    await world.time.pass(60_600)
    expect(await entries()).toEqual(['0 house'])
    expect(world.faults).toEqual([])
  })

  test('is seen to by the other if the first does not', async () => {
    await at([[8], [6], [7]], quick)
    await world.come(1, { node: 1 })
    world.keeping.next('fail')
    await world.time.pass(60_500)
    expect(await entries()).toEqual(['0 house'])
  })

  test('is not shown where there is none', async () => {
    const [zero] = await at([[8], [6], [7]], { windows: 'quick' })
    expect(zero.last('frame')).not.toHaveProperty('clocks')
    expect((await world.stand()).mark.due).toBeUndefined()
  })
})
