import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyGame, BACK, type Piece, SPECTATOR } from './contract.ts'
import { start } from './save.ts'
import { bitOf, EVERYBODY } from './shape.ts'
import { simulate } from './simulate.ts'
import { Scene } from './testing/scene.ts'
import { askKind, upTo } from './testing/toys/ask.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { type State as CouncilState, council } from './testing/toys/council.ts'
import { type State as FireState, fire } from './testing/toys/fire.ts'
import { AT as MARKET, type State as MarketState, market } from './testing/toys/market.ts'
import { type State as MasksState, masks } from './testing/toys/masks.ts'
import { type State as SpellState, spells } from './testing/toys/spells.ts'
import { AT, pick, type TinyPlay, type TinyState, type TinyView, tiny } from './testing/toys/tiny.ts'

const begin = <S = TinyState, V = TinyView>(game: AnyGame, seats = 2, seed = 'run') =>
  Scene.start<S, V>(game, { seats, seed })
const pieces = (...numbers: number[]): Piece[] => numbers as Piece[]
/** A match that has just run this much, and now asks seat 0 something. */
const ran = (act: (play: TinyPlay) => void, seats = 3) =>
  begin(
    tiny((play) => {
      act(play)
      play.choose(0, pick, [1, 2])
    }),
    seats,
  )

describe('A choice', () => {
  test('offers exactly its candidates, in their order, and goes on with the answer', () => {
    const scene = begin(tiny((play) => play.state.notes.push(play.choose(1, pick, [3, 1, 2])), { rounds: 2 }))
    expect(scene.options(1)).toEqual(['3', '1', '2'])
    expect(scene.options(0)).toEqual([])
    expect(scene.answer(1, '1').state.notes).toEqual([1])
  })

  test('of one candidate is forced: nobody is asked, nothing is recorded', () => {
    const scene = begin(tiny((play) => play.state.notes.push(play.choose(0, pick, [7]), play.choose(0, pick, [1, 2]))))
    scene.answer(0, '2')
    expect(scene.state.notes).toEqual([7, 2])
    expect(scene.match.log).toEqual([{ do: 'answer', at: [0, 0], seat: 0, key: '2', by: 'seat' }])
  })

  test('that bars leave one option is forced, too', () => {
    const odd = askKind<number>('odd', { bar: (_view, _seat, value) => (value % 2 === 0 ? 'R-1' : undefined) })
    const scene = begin(
      tiny((play) => {
        play.state.notes.push(play.choose(0, odd, [2, 3, 4]))
        play.state.notes.push(play.choose(0, odd, [1, 2, 3]))
      }),
    )
    expect(scene.state.notes).toEqual([3])
    expect(scene.options(0)).toEqual(['1', '3'])
    expect(scene.barred(0)).toEqual({ 2: 'R-1' })
    expect(scene.answer(0, '3').state.notes).toEqual([3, 3])
  })

  test('that names what is greyed offers its candidates unfiltered, and says why not the others', () => {
    const ask = askKind<number>('ask', {
      bar: (_view, _seat, value) => (value > 2 ? 'R-4' : undefined),
      greyed: () => [1, 3, 4],
    })
    const scene = begin(tiny((play) => void play.choose(0, ask, [1, 2])))
    expect(scene.options(0)).toEqual(['1', '2'])
    expect(scene.barred(0)).toEqual({ 3: 'R-4', 4: 'R-4' })
  })

  test('offers nothing left over from a longer one before it', () => {
    const odd = askKind<number>('odd', { bar: (_view, _seat, value) => (value % 2 === 0 ? 'R-1' : undefined) })
    const scene = begin(
      tiny((play) => {
        play.choose(0, odd, [1, 2, 3, 5, 7])
        play.choose(0, odd, [1, 2, 3])
        play.chooseSome(0, odd, [1, 2, 3], { min: 0, max: 2 })
        play.agree([0], odd, [1, 2, 3], () => 1)
        play.together([0], () => play.choose(0, odd, [2, 1, 3]))
      }),
    )
    expect(scene.options(0)).toEqual(['1', '3', '5', '7'])
    for (const [key, options] of [
      ['7', ['1', '3']],
      ['3', ['1', '3', 'done']],
      ['done', ['1', '3']],
      ['3', ['1', '3']],
    ] as const) {
      scene.answer(0, key)
      expect(scene.options(0)).toEqual(options)
    }
  })

  test('one may decline is asked even for a single candidate, and not for none', () => {
    const step = (play: TinyPlay) => {
      for (const candidates of [[], [5], [6]]) play.state.notes.push(play.mayChoose(0, pick, candidates) ?? 0)
    }
    const scene = begin(tiny(step))
    expect(scene.options(0)).toEqual(['5', 'pass'])
    expect(scene.ask(0)?.pass).toBe('pass')
    scene.answer(0, 'pass', '6')
    expect(scene.state.notes).toEqual([0, 0, 6])
  })

  test('shows where an option lies, and by which rules', () => {
    const ask = askKind<number>('ask', {
      rules: ['R-2'],
      piece: (at) => ({ zone: 'row', at }),
      key: (at) => `at ${at}`,
    })
    const scene = begin(tiny((play) => void play.choose(0, ask, [0, 1])))
    expect(scene.ask(0)).toEqual({
      id: 1,
      seat: 0,
      kind: 'ask',
      rules: ['R-2'],
      options: [
        { key: 'at 0', value: 0, piece: { zone: 'row', at: 0 } },
        { key: 'at 1', value: 1, piece: { zone: 'row', at: 1 } },
      ],
      barred: [],
      pass: undefined,
      window: false,
      open: 'one',
      votes: [],
      group: undefined,
    })
  })

  test('is seen by others without its options, or not at all', () => {
    const hidden = askKind<number>('hidden', { known: 'seat' })
    const scene = begin(
      tiny((play) => {
        play.mayChoose(0, pick, [1])
        play.choose(0, hidden, [1, 2])
      }),
    )
    for (const viewer of [1, SPECTATOR])
      expect(scene.match.asks(viewer)).toMatchObject([
        { id: 0, seat: 0, kind: 'pick', options: [], barred: [], pass: undefined, group: undefined },
      ])
    scene.answer(0, 'pass')
    expect(scene.match.asks(1)).toEqual([])
    expect(scene.kind(0)).toBe('hidden')
  })
})

