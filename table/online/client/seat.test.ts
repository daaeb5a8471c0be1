import { describe, expect, it } from 'vitest'
import type { Frame } from '../../client/client.ts'
import { OnlineSeat, type SeatNews } from './seat.ts'
import { CARD, FakeTable } from './testing/fake-table.ts'
import { Clock, FAIR, Network, type Weather } from './testing/weather.ts'

const HELLO = { build: 'b1', rules: 1 }
const MINUTE = 60_000

interface Sat {
  readonly clock: Clock
  readonly table: FakeTable
  readonly network: Network
  readonly seat: OnlineSeat
  readonly shown: Frame[]
  readonly news: SeatNews[]
}

function sit(seed = 1, weather: Weather = FAIR): Sat {
  const clock = new Clock()
  const table = new FakeTable()
  const network = new Network(clock, table, seed)
  network.weather = weather
  const shown: Frame[] = []
  const news: SeatNews[] = []
  let names = 0
  const seat = new OnlineSeat({
    around: network,
    card: CARD,
    hello: HELLO,
    nobody: 'Nobody',
    name: () => `request-${seed}-${names++}`,
    record: async () => ({
      events: async () => [{ n: 1, event: { kind: 'from the record' } }],
      history: async () => [],
      past: async () => ({ view: 'past', asks: [], outcome: undefined }),
      file: async () => 'file',
    }),
  })
  seat.listen((frame) => shown.push(frame))
  seat.watch((one) => news.push(one))
  return { clock, table, network, seat, shown, news }
}

const states = (news: readonly SeatNews[]): string[] =>
  news.flatMap((one) => (one.kind === 'line' ? [one.state as string] : []))
const numbers = (shown: readonly Frame[]): number[] => shown.map(({ n }) => n)

