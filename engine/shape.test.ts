import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BACK, type Piece, SPECTATOR } from './contract.ts'
import { Digest } from './digest.ts'
import {
  bitOf,
  bySeat,
  EVERYBODY,
  int,
  list,
  MAX_SEATS,
  oneOf,
  PUBLIC,
  record,
  type StateOf,
  secret,
  shape,
  type ViewOf,
  word,
  zone,
} from './shape.ts'
import { upTo } from './testing/toys/ask.ts'

/** One state with all eight kinds, some inside others. */
const fields = {
  turn: int,
  phase: word(['day', 'night']),
  marks: list(int),
  trail: list(record({ from: int, to: int })),
  cursor: oneOf({ idle: {}, move: { seat: int, steps: list(int) } }),
  deck: zone('card', 'nobody'),
  camp: record({ fire: int, stew: zone('dish', 'all') }),
  seats: bySeat(
    record({
      points: int,
      plan: secret(int, 'owner'),
      notes: secret(list(int), 'owner'),
      hand: zone('card', 'owner', 'loose'),
    }),
  ),
  flags: bySeat(int),
  dreams: bySeat(secret(word(['good', 'bad']), 'owner')),
}
interface State extends StateOf<typeof fields> {}
interface View extends ViewOf<typeof fields> {}
const SHAPE = shape(fields)

const pieces = (...numbers: number[]): Piece[] => numbers as Piece[]
const sample = (): State => ({
  turn: 3,
  phase: 'night',
  marks: [1, 2],
  trail: [{ from: 1, to: 2 }],
  cursor: { at: 'move', seat: 1, steps: [4, 5] },
  deck: pieces(0, 1, 2),
  camp: { fire: 1, stew: pieces(3) },
  seats: [
    { points: 5, plan: 7, notes: [8], hand: pieces(4, 5) },
    { points: 6, plan: 9, notes: [], hand: pieces(6) },
  ],
  flags: [1, 0],
  dreams: ['good', 'bad'],
})
const digestOf = (state: State): string => {
  const digest = new Digest()
  SHAPE.digest(state, digest)
  return digest.toString()
}

type Path = readonly (string | number)[]
/** Every number, word and list in a value, with the way to it. */
function* leaves(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) yield { path, value }
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}
/** The value with something else in one place. */
const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to
  const copy: { [key: string]: unknown } | unknown[] = Array.isArray(value) ? value.slice() : { ...(value as object) }
  const fieldsOf = copy as { [key: string | number]: unknown }
  fieldsOf[key] = changed(fieldsOf[key], rest, to)
  return copy
}
/** Another value of the same kind. */
const other = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : [99]
  if (typeof value === 'number') return value + 1
  return value === 'night' ? 'day' : value === 'good' ? 'bad' : value === 'bad' ? 'good' : undefined
}
const CHANGES = [...leaves(sample())]
  .filter(({ path, value }) => path.at(-1) !== 'at' && other(value) !== undefined)
  // A list of records grows by a record, not by a number.
  .map(({ path, value }) => [path.join('.'), changed(sample(), path, other(value)) as State] as const)

describe('A copy', () => {
  test('equals what it was made of, and has the same digest', () => {
    const state = sample()
    const copy = SHAPE.clone(state)
    expect(copy).toEqual(state)
    expect(SHAPE.equal(copy, state)).toBe(true)
    expect(digestOf(copy)).toBe(digestOf(state))
  })

  test('shares nothing with it that can change', () => {
    const state = sample()
    const copy = SHAPE.clone(state)
    copy.marks.push(9)
    copy.trail[0]!.from = 9
    ;(copy.deck as Piece[]).pop()
    copy.camp.fire = 9
    ;(copy.camp.stew as Piece[]).pop()
    copy.seats[0]!.points = 9
    copy.seats[0]!.notes.push(9)
    ;(copy.seats[0]!.hand as Piece[]).pop()
    copy.flags[0] = 9
    copy.dreams[0] = 'bad'
    if (copy.cursor.at === 'move') copy.cursor.steps.push(9)
    expect(state).toEqual(sample())
  })

  test.each(CHANGES)('that differs in %s is not equal and has another digest', (_path, state) => {
    expect(SHAPE.equal(state, sample())).toBe(false)
    expect(SHAPE.equal(sample(), state)).toBe(false)
    expect(digestOf(state)).not.toBe(digestOf(sample()))
  })

  test('in another case is not equal', () => {
    const state: State = { ...sample(), cursor: { at: 'idle' } }
    expect(SHAPE.equal(state, sample())).toBe(false)
    expect(SHAPE.clone(state).cursor).toEqual({ at: 'idle' })
    expect(digestOf(state)).not.toBe(digestOf(sample()))
  })

  test('equals for any numbers, words and lists', () => {
    const any = fc.record({ turn: fc.integer(), phase: fc.constantFrom('day', 'night'), marks: fc.array(fc.integer()) })
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [left, right] = [{ ...sample(), ...a } as State, { ...sample(), ...b } as State]
        const same = JSON.stringify(left) === JSON.stringify(right)
        expect(SHAPE.equal(SHAPE.clone(left), left)).toBe(true)
        expect(SHAPE.equal(left, right)).toBe(same)
        expect(digestOf(left) === digestOf(right)).toBe(same)
      }),
    )
  })
})

