import { describe, expect, test } from 'vitest'
import type { AnyGame } from './contract.ts'
import { fingerprint } from './digest.ts'
import { MatchError } from './errors.ts'
import type { Match } from './match.ts'
import { open, openUnsealed, read, type Saved, save, start, unsealed, verify } from './save.ts'
import { reopened, Scene } from './testing/scene.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { type State as InnState, inn, moneyToSilver, oldInn } from './testing/toys/inn.ts'
import { league } from './testing/toys/league.ts'
import { masks } from './testing/toys/masks.ts'
import { AT, pick, tiny } from './testing/toys/tiny.ts'

/** The parts of a file that a forger looks for. */
interface Loose {
  readonly log: readonly object[]
  readonly setup: object
  readonly now: { readonly state: { readonly seats: readonly object[] } }
}
type Json = { [key: string]: Json } | Json[] | string | number | boolean | null
const json = (saved: Saved): Json => JSON.parse(JSON.stringify(saved)) as Json
const isTree = (value: Json): value is { [key: string]: Json } | Json[] => typeof value === 'object' && value !== null

/** Every way to change a value in one place: another leaf, a field or item missing, a field or item too many. */
function* damages(value: Json, path = ''): Generator<{ path: string; value: Json }> {
  if (!isTree(value)) {
    const others: Json[] = typeof value === 'number' ? [value + 1, String(value), null] : [0, `${value}x`, []]
    for (const other of others) yield { path: `${path} becomes ${JSON.stringify(other)}`, value: other }
    return
  }
  if (Array.isArray(value)) {
    yield { path: `${path} grows`, value: [...value, 0] }
    for (const i of value.keys()) {
      yield { path: `${path}[${i}] is missing`, value: value.toSpliced(i, 1) }
      for (const inner of damages(value[i]!, `${path}[${i}]`))
        yield { path: inner.path, value: value.with(i, inner.value) }
    }
    return
  }
  yield { path: `${path}.extra is there`, value: { ...value, extra: 0 } }
  for (const [key, field] of Object.entries(value)) {
    const { [key]: _gone, ...rest } = value
    yield { path: `${path}.${key} is missing`, value: rest }
    for (const inner of damages(field, `${path}.${key}`))
      yield { path: inner.path, value: { ...value, [key]: inner.value } }
  }
}

/** A match with something of everything in its file. */
const rich = (): Match => {
  const match = start(masks, { seats: 3, seed: 'save' })
  const answer = (seat: number, at = 0) => {
    const ask = match.asks(seat).find((one) => one.seat === seat)!
    match.answer(seat, ask.id, ask.options[at]!.key)
  }
  for (const seat of [0, 1, 2]) {
    answer(seat)
    answer(seat, 1)
  }
  for (const seat of [0, 1, 2]) answer(seat)
  answer(0)
  match.undo(0, [1, 2])
  answer(0, 1)
  match.leave(1, 'bot')
  match.leave(2, 'house')
  return match
}