describe('a seat at a table of a server', () => {
  it('says which page it is and what it holds, and is shown the match', async () => {
    const { clock, table, shown, seat } = sit()
    table.happen()
    await clock.pass(50)
    expect(table.heard[0]).toEqual({ do: 'hello', ...HELLO, frame: 0, events: 0 })
    expect(numbers(shown)).toEqual([2])
    expect(await seat.events(0)).toHaveLength(1)
    expect(seat.card()).toMatchObject({ id: 't1', over: false, online: { viewer: 0 } })
  })

  it('keeps an answer’s promise when it is stored, and shows what follows before', async () => {
    const { clock, seat, shown } = sit()
    await clock.pass(50)
    let seen: number | undefined
    void seat.answer(0, 1, 'go').then(() => {
      seen = shown.at(-1)?.n
    })
    expect(seen).toBeUndefined()
    await clock.pass(300)
    expect(seen).toBe(2)
  })

  it('does not put a question again that was answered, though the next frame waits', async () => {
    const { clock, seat, table, shown } = sit()
    const ask = { id: 1, seat: 0, kind: 'x', rules: [], options: [], barred: [], pass: 'pass', window: true, votes: [] }
    const asked = (n: number, open: 'one' | 'agree') =>
      table.tell({ kind: 'frame', frame: { ...table.frame(0), n, asks: [{ ...ask, open, group: undefined }] } })
    await clock.pass(50)
    asked(2, 'one')
    await clock.pass(50)
    table.isSlow = true
    void seat.answer(0, 1, 'pass')
    await clock.pass(1000)
    expect(shown.map(({ n, asks }) => [n, asks.length])).toEqual([
      [1, 0],
      [2, 1],
      [2, 0],
    ])
    asked(3, 'agree')
    void seat.answer(0, 1, 'pass')
    await clock.pass(1000)
    expect(shown.at(-1)?.asks).toHaveLength(1)
  })

  it('fails an answer that is refused with the code it was refused with', async () => {
    const { clock, seat, table } = sit()
    await clock.pass(50)
    table.refuses = 'E_STALE_ASK'
    const failed = expect(seat.answer(0, 1, 'go')).rejects.toMatchObject({ code: 'E_STALE_ASK' })
    await clock.pass(300)
    await failed
  })

  it('asks again under the same name after the connection broke, and catches up', async () => {
    const { clock, seat, table, network, shown } = sit()
    await clock.pass(50)
    table.isMute = true
    const answered = seat.answer(0, 1, 'go')
    await clock.pass(20)
    table.isMute = false
    network.cut()
    table.happen()
    await clock.pass(2000)
    await answered
    const asked = table.heard.filter((one) => one.do === 'answer')
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual(asked[1])
    expect(table.heard.filter((one) => one.do === 'hello').at(-1)).toMatchObject({ frame: 1, events: 0 })
    expect(shown.at(-1)?.view).toEqual({ total: 2 })
    expect(await seat.events(0)).toHaveLength(2)
  })

  it('waits longer each time the server does not answer, and not to the second', async () => {
    const { clock, network } = sit()
    network.isUp = false
    network.cut()
    await clock.pass(5 * MINUTE)
    expect(network.calls).toBeGreaterThan(20)
    expect(network.calls).toBeLessThan(60)
  })

  it('does not wait once the network is back or somebody looks at the page', async () => {
    const { clock, network, news } = sit()
    await clock.pass(50)
    network.tell('offline')
    await clock.pass(MINUTE)
    expect(states(news).at(-1)).toBe('off')
    expect(network.calls).toBe(1)
    network.tell('online')
    await clock.pass(20)
    expect(states(news).at(-1)).toBe('on')
    network.isUp = false
    network.cut()
    await clock.pass(MINUTE)
    network.isUp = true
    network.tell('seen')
    await clock.pass(20)
    expect(states(news).at(-1)).toBe('on')
  })

  it('finds out that a line is dead, though nobody closed it', async () => {
    const { clock, table, network } = sit()
    await clock.pass(50)
    table.isMute = true
    await clock.pass(MINUTE)
    expect(network.calls).toBeGreaterThan(1)
  })

  it('says hello again when a frame is missing, and shows none twice', async () => {
    const { clock, table, shown } = sit()
    await clock.pass(50)
    table.happen()
    await clock.pass(50)
    table.tell({ kind: 'frame', frame: { ...table.frame(1), n: 9 } })
    table.tell({ kind: 'frame', frame: table.frame(0) })
    await clock.pass(50)
    expect(table.heard.filter((one) => one.do === 'hello')).toHaveLength(2)
    expect(numbers(shown)).toEqual([1, 2])
  })

  it('ends when the page is too old, and says so', async () => {
    const { clock, table, seat, network, news } = sit()
    table.closes = 'S_STALE_BUILD'
    await clock.pass(MINUTE)
    expect(network.calls).toBe(1)
    expect(states(news).at(-1)).toBe('ended')
    expect(news).toContainEqual({ kind: 'closed', error: { code: 'S_STALE_BUILD' } })
    await expect(seat.answer(0, 1, 'go')).rejects.toMatchObject({ code: 'T_NO_SERVER' })
  })

  it('comes back to a server that was only busy', async () => {
    const { clock, table, network, shown } = sit()
    table.closes = 'S_BUSY'
    await clock.pass(1000)
    table.closes = undefined
    await clock.pass(MINUTE)
    expect(network.calls).toBeGreaterThan(1)
    expect(shown).toHaveLength(1)
  })

  it('looks back through the server while the match is on, and in its record when it is over', async () => {
    const { clock, table, seat } = sit()
    await clock.pass(50)
    const before = seat.history(0)
    await clock.pass(50)
    expect(await before).toEqual([])
    expect(table.heard.at(-1)).toMatchObject({ do: 'history', eyes: 0 })
    table.end()
    await clock.pass(50)
    expect((await seat.past(3, 'open')).view).toBe('past')
    expect((await seat.events('open'))[0]?.event.kind).toBe('from the record')
    expect(await seat.file()).toBe('file')
    expect(table.heard.filter((one) => one.do === 'past')).toEqual([])
  })

  it('keeps every word said at the table once', async () => {
    const { clock, table, seat } = sit()
    await clock.pass(50)
    const said = (n: number) => ({ n, seat: 1, at: 5, said: { phrase: 'hello' } })
    table.tell({ kind: 'talk', talk: [said(1), said(2)] })
    table.tell({ kind: 'talk', talk: [said(2), said(3)] })
    await clock.pass(50)
    const later: SeatNews[] = []
    seat.watch((one) => later.push(one))
    const talk = later.flatMap((one) => (one.kind === 'talk' ? one.talk.map(({ n }) => n) : []))
    expect(talk).toEqual([1, 2, 3])
  })
})

describe('in any weather', () => {
  const STORM: Weather = { lost: 0.25, doubled: 0.25, broken: 0.1, delay: 400 }

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'all that was asked is done once, and all is shown (%i)',
    async (seed) => {
      const { clock, table, network, seat, shown } = sit(seed, STORM)
      let kept = 0
      for (let i = 0; i < 12; i++) {
        void seat.answer(0, i, `key ${i}`).then(() => {
          kept += 1
        })
        await clock.pass(100 + network.random() * 900)
        if (network.random() < 0.3) table.happen()
        if (network.random() < 0.15) network.cut()
        if (network.random() < 0.1) network.tell('offline')
        if (network.random() < 0.3) network.tell('online')
      }
      network.tell('online')
      await clock.pass(3 * MINUTE)
      network.weather = FAIR
      await clock.pass(MINUTE)
      expect(kept).toBe(12)
      const answers = [...table.carried.values()].filter((key) => key !== '')
      expect(answers.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `key ${i}`).toSorted())
      expect(shown.at(-1)?.view).toEqual({ total: table.total })
      const told = await seat.events(0)
      expect(told.map(({ n }) => n)).toEqual(Array.from({ length: table.total }, (_, i) => i + 1))
      expect(shown.flatMap(({ events }) => events)).toEqual(told)
      const order = numbers(shown)
      expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
    },
  )
})
