import { describe, expect, test } from 'vitest'
import { Chance, keyOf } from './chance.ts'
import { type AnyGame, BACK, SPECTATOR } from './contract.ts'
import { noneShown, publish } from './events.ts'
import type { Match } from './match.ts'
import type { Run } from './run.ts'
import { save, start } from './save.ts'
import { EVERYBODY } from './shape.ts'
import { answerAtRandom } from './testing/golden.ts'
import { Scene } from './testing/scene.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { fire } from './testing/toys/fire.ts'
import { TOYS } from './testing/toys/index.ts'
import { inn } from './testing/toys/inn.ts'
import { type State as LeagueState, league } from './testing/toys/league.ts'
import { masks } from './testing/toys/masks.ts'
import { spells } from './testing/toys/spells.ts'
import { AT, pick, type TinyState, tiny } from './testing/toys/tiny.ts'

const begin = (game: AnyGame, seats = 2, seed = 'match') => Scene.start<TinyState, unknown>(game, { seats, seed })
const eventsOf = (scene: Scene, viewer: number) => scene.events(viewer).map(({ event }) => event)

describe('Questions', () => {
  test('are counted for each seat alone', () => {
    const scene = begin(inn).answer(0, 'soup')
    expect(scene.ask(0)?.id).toBe(2)
    scene.answer(0, 'soup')
    expect(scene.ask(1)?.id).toBe(1)
    scene.answer(1, 'soup', 'soup')
    expect(scene.ask(0)?.id).toBe(3)
  })

  test('keep their number while others answer in their own branches', () => {
    const scene = begin(masks)
    scene.answer(1, scene.options(1)[0]!)
    expect(scene.ask(0)?.id).toBe(1)
    expect(scene.ask(1)?.id).toBe(2)
  })

  test('open to all get a new number for everybody with each answer', () => {
    const scene = begin(fire, 2).answer(0, 'fetch')
    expect([scene.ask(0)?.id, scene.ask(1)?.id]).toEqual([2, 2])
  })

  test('are answered under their own number by their own seat with one of their keys', () => {
    const match = start(inn, { seats: 2, seed: 'match' })
    expect(codeOf(() => match.answer(0, 0, 'soup'))).toBe('E_STALE_ASK')
    expect(codeOf(() => match.answer(0, 2, 'soup'))).toBe('E_STALE_ASK')
    expect(codeOf(() => match.answer(1, 0, 'soup'))).toBe('E_STALE_ASK')
    expect(codeOf(() => match.answer(1, 1, 'soup'))).toBe('E_NOT_YOUR_ASK')
    expect(codeOf(() => match.answer(0, 1, 'Soup'))).toBe('E_UNKNOWN_ANSWER')
    expect(codeOf(() => match.answer(0, 1, 'pass'))).toBe('E_UNKNOWN_ANSWER')
    expect(codeOf(() => match.answer(-1, 1, 'soup'))).toBe('E_UNKNOWN_SEAT')
    expect(match.log).toEqual([])
    expect(() => match.answer(0, 7, 'soup')).toThrow(expect.objectContaining({ about: '7' }))
    expect(() => match.answer(0, 1, 'cake')).toThrow(expect.objectContaining({ about: 'cake' }))
    expect(() => match.answer(5, 1, 'cake')).toThrow(expect.objectContaining({ about: '5' }))
  })
})

describe('The end', () => {
  test('is the outcome of the game, and nothing is asked after it', () => {
    const scene = begin(inn, 1).answer(0, 'soup', 'soup', 'soup', 'soup')
    expect(scene.match.outcome()).toEqual({ winners: [0], scores: [4], ranking: [0], reason: 'closed' })
    expect(scene.match.isOver()).toBe(true)
    expect(scene.match.asks(0)).toEqual([])
    expect(codeOf(() => scene.match.answer(0, 4, 'soup'))).toBe('E_OVER')
    expect(codeOf(() => scene.match.adjourn())).toBe('E_OVER')
    expect(scene.match.hashes).toHaveLength(2)
    expect(scene.match.hash().startsWith(scene.match.hashes.at(-1)!)).toBe(true)
  })

  test('comes with the end of a step, not in the middle of one', () => {
    const game = tiny(
      (play) => {
        play.state.notes.push(1)
        play.choose(0, pick, [1, 2])
      },
      {
        outcome: ({ notes }) =>
          notes.length > 0 ? { winners: [], scores: [], ranking: [], reason: 'noted' } : undefined,
      },
    )
    const scene = begin(game)
    expect(scene.match.isOver()).toBe(false)
    expect(scene.options(0)).toEqual(['1', '2'])
    expect(scene.answer(0, '1').match.isOver()).toBe(true)
  })
})

