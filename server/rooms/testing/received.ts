import { type AnyGame, Chance, keyOf, open, read, type Seat } from '@monomyth/engine'
import { cardOf } from '../../http/card.ts'
import type { Bots } from '../bots/bots.ts'
import { windowAsk } from '../windows.ts'
import type { Client } from './client.ts'
import type { Twins } from './twins.ts'
import { World } from './world.ts'

const TICK = 250
const MOST_TICKS = 400

/** What else is so at the table, in both matches alike. */
export interface Manner {
  readonly seed: string
  /** Played by a bot, which declines in every window. */
  readonly bot: Seat | undefined
  /** The viewer goes when the match goes on, and comes back after a while. */
  readonly isAway: boolean
  /** Each seat on the next of so many nodes. */
  readonly nodes: number
  /**
   * Which of them acts first at the same moment: that is their clocks' affair, and none of what happened at the table
   * (here it would be who has waited longest, and thus whether somebody declined).
   */
  readonly first: number
  /** The viewer and who watches ask for all there is to ask for, also what they may not. */
  readonly isAsking: boolean
  /** All but who is to play something let windows pass, now and then. */
  readonly isWaving: boolean
}

export interface Received {
  readonly at: number
  readonly text: string
}

/** All that the viewer and somebody who watches get, with the time of each; and when the pictures changed. */
export interface Evening {
  readonly heard: readonly (readonly Received[])[]
  /** By who does nothing but watch: one for each picture, after the first. */
  readonly frames: readonly number[]
}

/** How a manner is drawn for a comparison. */
export function mannerOf({ viewer, seat, player, matches }: Twins, seed: string): Manner {
  const dice = new Chance(keyOf(`${seed} manner`))
  const seats = matches[0].asked.length
  const others = [...matches[0].asked.keys()].filter((one) => one !== viewer && one !== seat)
  // Windows are discreet between people only.
  const bot = seats - 1 > 1 && dice.below(3) === 0 ? others[dice.below(others.length)] : undefined
  const isAway = player !== viewer && dice.below(5) === 0
  const nodes = 1 + dice.below(2)
  const isAsking = dice.below(3) > 0
  const isWaving = dice.below(2) === 0
  return { seed, bot, isAway, nodes, isAsking, isWaving, first: dice.below(nodes) }
}

/** One of two twins played on, until the next question is on the table. */
export async function receivedIn(game: AnyGame, twins: Twins, which: 0 | 1, manner: Manner): Promise<Evening> {
  const table = await Table.of(game, twins, which, manner)
  try {
    return await table.play()
  } finally {
    await table.world.close()
  }
}

/** A match with everybody there. */
class Table {
  readonly world: World
  private readonly twins: Twins
  private readonly manner: Manner
  private readonly clients: Client[] = []
  private readonly watcher: Client
  private readonly quiet: Client
  /** The same in both, and each one's own: who declines in secret does so whenever it likes. */
  private readonly shared: Chance
  private readonly own: Chance
  /** What is to be had without a socket: the card, and being called. */
  private readonly aside: Received[] = []
  /** By seat: the last question in a window it answered. */
  private readonly answered: number[] = []
  private hasPlayed = false
  /** What the viewer answered last, said once more. */
  private again = (): unknown => undefined

  private constructor(world: World, twins: Twins, which: 0 | 1, manner: Manner, [watcher, quiet]: [Client, Client]) {
    this.world = world
    this.twins = twins
    this.manner = manner
    this.watcher = watcher
    this.quiet = quiet
    this.shared = new Chance(keyOf(`${manner.seed} shared`))
    this.own = new Chance(keyOf(`${manner.seed} ${which}`))
  }

  static async of(game: AnyGame, twins: Twins, which: 0 | 1, manner: Manner): Promise<Table> {
    const match = twins.matches[which]
    const { mode, seats, options } = match.table.given
    const kinds = Array.from({ length: seats }, (_, seat) => (seat === manner.bot ? 'greedy' : 'person'))
    // Whose time is to run out has little of it.
    const clock = { bank: twins.key === undefined ? 2 : 600, bonus: 5 }
    const world = await World.at(
      { game, mode, options, clock, seats: kinds, bots: declining(game), first: manner.first },
      match,
    )
    const watchers: [Client, Client] = [await world.come(), await world.come()]
    const table = new Table(world, twins, which, manner, watchers)
    for (const [seat, kind] of kinds.entries())
      if (kind === 'person') table.clients[seat] = await world.come(seat, { node: seat % manner.nodes })
    return table
  }

  private get eyes(): Client {
    return this.clients[this.twins.viewer] ?? this.watcher
  }

  async play(): Promise<Evening> {
    const { world, twins, manner, shared, clients } = this
    const { seat, key } = twins
    if (key !== undefined) void clients[seat]?.answer(key, 'the-answer')
    await world.quiet()
    if (manner.isAway) this.eyes.leave()
    const [holder, from, back] = [shared.below(clients.length), 2 + shared.below(20), 3 + shared.below(25)]
    for (let tick = 0; tick < MOST_TICKS; tick++) {
      if (tick === from || tick === from + 7) this.hold(clients[holder], tick === from, `hold-${tick}`)
      if (manner.isAway && tick === back) await world.comeBack(this.eyes, this.nodeOf(this.eyes))
      if (manner.isAsking) await this.askFor(tick)
      if (manner.isWaving) this.wave(tick)
      this.react(tick)
      await this.lookAside()
      await world.time.pass(TICK)
      if ((await world.stand()).mark.pausing === undefined && tick > Math.max(from + 8, back)) break
    }
    if (twins.isWhole && manner.isAsking) await this.lookBack()
    if (world.faults.length > 0) throw new Error('something failed', { cause: world.faults[0] })
    const heard = [this.eyes, this.watcher].map((client) => client.heard.map(withoutNames))
    const frames = this.quiet.heard.filter(({ text }) => text.startsWith('{"kind":"frame"')).map(({ at }) => at)
    return { heard: [...heard, this.aside], frames }
  }

