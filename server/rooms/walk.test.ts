import { callToAdventure } from '@monomyth/call-to-adventure'
import { type AnyGame, Chance, keyOf, type Seat, SPECTATOR, verify } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import type { WireErrorCode } from '@monomyth/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { spells } from '../../engine/testing/toys/spells.ts'
import { contradictions } from '../trials/oracle.ts'
import { Witness } from '../trials/witness.ts'
import { type Asked, Client, type Wanted } from './testing/client.ts'
import { type Wish, World } from './testing/world.ts'

const long = process.env.MONOMYTH_LONG === '1'

let world: World | undefined
afterEach(async () => world?.close())

type Company = Required<Pick<Wish, 'seats' | 'windows'>>
/** By turns. */
const COMPANIES: readonly Company[] = [
  { seats: ['person', 'person', 'greedy'], windows: 'discreet' },
  { seats: ['person', 'person', 'person'], windows: 'discreet' },
  { seats: ['person', 'greedy', 'person'], windows: 'quick' },
]

/**
 * Whole matches with several chairs at each seat, which drop and come back as they like, on one node or two that die at
 * any moment.
 */
async function walk(
  game: AnyGame,
  seed: string,
  { nodes, most, seats, windows }: Company & { nodes: number; most: number },
) {
  const dice = new Chance(keyOf(seed))
  const here = await World.begin({ game, seats, seed, windows, clock: { bank: 600, bonus: 5 } })
  world = here
  const people = [...seats.keys()].filter((seat) => seats[seat] === 'person')
  const clients: Client[] = []
  const at = new Map<Client, number>()
  const sent: Sent[] = []
  const send = (client: Client, wanted: Wanted) => sent.push({ client, wanted, asked: client.ask(wanted) })
  const come = async (client: Client, node = dice.below(nodes)) => {
    at.set(client, node)
    await here.comeBack(client, node)
    // Nobody can say what became of it: the same is asked once more.
    for (const one of sent)
      if (one.client === client && one.asked.said === undefined) client.ask(one.wanted, one.asked.request)
  }
  for (const viewer of [...people, ...people, SPECTATOR]) {
    const node = dice.below(nodes)
    const client = await here.come(viewer, { node })
    at.set(client, node)
    clients.push(client)
  }
  const some = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T
  const answer = (who: Client): void => {
    const { id: ask = 0, options = [], pass } = who.question ?? {}
    const keys = options.map(({ key }) => key)
    send(who, { do: 'answer', ask, key: some(pass === undefined ? keys : [...keys, pass]) })
  }
  // Where nobody comes over from a node that died, those at others find out by themselves.
  let isUntold = false
  const told = async (): Promise<void> => {
    if (isUntold) await sweep(here)
    isUntold = false
  }
  for (let steps = 0; steps < most; steps++) {
    const asked = clients.filter(({ isIn, question }) => isIn && question !== undefined)
    const client = some(clients)
    const what = dice.below(23)
    if (what === 0 && client.isIn) client.leave()
    else if (what < 3 && !client.isIn) await come(client)
    else if (what === 3) await client.does({ do: 'hold', on: dice.below(2) === 0 })
    else if (what === 4) send(client, { do: 'undo', all: false })
    else if (what === 22) waveAll(clients)
    else if (what === 5) {
      await told()
      await sameElsewhere(here, client, `node ${steps}`)
    } else if (what < 8) await here.time.pass(dice.below(6000))
    else if (what === 8) {
      const who = asked.length > 0 ? some(asked) : undefined
      if (who !== undefined) answer(who)
      for (let ticks = dice.below(4); ticks > 0; ticks--) await new Promise(setImmediate)
      // Mostly the one that has something under way.
      const node = at.get(dice.below(4) > 0 ? (who ?? client) : client) ?? 0
      const there = clients.filter((one) => one.isIn && at.get(one) === node)
      here.kill(node, there)
      isUntold = true
      if (dice.below(3) === 0) {
        await told()
        for (const one of clients) await sameElsewhere(here, one, `node ${steps} ${one.viewer}`)
      } else for (const one of there) if (dice.below(3) > 0) await come(one)
    } else if (what < 11) send(client, otherwise(dice, client, people))
    else if (asked.length > 0) answer(some(asked))
    else await here.time.pass(1000)
    await here.quiet()
    const { mark } = await here.stand()
    if (mark.over) break
  }
  await here.time.pass(120_000)
  return { here, clients, sent }
}

/** Everybody lets the window pass that they see; those who see none, one that was. */
function waveAll(clients: readonly Client[]): void {
  for (const client of clients)
    if (client.isIn && client.viewer !== SPECTATOR) client.ask({ do: 'wave', window: client.last('window')?.n ?? 0 })
}