describe('A choice of several', () => {
  const some = (min: number, max: number, candidates: number[], bar?: (value: number) => string | undefined) => {
    const ask = askKind<number>('some', bar === undefined ? {} : { bar: (_view, _seat, value) => bar(value) })
    return begin(tiny((play) => play.state.notes.push(...play.chooseSome(0, ask, candidates, { min, max }), 99)))
  }

  test('goes one by one in the order of the candidates, and ends when it is enough', () => {
    const scene = some(1, 2, [4, 5, 6])
    expect(scene.options(0)).toEqual(['4', '5', '6'])
    expect(scene.ask(0)?.group).toEqual({ min: 1, max: 2, chosen: [] })
    scene.answer(0, '5')
    expect(scene.options(0)).toEqual(['6', 'done'])
    expect(scene.ask(0)?.group).toEqual({ min: 1, max: 2, chosen: ['5'] })
    expect(scene.answer(0, 'done').state.notes).toEqual([5, 99])
  })

  test('never lets a pick leave too few for the rest', () => {
    const scene = some(2, 2, [4, 5, 6])
    expect(scene.options(0)).toEqual(['4', '5'])
    expect(scene.answer(0, '5').state.notes).toEqual([5, 6, 99])
  })

  test('of all there is takes them without asking', () => {
    expect(some(3, 3, [4, 5, 6]).state.notes).toEqual([4, 5, 6, 99])
  })

  test('may be none', () => {
    expect(some(0, 2, [4]).answer(0, 'done').state.notes).toEqual([99])
    expect(some(0, 2, []).state.notes).toEqual([99])
  })

  test('ends by itself where nothing is left to take', () => {
    expect(some(0, 3, [4, 5]).answer(0, '5').state.notes).toEqual([5, 99])
  })

  test('counts only what is not barred', () => {
    const scene = some(1, 2, [1, 2, 3], (value) => (value === 2 ? 'R-3' : undefined))
    expect(scene.options(0)).toEqual(['1', '3'])
    scene.answer(0, '1')
    expect(scene.options(0)).toEqual(['3', 'done'])
    expect(
      codeOf(() =>
        simulate(
          tiny((play) => void play.chooseSome(0, pick, [1], { min: 2, max: 2 })),
          { seats: 1, seed: 's' },
          () => 0,
        ),
      ),
    ).toBe('E_NO_OPTIONS')
  })

  test('reaches every set exactly once', () => {
    const sets: string[] = []
    const step = (play: TinyPlay) =>
      play.state.notes.push(...play.chooseSome(0, pick, [1, 2, 3, 4], { min: 1, max: 3 }))
    const walk = (answers: number[]) => {
      let at = 0
      let open = -1
      const { position } = simulate(tiny(step), { seats: 1, seed: 's' }, ({ size }) => {
        if (at < answers.length) return answers[at++]!
        if (open < 0) open = size
        return 0
      })
      if (open < 0) sets.push((position.state as TinyState).notes.join(''))
      else for (const i of upTo(open)) walk([...answers, i])
    }
    walk([])
    expect(sets.sort()).toEqual(['1', '12', '123', '124', '13', '134', '14', '2', '23', '234', '24', '3', '34', '4'])
  })

  test('leaves no trace of itself on the next question', () => {
    const step = (play: TinyPlay) => {
      play.chooseSome(0, pick, [1, 2], { min: 0, max: 1 })
      play.mayChoose(0, pick, [1])
      play.chooseOrder(0, pick, [1, 2])
      play.mayChoose(0, pick, [1])
    }
    const scene = begin(tiny(step)).answer(0, 'done')
    expect(scene.options(0)).toEqual(['1', 'pass'])
    scene.answer(0, 'pass', '2')
    expect([scene.options(0), scene.ask(0)?.group]).toEqual([['1', 'pass'], undefined])
  })
})

