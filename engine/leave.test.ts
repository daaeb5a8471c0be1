import { describe, expect, test } from 'vitest'
import type { AnyGame, AskKind, Piece } from './contract.ts'
import { save, start, verify } from './save.ts'
import { reopened, Scene } from './testing/scene.ts'
import { askKind } from './testing/toys/ask.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { type State as CouncilState, council } from './testing/toys/council.ts'
import { type State as FireState, fire } from './testing/toys/fire.ts'
import { type State as InnState, inn } from './testing/toys/inn.ts'
import { masks } from './testing/toys/masks.ts'
import { type State as SpellState, spells } from './testing/toys/spells.ts'
import { pick, type TinyState, tiny } from './testing/toys/tiny.ts'

const begin = <S = TinyState>(game: AnyGame, seats = 2, seed = 'leave') =>
  Scene.start<S, unknown>(game, { seats, seed })
const kinds = (scene: Scene, viewer = -1): string[] => scene.events(viewer).map(({ event }) => event.kind)

describe('A seat that leaves before anything has happened', () => {
  test('is seen off at once, and the step begins without it', () => {
    const scene = begin<InnState>(inn)
    scene.leave(1)
    expect(scene.state).toMatchObject({ turns: 1, seats: [{ silver: 2 }, { silver: 0 }] })
    expect(scene.match.isGone(1)).toBe(true)
    expect(scene.match.isGone(0)).toBe(false)
    expect(scene.match.hashes).toHaveLength(1)
    expect(scene.events(0).map(({ event }) => event)).toEqual([{ kind: '@left', seat: 1, as: 'house' }])
  })

  test('takes no more turns', () => {
    const scene = begin<InnState>(inn, 3)
    scene.leave(0)
    expect(scene.asked()).toEqual([1])
    scene.answer(1, 'soup', 'soup').answer(2, 'soup', 'soup')
    expect(scene.asked()).toEqual([1])
  })

  test('leaves once only', () => {
    const scene = begin(inn, 3)
    scene.leave(1)
    const before = save(scene.match)
    scene.match.leave(1, 'bot')
    scene.match.leave(1, 'house')
    expect(save(scene.match)).toEqual(before)
  })
})