describe('A campaign', () => {
  const entries = [
    [1, 2, 3, 9],
    [4, 5, 6, 7],
  ]
  const played = () => {
    const scene = Scene.start<LeagueState, unknown>(league, { seats: 2, seed: 'match', entries })
    while (!scene.match.isOver()) {
      const [seat] = scene.asked()
      scene.answer(seat!, scene.options(seat!)[0]!)
    }
    return scene
  }

  test('carries what its last step gave into the next match', () => {
    const scene = played()
    const coins = scene.state.seats.map((seat) => seat.coins)
    expect(scene.match.carry()).toEqual(coins)
    expect(coins.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(3)
    const next = Scene.start<LeagueState, unknown>(league, {
      seats: 2,
      seed: 'next',
      entries,
      carry: scene.match.carry(),
    })
    expect(next.state.seats.map((seat) => seat.coins)).toEqual(coins)
    expect(next.match.carry()).toEqual(coins)
  })

  test('carries from the last boundary while a step is under way', () => {
    const noting = tiny((play) => {
      for (const _turn of [0, 1]) play.state.notes.push(play.choose(0, pick, [1, 2]))
    })
    const carrying = { ...noting, carry: ({ notes }: TinyState) => notes } as AnyGame
    expect(begin(carrying).answer(0, '1').match.carry()).toEqual([])
    expect(begin(carrying).answer(0, '1', '2').match.carry()).toEqual([1, 2])
    const match = start(league, { seats: 2, seed: 'match', entries })
    expect(match.carry()).toEqual([0, 0])
    expect(start(inn, { seats: 1, seed: 'match' }).carry()).toBeUndefined()
  })

  test('hides what a seat brought and vowed', () => {
    const scene = Scene.start<LeagueState, LeagueState>(league, { seats: 2, seed: 'match', entries })
    expect(scene.view(1).seats[0]).toMatchObject({ vow: BACK, hand: [BACK], deck: [BACK, BACK, BACK] })
    scene.answer(0, '2')
    expect(scene.view(0).seats[0]!.vow).toBe(2)
    expect(scene.view(1).seats[0]!.vow).toBe(BACK)
  })
})

describe('Events', () => {
  test('have backs for faces their viewer did not know when they were told', () => {
    const game = tiny((play) => {
      play.deal(AT.deck, AT.seats[0]!.hand, 2)
      const [a, b] = play.state.seats[0]!.hand
      play.tell({ kind: 'card', card: a! })
      play.tell({ kind: 'cards', cards: [a!, b!] })
      play.move(b!, AT.row)
      play.tell({ kind: 'cards', cards: [a!, b!] })
      play.tell({ kind: 'card', card: BACK as never })
      play.tell({ kind: 'card', card: play.state.deck[0]! })
      play.choose(0, pick, [1, 2])
    })
    const scene = begin(game)
    expect(eventsOf(scene, 0)).toEqual([
      { kind: 'card', card: 9 },
      { kind: 'cards', cards: [9, 8] },
      { kind: 'cards', cards: [9, 8] },
      { kind: 'card', card: BACK },
      { kind: 'card', card: BACK },
    ])
    for (const viewer of [1, SPECTATOR])
      expect(eventsOf(scene, viewer)).toEqual([
        { kind: 'card', card: BACK },
        { kind: 'cards', cards: [BACK, BACK] },
        { kind: 'cards', cards: [BACK, 8] },
        { kind: 'card', card: BACK },
        { kind: 'card', card: BACK },
      ])
  })

  test('are numbered for each viewer without gaps, and given from any number on', () => {
    const game = tiny((play) => {
      for (const to of [undefined, [0], [1], [0, 1], undefined]) play.tell({ kind: 'noted', n: to?.length ?? 0 }, to)
      play.choose(0, pick, [1, 2])
    })
    const scene = begin(game)
    expect(scene.events(0).map(({ n, event }) => [n, (event as { n?: number }).n])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
    ])
    expect(scene.events(SPECTATOR).map(({ n }) => n)).toEqual([1, 2])
    expect(scene.match.events(0, 3)).toEqual([{ n: 4, event: { kind: 'noted', n: 0 } }])
    expect(scene.match.events(0, 4)).toEqual([])
  })

  test('are published once, however often the step runs again', () => {
    const game = tiny((play) => {
      for (const n of [1, 2, 3]) {
        play.tell({ kind: 'noted', n })
        play.choose(0, pick, [1, 2])
      }
    })
    const scene = begin(game)
    for (const n of [1, 2, 3]) {
      expect(eventsOf(scene, 1)).toEqual([1, 2, 3].slice(0, n).map((m) => ({ kind: 'noted', n: m })))
      if (n < 3) scene.answer(0, '1')
    }
  })

  test('of a branch go to its seat at once and to the others at the join, in the order of seats', () => {
    const game = tiny((play) => {
      play.together([0, 1], (seat) => {
        play.tell({ kind: 'noted', n: seat })
        play.choose(seat, pick, [1, 2])
        play.tell({ kind: 'noted', n: 10 + seat }, [seat])
        play.tell({ kind: 'noted', n: 20 + seat }, [1 - seat])
      })
      play.tell({ kind: 'noted', n: 99 })
      play.choose(0, pick, [1, 2])
    })
    const scene = begin(game)
    const numbers = (viewer: number) => eventsOf(scene, viewer).map((event) => (event as unknown as { n: number }).n)
    expect([numbers(0), numbers(1), numbers(SPECTATOR)]).toEqual([[0], [1], []])
    scene.answer(1, '1')
    expect([numbers(0), numbers(1), numbers(SPECTATOR)]).toEqual([[0], [1, 11], []])
    scene.answer(0, '1')
    expect([numbers(0), numbers(1), numbers(SPECTATOR)]).toEqual([
      [0, 10, 1, 21, 99],
      [1, 11, 0, 20, 99],
      [0, 1, 99],
    ])
  })

  test('of a second pair of branches are told at their own join', () => {
    const game = tiny((play) => {
      for (const round of [0, 1])
        play.together([0, 1], (seat) => {
          play.choose(seat, pick, [1, 2])
          play.tell({ kind: 'noted', n: 10 * round + seat })
        })
      play.choose(0, pick, [1, 2])
    })
    const scene = begin(game).answer(0, '1').answer(1, '1').answer(0, '1')
    const numbers = (viewer: number) => eventsOf(scene, viewer).map((event) => (event as unknown as { n: number }).n)
    expect([numbers(0), numbers(1)]).toEqual([
      [0, 1, 10],
      [0, 1],
    ])
    scene.answer(1, '1')
    expect([numbers(0), numbers(1), numbers(SPECTATOR)]).toEqual([
      [0, 1, 10, 11],
      [0, 1, 10, 11],
      [0, 1, 10, 11],
    ])
  })

  test('already shown are not let through again', () => {
    const told = [{ event: { kind: 'a' }, to: EVERYBODY, faces: {}, branch: undefined }]
    const run = { told, openPlace: -1 } as unknown as Run
    const out: Parameters<typeof publish>[3] = []
    const shown = publish(run, 3, noneShown, out)
    expect(out).toEqual([{ step: 3, event: { kind: 'a' }, to: EVERYBODY, faces: {} }])
    publish(run, 3, shown, out)
    expect(out).toHaveLength(1)
  })
})

