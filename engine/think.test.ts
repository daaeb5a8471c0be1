import { describe, expect, test } from 'vitest'
import { Chance, keyOf } from './chance.ts'
import type { AnyGame, Piece } from './contract.ts'
import type { Match } from './match.ts'
import { save, start } from './save.ts'
import { stage } from './testing/stage.ts'
import { upTo } from './testing/toys/ask.ts'
import { council } from './testing/toys/council.ts'
import { type State as LeagueState, league, strengthOf } from './testing/toys/league.ts'
import { type State as MasksState, masks } from './testing/toys/masks.ts'
import { type State as SpellState, spells } from './testing/toys/spells.ts'
import { AT, pick, type TinyPlay, type TinyState, tiny } from './testing/toys/tiny.ts'
import { think } from './think.ts'

const pieces = (...numbers: number[]): Piece[] => numbers as Piece[]
const head = (seed = 'head') => new Chance(keyOf(seed))
/** Chance of its own for the policy, so that it depends on nothing else. */
const random = (seed = 'policy') => {
  const dice = head(seed)
  return ({ size }: { size: number }) => dice.below(size)
}
const thought = (match: Match, seat: number, decisions = 1_000, seed = 'head') =>
  think(match, seat, { policy: random(), decisions }, head(seed))
const answer = (match: Match, seat: number, at = 0): Match => {
  const ask = match.asks(seat).find((one) => one.seat === seat)!
  match.answer(seat, ask.id, ask.options[at]!.key)
  return match
}