describe('An order', () => {
  test('is chosen one by one, the last without asking', () => {
    const scene = begin(tiny((play) => play.state.notes.push(...play.chooseOrder(0, pick, [4, 5, 6]))))
    expect(scene.ask(0)?.group).toEqual({ min: 3, max: 3, chosen: [] })
    scene.answer(0, '5')
    expect(scene.options(0)).toEqual(['4', '6'])
    expect(scene.ask(0)?.group).toEqual({ min: 3, max: 3, chosen: ['5'] })
    expect(scene.answer(0, '6').state.notes).toEqual([5, 6, 4])
  })

  test('of nothing, or of one thing, is no question', () => {
    const scene = begin(
      tiny((play) => play.state.notes.push(...play.chooseOrder(0, pick, []), ...play.chooseOrder(0, pick, [3]))),
    )
    expect(scene.state.notes).toEqual([3])
    expect(scene.match.isOver()).toBe(true)
  })
})

describe('A market', () => {
  const state: MarketState = {
    turn: 0,
    pile: pieces(6, 7),
    row: pieces(0, 1, 2, 3),
    seats: upTo(2).map(() => ({ coins: 2, cart: [], blessed: [] })),
  }
  const scene = () => Scene.at<MarketState, unknown>(market, { seats: 2, seed: 'run' }, { state })

  test('sells two wares, stacked as the buyer likes, and fills the row', () => {
    const table = scene()
    expect(table.options(0)).toEqual(['ware 0', 'ware 1', 'ware 2', 'done'])
    expect(table.barred(0)).toEqual({ 'ware 3': 'M-1' })
    table.answer(0, 'ware 0', 'ware 2', 'ware 2')
    expect(table.state.seats[0]!.cart).toEqual([2, 0])
    expect(table.options(0)).toEqual(['ware 2', 'ware 0', 'pass'])
    table.answer(0, 'ware 0')
    expect(table.state).toMatchObject({ row: [1, 3, 7, 6], pile: [], seats: [{ blessed: [0], coins: 3 }, {}] })
    expect(MARKET.row.sees).toBe('all')
  })
})

describe('First come', () => {
  test('is open to all who can, and the first answer closes it', () => {
    const scene = begin<FireState>(fire, 3)
    expect(scene.asked()).toEqual([0, 1, 2])
    expect(scene.ask(1)).toMatchObject({ id: 1, open: 'first' })
    scene.answer(1, 'pour')
    expect(scene.options(1)).toEqual(['fetch', 'rest'])
    expect(scene.barred(1)).toEqual({ pour: 'F-1' })
    expect(scene.options(0)).toEqual(['pour', 'fetch', 'rest'])
    expect(codeOf(() => scene.match.answer(0, 1, 'pour'))).toBe('E_STALE_ASK')
    expect(scene.match.log).toEqual([{ do: 'answer', at: [0, 0], seat: 1, key: 'pour', by: 'seat' }])
  })

  test('leaves out who cannot, and ends when nobody can', () => {
    const scene = begin<FireState>(fire, 2).answer(0, 'rest')
    expect(scene.asked()).toEqual([1])
    scene.answer(1, 'pour', 'rest')
    expect(scene.state.cursor).toEqual({ at: 'watch', left: 1 })
  })

  test('is forced where one seat has one option only, and asked where two have one each', () => {
    const scene = begin(
      tiny((play) => {
        const only = play.first([0, 1], pick, (seat) => (seat === 1 ? [4] : []))
        const either = play.first([0, 1], pick, (seat) => [seat])
        const nobody = play.first([0, 1], pick, () => [])
        play.state.notes.push(only!.seat, only!.value, either!.seat, either!.value, nobody === undefined ? 1 : 0)
      }),
    )
    expect(scene.asked()).toEqual([0, 1])
    expect(scene.answer(1, '1').state.notes).toEqual([1, 4, 1, 1, 1])
  })

  test('in simulation lets the policy say who, among those who can', () => {
    const asked: [number, string, number][] = []
    simulate(fire, { seats: 2, seed: 'run' }, ({ seat, ask, count, size, options }) => {
      expect(size).toBe(count)
      asked.push([seat, ask.id, count])
      return seat < 0 ? 1 : options.slice(0, count).indexOf('rest')
    })
    expect(asked.slice(0, 3)).toEqual([
      [-1, '@first', 2],
      [1, 'act', 3],
      [0, 'act', 3],
    ])
  })
})