describe('A saved match', () => {
  test('is the same match when it is opened: hash, questions, views, events, log', () => {
    const match = rich()
    const again = reopened(masks, match)
    const all = (one: Match) => [-1, 0, 1, 2].map((viewer) => [one.asks(viewer), one.view(viewer), one.events(viewer)])
    expect(again.hash()).toBe(match.hash())
    expect(all(again)).toEqual(all(match))
    expect(again.log).toEqual(match.log)
    expect(again.hashes).toEqual(match.hashes)
    expect(again.isBot(1)).toBe(true)
    expect(again.isGone(2)).toBe(true)
    expect(save(again)).toEqual(save(match))
  })

  test('says what it is', () => {
    expect(save(start(inn, { seats: 1, seed: 'save' }))).toEqual({
      monomyth: 1,
      game: 'inn',
      rules: 2,
      setup: { mode: 'plain', seats: 1, options: {}, entries: [null], carry: null },
      seed: 'save',
      base: null,
      log: [],
      hashes: '',
      now: {
        state: { turns: 0, seats: [{ silver: 2, meals: 0 }] },
        known: [],
        chance: { lane: 0, drawn: 0 },
        step: 0,
        gone: 0,
        leaving: [],
        left: -1,
        marks: [],
        lanes: [],
      },
      asked: [1],
      events: [],
      sum: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  test('opens without its sum too; it shares much with its match, but playing on does not change it', () => {
    const match = rich()
    const { sum: _, ...whole } = save(match)
    const bare = unsealed(match, { events: true })
    for (let n = 0; n < 20 && !match.isOver(); n++) {
      const [{ seat, ask, options } = { seat: 0, ask: undefined, options: [] }] = match.open()
      match.answer(seat, match.asked[seat] ?? 0, ask?.key(options[0] as never) ?? '', 'bot')
    }
    expect(save(match).log.length).toBeGreaterThan(whole.log.length)
    expect(bare).toEqual(whole)
    expect(save(openUnsealed(masks, bare))).toEqual(save(open(masks, { ...whole, sum: fingerprint(whole) })))
    expect(codeOf(() => openUnsealed(masks, { ...bare, rules: 99 }))).toBe('E_NEWER_RULES')
  })

  test('is a copy: playing on does not change it', () => {
    const match = rich()
    const saved = save(match)
    const before = JSON.stringify(saved)
    const ask = match.asks(1).find(({ seat }) => seat === 1)!
    match.answer(1, ask.id, ask.options[0]!.key)
    expect(JSON.stringify(saved)).toBe(before)
  })

  test('without its events is the same match, which tells nothing again', () => {
    const match = rich()
    const again = open(masks, save(match, { events: false }))
    expect(again.hash()).toBe(match.hash())
    expect(again.events(0)).toEqual([])
  })

  test('keeps what a seat brought and what was carried', () => {
    const entries = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]
    const match = start(league, { seats: 2, seed: 'save', entries, carry: [3, 4] })
    const { given } = reopened(league, match).table
    expect(given.entries).toEqual(entries)
    expect(given.carry).toEqual([3, 4])
    expect(reopened(inn, start(inn, { seats: 1, seed: 's' })).table.given).toMatchObject({
      entries: [undefined],
      carry: undefined,
    })
  })

  test('tells nothing twice and forgets nothing, wherever in a step or its branches it is opened', () => {
    const straight = start(masks, { seats: 2, seed: 'save' })
    let again = start(masks, { seats: 2, seed: 'save' })
    for (const seat of [1, 0, 1, 0, 0, 1, 0, 1]) {
      for (const match of [straight, again]) {
        const { id, options } = match.asks(seat).find((ask) => ask.seat === seat)!
        match.answer(seat, id, options[0]!.key)
      }
      again = reopened(masks, again)
      for (const viewer of [-1, 0, 1]) expect(again.events(viewer)).toEqual(straight.events(viewer))
    }
  })

  test('can be undone as far as before', () => {
    const scene = Scene.start(inn, { seats: 2, seed: 'save' }).answer(0, 'soup', 'roast')
    const match = reopened(inn, scene.match)
    expect(match.undo(0)).toBeUndefined()
    expect(match.undo(0)).toBeUndefined()
    expect(match.undo(0)).toEqual({ code: 'U_NOTHING' })
    expect(match.undo(1)).toEqual({ code: 'U_NOTHING' })
  })

  test('of a game that is over is over', () => {
    const scene = Scene.start(inn, { seats: 1, seed: 'save' }).answer(0, 'soup', 'soup', 'soup', 'soup')
    const again = reopened(inn, scene.match)
    expect(again.outcome()).toEqual(scene.match.outcome())
    expect(again.isOver()).toBe(true)
    expect(save(again)).toEqual(save(scene.match))
    expect(verify(inn, save(again))).toBe(true)
  })
})

describe('A damaged file', () => {
  const file = json(save(rich()))

  test('is found out wherever it is damaged', () => {
    let tried = 0
    const undetected: string[] = []
    for (const { path, value } of damages(file)) {
      tried += 1
      const code = codeOf(() => open(masks, value))
      if (!['E_SAVE_CHANGED', 'E_NOT_A_SAVE', 'E_NEWER_FORMAT'].includes(code)) undetected.push(`${path}: ${code}`)
    }
    expect(undetected).toEqual([])
    expect(tried).toBeGreaterThan(1_000)
  })

  test('never crashes the program, even when its sum was made right again', () => {
    for (const { value } of damages(json(save(Scene.start(inn, { seats: 2, seed: 's' }).answer(0, 'soup').match)))) {
      if (!isTree(value) || Array.isArray(value)) continue
      const { sum: _sum, ...rest } = value
      // Anything but a coded error is thrown on by `codeOf`.
      expect(codeOf(() => open(inn, { ...rest, sum: fingerprint(rest) }))).toMatch(/^(E_[A-Z_]+|none)$/)
    }
  })

  test('does not depend on the order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(file as object).reverse())
    expect(open(masks, turned).hash()).toBe(rich().hash())
  })

  test.each([
    ['nothing', ''],
    ['half a file', JSON.stringify(file).slice(0, 500)],
    ['a file without its end', JSON.stringify(file).slice(0, -1)],
  ])('of %s is no saved match', (_what, text) => {
    expect(codeOf(() => open(masks, read(text)))).toBe('E_NOT_A_SAVE')
    expect(() => read(text)).toThrow('not JSON')
  })

  test.each([[null], [7], ['text'], [[]], [{}], [{ monomyth: '1' }]])('holding %j is no saved match', (value) => {
    expect(codeOf(() => open(masks, value))).toBe('E_NOT_A_SAVE')
  })

  /** The file with one thing changed and its sum made right. */
  const forged = (game: AnyGame, match: Match, change: (saved: Loose) => void): (() => Match) => {
    const { sum: _sum, ...rest } = json(save(match)) as { [key: string]: Json }
    change(rest as unknown as Loose)
    return () => open(game, { ...rest, sum: fingerprint(rest) })
  }
  const half = () => Scene.start(inn, { seats: 2, seed: 's' }).answer(0, 'soup').match

  test.each<[what: string, change: (saved: Loose) => void, about: string]>([
    ['an answer nobody could give', ({ log }) => Object.assign(log[0]!, { key: 'cake' }), 'cake'],
    ['an answer of another seat', ({ log }) => Object.assign(log[0]!, { seat: 1 }), 'soup'],
    ['an answer at another place', ({ log }) => Object.assign(log[0]!, { at: [0, 1] }), 'soup'],
    ['a state that is none', ({ now }) => Object.assign(now.state, { turns: 'x' }), 'state.turns is not an integer'],
  ])('with %s says where', (_what, change, about) => {
    expect(forged(inn, half(), change)).toThrow(expect.objectContaining({ code: 'E_SAVE_CHANGED', about }))
  })

  test('that breaks the engine itself keeps the cause', () => {
    const broken = forged(inn, half(), (saved) => Object.assign(saved, { hashes: null }))
    expect(broken).toThrow(expect.objectContaining({ code: 'E_SAVE_CHANGED', cause: expect.any(TypeError) }))
  })

  test('is refused by code where its setup is not admitted', () => {
    expect(codeOf(forged(inn, half(), ({ setup }) => Object.assign(setup, { seats: 9 })))).toBe('E_BAD_SEATS')
  })

  test('whose log is not how it came there cannot be undone', () => {
    const match = forged(inn, half(), ({ now }) => Object.assign(now.state.seats[1]!, { silver: 9 }))()
    expect(codeOf(() => match.undo(0))).toBe('E_SAVE_CHANGED')
  })
})

describe('Verifying', () => {
  const long = () => {
    const scene = Scene.start(inn, { seats: 2, seed: 's' }).answer(0, 'soup', 'roast').answer(1, 'soup', 'soup')
    return json(save(scene.match)) as { [key: string]: Json }
  }
  const resummed = ({ sum: _sum, ...rest }: { [key: string]: Json }) => ({ ...rest, sum: fingerprint(rest) })

  test('says yes to a match as it was played, with undo, leaving and branches', () => {
    expect(verify(inn, long())).toBe(true)
    expect(verify(masks, save(rich()))).toBe(true)
  })

  test('says no to another answer, another boundary, another state', () => {
    const saved = long()
    const log = saved.log as { key: string }[]
    expect(verify(inn, resummed({ ...saved, log: [{ ...log[0]!, key: 'roast' }, ...log.slice(1)] as Json }))).toBe(
      false,
    )
    const hashes = saved.hashes as string
    expect(hashes).toMatch(/^[0-9a-f]{8}$/)
    for (const other of [`0000${hashes.slice(4)}`, hashes.slice(4), `${hashes}0000`, ''])
      expect(verify(inn, resummed({ ...saved, hashes: other }))).toBe(false)
    const now = saved.now as { state: { turns: number; seats: Json[] } }
    const state = { ...now.state, seats: [{ silver: 5, meals: 2 }, now.state.seats[1]!] }
    expect(verify(inn, resummed({ ...saved, now: { ...now, state } as Json }))).toBe(false)
  })

  test('says no to answers that cannot have been given', () => {
    const saved = long()
    const log = saved.log as { key: string }[]
    expect(verify(inn, resummed({ ...saved, log: [{ ...log[0]!, key: 'cake' }, ...log.slice(1)] as Json }))).toBe(false)
    expect(verify(inn, resummed({ ...saved, log: [{ do: 'rules', from: 1, to: 2 }, ...log] as Json }))).toBe(false)
    for (const at of [
      [0, 1],
      [1, 0],
      [0, 0, 0, 0],
    ])
      expect(verify(inn, resummed({ ...saved, log: [{ ...log[0]!, at }, ...log.slice(1)] as Json }))).toBe(false)
  })

  test('a damaged file is not verified but refused', () => {
    expect(codeOf(() => verify(inn, { ...long(), seed: 'x' }))).toBe('E_SAVE_CHANGED')
  })
})

describe('Newer rules', () => {
  const oldMatch = (act: (scene: Scene) => void = () => {}): Match => {
    const scene = Scene.start(oldInn, { seats: 3, seed: 'save' })
    scene.answer(0, 'soup', 'roast').answer(1, 'soup')
    act(scene)
    return scene.match
  }

  test('bring the last boundary forward and ask the step begun there again', () => {
    const old = oldMatch()
    const match = open(inn, save(old))
    expect(match.position().state).toEqual({
      turns: 2,
      seats: [
        { silver: 2, meals: 2 },
        { silver: 2, meals: 0 },
        { silver: 2, meals: 0 },
      ],
    } satisfies InnState)
    expect(match.log).toEqual([...old.log, { do: 'rules', from: 1, to: 2 }])
    expect(match.asks(1)[0]).toMatchObject({ kind: 'dish', seat: 1 })
    expect(match.asks(1)[0]!.id).toBeGreaterThan(old.asks(1)[0]!.id)
    expect(codeOf(() => match.answer(1, old.asks(1)[0]!.id, 'soup'))).toBe('E_STALE_ASK')
  })

  test('are told to everybody, after all that was told under the old', () => {
    const old = oldMatch()
    const told = open(inn, save(old)).events(-1)
    expect(told.slice(0, -1)).toEqual(old.events(-1))
    expect(told.at(-1)).toEqual({ n: 4, event: { kind: '@rules' } })
  })

  test('make a match that plays, saves, undoes and verifies like any other', () => {
    let match = open(inn, save(oldMatch()))
    match = reopened(inn, match)
    expect(verify(inn, save(match))).toBe(true)
    const hash = match.hash()
    for (const seat of [1, 1, 2]) match.answer(seat, match.asked[seat]!, 'roast')
    expect(match.hashes).toHaveLength(1)
    expect(verify(inn, save(match))).toBe(true)
    match = reopened(inn, match)
    expect(match.undo(2)).toBeUndefined()
    expect(match.undo(1)).toBeUndefined()
    expect(match.undo(1)).toBeUndefined()
    expect(match.hash()).toBe(hash)
    expect(match.hashes).toEqual([])
    expect(match.undo(0)).toEqual({ code: 'U_NOTHING' })
    expect(verify(inn, save(match))).toBe(true)
  })

  test('do not forget a seat on its way out', () => {
    const old = oldMatch((scene) => scene.leave(2))
    expect(old.isGone(2)).toBe(true)
    const match = open(inn, save(old))
    expect(match.isGone(2)).toBe(true)
    expect((match.position().state as InnState).seats[2]!.silver).toBe(0)
    expect(match.log.slice(-2)).toEqual([
      { do: 'rules', from: 1, to: 2 },
      { do: 'leave', seat: 2, as: 'house' },
    ])
    expect(verify(inn, save(match))).toBe(true)
  })

  test('see off again whoever was just being seen off', () => {
    const asking = (game: AnyGame): AnyGame => ({ ...game, left: (play) => void play.choose(0, pick, [1, 2]) })
    const old = Scene.start(asking(oldInn), { seats: 3, seed: 'save' })
    old.leave(1)
    old.leave(2)
    expect(old.kind(0)).toBe('pick')
    const match = open(asking(inn), save(old.match))
    expect([0, 1, 2].map((seat) => match.isGone(seat))).toEqual([false, true, true])
    for (const _leaver of [1, 2]) {
      expect(match.asks(0)[0]!.kind).toBe('pick')
      match.answer(0, match.asked[0]!, '1')
    }
    expect(match.asks(0)[0]!.kind).toBe('dish')
    expect(verify(asking(inn), save(match))).toBe(true)
  })

  test('go on counting the lanes of chance', () => {
    const old = oldMatch((scene) => scene.undo(1, [0, 2]))
    old.answer(1, old.asked[1]!, 'soup')
    expect(old.undo(0, [1, 2])).toBeUndefined()
    const match = open(inn, save(old))
    for (const _helping of [0, 1]) match.answer(0, match.asked[0]!, 'soup')
    match.answer(1, match.asked[1]!, 'soup')
    expect(match.undo(0, [1, 2])).toBeUndefined()
    expect(match.position().chance.lane).toBe(2)
  })

  test('leave an adjourned match adjourned, and a gone seat gone', () => {
    const old = oldMatch((scene) => {
      scene.leave(2)
      scene.answer(1, 'soup')
      scene.match.adjourn()
    })
    const match = open(inn, save(old))
    expect(match.isOver()).toBe(true)
    expect(match.isGone(2)).toBe(true)
  })

  test('leave a match that is over as it ended: nothing of its last step is asked again', () => {
    const old = Scene.start(oldInn, { seats: 2, seed: 'save' })
    old.answer(0, 'soup', 'soup').answer(1, 'soup', 'roast').answer(0, 'roast', 'soup').leave(1)
    expect(old.match.isOver()).toBe(true)
    let match = open(inn, save(old.match))
    for (const _time of [1, 2]) {
      expect([match.isOver(), match.outcome(), match.asks(0)]).toEqual([true, old.match.outcome(), []])
      expect(match.position().state).toMatchObject({ turns: 4, seats: [{ meals: 4 }, { meals: 2 }] })
      expect([match.isGone(0), match.isGone(1)]).toEqual([false, true])
      expect(codeOf(() => match.answer(0, match.asked[0]!, 'soup'))).toBe('E_OVER')
      expect(match.events(-1).at(-1)).toEqual({ n: old.match.events(-1).length + 1, event: { kind: '@rules' } })
      expect(verify(inn, save(match))).toBe(true)
      match = reopened(inn, match)
    }
  })

  test('that come later, or reach too far back, are refused by code', () => {
    const saved = save(oldMatch())
    expect(() => open({ ...inn, migrations: [] }, saved)).toThrow(
      expect.objectContaining({ code: 'E_OLD_RULES', about: '1' }),
    )
    expect(() => open({ ...inn, rules: 3 }, saved)).toThrow(
      expect.objectContaining({ code: 'E_OLD_RULES', about: '2' }),
    )
    expect(() => open(oldInn, save(start(inn, { seats: 1, seed: 's' })))).toThrow(
      expect.objectContaining({ code: 'E_NEWER_RULES', about: '2' }),
    )
  })

  test('run through every migration on the way', () => {
    const third = {
      ...inn,
      rules: 3,
      migrations: [{ from: 2, to: 3, up: (state: InnState) => ({ ...state, turns: 0 }) }, moneyToSilver],
    }
    const match = open(third as AnyGame, save(oldMatch()))
    expect(match.log.at(-1)).toEqual({ do: 'rules', from: 1, to: 3 })
    expect(match.asks(0)[0]?.seat).toBe(0)
  })

  test('that give a broken state are refused', () => {
    const broken = { ...inn, migrations: [{ from: 1, to: 2, up: () => ({ turns: 1 }) }] }
    expect(codeOf(() => open(broken, save(oldMatch())))).toBe('E_SAVE_CHANGED')
    const throwing = {
      ...inn,
      migrations: [
        {
          from: 1,
          to: 2,
          up: () => {
            throw new Error('lost')
          },
        },
      ],
    }
    expect(() => open(throwing, save(oldMatch()))).toThrow(
      expect.objectContaining({ code: 'E_SAVE_CHANGED', about: 'lost' }),
    )
  })
})

describe('What is known about new pieces', () => {
  test('after a migration is what their zones show', () => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]))
    const grown = {
      ...game,
      rules: 2,
      migrations: [{ from: 1, to: 2, up: (state: object) => ({ ...state, row: [10], deck: [0, 1] }) }],
    }
    const match = open(grown as AnyGame, save(start(game, { seats: 1, seed: 's' })))
    const { known, where } = match.position()
    expect(known[10]).toBe((1 << 30) | 255)
    expect([where[0], where[5], where[10]]).toEqual([AT.deck.index, -1, AT.row.index])
    expect(new MatchError('E_OVER')).toBeInstanceOf(Error)
  })
})
