import { describe, expect, test } from 'vitest'
import type { AnyGame, Piece } from './contract.ts'
import type { Match, UNDO_REFUSALS } from './match.ts'
import { save, verify } from './save.ts'
import { Scene } from './testing/scene.ts'
import { stage } from './testing/stage.ts'
import { upTo } from './testing/toys/ask.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { council } from './testing/toys/council.ts'
import { type State as MasksState, masks } from './testing/toys/masks.ts'
import { type State as SpellsState, spells } from './testing/toys/spells.ts'
import { AT, pick, type TinyPlay, type TinyState, tiny } from './testing/toys/tiny.ts'

const begin = (game: AnyGame, seats = 2, seed = 'undo') => Scene.start<TinyState, unknown>(game, { seats, seed })
const ask = (play: TinyPlay, seat: number): void => void play.state.notes.push(play.choose(seat, pick, [1, 2, 3]))
/** Seat 0 answers, something follows, and seat 0 is asked again. */
const after = (follows: (play: TinyPlay) => void): AnyGame =>
  tiny((play) => {
    ask(play, 0)
    follows(play)
    ask(play, 0)
  })
const answered = (game: AnyGame, ...answers: [seat: number, key: string][]): Match => {
  const scene = begin(game)
  for (const [seat, key] of answers) scene.answer(seat, key)
  return scene.match
}
const dealAndRoll = (play: TinyPlay): void => {
  play.deal(AT.deck, AT.row)
  play.roll(6)
}
const reactions = (could: boolean) => ({
  ask: pick,
  order: () => [0, 1],
  held: () => [],
  could: (_view: unknown, seat: number) => could && seat === 1,
  react: () => {},
})