describe('A vote', () => {
  test('is open: everybody sees who voted what, and may vote again until the last is in', () => {
    const scene = begin<CouncilState>(council, 3).answer(1, 'south')
    expect(scene.asked()).toEqual([0, 1, 2])
    expect(scene.match.asks(SPECTATOR)[0]).toMatchObject({ open: 'agree', votes: [{ seat: 1, key: 'south' }] })
    expect(scene.ask(1)?.id).toBe(1)
    scene.answer(1, 'river').answer(0, 'north')
    expect(scene.ask(2)?.votes).toEqual([
      { seat: 0, key: 'north' },
      { seat: 1, key: 'river' },
    ])
    scene.answer(2, 'river')
    // They differ: the chair decides.
    expect(scene.state.roads).toEqual([0])
  })

  test('is what all want, whoever has the chair', () => {
    const scene = begin<CouncilState>(council, 2).answer(0, 'river').answer(1, 'river')
    expect(scene.state.roads).toEqual([2])
    expect(scene.options(0)).toEqual(['north', 'south'])
  })

  test('on one candidate is none, and on none is a fault', () => {
    const scene = begin(tiny((play) => play.state.notes.push(play.agree([0, 1], pick, [4], () => 0))))
    expect(scene.state.notes).toEqual([4])
    const empty = tiny((play) => void play.agree([0, 1], pick, [], () => 0))
    expect(() => simulate(empty, { seats: 2, seed: 's' }, () => 0)).toThrow(
      expect.objectContaining({ code: 'E_NO_OPTIONS', about: 'pick' }),
    )
  })

  test('asks nobody to break a tie that is none', () => {
    const game = tiny((play) => {
      play.agree([0, 1], pick, [1, 2, 3], () => {
        throw new Error('there is no tie')
      })
    })
    expect(begin(game).answer(0, '2').answer(1, '2').match.isOver()).toBe(true)
  })

  test('gives the tie rule all votes in the order of the seats', () => {
    const game = tiny((play) => {
      const chosen = play.agree([2, 0, 1], pick, [1, 2, 3], (votes) => {
        play.state.notes.push(...votes)
        return 3
      })
      play.state.notes.push(chosen)
    })
    const scene = begin(game, 3).answer(0, '1').answer(1, '1').answer(2, '2')
    expect(scene.state.notes).toEqual([2, 1, 1, 3])
  })
})