describe('A view', () => {
  const known = upTo(7).map(() => 0)
  const see = (viewer: number, bits: { [piece: number]: number } = {}) => {
    const list = known.slice()
    for (const [piece, seers] of Object.entries(bits)) list[Number(piece)] = seers
    return SHAPE.view(sample(), viewer, list)
  }

  test('has backs for every face the viewer does not know', () => {
    const view = see(0, { 3: EVERYBODY, 4: bitOf(0), 5: bitOf(0), 6: bitOf(1), 1: bitOf(0) })
    expect(view.deck).toEqual([BACK, 1, BACK])
    expect(view.camp.stew).toEqual([3])
    expect(view.seats.map(({ hand }) => hand)).toEqual([[4, 5], [BACK]])
  })

  test('of a spectator has the faces everybody knows', () => {
    const view = see(SPECTATOR, { 3: EVERYBODY, 4: bitOf(0) | bitOf(1), 6: PUBLIC })
    expect([view.camp.stew, ...view.seats.map(({ hand }) => hand)]).toEqual([[3], [BACK, BACK], [6]])
  })

  test('shows secrets to their own seat alone: −1 for a value, nothing of a list', () => {
    expect(see(0).seats.map(({ plan, notes }) => ({ plan, notes }))).toEqual([
      { plan: 7, notes: [8] },
      { plan: BACK, notes: [] },
    ])
    expect(see(1).seats.map(({ plan, notes }) => ({ plan, notes }))).toEqual([
      { plan: BACK, notes: [] },
      { plan: 9, notes: [] },
    ])
    expect(see(SPECTATOR).seats.map(({ plan, notes }) => ({ plan, notes }))).toEqual([
      { plan: BACK, notes: [] },
      { plan: BACK, notes: [] },
    ])
    expect(see(1).dreams).toEqual([BACK, 'bad'])
  })

  test('shows the rest as it is, copied', () => {
    const state = sample()
    const view = SHAPE.view(state, 0, known)
    const { turn, phase, marks, trail, cursor, flags } = state
    expect(view).toMatchObject({ turn, phase, marks, trail, cursor, flags, camp: { fire: 1 } })
    expect(
      [view.marks, view.trail[0], view.cursor, view.flags].map(
        (part, i) => part === [marks, trail[0], cursor, flags][i],
      ),
    ).toEqual([false, false, false, false])
  })

  test('shows a secret of no seat to nobody, not to spectators either', () => {
    const box = shape({ code: secret(int, 'owner'), notes: secret(list(int), 'owner') })
    for (const viewer of [SPECTATOR, 0, 1])
      expect(box.view({ code: 7, notes: [1, 2] }, viewer, [])).toEqual({ code: BACK, notes: [] })
  })

  test('never holds a secret anywhere that the viewer must not know', () => {
    const text = JSON.stringify(see(1))
    expect(text).not.toContain('"plan":7')
    expect(text).not.toContain('[8]')
  })
})

describe('The proof', () => {
  test('finds nothing in a good state', () => {
    expect(SHAPE.proof(sample())).toBeUndefined()
    expect(SHAPE.proof({ ...sample(), cursor: { at: 'idle' } })).toBeUndefined()
  })

  test.each<[path: Path, value: unknown, problem: string]>([
    [[], null, 'state is not a record'],
    [[], [], 'state is not a record'],
    [[], 'day', 'state is not a record'],
    [[], new Map(), 'state is not a record'],
    [['turn'], 1.5, 'state.turn is not an integer'],
    [['turn'], 2 ** 31, 'state.turn is not an integer'],
    [['turn'], '3', 'state.turn is not an integer'],
    [['turn'], null, 'state.turn is not an integer'],
    [['turn'], Number.NaN, 'state.turn is not an integer'],
    [['turn'], undefined, 'state.turn is not an integer'],
    [['phase'], 'noon', 'state.phase is not one of day, night'],
    [['phase'], 0, 'state.phase is not one of day, night'],
    [['marks'], {}, 'state.marks is not a list'],
    [['marks', 1], 'x', 'state.marks[1] is not an integer'],
    [['trail', 0, 'to'], 0.5, 'state.trail[0].to is not an integer'],
    [['trail', 0], 4, 'state.trail[0] is not a record'],
    [['cursor'], { at: 'run' }, 'state.cursor.at is not one of idle, move'],
    [['cursor'], { at: 'toString' }, 'state.cursor.at is not one of idle, move'],
    [['cursor'], { at: 1 }, 'state.cursor.at is not one of idle, move'],
    [['cursor'], null, 'state.cursor.at is not one of idle, move'],
    [['cursor'], { at: 'move', seat: 1 }, 'state.cursor.steps is missing'],
    [['cursor'], { at: 'idle', seat: 1 }, 'state.cursor.seat does not belong there'],
    [['deck'], undefined, 'state.deck is not a list'],
    [['deck', 0], 'ace', 'state.deck[0] is not an integer'],
    [['camp', 'stew'], 3, 'state.camp.stew is not a list'],
    [['seats', 1, 'hand', 0], null, 'state.seats[1].hand[0] is not an integer'],
    [['seats', 1, 'plan'], 'x', 'state.seats[1].plan is not an integer'],
    [['seats', 0, 'extra'], 1, 'state.seats[0].extra does not belong there'],
    [['toString'], 1, 'state.toString does not belong there'],
    [['flags', 0], true, 'state.flags[0] is not an integer'],
    [['dreams', 0], 'grey', 'state.dreams[0] is not one of good, bad'],
  ])('finds what is wrong at %j with %o', (path, value, problem) => {
    expect(SHAPE.proof(changed(sample(), path, value))).toBe(problem)
  })

  test.each(Object.keys(fields))('finds that %s is missing', (field) => {
    const { [field]: _gone, ...rest } = sample() as unknown as { [field: string]: unknown }
    expect(SHAPE.proof(rest)).toBe(`state.${field} is missing`)
  })
})