describe('Undo is refused', () => {
  /** A match in which seat 0 gets each refusal. A code without one does not compile. */
  const REFUSED: { [code in keyof typeof UNDO_REFUSALS]: () => Match } = {
    U_NOTHING: () => answered(after(() => {})),
    U_OVER: () =>
      answered(
        tiny((play) => ask(play, 0)),
        [0, '1'],
      ),
    U_CHANCE: () =>
      answered(
        after((play) => play.roll(6)),
        [0, '1'],
      ),
    U_SEEN: () =>
      answered(
        after((play) => play.deal(AT.deck, AT.row)),
        [0, '1'],
      ),
    U_REACT: () =>
      answered({ ...after((play) => play.window({ kind: 'noted', n: 1 })), reactions: reactions(true) }, [0, '1']),
    U_DECIDED: () =>
      answered(
        after((play) => ask(play, 1)),
        [0, '1'],
        [1, '1'],
      ),
  }
  test.each(Object.entries(REFUSED))('with %s, and nothing changes', (code, matchOf) => {
    const match = matchOf()
    const before = save(match)
    expect(match.undo(0)).toEqual({ code })
    expect(save(match)).toEqual(before)
  })

  test.each([
    ['a shuffle', 'U_CHANCE', (play: TinyPlay) => play.shuffle(AT.deck)],
    ['a shuffle of two places', 'U_CHANCE', (play: TinyPlay) => play.shuffle(AT.deck, [0, 1])],
    ['a peek', 'U_SEEN', (play: TinyPlay) => play.show(play.state.deck[0]!, 0)],
    ['a card drawn', 'U_SEEN', (play: TinyPlay) => play.deal(AT.deck, AT.seats[1]!.hand)],
    ['chance before knowledge', 'U_CHANCE', dealAndRoll],
  ])('after %s', (_what, code, follows) => {
    const scene = begin(after(follows)).answer(0, '1')
    expect(scene.undo(0)).toEqual({ code })
  })

  test.each([
    ['a note told', (play: TinyPlay) => play.tell({ kind: 'noted', n: 1 })],
    ['a card moved that nobody sees', (play: TinyPlay) => play.move(play.state.deck[8]!, AT.deck, 0)],
    [
      'a card shown to those who knew it',
      (play: TinyPlay) => (play.state.row.length > 0 ? play.show(play.state.row[0]!, 'all') : undefined),
    ],
  ])('not after %s', (_what, follows) => {
    const game = {
      ...after(follows),
      setup: () => ({
        ...tiny(() => {}).setup({ seats: 2 } as never, null as never),
        deck: upTo(10).slice(1),
        row: [0],
      }),
    }
    const scene = begin(game as AnyGame).answer(0, '1')
    expect(scene.undo(0)).toBeUndefined()
  })

  test('for what happens in the next step before anybody is asked', () => {
    const game = tiny(
      (play) => {
        if (play.state.steps === 1) play.roll(6)
        ask(play, 0)
      },
      { rounds: 3 },
    )
    expect(begin(game).answer(0, '1').undo(0)).toEqual({ code: 'U_CHANCE' })
  })

  test('for what a branch does before its first question', () => {
    const game = tiny((play) => {
      ask(play, 0)
      play.together([0, 1], (seat) => {
        play.deal(AT.deck, AT.seats[seat]!.hand)
        return play.choose(seat, pick, [1, 2])
      })
    })
    expect(begin(game).answer(0, '1').undo(0)).toEqual({ code: 'U_SEEN' })
  })

  test('for an answer another seat gave since in its branch', () => {
    const game = tiny((play) => {
      ask(play, 0)
      play.together([0, 1], (seat) => [0, 1].map(() => play.choose(seat, pick, [1, 2])))
    })
    const scene = begin(game).answer(0, '1')
    expect(scene.answer(1, '1').undo(0)).toEqual({ code: 'U_DECIDED' })
    expect(scene.answer(0, '1').undo(0)).toBeUndefined()
  })

  test('not for a window in which nobody else could have reacted', () => {
    const game = { ...after((play) => play.window({ kind: 'noted', n: 1 })), reactions: reactions(false) }
    expect(begin(game).answer(0, '1').undo(0)).toBeUndefined()
  })

  test('not because the seat itself could have reacted', () => {
    const own = { ...reactions(true), could: (_view: unknown, seat: number) => seat === 0 }
    const game = { ...after((play) => play.window({ kind: 'noted', n: 1 })), reactions: own }
    expect(begin(game).answer(0, '1').undo(0)).toBeUndefined()
  })

  test('not because a seat could have reacted that was given up', () => {
    const game = { ...after((play) => play.window({ kind: 'noted', n: 1 })), reactions: reactions(true) }
    const scene = begin(game)
    scene.leave(1)
    expect(scene.answer(0, '1').undo(0)).toBeUndefined()
  })

  test('for a vote: voting again changes it', () => {
    const scene = Scene.start(council, { seats: 3, seed: 'undo' }).answer(0, 'north')
    expect(scene.undo(0)).toEqual({ code: 'U_DECIDED' })
  })

  test('for a seat given up', () => {
    const game = tiny((play) => {
      for (const seat of [0, 0, 1]) ask(play, seat)
    })
    const scene = begin(game).answer(0, '1')
    scene.leave(0)
    expect(scene.undo(0)).toEqual({ code: 'U_NOTHING' })
  })

  test('across the leaving of a seat, which nobody can take back', () => {
    const scene = begin(after(() => {})).answer(0, '1')
    scene.leave(1)
    expect(scene.undo(0)).toEqual({ code: 'U_NOTHING' })
  })
})

