import { SPECTATOR } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import type { Eyes } from './client.ts'
import { LocalMatch } from './local-match.ts'
import { BOX, begin, everyViewer, playUntil, seated, somebody, step, wanted, windowIn } from './testing/people.ts'

const reopened = (local: LocalMatch): LocalMatch => LocalMatch.reopen(BOX, local.keep(2))

describe('bots', () => {
  test('answer until a person must, and the whole match where there is none', () => {
    const local = begin(['person', 'greedy', 'hunch'])
    while (local.canGoOn()) local.goOn()
    expect(local.match.open().map(({ seat }) => seat)).toEqual([0])
    const watched = begin(['random', 'greedy', 'hunch'])
    while (watched.canGoOn()) watched.goOn()
    expect(watched.match.outcome()).toBeDefined()
    expect(watched.keep(3).card).toMatchObject({ over: true, winners: watched.match.outcome()!.winners, changed: 3 })
  })

  test('answer the same whether the match was closed in between or not', () => {
    const straight = begin(['random', 'greedy', 'random', 'hunch'])
    while (straight.canGoOn()) straight.goOn()
    let broken = begin(['random', 'greedy', 'random', 'hunch'])
    while (broken.canGoOn()) {
      broken.goOn()
      broken = reopened(broken)
    }
    expect(broken.keep(2)).toEqual(straight.keep(2))
  })

  test('of a level nobody knows here play on as greedy', () => {
    const local = begin(['oracle', 'person'])
    local.goOn()
    expect(local.match.log).toMatchObject([{ seat: 0, by: 'bot' }])
  })

  test('are nobody to answer for, to take back for, or to look through', () => {
    const local = begin(['person', 'greedy'])
    playUntil(local, 'x', ({ match }) => match.log.length > 3 && match.open()[0]!.seat === 1)
    const [ask] = local.match.asks(1)
    expect(() => local.answer(1, ask!.id, ask!.options[0]!.key)).toThrow('E_NOT_YOUR_ASK')
    expect(() => local.undo(1, true)).toThrow('E_NOT_YOUR_ASK')
    expect(() => local.resign(7)).toThrow('E_UNKNOWN_SEAT')
    expect(() => local.past(0, 1)).toThrow('E_UNKNOWN_SEAT')
    expect([SPECTATOR, 0, 1, 2, 'open' as Eyes].filter((eyes) => local.mayLook(eyes as Eyes))).toEqual([SPECTATOR, 0])
  })
})

describe('whose eyes', () => {
  test.each([
    { who: ['greedy', 'person', 'greedy'], viewer: 1 },
    { who: ['person', 'person'], viewer: SPECTATOR },
    { who: ['greedy', 'random'], viewer: SPECTATOR },
  ])('$who open the table as $viewer', ({ who, viewer }) => {
    expect(begin(who).firstViewer()).toBe(viewer)
  })

  test('who stays alone at the table has it to itself', () => {
    const local = begin(['person', 'person', 'greedy'])
    local.resign(0)
    expect(local.firstViewer()).toBe(1)
    expect(local.sight(1)).toMatchObject({ gone: [0], lent: [], over: false, viewer: 1 })
    local.resign(1)
    expect(local.firstViewer()).toBe(SPECTATOR)
  })
})

describe('a window around one screen', () => {
  const who = ['person', 'person', 'greedy', 'person']
  const toPerson = (local: LocalMatch) => windowIn(local) !== undefined && windowIn(local)!.seat !== 2

  test('might wait for anybody here, whoever is asked', () => {
    const local = begin(who)
    playUntil(local, 'windows', toPerson)
    const { seat } = windowIn(local)!
    expect(local.sight(SPECTATOR)).toMatchObject({ waiting: [0, 1, 3], asks: [] })
    const other = seat === 0 ? 1 : 0
    expect(local.sight(other)).toMatchObject({ waiting: [0, 1, 3], asks: [] })
    expect(local.sight(seat).waiting).toEqual([seat])
    local.resign(other)
    expect(local.sight(SPECTATOR).waiting).toEqual([0, 1, 3].filter((one) => one !== other))
  })

  test('is closed by one word of all, and by it alone', () => {
    const local = begin(who)
    playUntil(local, 'windows', toPerson)
    const told = local.match.stored.length
    local.decline()
    while (local.canGoOn() && local.match.stored.length === told) local.goOn()
    const answers = local.match.log.slice(-3).filter((entry) => entry.do === 'answer' && entry.by === 'seat')
    expect(answers.at(-1)).toMatchObject({ key: 'pass' })
    expect(local.match.stored.length).toBeGreaterThan(told)
    // The next one is a question of its own.
    playUntil(local, 'on', toPerson)
    if (!local.match.isOver()) expect(local.canGoOn()).toBe(false)
  })

  test('that is not open cannot be closed', () => {
    const local = begin(who)
    expect(() => local.decline()).toThrow('E_STALE_ASK')
    expect(local.match.log).toEqual([])
  })

  test('with one person waits for that person alone', () => {
    const local = begin(['person', 'greedy', 'greedy'], 'a')
    playUntil(local, 'a', (at) => windowIn(at)?.seat === 0)
    expect(local.sight(0).waiting).toEqual([0])
    expect(local.sight(0).asks[0]).toMatchObject({ window: true, pass: 'pass' })
  })
})