describe('A seat that leaves in the middle of a step', () => {
  test('abandons its own flow where it is, and is seen off at the next boundary', () => {
    const scene = begin<InnState>(inn, 3).answer(0, 'roast')
    scene.leave(0)
    // The roast is eaten and paid; the second helping never comes, and the turn does not count.
    expect(kinds(scene)).toEqual(['ate', 'paid', '@left'])
    expect(scene.state.seats[0]).toEqual({ silver: 0, meals: 0 })
  })

  test('lets others finish what they began: a reaction to its spell goes on, its own spell does not', () => {
    const counters = [0, 1] as Piece[]
    const state: SpellState = {
      turn: 0,
      deck: [10, 11] as Piece[],
      spent: [],
      countered: [],
      seats: [
        { life: 2, hand: [8, 9] as Piece[] },
        { life: 2, hand: counters },
        { life: 2, hand: [2] as Piece[] },
      ],
    }
    const scene = Scene.at<SpellState, unknown>(spells, { seats: 3, seed: 'leave' }, { state })
    scene.answer(0, 'cast 8').answer(1, 'counter 0')
    expect(scene.asked()).toEqual([2])
    scene.leave(0)
    // Seat 2 still decides whether the counterspell works; then the turn of the one who left is over.
    expect(scene.asked()).toEqual([2])
    scene.answer(2, 'pass')
    expect(scene.state.countered).toEqual([8])
    expect(scene.state.seats.map(({ life }) => life)).toEqual([2, 2, 2])
    expect(scene.state.seats[0]!.hand).toEqual([])
    expect(verify(spells, save(scene.match))).toBe(true)
  })

  test('neither reacts any more nor has its spell work, however the others’ counterspells end', () => {
    const state: SpellState = {
      turn: 0,
      deck: [10, 11] as Piece[],
      spent: [],
      countered: [],
      seats: [
        { life: 2, hand: [8, 2] as Piece[] },
        { life: 2, hand: [0] as Piece[] },
        { life: 2, hand: [1] as Piece[] },
      ],
    }
    const scene = Scene.at<SpellState, unknown>(spells, { seats: 3, seed: 'leave' }, { state })
    scene.answer(0, 'cast 8').answer(1, 'counter 0')
    scene.leave(0)
    scene.answer(2, 'counter 1')
    expect(scene.state.countered).toEqual([0])
    expect(kinds(scene)).not.toContain('hit')
    expect(scene.match.log.some((entry) => entry.do === 'answer' && entry.by === 'house')).toBe(false)
  })

  test('that reacts stops its own reaction only', () => {
    const state: SpellState = {
      turn: 0,
      deck: [10, 11] as Piece[],
      spent: [],
      countered: [],
      seats: [
        { life: 2, hand: [8, 2] as Piece[] },
        { life: 2, hand: [0] as Piece[] },
      ],
    }
    const scene = Scene.at<SpellState, unknown>(spells, { seats: 2, seed: 'leave' }, { state })
    scene.answer(0, 'cast 8').answer(1, 'counter 0')
    expect(scene.asked()).toEqual([0])
    scene.leave(1)
    // The counterspell came to nothing; the bolt hits.
    expect(scene.state.countered).toEqual([])
    expect(kinds(scene)).toContain('hit')
  })

  test('that reacts with a choice of several leaves no trace of it on the next question', () => {
    const game = tiny(
      (play) => {
        play.tell({ kind: 'noted', n: 0 })
        play.window({ kind: 'noted', n: 1 })
        play.state.notes.push(play.mayChoose(0, pick, [7]) ?? 0)
      },
      {
        reactions: {
          ask: pick,
          order: () => [1],
          held: ({ notes }) => (notes.length === 0 ? [5] : []),
          could: () => true,
          react(play, seat) {
            play.state.notes.push(1)
            play.state.notes.push(...play.chooseSome(seat, pick, [2, 3, 4], { min: 0, max: 2 }))
          },
        },
      },
    )
    const scene = begin(game).answer(1, '5', '3')
    expect(scene.options(1)).toEqual(['4', 'done'])
    scene.leave(1)
    expect(scene.ask(0)).toMatchObject({ window: false, group: undefined, pass: 'pass' })
    scene.answer(0, '7')
    expect(scene.match.log.at(-1)).toMatchObject({ at: [0, 2] })
    // The reaction came to nothing: what it had chosen was never done.
    expect(scene.state.notes).toEqual([1, 7])
  })

  test('is no longer among those who may act, and nobody acts for it', () => {
    const scene = begin<FireState>(fire, 3).answer(0, 'fetch')
    expect(scene.asked()).toEqual([0, 1, 2])
    scene.leave(1)
    expect(scene.asked()).toEqual([0, 2])
    expect(scene.match.log.filter((entry) => entry.do === 'answer')).toHaveLength(1)
    scene.answer(0, 'rest').answer(2, 'rest')
    expect(scene.state.seats[1]).toMatchObject({ here: 0, buckets: 0 })
    expect(scene.asked()).toEqual([0, 2])
  })

  test('has its act done by the house where nobody else is left to act', () => {
    const scene = begin<FireState>(fire, 1).answer(0, 'pour')
    scene.leave(0)
    expect(scene.match.isOver()).toBe(true)
    expect(scene.match.log.at(-1)).toMatchObject({ do: 'answer', seat: 0, by: 'house' })
  })

  test('has its vote given by the house, once, and no vote from the next on', () => {
    const scene = begin<CouncilState>(council, 3).answer(1, 'south')
    scene.leave(0)
    expect(scene.ask(1)?.votes).toEqual([
      { seat: 0, key: 'north' },
      { seat: 1, key: 'south' },
    ])
    scene.answer(2, 'south')
    expect(scene.state.roads).toEqual([0])
    expect(scene.asked()).toEqual([1, 2])
    scene.answer(1, 'south').answer(2, 'south')
    expect(scene.match.isOver()).toBe(true)
  })

  test('keeps the vote it has cast', () => {
    const scene = begin<CouncilState>(council, 3).answer(0, 'river').answer(1, 'south')
    scene.leave(0)
    expect(scene.ask(1)?.votes[0]).toEqual({ seat: 0, key: 'river' })
    scene.answer(2, 'south')
    expect(scene.state.roads).toEqual([2])
  })

  test('has its secret branch finished by the house', () => {
    const scene = begin(masks)
    scene.leave(1)
    expect(scene.asked()).toEqual([0])
    expect(scene.match.log.slice(1)).toMatchObject([
      { do: 'answer', at: [0, 0, 1, 0], seat: 1, by: 'house' },
      { do: 'answer', at: [0, 0, 1, 1], seat: 1, by: 'house' },
    ])
  })

  test('as the last of all lets the house play on to the end', () => {
    for (const [game, seats] of [
      [fire, 3],
      [council, 3],
      [spells, 2],
      [inn, 2],
    ] as const) {
      const scene = begin<unknown>(game, seats)
      scene.answer(scene.asked()[0]!, scene.options(scene.asked()[0]!)[0]!)
      for (let seat = 0; seat < seats; seat++) if (!scene.match.isOver()) scene.leave(seat)
      expect(scene.match.isOver()).toBe(true)
      expect(verify(game, save(scene.match))).toBe(true)
      if (game === council) expect((scene.state as CouncilState).roads.toSorted()).toEqual([0, 1, 2])
    }
  })

  test('goes only after another that left before it has been seen off', () => {
    const game = tiny((play) => void [0, 0].map(() => play.choose(0, pick, [1, 2])), {
      rounds: 2,
      left: (play, seat) => void play.state.notes.push(seat),
    })
    const scene = begin(game, 3).answer(0, '1')
    scene.leave(2)
    scene.leave(1)
    expect(scene.state.notes).toEqual([])
    scene.answer(0, '1')
    expect(scene.state.notes).toEqual([2, 1])
    expect(scene.match.hashes).toHaveLength(3)
  })

  test('is seen off even when it was its own turn', () => {
    const game = tiny((play) => void (play.gone(1) || play.choose(1, pick, [1, 2])), {
      actor: () => 1,
      left: (play) => void play.state.notes.push(play.choose(0, pick, [1, 2])),
    })
    const scene = begin(game)
    scene.leave(1)
    expect(scene.asked()).toEqual([0])
    expect(scene.answer(0, '2').state.notes).toEqual([2])
  })

  test('while another is being seen off waits its turn', () => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]), {
      left: (play, seat) => void play.state.notes.push(10 * seat + play.choose(0, pick, [1, 2])),
    })
    const scene = begin(game, 3)
    scene.leave(1)
    scene.leave(2)
    expect(scene.state.notes).toEqual([])
    scene.answer(0, '1', '2')
    expect(scene.state.notes).toEqual([11, 22])
    expect(verify(game, save(scene.match))).toBe(true)
  })
})