describe('A harmless undo', () => {
  const game = tiny(
    (play) => {
      ask(play, 0)
      play.tell({ kind: 'noted', n: play.state.notes.length })
      ask(play, 0)
    },
    { rounds: 3 },
  )

  test('restores the same hash and asks the same again under a new number', () => {
    const scene = begin(game)
    const [hash, options] = [scene.match.hash(), scene.options(0)]
    scene.answer(0, '2')
    expect(scene.undo(0)).toBeUndefined()
    expect(scene.match.hash()).toBe(hash)
    expect(scene.options(0)).toEqual(options)
    expect(scene.ask(0)?.id).toBe(3)
    expect(codeOf(() => scene.match.answer(0, 1, '2'))).toBe('E_STALE_ASK')
  })

  test('is told to everybody, and what was told before stays told once', () => {
    const scene = begin(game).answer(0, '2')
    scene.undo(0)
    scene.answer(0, '3', '1')
    expect(scene.events(1).map(({ event }) => event)).toEqual([
      { kind: 'noted', n: 1 },
      { kind: '@undone', seat: 0 },
      { kind: 'noted', n: 1 },
    ])
    expect(scene.state.notes).toEqual([3, 1])
  })

  test('needs nobody’s consent, and says so in the log', () => {
    const scene = begin(game).answer(0, '2')
    scene.undo(0, [1])
    expect(scene.match.log.at(-1)).toEqual({ do: 'undo', seat: 0, to: [0, 0], consent: [] })
    expect(scene.match.position().chance.lane).toBe(0)
  })

  test('reaches across boundaries, one answer at a time, to the very start', () => {
    const scene = begin(game)
    const hashes = [scene.match.hash()]
    for (const key of ['1', '2', '3', '1', '2']) hashes.push(scene.answer(0, key).match.hash())
    for (const hash of hashes.slice(0, -1).reverse()) {
      expect(scene.undo(0)).toBeUndefined()
      expect(scene.match.hash()).toBe(hash)
    }
    expect(scene.match.hashes).toEqual([])
    expect(scene.match.position().chance).toEqual({ lane: 0, drawn: 0 })
    expect(scene.undo(0)).toEqual({ code: 'U_NOTHING' })
    expect(verify(game, save(scene.match))).toBe(true)
  })

  test('keeps the hashes of the boundaries before it', () => {
    const scene = begin(game).answer(0, '1', '2', '3', '1')
    const [first] = scene.match.hashes
    scene.undo(0)
    expect(scene.match.hashes).toEqual([first])
    scene.answer(0, '1')
    expect(scene.match.hashes).toHaveLength(2)
    expect(scene.match.hashes[0]).toBe(first)
  })

  test('takes back the seat’s own answers only', () => {
    const both = tiny((play) => {
      ask(play, 0)
      ask(play, 1)
      ask(play, 1)
    })
    const scene = begin(both).answer(0, '1').answer(1, '2')
    expect(scene.undo(1)).toBeUndefined()
    expect(scene.state.notes).toEqual([1])
    expect(scene.undo(1)).toEqual({ code: 'U_NOTHING' })
    expect(scene.undo(0)).toBeUndefined()
    expect(scene.state.notes).toEqual([])
  })
})

