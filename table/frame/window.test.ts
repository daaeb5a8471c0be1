import type { AskView, Seat } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { type Frame, TableError } from '../client/client.ts'
import { type Doors, isWindowOpen, runWindow } from './window.ts'

const askFor = (seat: Seat, window = true): AskView => ({
  id: 7,
  seat,
  kind: 'react',
  rules: [],
  options: [],
  barred: [],
  pass: 'pass',
  window,
  open: 'one',
  votes: [],
  group: undefined,
})
const frameWith = (part: Partial<Frame>): Frame => ({
  n: 1,
  viewer: -1,
  view: {},
  asks: [],
  waiting: [],
  events: [],
  outcome: undefined,
  over: false,
  gone: [],
  lent: [],
  ...part,
})

/** Three persons; those in `holding` can react, and are asked one after the other, in this order. */
function table(reacting: readonly Seat[], holding: readonly Seat[], plays: readonly Seat[] = []) {
  const left = [...holding]
  const did: string[] = []
  const doors: Doors = {
    ask: async () => reacting,
    pass: async (seat) => void did.push(`curtain ${seat}`),
    look: async (seat) => frameWith({ viewer: seat, asks: left[0] === seat ? [askFor(seat)] : [] }),
    async react(seat) {
      left.shift()
      did.push(plays.includes(seat) ? `plays ${seat}` : `passes ${seat}`)
      return plays.includes(seat)
    },
    nothing: async (seat) => void did.push(`nothing ${seat}`),
    async skip(seat) {
      left.shift()
      did.push(`skipped ${seat}`)
    },
    async decline() {
      if (left.length === 0) throw new TableError('E_STALE_ASK')
      did.push(`declined ${left.splice(0).join(' ')}`)
    },
  }
  return { doors, did, run: () => runWindow(doors, holding.length > 0, [0, 1, 2]) }
}

describe('a window around one screen', () => {
  test('nobody reacts, and nobody could: the match has gone on already', async () => {
    const { run, did } = table([], [])
    expect(await run()).toBe(false)
    expect(did).toEqual([])
  })

  test('nobody reacts, though somebody could: all who are asked let it pass', async () => {
    const { run, did } = table([], [1, 2])
    expect(await run()).toBe(true)
    expect(did).toEqual(['declined 1 2'])
  })

  test('whoever speaks up gets the screen, whether or not something fits', async () => {
    const without = table([1], [])
    expect(await without.run()).toBe(false)
    expect(without.did).toEqual(['curtain 1', 'nothing 1'])
    const withCard = table([1], [1], [1])
    expect(await withCard.run()).toBe(true)
    expect(withCard.did).toEqual(['curtain 1', 'plays 1'])
  })

  test('those who were silent are passed over, so that the one who spoke is asked', async () => {
    const { run, did } = table([2], [0, 2], [2])
    expect(await run()).toBe(true)
    expect(did).toEqual(['skipped 0', 'curtain 2', 'plays 2'])
  })

  test('who looks and lets it pass leaves it to the next who spoke', async () => {
    const { run, did } = table([0, 1], [0, 1, 2], [1])
    await run()
    expect(did).toEqual(['curtain 0', 'passes 0', 'curtain 1', 'plays 1'])
  })

  test('once somebody plays, nobody else is touched: the window opens anew', async () => {
    const { run, did } = table([0, 1], [0, 1], [0])
    await run()
    expect(did).toEqual(['curtain 0', 'plays 0'])
  })

  test('any other failure is not hidden', async () => {
    const { doors } = table([], [1])
    const failing: Doors = { ...doors, decline: () => Promise.reject(new TableError('T_FULL')) }
    await expect(runWindow(failing, true, [0, 1])).rejects.toThrow('T_FULL')
  })
})

test('a match waits for a reaction when persons are waited for and no open question says whose', () => {
  expect(isWindowOpen(frameWith({ waiting: [0, 1] }))).toBe(true)
  expect(isWindowOpen(frameWith({ waiting: [1], asks: [askFor(1)] }))).toBe(true)
  expect(isWindowOpen(frameWith({ waiting: [1], asks: [askFor(1, false)] }))).toBe(false)
  expect(isWindowOpen(frameWith({ waiting: [] }))).toBe(false)
  expect(isWindowOpen(frameWith({ waiting: [0, 1], over: true }))).toBe(false)
})