describe('Thinking', () => {
  const spellsAt = (hands: number[][], deck: number[]): Match => {
    const state: SpellState = {
      turn: 0,
      deck: pieces(...deck),
      spent: [],
      countered: [],
      seats: hands.map((hand) => ({ life: 2, hand: pieces(...hand) })),
    }
    return stage(spells, { seats: 3, seed: 'think' }, { state })
  }

  test('is the same in two matches that differ only in what the seat cannot see', () => {
    // The top card is drawn before the question: it must be the same.
    const one = spellsAt([[8], [0, 6, 1], [2, 7, 3]], [4, 5, 9])
    const two = spellsAt([[8], [5, 4, 2], [7, 1, 6]], [3, 0, 9])
    for (const seed of upTo(20).map(String)) expect(thought(one, 0, 1_000, seed)).toEqual(thought(two, 0, 1_000, seed))
    expect(one.hash()).not.toBe(two.hash())
  })

  test('differs with what the seat does see', () => {
    const one = spellsAt([[8], [0, 6, 1], [2, 7, 3]], [4, 5, 9])
    const two = spellsAt([[7], [0, 6, 1], [2, 8, 3]], [4, 5, 9])
    expect(thought(one, 0)).not.toEqual(thought(two, 0))
  })

  test('deals anew what is hidden, keeps what is seen, and loses no piece', () => {
    const match = spellsAt([[8], [0, 6, 1], [2, 7, 3]], [4, 5, 9])
    const hands = new Set<string>()
    for (const seed of upTo(30).map(String)) {
      const { state } = thought(match, 0, 0, seed) as { state: SpellState }
      expect(state.seats[0]!.hand).toEqual([8, 9])
      expect([...state.deck, ...state.seats.flatMap(({ hand }) => hand)].toSorted((a, b) => a - b)).toEqual(upTo(10))
      expect([state.deck.length, ...state.seats.map(({ hand }) => hand.length)]).toEqual([2, 2, 3, 3])
      hands.add(state.seats[1]!.hand.join())
    }
    expect(hands.size).toBeGreaterThan(20)
  })

  test('stops after so many decisions, or at the end', () => {
    const match = spellsAt([[8], [0, 6, 1], [2, 7, 3]], [4, 5, 9])
    expect(thought(match, 0, 0)).toMatchObject({ decisions: 0, outcome: undefined })
    expect(thought(match, 0, 2)).toMatchObject({ decisions: 2 })
    expect(thought(match, 0)).toMatchObject({ outcome: { reason: 'life' } })
  })

  test('imagines other dice than will be thrown, and others each time', () => {
    const game = tiny((play) => {
      play.choose(0, pick, [1, 2])
      play.state.notes.push(play.roll(1_000_000))
    })
    const match = start(game, { seats: 1, seed: 'think' })
    const chance = head()
    const dice = upTo(20).map(() => {
      const { state } = think(match, 0, { policy: () => 0, decisions: 9 }, chance)
      return (state as TinyState).notes[0]!
    })
    answer(match, 0)
    expect(new Set([...dice, (match.position().state as TinyState).notes[0]!]).size).toBe(21)
  })

  test('touches nothing of the match', () => {
    for (const match of [
      spellsAt([[8], [0, 6, 1], [2, 7, 3]], [4, 5, 9]),
      answer(start(council, { seats: 3, seed: 'think' }), 1),
      answer(start(masks, { seats: 2, seed: 'think' }), 1),
    ]) {
      const before = [JSON.stringify(save(match)), JSON.stringify(match.standing().script), match.hash()]
      for (const seat of [0, 1]) thought(match, seat)
      expect([JSON.stringify(save(match)), JSON.stringify(match.standing().script), match.hash()]).toEqual(before)
    }
  })

  test('knows the votes everybody sees', () => {
    const match = start(council, { seats: 2, seed: 'think' })
    match.answer(0, 1, 'river')
    const { state } = think(match, 1, { policy: ({ options }) => options.indexOf('river'), decisions: 1 }, head())
    expect(state).toMatchObject({ roads: [2] })
  })

  test('goes on with the seats that were leaving', () => {
    const game = tiny((play) => void [0, 0].map(() => play.choose(0, pick, [1, 2])), {
      rounds: 2,
      left: (play, seat) => void play.state.notes.push(seat),
    })
    const match = answer(start(game, { seats: 3, seed: 'think' }), 0)
    match.leave(1, 'house')
    match.leave(2, 'house')
    expect((thought(match, 0).state as TinyState).notes).toEqual([1, 2])
  })

  test('goes on with what a seat is asked while another is seen off', () => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]), {
      left: (play) => void play.state.notes.push(play.choose(0, pick, [5, 6])),
    })
    const match = start(game, { seats: 2, seed: 'think' })
    match.leave(1, 'house')
    const { state, decisions } = thought(match, 0)
    expect((state as TinyState).notes).toHaveLength(1)
    expect(decisions).toBe(2)
  })

  test('of a match that is over is its end', () => {
    const game = tiny((play) => play.state.notes.push(play.choose(0, pick, [1, 2])))
    const match = answer(start(game, { seats: 1, seed: 'think' }), 0)
    expect(thought(match, 0)).toMatchObject({ decisions: 0, outcome: { reason: 'played' }, state: { notes: [1] } })
  })
})

describe('Thinking while branches are open', () => {
  /** Both seats have dressed but for the last choice; they differ in what seat 1 laid down and dared. */
  const matches = (...answers: [seat: number, at: number][][]): Match[] =>
    answers.map((list) => {
      const match = start(masks, { seats: 2, seed: 'think' })
      for (const [seat, at] of list) answer(match, seat, at)
      return match
    })

  test('does not use what another seat answered in secret', () => {
    const [one, two, three] = matches(
      [[0, 0]],
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 2],
      ],
    )
    expect(thought(two!, 0)).toEqual(thought(one!, 0))
    expect(thought(three!, 0)).toEqual(thought(one!, 0))
  })

  test('does not use it either when the seat itself is through', () => {
    const [one, two] = matches(
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    )
    for (const seed of upTo(10).map(String))
      expect(thought(two!, 0, 1_000, seed)).toEqual(thought(one!, 0, 1_000, seed))
  })

  test('does not use the dice others threw in secret', () => {
    const game = tiny((play) => {
      play.together([0, 1], (seat) => {
        play.state.seats[seat]!.dream = play.roll(1_000_000)
        play.choose(seat, pick, [1, 2])
      })
      play.choose(0, pick, [1, 2])
    })
    const match = start(game, { seats: 3, seed: 'think' })
    const dream = (match.position().state as TinyState).seats[1]!.dream
    for (const seat of [0, 2]) expect((thought(match, seat).state as TinyState).seats[1]!.dream).not.toBe(dream)
    expect((thought(match, 1).state as TinyState).seats[1]!.dream).toBe(dream)
  })

  test('keeps what the seat itself did and saw', () => {
    const [match] = matches([[1, 1]])
    const own = match!.view(1) as MasksState
    const { state } = thought(match!, 1, 1) as { state: MasksState }
    expect(state.seats[1]!.hand).toEqual(own.seats[1]!.hand)
    expect(state.seats[1]!.mask).toEqual(own.seats[1]!.mask)
  })

  test('imagines other dice after the join, too', () => {
    const [match] = matches([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ])
    const dawns = new Set(upTo(20).map((seed) => (thought(match!, 0, 2, String(seed)).state as MasksState).dawn))
    expect(dawns.size).toBeGreaterThan(3)
  })

  test('uses what everybody saw at an earlier join', () => {
    const [match] = matches([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 0],
    ])
    const { fallen } = match!.position().state as MasksState
    expect((thought(match!, 0, 1).state as MasksState).fallen).toEqual(fallen)
  })
})