describe('Together', () => {
  const night = (scene: Scene<MasksState>, seat: number, dice: string) =>
    scene.answer(seat, scene.options(seat)[0]!, dice)

  test('asks everybody at once, each in its own branch, and goes on when all are through', () => {
    const scene = begin<MasksState>(masks, 3)
    expect(scene.asked()).toEqual([0, 1, 2])
    night(scene, 1, '0')
    expect(scene.asked()).toEqual([0, 2])
    night(scene, 0, '0')
    expect(scene.state.fallen).toEqual([])
    night(scene, 2, '0')
    expect(scene.state.fallen).toHaveLength(3)
    expect(scene.kind(0)).toBe('sleep')
  })

  test('stores an answer under its branch, whenever it comes', () => {
    const scene = begin<MasksState>(masks)
    night(scene, 1, '2')
    expect(scene.match.log.map((entry) => entry.do === 'answer' && entry.at)).toEqual([
      [0, 0, 1, 0],
      [0, 0, 1, 1],
    ])
  })

  test('hides what a seat does until the join, from seats and spectators', () => {
    const scene = begin<MasksState, MasksState>(masks)
    const before = [scene.view(0), scene.view(SPECTATOR), scene.events(0), scene.events(SPECTATOR)]
    night(scene, 1, '2')
    expect([scene.view(0), scene.view(SPECTATOR), scene.events(0), scene.events(SPECTATOR)]).toEqual(before)
    expect(scene.view(1).seats[1]!.mask).toHaveLength(1)
    expect(scene.view(0).seats[1]!.mask).toHaveLength(0)
    expect(scene.view(SPECTATOR).seats.map(({ hand }) => hand.length)).toEqual([0, 0])
  })

  test('shows a viewer what was joined before while later branches are open', () => {
    const scene = begin<MasksState, MasksState>(masks)
    for (const seat of [0, 1]) night(scene, seat, '0')
    expect(scene.kind(0)).toBe('sleep')
    for (const viewer of [0, 1, SPECTATOR]) expect(scene.view(viewer).fallen).toEqual(scene.state.fallen)
    expect(scene.view(0).seats[0]!.dreams).toHaveLength(1)
    expect(scene.view(SPECTATOR).seats[0]!.dreams).toEqual([])
  })

  test('hides what is done in a later together, too, even what is public', () => {
    const game = tiny((play) => {
      for (const round of [1, 2])
        play.together([0, 1], (seat) => {
          play.choose(seat, pick, [1, 2])
          play.state.seats[seat]!.score = round
          play.choose(seat, pick, [1, 2])
        })
    })
    const scene = begin(game).answer(0, '1', '1').answer(1, '1', '1').answer(1, '1')
    const scores = (viewer: number) => scene.view(viewer).seats.map(({ score }) => score)
    expect([scores(0), scores(1), scores(SPECTATOR)]).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
    ])
  })

  test('gives the same match in every order of arrival', () => {
    const answers = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ] as const
    const played = (order: readonly (readonly [number, number])[]) => {
      const match = start(masks, { seats: 3, seed: 'run' })
      for (const [seat, at] of order)
        match.answer(seat, match.asked[seat]!, match.asks(seat).find((ask) => ask.seat === seat)!.options[at]!.key)
      return { hash: match.hash(), hashes: match.hashes }
    }
    const expected = played(answers)
    fc.assert(
      fc.property(fc.shuffledSubarray([...answers], { minLength: 6 }), (shuffled) => {
        // Within a branch the order is the branch's own.
        const next = [0, 0, 0]
        expect(played(shuffled.map(([seat]) => [seat, next[seat]!++] as const))).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  test('draws apart in every branch, and anew in every together', () => {
    const game = tiny((play) => {
      for (const _round of [0, 1]) play.state.notes.push(...play.together([0, 1], () => play.roll(1_000_000)))
      play.state.notes.push(play.roll(1_000_000))
      play.choose(0, pick, [1, 2])
    })
    expect(new Set(begin(game).state.notes).size).toBe(5)
  })

  test('gives the results in the order of its seats', () => {
    const game = tiny((play) =>
      play.state.notes.push(...play.together([2, 0], (seat) => play.choose(seat, pick, [seat, 9]))),
    )
    expect(begin(game, 3).answer(0, '0').answer(2, '9').state.notes).toEqual([9, 0])
  })
})

describe('A window', () => {
  const hands = (...list: number[][]): SpellState => ({
    turn: 0,
    deck: pieces(10, 11),
    spent: [],
    countered: [],
    seats: list.map((hand) => ({ life: 2, hand: pieces(...hand) })),
  })
  const at = (...list: number[][]) =>
    Scene.at<SpellState, unknown>(spells, { seats: list.length, seed: 'run' }, { state: hands(...list) })
  const kinds = (scene: Scene, viewer: number) => scene.events(viewer).map(({ event }) => event.kind)

  test('asks those who hold something, in the order of the game, one at a time', () => {
    const scene = at([8], [0], [1]).answer(0, 'cast 8')
    expect(scene.asked()).toEqual([1])
    expect(scene.ask(1)).toMatchObject({ kind: 'counter', window: true, pass: 'pass' })
    scene.answer(1, 'pass')
    expect(scene.asked()).toEqual([2])
    expect(scene.options(2)).toEqual(['counter 1', 'pass'])
  })

  test('does not ask who holds nothing', () => {
    const scene = at([8], [6], [1]).answer(0, 'cast 8')
    expect(scene.asked()).toEqual([2])
  })

  test('lets a counter be countered: the last one cast works first', () => {
    const scene = at([8, 2], [0], [1]).answer(0, 'cast 8').answer(1, 'counter 0')
    // 2 comes before 0, from the left of the one whose turn it is.
    scene.answer(2, 'counter 1')
    expect(scene.asked()).toEqual([0])
    scene.answer(0, 'counter 2')
    expect(scene.state.countered).toEqual([1, 8])
    expect(scene.state.seats.map(({ life }) => life)).toEqual([2, 2, 2])
    expect(scene.state.spent).toEqual([8, 0, 1, 2])
  })

  test('begins again from the start after a play', () => {
    const scene = at([8, 2], [0, 3], [1]).answer(0, 'cast 8').answer(1, 'pass').answer(2, 'counter 1')
    scene.answer(1, 'pass').answer(0, 'counter 2').answer(1, 'pass')
    // Seat 2 was countered; seat 1, which had let the bolt pass, is asked about it once more.
    expect(scene.state.countered).toEqual([1])
    expect(scene.options(1)).toEqual(['counter 0', 'counter 3', 'pass'])
    scene.answer(1, 'pass')
    expect(scene.state.seats[1]!.life).toBe(1)
  })

  test('is silent about who was asked and passed', () => {
    const [asked, unasked] = [at([8], [0], [6]).answer(0, 'cast 8'), at([8], [6], [7]).answer(0, 'cast 8')]
    asked.answer(1, 'pass')
    expect(kinds(asked, 2)).toEqual(kinds(unasked, 2))
    expect(kinds(asked, SPECTATOR)).toEqual(['cast', '@window', 'hit', ...kinds(asked, SPECTATOR).slice(3)])
    expect(asked.match.asks(2).filter(({ kind }) => kind === 'counter')).toEqual([])
  })

  test('is told by public facts alone: by how many cards others hold, not by which', () => {
    expect(kinds(at([8], [6], []).answer(0, 'cast 8'), SPECTATOR)).toContain('@window')
    expect(kinds(at([8], [], []).answer(0, 'cast 8'), SPECTATOR)).not.toContain('@window')
  })

  describe('can be shown as it stood', () => {
    const shown = (scene: Scene, viewer: number) =>
      scene.match.pauses().map(({ told, view }) => ({ told, view: view(viewer) }))

    test('the same whether or not anybody was asked in it', () => {
      const asked = at([8], [0], [6]).answer(0, 'cast 8')
      const unasked = at([8], [6], [7]).answer(0, 'cast 8')
      // Cast, but not yet hit; the second bolt is asked for in the next step.
      expect(asked.state.turn).toBe(1)
      expect(unasked.state.seats[1]!.life).toBe(1)
      expect(shown(asked, 0)).toHaveLength(1)
      expect(shown(asked, 0)).toEqual(shown(unasked, 0))
      expect(shown(asked, SPECTATOR)).toEqual(shown(unasked, SPECTATOR))
      expect(shown(asked, 0)[0]).toMatchObject({ told: 2, view: { spent: [8], seats: [{}, { life: 2 }, {}] } })
    })

    test('with those who could react in it, by public facts, in the order they are asked', () => {
      const could = (...hands: number[][]) =>
        at(...hands)
          .answer(0, 'cast 8')
          .match.pauses()
          .map((pause) => pause.could())
      expect(could([8], [0], [6])).toEqual([[1, 2]])
      expect(could([8], [6], [7])).toEqual([[1, 2]])
      expect(could([8], [], [7])).toEqual([[2]])
    })

    test('each window an entry leads to, and none of an entry before', () => {
      const scene = at([8], [0], [1]).answer(0, 'cast 8')
      expect(scene.match.pauses()).toHaveLength(1)
      expect(scene.answer(1, 'pass').match.pauses()).toHaveLength(0)
      // The counterspell opens one; when it has worked, the bolt's opens once more.
      const [first] = scene.answer(2, 'counter 1').match.pauses()
      const stored = scene.match.stored.map(({ event }) => event.kind)
      expect(stored.slice(0, first!.told).at(-1)).toBe('@window')
      expect(first!.view(0)).toMatchObject({ spent: [8, 1], countered: [] })
      const [again] = scene.answer(1, 'pass').match.pauses()
      expect(again!.view(0)).toMatchObject({ spent: [8, 1], countered: [8] })
    })

    test('nothing after an undo, and after a rule that failed what was there before', () => {
      const scene = at([8], [6], [7]).answer(0, 'cast 8')
      expect(() => scene.match.answer(1, scene.ask(1)!.id, 'nonsense')).toThrow('E_UNKNOWN_ANSWER')
      expect(scene.match.pauses()).toHaveLength(1)
      scene.match.undo(0, [0, 1, 2])
      expect(scene.match.pauses()).toEqual([])
    })

    test('for as long as somebody holds on to it, though the match forgets', () => {
      const scene = at([8], [6], [7]).answer(0, 'cast 8')
      const [pause] = scene.match.pauses()
      scene.match.forgetPauses()
      expect(scene.match.pauses()).toEqual([])
      expect(pause!.view(0)).toMatchObject({ spent: [8], seats: [{}, { life: 2 }, {}] })
    })
  })

  test('is over when it is over: the next question is an ordinary one', () => {
    const reactions = { ask: pick, order: () => [1], held: () => [5], could: () => true, react: () => {} }
    const game = tiny(
      (play) => {
        play.window({ kind: 'noted', n: 1 })
        play.choose(0, pick, [1, 2])
      },
      { reactions },
    )
    const scene = begin(game)
    expect(scene.ask(1)?.window).toBe(true)
    expect(scene.answer(1, 'pass').ask(0)?.window).toBe(false)
  })

  test('in a game without reactions is nothing', () => {
    const scene = ran((play) => play.window({ kind: 'noted', n: 1 }))
    expect(scene.events(0)).toEqual([])
  })
})

describe('Knowledge', () => {
  const knows = (scene: Scene<TinyState>, piece: number): number => scene.known[piece]!
  const [hand0, hand1, shelf0] = [AT.seats[0]!.hand, AT.seats[1]!.hand, AT.seats[0]!.shelf]

  test('begins with what each zone shows', () => {
    const scene = ran((play) => {
      play.deal(AT.deck, AT.row)
      play.deal(AT.deck, hand1, 2)
    })
    expect([9, 8, 7, 6].map((piece) => knows(scene, piece))).toEqual([EVERYBODY, bitOf(1), bitOf(1), 0])
    expect(scene.view(0).seats[1]!.hand).toEqual([BACK, BACK])
    expect(scene.view(1).seats[1]!.hand).toEqual([8, 7])
    expect(scene.view(SPECTATOR).row).toEqual([9])
    expect(scene.view(0).deck).toEqual(upTo(7).map(() => BACK))
  })

  test('deals from the top of one zone to the top of another, as far as there is anything', () => {
    const scene = ran((play) => {
      play.deal(AT.deck, AT.row, 2)
      play.deal(AT.deck, hand0)
      play.deal(AT.deck, shelf0, 20)
      play.deal(AT.deck, AT.row)
    })
    expect(scene.state).toMatchObject({
      row: [9, 8],
      deck: [],
      seats: [{ hand: [7], shelf: [6, 5, 4, 3, 2, 1, 0] }, {}, {}],
    })
  })

  test('moves a piece to a place, from wherever it lies', () => {
    const scene = ran((play) => {
      for (const piece of pieces(3, 0, 9)) play.move(piece, AT.row)
      play.move(pieces(5)[0]!, AT.row, 1)
      play.move(pieces(9)[0]!, AT.row, 0)
    })
    expect(scene.state.row).toEqual([9, 3, 5, 0])
    expect(scene.state.deck).toEqual([1, 2, 4, 6, 7, 8])
  })

  test('of a peek stays with the piece where it lies and where it goes', () => {
    const scene = ran((play) => {
      play.show(play.state.deck[9]!, 2)
      play.show(play.state.deck[8]!, 'all')
      play.move(pieces(9)[0]!, shelf0)
    })
    expect([9, 8].map((piece) => knows(scene, piece))).toEqual([bitOf(2) | bitOf(0), EVERYBODY])
    expect(scene.view(SPECTATOR).deck).toEqual([...upTo(8).map(() => BACK), 8])
  })

  test('is lost by a shuffle, but for those the zone shows it to', () => {
    const scene = ran((play) => {
      play.show(play.state.deck[0]!, 1)
      play.shuffle(AT.deck)
      play.deal(AT.deck, AT.row, 2)
      play.shuffle(AT.row)
    })
    expect(new Set(scene.known)).toEqual(new Set([0, EVERYBODY]))
    expect(
      scene.state.deck
        .toSorted((a, b) => a - b)
        .concat(scene.state.row)
        .toSorted((a, b) => a - b),
    ).toEqual(upTo(10))
  })

  test('is lost by a shuffle of some places for those places only', () => {
    const seen = new Set<string>()
    for (const seed of upTo(40)) {
      const game = tiny((play) => {
        for (const piece of play.state.deck) play.show(piece, 1)
        play.shuffle(AT.deck, [0, 2, 4])
        play.choose(0, pick, [1, 2])
      })
      const scene = begin(game, 2, String(seed))
      const { deck } = scene.state
      expect([1, 3, 5, 6, 7, 8, 9].map((at) => deck[at])).toEqual([1, 3, 5, 6, 7, 8, 9])
      expect(scene.known).toEqual(upTo(10).map((piece) => ([0, 2, 4].includes(piece) ? 0 : bitOf(1))))
      seen.add([0, 2, 4].map((at) => deck[at]).join(''))
    }
    expect(seen.size).toBe(6)
  })

  test('of a loose zone is lost by who sees neither end, when a piece leaves it face down', () => {
    const scene = ran((play) => {
      play.deal(AT.deck, hand0, 3)
      for (const piece of play.state.seats[0]!.hand) play.show(piece, 'all')
      play.move(play.state.seats[0]!.hand[0]!, hand1)
    })
    // Which of the three went? Seats 0 and 1 know; seat 2 and spectators do not.
    expect([9, 8, 7].map((piece) => knows(scene, piece))).toEqual([
      bitOf(0) | bitOf(1),
      bitOf(0) | bitOf(1),
      bitOf(0) | bitOf(1),
    ])
  })

  test('of a loose zone stays when a piece leaves it face up', () => {
    const scene = ran((play) => {
      play.deal(AT.deck, hand0, 2)
      play.show(play.state.seats[0]!.hand[0]!, 1)
      play.move(play.state.seats[0]!.hand[1]!, AT.row)
    })
    expect([9, 8].map((piece) => knows(scene, piece))).toEqual([bitOf(0) | bitOf(1), EVERYBODY])
  })

  test('of a fixed zone stays when a piece leaves it face down: its place tells which', () => {
    const scene = ran((play) => {
      play.deal(AT.deck, shelf0, 2)
      for (const piece of play.state.seats[0]!.shelf) play.show(piece, 2)
      play.move(play.state.seats[0]!.shelf[0]!, AT.deck)
    })
    expect([9, 8].map((piece) => knows(scene, piece))).toEqual([bitOf(0) | bitOf(2), bitOf(0) | bitOf(2)])
  })
})

describe('Dice', () => {
  test('show 1 to their sides, and come from the seed', () => {
    const faces = (seed: string) =>
      begin(
        tiny((play) => play.state.notes.push(...upTo(60).map(() => play.roll(6)), play.choose(0, pick, [1, 2]))),
        1,
        seed,
      )
    const roll = (seed: string) => {
      const scene = faces(seed)
      return scene.answer(0, '1').state.notes
    }
    expect(new Set(roll('a'))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(roll('a')).toEqual(roll('a'))
    expect(roll('a')).not.toEqual(roll('b'))
  })
})

describe('A policy', () => {
  test('sees what its seat may see, and no more', () => {
    const game = tiny((play) => {
      play.deal(AT.deck, AT.seats[0]!.hand)
      play.deal(AT.deck, AT.seats[1]!.hand)
      for (const seat of [0, 1]) play.choose(seat, pick, [1, 2])
    })
    const seen: unknown[] = []
    simulate(game, { seats: 2, seed: 's' }, (question) => {
      seen.push((question.view() as TinyView).seats.map(({ hand }) => hand))
      return 0
    })
    expect(seen).toEqual([
      [[9], [BACK]],
      [[BACK], [8]],
    ])
  })

  test.each([-1, 2, Number.NaN])('that answers %d of two is refused', (index) => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]))
    expect(() => simulate(game, { seats: 1, seed: 's' }, () => index)).toThrow(
      expect.objectContaining({ code: 'E_UNKNOWN_ANSWER', about: `pick: ${index} of 2` }),
    )
  })

  test('may pass by the index after the last option, where one may', () => {
    const game = tiny((play) => play.state.notes.push(play.mayChoose(0, pick, [5, 6]) ?? 0))
    const { position, decisions } = simulate(game, { seats: 1, seed: 's' }, ({ size }) => size - 1)
    expect((position.state as TinyState).notes).toEqual([0])
    expect(decisions).toBe(1)
  })

  test('is asked so many times and no more', () => {
    let asked = 0
    const policy = () => {
      asked += 1
      return 0
    }
    const { decisions, outcome } = simulate(fire, { seats: 2, seed: 's' }, policy, 3)
    expect(decisions).toBe(3)
    expect(outcome).toBeUndefined()
    expect(asked).toBe(6)
    expect(simulate(council, { seats: 2, seed: 's' }, () => 0).outcome?.reason).toBe('arrived')
    expect(simulate(council, { seats: 2, seed: 's' }, () => 0, 0).decisions).toBe(0)
  })
})