describe('Undo by consent', () => {
  const dice = tiny(
    (play) => {
      for (let i = 0; i < 3; i++) {
        ask(play, 0)
        play.state.seats[0]!.score = play.roll(1_000_000)
      }
      ask(play, 1)
    },
    { rounds: 2 },
  )

  test('restores what was before and goes on with other dice', () => {
    const scene = begin(dice).answer(0, '1')
    const before = { state: scene.state, known: scene.known }
    scene.answer(0, '2')
    const dice1 = scene.state.seats[0]!.score
    expect(scene.undo(0, [1])).toBeUndefined()
    expect({ state: scene.state, known: scene.known }).toEqual(before)
    expect(scene.match.log.at(-1)).toEqual({ do: 'undo', seat: 0, to: [0, 1], consent: [0, 1] })
    scene.answer(0, '2')
    expect(scene.state.seats[0]!.score).not.toBe(dice1)
    expect(verify(dice, save(scene.match))).toBe(true)
  })

  test('keeps the lanes opened before it', () => {
    const scene = begin(dice).answer(0, '1')
    scene.undo(0, [1])
    scene.answer(0, '1')
    const before = scene.state
    scene.answer(0, '1')
    scene.undo(0, [1])
    expect(scene.state).toEqual(before)
    expect(scene.match.position().chance.lane).toBe(2)
  })

  test('needs the consent of every other seat that is still there', () => {
    const scene = begin(dice, 3).answer(0, '1')
    expect(scene.undo(0, [1])).toEqual({ code: 'U_CHANCE' })
    expect(scene.undo(0, [1, 2])).toBeUndefined()
    scene.leave(2)
    scene.answer(0, '1')
    expect(scene.undo(0, [1])).toBeUndefined()
  })

  test('of a seat alone is its own, and its dice change all the same', () => {
    const game = tiny((play) => {
      ask(play, 0)
      play.state.seats[0]!.score = play.roll(1_000_000)
      ask(play, 0)
    })
    const scene = begin(game, 1).answer(0, '1')
    const first = scene.state.seats[0]!.score
    expect(scene.undo(0)).toBeUndefined()
    scene.answer(0, '1')
    expect(scene.state.seats[0]!.score).not.toBe(first)
  })

  test('never comes back to a lane of chance that was left', () => {
    const scene = begin(dice).answer(0, '1', '1', '1')
    for (let i = 0; i < 3; i++) scene.undo(0, [1])
    scene.answer(0, '1', '1', '1')
    expect(scene.match.position().chance.lane).toBe(3)
  })

  test('goes on in the right lane across boundaries, too', () => {
    const scene = begin(dice).answer(0, '1', '1')
    scene.undo(0, [1])
    const { chance } = scene.match.position()
    expect(chance.lane).toBe(1)
    scene.answer(0, '1', '1').answer(1, '1').answer(0, '1')
    scene.undo(0, [1])
    scene.undo(1, [0])
    expect(scene.match.position().state).toMatchObject({ steps: 0 })
    scene.answer(1, '2')
    expect(scene.match.position().chance.lane).toBe(3)
    expect(scene.match.hashes).toHaveLength(1)
    scene.answer(0, '1')
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.undo(1, [0])).toBeUndefined()
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state.notes).toEqual([1, 1])
    expect(scene.match.hashes).toEqual([])
    expect(verify(dice, save(scene.match))).toBe(true)
  })

  test('takes what others decided since with it', () => {
    const game = tiny((play) => {
      ask(play, 0)
      ask(play, 1)
      ask(play, 1)
    })
    const scene = begin(game).answer(0, '1').answer(1, '2')
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state.notes).toEqual([])
    expect(scene.asked()).toEqual([0])
    expect(scene.undo(1)).toEqual({ code: 'U_NOTHING' })
  })

  test('of a vote takes all votes back', () => {
    const scene = Scene.start(council, { seats: 2, seed: 'undo' }).answer(0, 'north').answer(1, 'south')
    scene.answer(1, 'south')
    expect(scene.undo(1, [0])).toBeUndefined()
    expect(scene.ask(0)?.votes).toEqual([])
  })
})