  private nodeOf({ viewer }: Client): number {
    return Math.max(0, viewer) % this.manner.nodes
  }

  private hold(client: Client | undefined, on: boolean, request: string): void {
    void client?.ask({ do: 'hold', on }, request)
  }

  /** What is let pass is what everybody is shown: whether one was asked in it makes no difference. */
  private wave(tick: number): void {
    for (const client of this.clients) {
      const isTime = this.shared.below(4) === 0
      const window = client?.last('window')?.n
      if (!isTime || window === undefined || client.viewer === this.twins.player || !client.isIn) continue
      void client.ask({ do: 'wave', window }, `wave-${client.viewer}-${tick}`)
    }
  }

  /** In windows: who is to play something does, and all others decline. */
  private react(tick: number): void {
    const { player } = this.twins
    for (const client of this.clients) {
      // What was given and waits for the window to close is not given once more.
      if (client?.question?.window !== true || this.answered[client.viewer] === client.question.id) continue
      const isPlay = client.viewer === player && !this.hasPlayed
      const isTime = client === this.eyes || isPlay ? tick % 9 === 4 : this.own.below(8) === 0
      if (!isTime) continue
      const ask = client.question.id
      this.answered[client.viewer] = ask
      if (isPlay) this.hasPlayed = true
      const key = (isPlay && client.question.options[0]?.key) || 'pass'
      const answer = () => client.ask({ do: 'answer', ask, key }, `react-${client.viewer}-${tick}`)
      if (client === this.eyes) this.again = answer
      answer()
    }
  }

  /** Something the viewer or who watches may ask for, or may not. */
  private async askFor(tick: number): Promise<void> {
    const { shared, world } = this
    const who = shared.below(2) === 0 ? this.eyes : this.watcher
    const [what, n] = [shared.below(16), shared.below(10)]
    const [eyes, request] = [who.viewer, `ask-${who.viewer}-${tick}`]
    if (!who.isIn) return
    if (what === 0) void who.ask({ do: 'answer', ask: n % 5, key: 'pass' }, request)
    if (what === 1) void who.ask({ do: 'answer', ask: n, key: 'nonsense' }, request)
    if (what === 2) void who.ask({ do: 'events', eyes }, request)
    if (what === 3) void who.ask({ do: 'history', eyes }, request)
    if (what === 4) void who.ask({ do: 'past', at: n % 4, eyes }, request)
    if (what === 5) void who.ask({ do: 'say', phrase: 'hello' }, request)
    if (what === 6) this.hold(who, n % 2 === 1, request)
    if (what === 7) void who.ask({ do: 'undo', all: false }, request)
    if (what === 8) void who.ask({ do: 'kick', seat: n % 4 }, request)
    if (what === 9) void who.ask({ do: 'agree', proposal: n, yes: true }, request)
    if (what === 10) await who.hello({ frame: n, events: n })
    if (what === 11) {
      who.leave()
      await world.comeBack(who, n % this.manner.nodes)
    }
    if (what === 12 && this.eyes.isIn) this.again()
  }

  private async lookAside(): Promise<void> {
    const { world, twins } = this
    const { mark } = await world.stand()
    const table = await world.look()
    const at = world.time.now()
    const person = table.seats[twins.viewer]?.person
    for (const one of [person, undefined]) this.aside.push({ at, text: JSON.stringify(cardOf(table, mark, one)) })
    this.aside.push({ at, text: `called ${world.called.filter((call) => call === `${person} ${table.id}`).length}` })
  }

  /** With nothing left to wait for: every moment there was, and taking back, first alone and then with all others. */
  private async lookBack(): Promise<void> {
    const { eyes, watcher, world, clients } = this
    for (const round of ['before', 'after']) {
      for (const client of [eyes, watcher]) {
        const [look, name] = [client.viewer, `${round}-${client.viewer}`]
        void client.ask({ do: 'events', eyes: look }, `${name}-events`)
        void client.ask({ do: 'history', eyes: look }, `${name}-history`)
        for (let at = 0; at < 8; at++) void client.ask({ do: 'past', at, eyes: look }, `${name}-past-${at}`)
        void client.ask({ do: 'undo', all: false }, `${name}-undo`)
        await world.time.pass(TICK)
      }
      void eyes.ask({ do: 'undo', all: true }, `${round}-all-undo`)
      await world.quiet()
      for (const client of clients) {
        const proposal = client?.last('proposal')?.proposal?.id
        if (proposal !== undefined) void client?.ask({ do: 'agree', proposal, yes: true }, `${round}-${client.viewer}`)
        await world.quiet()
      }
      await world.time.pass(TICK)
    }
  }
}

/** Thinks in windows only, and then of nothing. */
const declining = (game: AnyGame): Bots => ({
  decide: ({ saved }) =>
    windowAsk(open(game, read(saved))) === undefined ? new Promise(() => {}) : Promise.resolve('pass'),
  close: async () => {},
})

/** What is proposed is named by chance. */
const withoutNames = ({ at, text }: Received): Received => ({
  at,
  text: text.replace(/"proposal":\{"id":\d+/, '"proposal":{"id":0'),
})