describe('The trace', () => {
  test('hears what the rules did since the last answer, and changes nothing', () => {
    const scene = begin(
      tiny((play) => {
        play.roll(6)
        play.choose(0, pick, [1, 2])
        play.deal(AT.deck, AT.row)
        play.shuffle(AT.deck)
        play.show(pieces(0)[0]!, 1)
        play.tell({ kind: 'noted', n: 4 })
        play.chooseSome(1, pick, [1, 2], { min: 1, max: 1 })
      }),
    )
    const trace = () => {
      const calls: unknown[] = []
      scene.match.trace((call, about) => calls.push([call, about]))
      return calls
    }
    expect(trace()).toEqual([
      ['roll', 6],
      ['ask', 'pick'],
    ])
    scene.answer(0, '1')
    const hash = scene.match.hash()
    expect(trace()).toEqual([
      ['move', 'row'],
      ['shuffle', 'deck'],
      ['show', 1],
      ['tell', { kind: 'noted', n: 4 }],
      ['ask', 'pick'],
      ['ask', 'pick'],
    ])
    expect(scene.match.hash()).toBe(hash)
  })

  test('hears the calls that need no words', () => {
    const calls: string[] = []
    ran((play) => {
      play.together([0], () => {})
      play.first([0], pick, () => [])
      play.agree([0], pick, [1], () => 1)
      play.window({ kind: 'noted', n: 0 })
    }).match.trace((call) => calls.push(call))
    expect(calls).toEqual(['together', 'first', 'ask', 'agree', 'ask', 'window', 'ask'])
  })
})