describe('Undo of an answer given in a window', () => {
  /** Seat 0 casts a bolt. Cards below 6 are counterspells, which seats 1 and 2 are asked for in this order. */
  const cast = (...others: readonly (readonly number[])[]): Match => {
    const hands = [[8, 9], ...others]
    const seats = hands.map((hand) => ({ life: 2, hand: hand.slice() as Piece[] }))
    const state: SpellsState = { turn: 0, deck: [], spent: [], countered: [], seats }
    const match = stage(spells, { seats: hands.length, seed: 'undo' }, { state })
    match.answer(0, 1, 'cast 8')
    return match
  }
  const pass = (match: Match, seat: number): void => match.answer(seat, match.asked[seat]!, 'pass')
  const asked = (match: Match): readonly string[] => match.open().map(({ seat, ask: { id } }) => `${seat} ${id}`)

  test.each([
    ['is asked', [1], true],
    ['has been asked', [1], false],
    ['is not', [7], false],
  ])('is refused by public facts alone, whether or not somebody after it is asked: %s', (_, hand, isWaiting) => {
    const match = cast([0], hand)
    pass(match, 1)
    if (!isWaiting && asked(match).includes('2 counter')) pass(match, 2)
    expect(match.undo(1)).toEqual({ code: 'U_REACT' })
  })

  test('is harmless where nobody after it could have reacted', () => {
    const match = cast([0], [])
    pass(match, 1)
    expect(match.undo(1)).toBeUndefined()
    expect(asked(match)).toEqual(['1 counter'])
  })

  test('never leads back into it where windows are discreet', () => {
    const match = cast([0], [])
    pass(match, 1)
    expect(match.undo(1, [], 'discreet')).toEqual({ code: 'U_REACT' })
    expect(match.undo(1, [0], 'discreet')).toEqual({ code: 'U_REACT' })
  })

  test('takes the whole window back with everybody’s consent where windows are discreet, and names nobody else', () => {
    const match = cast([0], [1, 7])
    pass(match, 1)
    pass(match, 2)
    expect(match.undo(2, [0, 1], 'discreet')).toBeUndefined()
    expect(asked(match)).toEqual(['0 cast'])
    expect(match.log.at(-1)).toEqual({ do: 'undo', seat: 2, to: [0, 0], consent: [2, 0, 1] })
    expect(match.events(0).filter(({ event }) => event.kind === '@undone')).toHaveLength(1)
    expect(verify(spells, save(match))).toBe(true)
  })

  test('of a play in it takes back what led to it, whoever did that', () => {
    const match = cast([0, 2], [7])
    match.answer(1, match.asked[1]!, 'counter 0')
    expect(match.undo(1, [0, 2], 'discreet')).toBeUndefined()
    expect(asked(match)).toEqual(['0 cast'])
    expect(match.undo(1, [0, 2], 'discreet')).toEqual({ code: 'U_NOTHING' })
  })

  test('is nothing where somebody left since what led to the window', () => {
    const match = cast([0], [1])
    match.leave(2, 'house')
    pass(match, 1)
    expect(match.undo(1, [0], 'discreet')).toEqual({ code: 'U_NOTHING' })
  })
})

