import { Chance, keyOf } from '@monomyth/engine'
import { GAMES } from '../../games.ts'
import type { Client } from './client.ts'
import { World } from './world.ts'

/**
 * A program: so many answers at tables for two, as many of each game, where now and then everybody goes and comes back.
 * What its machine writes down meanwhile is for whoever started it.
 */
const GAMES_HERE = Object.values(GAMES).filter((game) => game !== undefined)
const ANSWERS = Math.ceil(Number(process.argv[2]) / GAMES_HERE.length)
const EVERY = 20

async function played(world: World, answers: number, dice: Chance): Promise<number> {
  let people = [await world.come(0), await world.come(1)]
  for (let n = 0; n < answers; n++) {
    const asked = people.find(({ question }) => question !== undefined)
    if (asked === undefined) return n
    await answer(asked, dice)
    await world.quiet()
    for (const list of [...people.map(({ heard }) => heard), world.keeping.appends]) list.length = 0
    if (n % EVERY > 0) continue
    for (const client of people) client.leave()
    await world.quiet()
    people = [await world.come(0), await world.come(1)]
  }
  return answers
}

async function answer(client: Client, dice: Chance): Promise<void> {
  const { options = [], pass } = client.question ?? {}
  const keys = [...options.map(({ key }) => key), ...(pass === undefined ? [] : [pass])]
  await client.answer(keys[dice.below(keys.length)] ?? '').reply()
}

for (const game of GAMES_HERE) {
  const dice = new Chance(keyOf(`classes ${game.id}`))
  const mode = game.modes.find(({ seats: [least, most] }) => least <= 2 && most >= 2)
  for (let n = 0; n < ANSWERS; ) {
    const world = await World.begin({ game, ...(mode && { mode: mode.id }), windows: 'quick', seed: `${game.id} ${n}` })
    n += await played(world, ANSWERS - n, dice)
    await world.close()
  }
}
process.exit(0)