describe('taking back', () => {
  test('goes further with the consent of everybody here', () => {
    const local = begin(['person', 'greedy', 'greedy'])
    playUntil(local, 'undo', ({ match }) => match.log.length > 12 && match.open()[0]!.seat === 0)
    expect(local.undo(0, false)?.code).toMatch(/^U_/)
    expect(local.undo(0, true)).toBeUndefined()
    expect(local.match.open()[0]!.seat).toBe(0)
    expect(local.match.log.at(-1)).toMatchObject({ do: 'undo', seat: 0, consent: [0, 1, 2] })
  })

  test('works between the answers of bots', () => {
    const local = begin(['greedy', 'person', 'greedy'])
    playUntil(local, 'undo', ({ match }) => match.log.length > 12 && match.open()[0]!.seat === 2)
    expect(local.canGoOn()).toBe(true)
    expect(local.undo(1, true)).toBeUndefined()
    expect(local.match.open()[0]!.seat).toBe(1)
  })
})

describe('looking back', () => {
  /** A match in which much is taken back, somebody leaves, and which is closed now and then. */
  function eventful() {
    let local = begin(['person', 'person', 'greedy', 'random'], 'eventful')
    const seen = new Map<number, unknown[]>()
    const note = () =>
      seen.set(
        local.match.log.length,
        everyViewer(local).map((viewer) => [local.match.view(viewer), local.match.asks(viewer)]),
      )
    const answer = somebody('eventful')
    note()
    for (let n = 1; !local.match.isOver(); n++) {
      step(local, answer)
      note()
      if (n % 9 === 0 && n < 100 && local.undo(0, n % 2 === 1) === undefined) note()
      if (n % 20 === 0) local = reopened(local)
      if (n === 60) local.resign(1)
    }
    return { local, seen }
  }

  test('shows every moment as it was, to every viewer, in any order', () => {
    const { local, seen } = eventful()
    const moments = [...seen.keys()]
    expect(local.match.log.filter(({ do: what }) => what === 'undo').length).toBeGreaterThan(5)
    for (const at of [...moments.toReversed(), ...moments, ...moments.filter((_, i) => (i * 7) % 5 === 0)]) {
      const [view, asks] = seen.get(at)![1 + (at % 4)] as [unknown, unknown]
      expect(local.past(at, at % 4)).toEqual({
        view,
        asks,
        outcome: at === local.match.log.length ? local.match.outcome() : undefined,
      })
    }
    expect(() => local.past(local.match.log.length + 1, 0)).toThrow('E_STALE_ASK')
    expect(() => local.past(0.5, 0)).toThrow('E_STALE_ASK')
    expect(() => local.past(-1, 0)).toThrow('E_STALE_ASK')
  })

  test('says what each moment told, without a gap', () => {
    const { local } = eventful()
    for (const eyes of [...everyViewer(local), 'open' as const]) {
      const moments = local.history(eyes)
      expect(moments.map(({ at }) => at)).toEqual(Array.from({ length: local.match.log.length + 1 }, (_, at) => at))
      let n = 0
      for (const { from, to } of moments) {
        expect(from).toBe(n + 1)
        n = to
      }
      const events = local.events(eyes)
      expect(n).toBe(events.length)
      expect(events.map((event) => event.n)).toEqual(events.map((_, i) => i + 1))
      for (const { at, seat, from, to } of moments) {
        const entry = local.match.log[at - 1]
        if (entry?.do === 'undo' && eyes === SPECTATOR) {
          expect(events.slice(from - 1, to).map(({ event }) => event)).toEqual([{ kind: '@undone', seat }])
        }
      }
    }
  })

  test('grows with the match', () => {
    const local = begin(['person', 'greedy'])
    const answer = somebody('grows')
    for (let n = 0; n < 40; n++) {
      step(local, answer)
      expect(local.history(0)).toHaveLength(local.match.log.length + 1)
      expect(local.past(local.match.log.length, 0).view).toEqual(local.match.view(0))
    }
  })

  test('sees everything only once the match is over', () => {
    const local = begin(['person', 'greedy', 'greedy'])
    for (const look of [() => local.history('open'), () => local.past(0, 'open'), () => local.events('open')])
      expect(look).toThrow('E_UNKNOWN_SEAT')
    playUntil(local, 'open')
    const { view } = local.past(local.match.log.length, 'open')
    expect(view).toEqual(local.match.position().state)
    expect(local.past(3, 'open').asks[0]!.options.length).toBeGreaterThan(1)
    expect(JSON.stringify(local.past(20, 1).view)).toContain('-1')
    expect(local.events('open').length).toBeGreaterThanOrEqual(local.events(SPECTATOR).length)
  })

  test('does without events a save no longer has', () => {
    const local = begin(['person', 'greedy'])
    playUntil(local, 'bare', ({ match }) => match.log.length === 30)
    local.match.stored.length = 0
    const again = reopened(local)
    playUntil(again, 'bare', ({ match }) => match.log.length === 40)
    const moments = again.history(0)
    expect(moments.at(-1)!.to).toBe(again.events(0).length)
    expect(moments[10]).toMatchObject({ from: 1, to: 0 })
  })
})