describe('Undo in a secret branch', () => {
  const secret = tiny((play) => {
    play.together([0, 1], (seat) => {
      const own = play.state.seats[seat]!
      own.dreams.push(play.roll(1_000_000))
      own.score = play.choose(seat, pick, [1, 2, 3])
      play.tell({ kind: 'noted', n: own.score })
      own.dream = play.choose(seat, pick, [1, 2, 3])
      if (own.dream === 3) own.dreams.push(play.roll(1_000_000))
      play.choose(seat, pick, [1, 2])
    })
    play.state.notes.push(play.roll(1_000_000))
    ask(play, 0)
  })

  test('is harmless however far the others are, and leaves them as they are', () => {
    const scene = begin(secret).answer(0, '1').answer(1, '2', '1')
    const others = () => ({ asks: scene.match.asks(1), view: scene.view(1), events: scene.events(1) })
    const [hash, before] = [scene.match.hash(), others()]
    scene.answer(0, '2')
    expect(scene.undo(0)).toBeUndefined()
    expect(scene.match.hash()).toBe(hash)
    expect(others()).toEqual(before)
    expect(scene.undo(0)).toBeUndefined()
    expect(others()).toEqual(before)
    expect(scene.undo(0)).toEqual({ code: 'U_NOTHING' })
  })

  test('is told to its own seat alone', () => {
    const scene = begin(secret).answer(0, '1')
    scene.undo(0)
    const undone = { n: 2, event: { kind: '@undone', seat: 0 } }
    expect(scene.events(0)).toContainEqual(undone)
    expect(scene.events(1)).toEqual([])
    expect(scene.events(-1)).toEqual([])
  })

  test('after chance needs consent; what was drawn before the answer stays, what comes after is new', () => {
    const scene = begin(secret).answer(0, '1')
    const [first] = scene.state.seats[0]!.dreams
    scene.answer(0, '3')
    const dreams = scene.state.seats[0]!.dreams
    expect(scene.undo(0)).toEqual({ code: 'U_CHANCE' })
    expect(scene.undo(0, [1])).toBeUndefined()
    scene.answer(0, '3')
    expect(scene.state.seats[0]!.dreams[0]).toBe(first)
    expect(scene.state.seats[0]!.dreams[1]).not.toBe(dreams[1])
    expect(verify(secret, save(scene.match))).toBe(true)
  })

  test('changes the dice from that answer on, not those before it', () => {
    const game = tiny((play) => {
      play.together([0, 1], (seat) => {
        for (let i = 0; i < 3; i++) {
          play.choose(seat, pick, [1, 2])
          play.state.seats[seat]!.dreams.push(play.roll(1_000_000))
        }
        play.choose(seat, pick, [1, 2])
      })
    })
    const scene = begin(game).answer(0, '1')
    expect(scene.undo(0)).toEqual({ code: 'U_CHANCE' })
    scene.answer(0, '1', '1')
    const before = scene.state.seats[0]!.dreams
    expect(scene.undo(0, [1])).toBeUndefined()
    const after = scene.answer(0, '1').state.seats[0]!.dreams
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[2]).not.toBe(before[2])
    // The dice of the other seat stay its own, whatever lane this one is in.
    scene.answer(1, '1', '1')
    const others = scene.state.seats[1]!.dreams
    expect(scene.undo(1, [0])).toBeUndefined()
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state.seats[0]!.dreams).toEqual(before.slice(0, 2))
    const again = scene.answer(1, '1').state.seats[1]!.dreams
    expect(again[0]).toBe(others[0])
    expect(again[1]).not.toBe(others[1])
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state.seats[1]!.dreams).toEqual(again)
  })

  test('of its first answer keeps what was drawn before it', () => {
    const scene = begin(secret).answer(0, '1').answer(1, '1', '1', '1').answer(0, '1', '1')
    const { dreams } = scene.state.seats[0]!
    for (let i = 0; i < 3; i++) expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state.seats[0]!.dreams).toEqual(dreams)
  })

  test('is over once all branches are through: everybody has seen what they hid', () => {
    const scene = begin(secret).answer(0, '1', '1', '1').answer(1, '1', '1', '1')
    expect(scene.undo(0)).toEqual({ code: 'U_DECIDED' })
    expect(scene.undo(1)).toEqual({ code: 'U_DECIDED' })
  })

  test('by consent after the join is told to all, keeps the others’ answers, and the dice after it are new', () => {
    const scene = begin(secret).answer(0, '1', '1', '1').answer(1, '2', '2', '2')
    const { notes } = scene.state
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.events(1).at(-1)?.event).toEqual({ kind: '@undone', seat: 0 })
    expect(scene.asked()).toEqual([0])
    scene.answer(0, '2')
    expect(scene.state.seats[1]).toMatchObject({ score: 2, dream: 2 })
    expect(scene.state.notes[0]).not.toBe(notes[0])
    expect(verify(secret, save(scene.match))).toBe(true)
  })

  test('reaches into a step that is long over, with everybody’s consent', () => {
    const scene = Scene.start<MasksState, unknown>(masks, { seats: 2, seed: 'undo' })
    const night = () => {
      for (const seat of [0, 1]) scene.answer(seat, scene.options(seat)[0]!, '0')
      for (const seat of [0, 1]) scene.answer(seat, 'light')
    }
    night()
    scene.answer(0, scene.options(0)[0]!)
    const dawn = scene.state.dawn
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.undo(0, [1])).toBeUndefined()
    expect(scene.state).toMatchObject({ nights: 0, dawn: 0 })
    expect(scene.asked()).toEqual([0])
    scene.answer(0, 'light')
    expect(scene.state.nights).toBe(1)
    expect(scene.match.position().chance.lane).toBeGreaterThan(0)
    expect(dawn).toBeGreaterThan(0)
    expect(verify(masks, save(scene.match))).toBe(true)
  })
})
