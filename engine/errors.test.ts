import { describe, expect, test } from 'vitest'
import type { AnyGame } from './contract.ts'
import { ERRORS, type ErrorCode, MatchError } from './errors.ts'
import type { Match } from './match.ts'
import { open, read, save, start } from './save.ts'
import { simulate } from './simulate.ts'
import type { Setup } from './start.ts'
import { askKind } from './testing/toys/ask.ts'
import { broken, type Fault } from './testing/toys/broken.ts'
import { codeOf } from './testing/toys/code-of.ts'
import { fire } from './testing/toys/fire.ts'
import { inn, oldInn } from './testing/toys/inn.ts'
import { league } from './testing/toys/league.ts'
import { pick, tiny } from './testing/toys/tiny.ts'

const begin = (game: AnyGame, more: Partial<Setup> = {}): Match => start(game, { seats: 2, seed: 'errors', ...more })
const answered = (match: Match, seat: number, key: string): Match => {
  match.answer(seat, match.asked[seat]!, key)
  return match
}
/** The callback host lets the error of a rule through as it is. */
const commit = (fault: Fault) =>
  simulate(broken, { seats: 2, seed: 'errors' }, ({ ask, options }) =>
    ask.id === 'fault' ? options.indexOf(fault) : 0,
  )
const saved = (game: AnyGame): { [field: string]: unknown } => ({ ...save(begin(game)) })

/** How each error comes about. A code without a cause does not compile. */
const CAUSES: { [code in ErrorCode]: () => unknown } = {
  E_STALE_ASK: () => answered(begin(inn), 0, 'soup').answer(0, 1, 'soup'),
  E_NOT_YOUR_ASK: () => begin(inn).answer(1, 1, 'soup'),
  E_UNKNOWN_ANSWER: () => begin(inn).answer(0, 1, 'cake'),
  E_RULE_FAILED: () => begin(broken).answer(0, 1, 'throws'),
  E_OVER: () => {
    const match = begin(inn)
    match.adjourn()
    match.answer(0, 1, 'soup')
  },
  E_NO_OPTIONS: () => commit('no options'),
  E_TOO_LONG: () => commit('endless'),
  E_BRANCH: () => commit('asks another'),
  E_UNKNOWN_SEAT: () => begin(inn).answer(2, 1, 'soup'),
  E_UNKNOWN_GAME: () => open(fire, saved(inn)),
  E_UNKNOWN_MODE: () => begin(fire, { mode: 'desert' }),
  E_BAD_SEATS: () => begin(fire, { seats: 4 }),
  E_BAD_OPTION: () => begin(fire, { options: { fires: 2 } }),
  E_BAD_ENTRY: () =>
    begin(league, {
      entries: [
        [1, 2, 3, 4],
        [1, 2, 3],
      ],
    }),
  E_BAD_CARRY: () => begin({ ...fire, receive: () => [{ code: 'TORN', about: 'page 3' }] }, { carry: 7 }),
  E_BAD_SEED: () => begin(fire, { seed: '' }),
  E_NOT_A_SAVE: () => read('{"monomyth": 1'),
  E_SAVE_CHANGED: () => open(inn, { ...saved(inn), seed: 'another' }),
  E_NEWER_FORMAT: () => open(inn, { ...saved(inn), monomyth: 2 }),
  E_NEWER_RULES: () => open(oldInn, saved(inn)),
  E_OLD_RULES: () => open({ ...inn, migrations: [] }, saved(oldInn)),
}