describe('a tutorial', () => {
  const rivals = [
    { seat: 1, key: 'red' },
    { seat: 2, key: 'blue' },
  ]
  const tutorial = {
    ...{ seats: 3, mode: 'competitive', options: { variant: true }, seed: 'lesson', rivals },
    ...{ names: { en: [], fr: [] }, lessons: [], words: {} as never },
  }
  const learn = () =>
    LocalMatch.begin({ ...BOX, tutorial }, wanted(['person', 'greedy', 'greedy'], 'other', { tutorial: true }), {
      id: 'x',
      now: 1,
    })

  test('has its own seed and options, and counts lessons', () => {
    const local = learn()
    expect(local.keep(1).card).toMatchObject({ seed: 'lesson', options: { variant: true }, lesson: 0 })
    const before = local.mark()
    local.learned(4)
    expect(local.mark()).not.toBe(before)
    expect(local.keep(1).card.lesson).toBe(4)
    local.learned(-1)
    local.learned(0.5)
    expect(local.keep(1).card.lesson).toBe(4)
  })

  test('lets the others answer as prepared, also once more after taking back', () => {
    const local = learn()
    const answers = () =>
      local.match.log.flatMap((entry) => (entry.do === 'answer' ? [`${entry.seat} ${entry.key}`] : []))
    const choose = (key: string) => local.answer(0, local.match.asks(0)[0]!.id, key)
    choose('green')
    local.goOn()
    local.goOn()
    expect(answers()).toEqual(['0 green', '1 red', '2 blue'])
    expect(local.undo(0, true)).toBeUndefined()
    choose('blue')
    local.goOn()
    local.goOn()
    expect(answers().slice(3)).toEqual(['0 blue', '1 red', '2 blue'])
    // What comes after the last prepared answer is a bot's.
    playUntil(local, 'on')
    expect(local.match.outcome()).toBeDefined()
  })

  test('goes on with bots where the prepared answer does not fit', () => {
    const odd = { ...tutorial, rivals: [{ seat: 1, key: 'purple' }, ...rivals] }
    const local = LocalMatch.begin({ ...BOX, tutorial: odd }, wanted(['person', 'greedy', 'greedy']), {
      id: 'x',
      now: 1,
    })
    playUntil(local, 'odd')
    expect(local.match.outcome()).toBeDefined()
  })

  test('other matches have no lessons', () => {
    const local = begin(['person', 'greedy'])
    local.learned(3)
    expect(local.keep(1).card.lesson).toBeUndefined()
  })
})

test('a card that does not fit its match is a damaged match', () => {
  const { card, saved } = begin(['person', 'greedy']).keep(1)
  expect(() => LocalMatch.reopen(BOX, { card: { ...card, seats: seated('person') }, saved })).toThrow('E_SAVE_CHANGED')
  expect(() => LocalMatch.reopen(BOX, { card, saved: saved.slice(1) })).toThrow('E_NOT_A_SAVE')
  expect(() => LocalMatch.reopen(BOX, { card, saved: saved.replace('a seed', 'b seed') })).toThrow('E_SAVE_CHANGED')
})
