import { verify } from '@monomyth/engine'
import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const game = GAMES['call-to-adventure']!
const SECOND = { carry: 1, chapter: 2, shadow: true, boon: 'none', played: [] }

/** Bots play it to its end, with nobody there. */
async function played(mode: string, carry?: unknown): Promise<World> {
  world = await World.begin({ game, mode, seats: ['random', 'random'], windows: 'quick', carry })
  await world.time.pass(1000)
  expect((await world.look()).stage).toBe('over')
  return world
}

describe('A match of a campaign', () => {
  test('starts from what the last one handed on, and can be checked from there', async () => {
    await played('campaign', SECOND)
    const saved = await world.rooms.saved(world.table)
    expect(saved.setup.carry).toEqual(SECOND)
    expect(verify(game, saved)).toBe(true)
    expect(world.table.carry).toEqual(SECOND)
  })

  test('leaves at its table what the next one starts from', async () => {
    await played('campaign', SECOND)
    const onward = world.table.onward as typeof SECOND
    expect(onward.played).toEqual([expect.objectContaining({ chapter: 2, shadow: true, seats: 2 })])
    expect([2, 3]).toContain(onward.chapter)
  })
})

test('a match that is part of no campaign hands nothing on', async () => {
  await played('coop')
  expect(world.table.onward).toBeUndefined()
})