describe('Errors', () => {
  test.each(Object.entries(CAUSES))('%s has a cause', (code, cause) => {
    expect(codeOf(cause)).toBe(code)
  })

  test('an error says its code, what it means and what it is about', () => {
    const cause = new Error('why')
    const error = new MatchError('E_BAD_OPTION', 'fires = 2', cause)
    expect(error.message).toBe(`E_BAD_OPTION: ${ERRORS.E_BAD_OPTION} (fires = 2)`)
    expect(error).toMatchObject({ name: 'MatchError', code: 'E_BAD_OPTION', about: 'fires = 2', cause })
  })

  test('an error about nothing in particular has neither brackets nor a cause', () => {
    const error = new MatchError('E_OVER')
    expect(error.message).toBe(`E_OVER: ${ERRORS.E_OVER}`)
    expect(error).toMatchObject({ about: '' })
    expect('cause' in error).toBe(false)
  })

  test.each([
    ['nests', 'together in a branch'],
    ['reacts', 'window in a branch'],
    ['races', 'first in a branch'],
    ['votes', 'agree in a branch'],
    ['asks another', 'pick asks seat 1 in the branch of 0'],
  ] as const)('a branch that %s fails, and the error says what it did', (fault, about) => {
    expect(() => commit(fault)).toThrow(expect.objectContaining({ code: 'E_BRANCH', about }))
  })

  test('a failed rule is kept as the cause', () => {
    const match = begin(broken)
    expect(() => match.answer(0, 1, 'no options')).toThrow(
      expect.objectContaining({
        code: 'E_RULE_FAILED',
        cause: expect.objectContaining({ code: 'E_NO_OPTIONS', about: 'pick' }),
      }),
    )
    expect(() => match.answer(0, 1, 'throws')).toThrow('the wheel came off')
  })

  test('a rule may throw what is no error', () => {
    const rude = tiny(() => {
      throw 'a spoon'
    })
    expect(() => begin(rude)).toThrow(expect.objectContaining({ code: 'E_RULE_FAILED', about: 'a spoon' }))
  })

  test('a game whose outcome fails has failed like any rule', () => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]), {
      outcome({ steps }) {
        if (steps > 0) throw new Error('no outcome')
        return undefined
      },
    })
    const match = begin(game)
    expect(codeOf(() => match.answer(0, 1, '1'))).toBe('E_RULE_FAILED')
    expect(match.log).toEqual([])
  })

  test('steps that never ask and never end are stopped in both hosts', () => {
    const idle = tiny(() => {}, { rounds: Number.POSITIVE_INFINITY })
    expect(() => begin(idle)).toThrow(
      expect.objectContaining({ code: 'E_RULE_FAILED', about: expect.stringContaining('E_TOO_LONG') }),
    )
    expect(codeOf(() => simulate(idle, { seats: 2, seed: 'errors' }, () => 0))).toBe('E_TOO_LONG')
  })

  test('ten thousand steps in a row without a decision are enough for any game, and allowed', () => {
    const patient = (rounds: number) => tiny(() => {}, { rounds })
    expect(codeOf(() => begin(patient(10_001)))).toBe('none')
    expect(codeOf(() => begin(patient(10_002)))).toBe('E_RULE_FAILED')
    expect(codeOf(() => simulate(patient(10_001), { seats: 1, seed: 's' }, () => 0))).toBe('none')
    expect(codeOf(() => simulate(patient(10_002), { seats: 1, seed: 's' }, () => 0))).toBe('E_TOO_LONG')
    // A decision now and then, and it may go on.
    const lively = tiny((play) => (play.state.steps % 5_000 === 0 ? void play.choose(0, pick, [1, 2]) : undefined), {
      rounds: 25_000,
    })
    expect(codeOf(() => simulate(lively, { seats: 1, seed: 's' }, () => 0))).toBe('none')
  })

  test('a step that asks without end is stopped in the callback host too', () => {
    const nagging = tiny((play) => {
      for (;;) play.choose(0, askKind<number>('again'), [1, 2])
    })
    expect(codeOf(() => simulate(nagging, { seats: 1, seed: 'errors' }, () => 0))).toBe('E_TOO_LONG')
  })
})

describe('A failing rule', () => {
  test.each([['throws'], ['endless'], ['no options'], ['asks another'], ['nests'], ['reacts'], ['races'], ['votes']])(
    'that %s changes nothing of the match',
    (fault) => {
      const match = answered(begin(broken), 0, 'none')
      const all = () => ({
        hash: match.hash(),
        hashes: match.hashes.slice(),
        log: match.log.slice(),
        asks: [match.asks(0), match.asks(1)],
        events: [match.events(0), match.events(1), match.events(-1)],
        view: match.view(0),
        save: save(match),
        script: JSON.stringify(match.standing().script),
      })
      const before = all()
      expect(codeOf(() => match.answer(0, 2, fault))).toBe('E_RULE_FAILED')
      expect(all()).toEqual(before)
      expect(codeOf(() => match.answer(0, 2, 'none'))).toBe('none')
    },
  )

  test('in the answer of the house costs the answer before it too', () => {
    const game = tiny((play) => {
      play.tell({ kind: 'noted', n: 0 })
      play.choose(0, pick, [1, 2])
      play.choose(1, pick, [1, 2])
      if (play.gone(1)) throw new Error('nobody is there')
      play.choose(0, pick, [1, 2])
    })
    const match = begin(game)
    match.leave(1, 'house')
    const before = save(match)
    expect(codeOf(() => match.answer(0, 1, '1'))).toBe('E_RULE_FAILED')
    expect(save(match)).toEqual(before)
  })

  test('while a seat is seen off leaves the seat where it was', () => {
    const game = tiny((play) => void play.choose(0, pick, [1, 2]), {
      left() {
        throw new Error('nobody leaves')
      },
    })
    const match = begin(game)
    const before = save(match)
    expect(codeOf(() => match.leave(1, 'house'))).toBe('E_RULE_FAILED')
    expect(save(match)).toEqual(before)
    expect(match.isGone(1)).toBe(false)
  })
})