describe('A match that rests', () => {
  const all = (match: Match) => [
    match.hash(),
    JSON.stringify([SPECTATOR, 0, 1].map((viewer) => [match.view(viewer), match.asks(viewer), match.events(viewer)])),
    JSON.stringify(save(match)),
    JSON.stringify(match.position()),
  ]

  test.each(TOYS)('is the same to everybody, and goes on as if it had not: %s', (_, game, setup) => {
    for (let n = 0; n < 10; n++) {
      const [awake, resting] = [start(game, { ...setup, seed: `${n}` }), start(game, { ...setup, seed: `${n}` })]
      const [dice, same] = [new Chance(keyOf(`rest ${n}`)), new Chance(keyOf(`rest ${n}`))]
      for (let answers = 0; answers < 60 && !awake.isOver(); answers++) {
        resting.rest()
        answerAtRandom(awake, dice)
        answerAtRandom(resting, same)
        if (answers % 7 === 3) expect(resting.undo(1)).toEqual(awake.undo(1))
        if (answers === 9) for (const match of [awake, resting]) if (!match.isOver()) match.leave(0, 'house')
        resting.rest()
        expect(all(resting)).toEqual(all(awake))
      }
    }
  })

  test('keeps nothing of the table but what it began its step with', () => {
    const match = start(spells, { seats: 3, seed: 'rest' })
    match.rest()
    expect(match.standing().picture).toBeUndefined()
    match.view(0)
    expect(match.standing().picture).toBeDefined()
  })

  test('does not let go of its end', () => {
    const { match } = begin(inn, 1).answer(0, 'soup', 'soup', 'soup', 'soup')
    const before = all(match)
    match.rest()
    expect(match.standing().picture).toBeDefined()
    expect(all(match)).toEqual(before)
  })
})
