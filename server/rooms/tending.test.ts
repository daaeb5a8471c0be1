import { save } from '@monomyth/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import type { BotQuestion, Bots } from './bots/bots.ts'
import { decide } from './bots/decide.ts'
import { openLean } from './standing.ts'
import type { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const entries = async () => await world.store.log(world.table.id)
const here = (work: (question: BotQuestion) => Promise<string>): Bots => ({ decide: work, close: async () => {} })

describe('Bots at a table', () => {
  test('play on until a person is asked, each answer stored before the next', async () => {
    const asked: BotQuestion[] = []
    const bots = here(async (question) => {
      asked.push(question)
      return decide(GAMES, question)
    })
    world = await World.begin({ seats: ['person', 'greedy', 'random'], windows: 'quick', bots })
    const one = await world.come(0)
    expect(one.question).toBeDefined()
    const log = await entries()
    expect(asked.map(({ lane }) => lane)).toEqual(log.map((_, i) => i))
    expect(asked.every(({ seat, level }) => level === (seat === 1 ? 'greedy' : 'random'))).toBe(true)
    expect(log.every((entry) => entry.do === 'answer' && entry.by === 'bot')).toBe(true)
  })

  test('play a match to its end with nobody there', async () => {
    world = await World.begin({ seats: ['random', 'random'], windows: 'quick' })
    await world.time.pass(1000)
    expect((await world.stand()).mark.over).toBe(true)
    expect((await world.look()).stage).toBe('over')
    expect(world.rooms.figures.live).toBe(0)
  })

  test('are woken by whichever node sweeps', async () => {
    const hanging = here(() => new Promise(() => {}))
    world = await World.begin({ seats: ['random', 'random'], windows: 'quick', bots: hanging })
    const { rooms } = world.start(
      'other',
      world.games,
      undefined,
      here(async (asked) => decide(GAMES, asked)),
    )
    await rooms.sweep()
    expect(await entries()).toEqual([])
    await world.time.pass(3000)
    await rooms.sweep()
    await world.time.pass(1000)
    expect((await world.stand()).mark.over).toBe(true)
    await rooms.close()
  })

  test('that do not answer, or say nonsense, are answered for by the house', async () => {
    for (const bots of [here(() => Promise.reject(new Error('too long'))), here(async () => 'nonsense')]) {
      world = await World.begin({ seats: ['person', 'greedy', 'greedy'], windows: 'quick', bots })
      const one = await world.come(0)
      expect(one.question).toBeDefined()
      expect((await entries()).every((entry) => entry.do === 'answer' && entry.by === 'house')).toBe(true)
      await world.close()
    }
  })

  test('who have thought too long say nothing for a seat whose owner is back', async () => {
    const thinking: ((key: string) => void)[] = []
    const spells = await spellsAt([[8], [6], [7]], {
      windows: 'quick',
      bots: here(() => new Promise((said) => thinking.push(said))),
    })
    world = spells.world
    const [zero] = spells.seats as [Client]
    expect(await zero.does({ do: 'leave', to: 'bot' })).toBe('done')
    await world.quiet()
    expect(thinking).toHaveLength(1)
    expect(await zero.does({ do: 'return' })).toBe('done')
    for (const said of thinking) said(BOLT)
    await world.quiet()
    expect((await entries()).map((entry) => entry.do)).toEqual(['leave', 'return'])
    expect(zero.question?.kind).toBe('cast')
  })

  test('who are asked no more, because it was taken back, think at once when they are asked again', async () => {
    const thinking: ((key: string) => void)[] = []
    const spells = await spellsAt([[8], [6], [7]], {
      ...{ windows: 'quick', seats: ['person', 'greedy', 'greedy'] },
      bots: here(() => new Promise((said) => thinking.push(said))),
    })
    world = spells.world
    const [zero] = spells.seats as [Client]
    await zero.answer('pass').reply()
    await zero.does({ do: 'undo', all: true })
    await world.quiet()
    expect(zero.question?.kind).toBe('cast')
    thinking[0]?.('pass')
    await world.quiet()
    await zero.answer('pass').reply()
    await world.quiet()
    expect(thinking).toHaveLength(2)
    expect(world.faults).toEqual([])
  })

  test('are thought for by one of two nodes, and by the other if that one does not', async () => {
    let asked = 0
    const slow = here(() => {
      asked += 1
      return new Promise(() => {})
    })
    world = await World.begin({ seats: ['person', 'person', 'random'], windows: 'quick', bots: slow })
    const tabs = [await world.come(0), await world.come(1), await world.come(0, { node: 1 })]
    for (let n = 0; n < 40 && tabs.some(({ question }) => question !== undefined); n++) {
      const who = tabs.find(({ question }) => question !== undefined)
      await who?.answer(who.question?.options[0]?.key ?? '').reply()
      await world.quiet()
    }
    expect(asked).toBe(1)
    await world.time.pass(1499)
    expect(asked).toBe(1)
    await world.time.pass(1)
    expect(asked).toBe(2)
  })

  test('are sent no more of a match than its step', async () => {
    world = await World.begin({ seats: ['person', 'random'], windows: 'quick' })
    const one = await world.come(0)
    for (let n = 0; n < 30 && one.question !== undefined; n++) {
      await one.answer(one.question?.options[0]?.key ?? '').reply()
      await world.quiet()
    }
    const { snapshot, mark } = await world.stand()
    const [game] = Object.values(GAMES)
    if (game === undefined) throw new Error('no game')
    expect(mark.seq).toBeGreaterThan(30)
    expect(save(openLean(game, snapshot)).log.length).toBeLessThan(20)
  })
})

describe('What cannot be done now', () => {
  test('is tried again later, not at once', async () => {
    world = await World.begin({ seats: ['person', 'person'], windows: 'quick', clock: { bank: 30, bonus: 0 } })
    await world.come(0)
    world.keeping.next('fail', 'fail', 'fail')
    await world.time.pass(30_000)
    expect(world.faults).toHaveLength(1)
    await world.time.pass(1000)
    expect(world.faults).toHaveLength(2)
    await world.time.pass(2000)
    expect(world.faults).toHaveLength(3)
    expect(await entries()).toHaveLength(1)
  })
})