describe('What a head may imagine', () => {
  /** Somebody peeks at a card of the deck; then seat 0 is asked. */
  const peeking = (at: number, seat: number, then: (play: TinyPlay) => void = () => {}): AnyGame =>
    tiny((play) => {
      play.deal(AT.deck, AT.seats[1]!.hand, 2)
      play.show(play.state.deck[at]!, seat)
      play.choose(0, pick, [1, 2])
      then(play)
    })

  test('leaves a piece it has peeked at where it lies', () => {
    const match = start(peeking(3, 0), { seats: 2, seed: 'think' })
    const decks = upTo(30).map((seed) => (thought(match, 0, 0, String(seed)).state as TinyState).deck)
    expect(new Set(decks.map((deck) => deck[3]))).toEqual(new Set([3]))
    expect(new Set(decks.map((deck) => deck[0])).size).toBeGreaterThan(5)
    // Hidden cards of one back mix between hand and deck.
    expect(decks.some((deck) => deck.includes(9 as Piece))).toBe(true)
  })

  test('keeps what others know of a place, whatever piece it imagines there', () => {
    const seen = new Set<number>()
    const tops = new Set<Piece>()
    const game = peeking(7, 1, (play) => {
      const top = play.state.deck.at(-1)!
      tops.add(top)
      seen.add((play as unknown as { known: number[] }).known[top]!)
    })
    const match = start(game, { seats: 2, seed: 'think' })
    for (const seed of upTo(10)) thought(match, 0, 9, String(seed))
    expect(seen).toEqual(new Set([2]))
    expect(tops.size).toBeGreaterThan(3)
  })

  test('moves the pieces it imagines like any others', () => {
    const game = tiny((play) => {
      play.choose(0, pick, [1, 2])
      while (play.state.deck.length > 0) play.deal(AT.deck, AT.row)
    })
    const { state } = thought(start(game, { seats: 2, seed: 'think' }), 0, 9) as { state: TinyState }
    expect(state.row.toSorted((a, b) => a - b)).toEqual(upTo(10))
    expect(state.row).not.toEqual(upTo(10).reverse())
  })

  test('does not mix what is somebody’s own', () => {
    const match = start(masks, { seats: 2, seed: 'think' })
    for (const seed of upTo(10).map(String)) {
      const { state } = thought(match, 0, 0, seed) as { state: MasksState }
      for (const seat of [0, 1]) {
        const { deck, hand, mask } = state.seats[seat]!
        expect([...deck, ...hand, ...mask].map((card) => Math.floor(card / 6))).toEqual(upTo(6).map(() => seat))
      }
    }
  })
})