describe('Zones', () => {
  test('are found in the order they are declared, with an owner for each seat there can be', () => {
    expect(SHAPE.zones.map(({ id }) => id)).toEqual([
      'deck',
      'camp.stew',
      ...upTo(MAX_SEATS).map((seat) => `seats.${seat}.hand`),
    ])
    expect(SHAPE.zones.map(({ index }) => index)).toEqual(upTo(2 + MAX_SEATS))
    expect(SHAPE.zones.map(({ owner }) => owner)).toEqual([-1, -1, ...upTo(MAX_SEATS)])
  })

  test('are named by the tree of the declaration', () => {
    expect(SHAPE.at.deck).toMatchObject({
      id: 'deck',
      back: 'card',
      sees: 'nobody',
      loose: false,
      own: false,
      unlisted: false,
    })
    expect(SHAPE.at.seats[1]!.hand).toMatchObject({ id: 'seats.1.hand', owner: 1, sees: 'owner', loose: true })
    expect(SHAPE.at.camp.stew.back).toBe('dish')
  })

  test('have the flags they are declared with', () => {
    const { at } = shape({ a: zone('x', 'all', 'own'), b: zone('x', 'all', 'unlisted', 'loose') })
    expect([at.a.own, at.a.unlisted, at.a.loose]).toEqual([true, false, false])
    expect([at.b.own, at.b.unlisted, at.b.loose]).toEqual([false, true, true])
  })

  test('give their pieces at every depth, and none for a seat that is not there', () => {
    const state = sample()
    const inside = SHAPE.zones.map((ref) => SHAPE.piecesIn(state, ref))
    expect(inside.slice(0, 5)).toEqual([[0, 1, 2], [3], [4, 5], [6], []])
    expect(SHAPE.piecesIn(state, SHAPE.at.deck)).toBe(state.deck)
    const deep = shape({
      towns: record({ a: record({ b: record({ well: zone('x', 'all') }) }) }),
      by: bySeat(record({ in: record({ bag: zone('x', 'all') }) })),
    })
    const deepState = { towns: { a: { b: { well: pieces(0) } } }, by: [{ in: { bag: pieces(1) } }] }
    expect(deep.piecesIn(deepState, deep.at.towns.a.b.well)).toEqual([0])
    expect(deep.piecesIn(deepState, deep.at.by[0]!.in.bag)).toEqual([1])
    expect(deep.piecesIn(deepState, deep.at.by[1]!.in.bag)).toEqual([])
  })
})

describe('Bits', () => {
  test('are one for each viewer, and everybody has them all', () => {
    expect([0, 1, 7].map(bitOf)).toEqual([1, 2, 128])
    expect(bitOf(SPECTATOR)).toBe(PUBLIC)
    for (const viewer of [...upTo(MAX_SEATS), SPECTATOR]) expect(EVERYBODY & bitOf(viewer)).not.toBe(0)
  })
})

describe('What must not compile', () => {
  test('is refused by the compiler', () => {
    const state = sample()
    const view: View = SHAPE.view(state, 0, [])
    const never = (_why: () => void) => {}
    // @ts-expect-error a zone changes by `move` and `deal` only
    never(() => state.deck.push(0 as Piece))
    // @ts-expect-error and is not replaced in place
    never(() => (state.seats[0]!.hand[0] = 1 as Piece))
    // @ts-expect-error a view cannot be written
    never(() => (view.turn = 1))
    // @ts-expect-error what a viewer sees may be a back
    never((): Piece => view.deck[0]!)
    // @ts-expect-error a number is no piece
    never((): Piece => 3)
    // @ts-expect-error a word is one of the list
    never(() => (state.phase = 'noon'))
    // @ts-expect-error what holds no zone is not among the zones
    never(() => SHAPE.at.turn)
    // @ts-expect-error the zones of a list would be found by nobody
    never(() => list(zone('card', 'all')))
    // @ts-expect-error a field of another case
    never(() => state.cursor.at === 'idle' && state.cursor.seat)
    expect(view.turn).toBe(3)
  })
})