/** Whatever else may be asked for at a table. */
function otherwise(dice: Chance, client: Client, people: readonly Seat[]): Wanted {
  const proposal = client.last('proposal')?.proposal
  const what = dice.below(proposal === undefined ? 6 : 18)
  if (what === 0) return { do: 'kick', seat: people[dice.below(people.length)] ?? 0 }
  if (what === 1) return { do: 'leave', to: 'bot' }
  if (what === 2) return { do: 'say', phrase: 'hello' }
  if (what === 3) return { do: 'undo', all: true }
  if (what < 6 || proposal === undefined) return { do: 'return' }
  return { do: 'agree', proposal: proposal.id, yes: dice.below(4) > 0 }
}

/** What somebody asked for. */
interface Sent {
  readonly client: Client
  readonly wanted: Wanted
  readonly asked: Asked
}

/** What everybody was shown and told follows from what is stored, and everything that was acknowledged is. */
async function nothingElse(here: World, clients: readonly Client[], all: readonly Sent[]): Promise<void> {
  const witness = new Witness(here.table.id)
  for (const client of clients) for (const { frame } of client.messages('frame')) witness.frame(frame)
  for (const { client, wanted, asked } of all) {
    const { said, request, result } = asked
    const sent = { viewer: client.viewer, request, ask: 0, key: '', ...(wanted.do === 'answer' && wanted) }
    // Nothing may be left of it to store: somebody has come back already, or it was only proposed.
    const isVague = said === 'done' && wanted.do !== 'answer' && !isRefusal(result)
    if (said === undefined || said === 'S_BUSY' || isVague) witness.open.add(sent)
    else if (said === 'done' && wanted.do === 'answer') witness.acknowledged.push(sent)
    else witness.refused.push({ ...sent, code: said as WireErrorCode })
  }
  expect(await contradictions(here.store, [witness], here.games)).toEqual([])
  const says = all.filter(({ wanted }) => wanted.do === 'say')
  const said = (await here.store.talk(here.table.id, 0)).map(({ n }) => n)
  expect(said.length).toBeLessThanOrEqual(says.length)
  expect(said.length).toBeGreaterThanOrEqual(says.filter(({ asked }) => asked.said === 'done').length)
  for (const client of clients)
    expect(new Set(client.messages('talk').flatMap(({ talk }) => talk.map(({ n }) => n)))).toEqual(new Set(said))
}

const isRefusal = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'undo' in result && result.undo !== undefined

/** On every node. What stands still the second time is looked for. */
async function sweep(here: World): Promise<void> {
  for (let n = 0; n < 2; n++) for (const { rooms } of [...here.nodes]) await rooms.sweep().then(() => here.quiet())
}

/** A node that has just been started shows the same picture under the same number. */
async function sameElsewhere(here: World, client: Client, node: string): Promise<void> {
  if (!client.isIn) return
  const { rooms, bus } = here.start(node, here.games)
  const fresh = new Client(() => here.time.now(), client.viewer, client.person)
  await fresh.enter(rooms, here.table)
  await fresh.hello()
  await here.quiet()
  expect({ ...fresh.frame, events: fresh.events }).toEqual({ ...client.frame, events: client.events })
  fresh.leave()
  await here.quiet()
  await rooms.close()
  await bus.close()
}

async function allSeeTheSame(here: World, clients: readonly Client[]): Promise<void> {
  await sweep(here)
  expect(here.faults).toEqual([])
  const last = here.nodes.length
  for (const client of clients) {
    if (!client.isIn) await here.comeBack(client)
    const fresh = await here.come(client.viewer, { node: last })
    // Who follows another node may find several answers at once.
    if (last === 1) expect(client.gaps).toBe(0)
    expect({ ...client.frame, events: client.events }).toEqual({ ...fresh.frame, events: fresh.events })
    fresh.leave()
  }
}

describe('A whole match with chairs that drop and come back, and nodes that die', () => {
  const games = { spells, heroesJourney, callToAdventure } as const
  test.each(Object.entries(games).flatMap(([name, game]) => [1, 2].map((nodes) => [name, nodes, game] as const)))(
    'shows everybody what is stored and nothing else, and at the end what a fresh hello gives: %s on %i nodes',
    async (name, nodes, game) => {
      for (let n = 0; n < (long ? 100 : name === 'spells' ? 4 : 1); n++) {
        const seed = `${name} ${nodes} ${n}`
        const company = COMPANIES[n % COMPANIES.length] as Company
        const { here, clients, sent } = await walk(game, seed, { ...company, nodes, most: long ? 2000 : 100 })
        await allSeeTheSame(here, clients)
        await nothingElse(here, clients, sent)
        const { mark } = await here.stand()
        if (mark.over) expect(verify(game, await here.rooms.saved(await here.look()))).toBe(true)
        await here.close()
      }
    },
  )
})