describe('A secret', () => {
  const entries = [
    [1, 2, 3, 9],
    [4, 5, 6, 7],
  ]
  /** Seat 0 has vowed one coin, seat 1 so many. */
  const vowed = (vow: number): Match => {
    const match = start(league, { seats: 2, seed: 'think', entries })
    return answer(answer(match, 0, 1), 1, vow)
  }

  test('of another seat is not in a thought, one’s own is', () => {
    for (const vow of upTo(3)) {
      const { state } = thought(vowed(vow), 0, 0) as { state: LeagueState }
      expect(state.seats.map((own) => own.vow)).toEqual([1, -1])
    }
  })

  test('of another seat changes no future', () => {
    for (const seed of upTo(10).map(String))
      for (const vow of [1, 2]) expect(thought(vowed(vow), 0, 99, seed)).toEqual(thought(vowed(0), 0, 99, seed))
  })

  test('is gone before the game draws what the seat cannot list', () => {
    const vows = new Set<number>()
    const game: typeof league = {
      ...league,
      prior(state, view, seat, chance) {
        vows.add(state.seats[1 - seat]!.vow)
        league.prior!(state, view, seat, chance)
      },
    }
    const match = start(game, { seats: 2, seed: 'think', entries })
    thought(answer(answer(match, 0, 1), 1, 2), 0, 0)
    expect(vows).toEqual(new Set([-1]))
  })
})

describe('What seats brought', () => {
  test('is known to a head of its own seat alone', () => {
    const brought: unknown[] = []
    const game: AnyGame = {
      ...league,
      step(play) {
        brought.push((play as unknown as { given: { entries: unknown } }).given.entries)
        league.step(play)
      },
    }
    const mine = [1, 2, 3, 9]
    const match = start(game, { seats: 2, seed: 'think', entries: [mine, [4, 5, 6, 7]] })
    brought.length = 0
    thought(match, 0, 0)
    expect(brought).toEqual([[mine, undefined]])
  })
})

describe('An unlisted zone', () => {
  const mine = [1, 2, 3, 9]
  const begin = (theirs: number[]): Match => {
    const match = start(league, { seats: 2, seed: 'think', entries: [mine, theirs] })
    answer(match, 0)
    return answer(match, 1)
  }

  test('is drawn by the game from all that could be in it', () => {
    const strengths = new Set<number>()
    for (const seed of upTo(30).map(String)) {
      const { state } = thought(begin([4, 5, 6, 7]), 0, 0, seed) as { state: LeagueState }
      const { hand, deck } = state.seats[1]!
      for (const card of [...hand, ...deck]) {
        expect(Math.floor(card / 9)).toBe(1)
        strengths.add(strengthOf(card))
      }
      expect(new Set([...hand, ...deck]).size).toBe(4)
    }
    expect(strengths).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })

  test('tells nothing of what the other seat brought', () => {
    const [one, two] = [begin([4, 5, 6, 7]), begin([1, 3, 8, 9])]
    for (const seed of upTo(20).map(String)) expect(thought(one, 0, 2, seed)).toEqual(thought(two, 0, 2, seed))
  })

  test('can be played from to the end', () => {
    for (const seed of upTo(20).map(String)) {
      const { outcome, state } = thought(begin([4, 5, 6, 7]), 0, 99, seed) as { outcome: unknown; state: LeagueState }
      expect(outcome).toMatchObject({ reason: 'duels' })
      expect(state.seats.map(({ spent }) => spent.length)).toEqual([3, 3])
    }
  })

  test('of one’s own is known', () => {
    const { state } = thought(begin([4, 5, 6, 7]), 0, 0) as { state: LeagueState }
    const { hand, deck } = state.seats[0]!
    expect([...hand, ...deck].map(strengthOf).toSorted((a, b) => a - b)).toEqual(mine)
  })

  test('of one’s own has no order one could know', () => {
    const match = begin([4, 5, 6, 7])
    const decks = upTo(20).map((seed) =>
      (thought(match, 0, 0, String(seed)).state as LeagueState).seats[0]!.deck.join(),
    )
    expect(new Set(decks).size).toBe(2)
  })

  test('is known to its owner in the head, too, as far as its zones show it', () => {
    const hands: number[] = []
    think(
      begin([4, 5, 6, 7]),
      0,
      {
        policy(question) {
          if (question.seat === 1) hands.push(...(question.view() as LeagueState).seats[1]!.hand)
          return 0
        },
        decisions: 2,
      },
      head(),
    )
    expect(hands).toHaveLength(2)
    expect(hands.every((card) => card >= 9)).toBe(true)
  })
})