describe('The house', () => {
  /** Seat 1 is asked in the step of seat 0. */
  const asking = (ask: AskKind<number, never>, may: boolean): AnyGame =>
    tiny(
      (play) => {
        play.choose(0, pick, [1, 2])
        const answer = may ? play.mayChoose(1, ask, [5, 6, 7]) : play.choose(1, ask, [5, 6, 7])
        play.state.notes.push(answer ?? 0)
      },
      { rounds: 40 },
    )
  const houseAnswers = (ask: AskKind<number, never>, may: boolean): number[] => {
    const scene = begin(asking(ask, may))
    scene.leave(1)
    for (let i = 0; i < 30; i++) scene.answer(0, '1')
    return scene.state.notes
  }

  test('passes where that is the custom and one may', () => {
    expect(new Set(houseAnswers(askKind('a', { absent: 'pass' }), true))).toEqual(new Set([0]))
  })

  test('takes the first where one may not pass', () => {
    expect(new Set(houseAnswers(askKind('a', { absent: 'pass' }), false))).toEqual(new Set([5]))
  })

  test('takes the first where that is the custom', () => {
    expect(new Set(houseAnswers(askKind('a', { absent: 'first' }), true))).toEqual(new Set([5]))
  })

  test('takes any but never passes where chance is the custom', () => {
    expect(new Set(houseAnswers(askKind('a', { absent: 'chance' }), true))).toEqual(new Set([5, 6, 7]))
  })

  test('answers once for a seat whose time is up', () => {
    const match = start(inn, { seats: 2, seed: 'leave' })
    match.timeOut(0)
    expect(match.log).toEqual([{ do: 'answer', at: [0, 0], seat: 0, key: 'soup', by: 'house' }])
    expect(match.isGone(0)).toBe(false)
    expect(match.asks(0)[0]!.id).toBe(2)
    expect(codeOf(() => match.timeOut(1))).toBe('E_STALE_ASK')
    expect(codeOf(() => match.timeOut(2))).toBe('E_UNKNOWN_SEAT')
  })

  test('goes on answering after a time-out for those who left', () => {
    const match = start(asking(pick, false), { seats: 2, seed: 'leave' })
    match.leave(1, 'house')
    match.timeOut(0)
    expect(match.log.slice(-2)).toMatchObject([
      { seat: 0, by: 'house' },
      { seat: 1, by: 'house' },
    ])
    expect(match.open().map(({ seat }) => seat)).toEqual([0])
  })
})

describe('A seat lent to a bot', () => {
  test('is asked as before, and can be taken back', () => {
    const match = start(inn, { seats: 2, seed: 'leave' })
    const hash = match.hash()
    match.leave(0, 'bot')
    expect([match.isBot(0), match.isGone(0), match.isBot(1)]).toEqual([true, false, false])
    match.answer(0, 1, 'soup', 'bot')
    expect(match.log.at(-1)).toMatchObject({ by: 'bot' })
    match.comeBack(0)
    expect(match.isBot(0)).toBe(false)
    expect(match.events(1).map(({ event }) => event)).toEqual([
      { kind: '@left', seat: 0, as: 'bot' },
      { kind: 'ate', seat: 0, dish: 'soup' },
      { kind: '@returned', seat: 0 },
    ])
    expect(match.undo(0)).toBeUndefined()
    expect(match.hash()).toBe(hash)
  })

  test('cannot come back from where it never went', () => {
    const match = start(inn, { seats: 2, seed: 'leave' })
    match.comeBack(0)
    expect(match.log).toEqual([])
    expect(codeOf(() => match.comeBack(7))).toBe('E_UNKNOWN_SEAT')
  })

  test('is still lent after the match is opened again, until it is given up', () => {
    let match = start(inn, { seats: 3, seed: 'leave' })
    match.leave(1, 'bot')
    match.leave(2, 'bot')
    match.comeBack(2)
    match = reopened(inn, match)
    expect([0, 1, 2].map((seat) => match.isBot(seat))).toEqual([false, true, false])
    match.leave(1, 'house')
    expect(match.isBot(1)).toBe(false)
    expect(reopened(inn, match).isBot(1)).toBe(false)
    expect(verify(inn, save(match))).toBe(true)
  })
})

describe('An adjourned match', () => {
  test('asks nobody, takes nothing, and stays adjourned', () => {
    const match = start(inn, { seats: 2, seed: 'leave' })
    match.adjourn('supper')
    expect(match.log).toEqual([{ do: 'adjourn', why: 'supper' }])
    expect(match.asks(0)).toEqual([])
    expect(match.isOver()).toBe(true)
    expect(match.outcome()).toBeUndefined()
    expect(match.events(-1)).toEqual([{ n: 1, event: { kind: '@adjourned' } }])
    expect(match.undo(0)).toEqual({ code: 'U_OVER' })
    for (const act of [
      () => match.answer(0, 1, 'soup'),
      () => match.leave(0, 'house'),
      () => match.comeBack(0),
      () => match.timeOut(0),
      () => match.adjourn(),
    ])
      expect(codeOf(act)).toBe('E_OVER')
    expect(reopened(inn, match).isOver()).toBe(true)
    expect(verify(inn, save(match))).toBe(true)
  })

  test('need not say why', () => {
    const match = start(inn, { seats: 2, seed: 'leave' })
    match.adjourn()
    expect(match.log).toEqual([{ do: 'adjourn', why: '' }])
  })
})
