import { describe, expect, test } from 'vitest'
import { card, idOf } from '../content/pieces.ts'
import { CORE, DARK, ending, HIGH, LOW, type SeatScene, scene, thrown, told, toldOf } from '../testing/index.ts'
import { bankOptions } from './bank.ts'

const SCRIBE = 26
const ROWS = { 1: [66, 64] }

describe('the stages of an attempt', () => {
  test.each([
    ['top 066', 3, 0],
    ['bottom 066', 4, 1],
  ])('CTA-300 CTA-301 CTA-303 CTA-304 %s is declared before any rune is cast', (option, difficulty, bottom) => {
    const table = scene({ seats: [{ origin: SCRIBE, xp: 1 }], rows: ROWS }).answer(0, option)
    expect(toldOf(table, 'attemptDeclared')).toEqual([
      { kind: 'attemptDeclared', seat: 0, foe: 'challenge', card: card(66), bottom, difficulty },
    ])
    expect(table.kind(0)).toBe('dark')
    expect(table.state.turn.isMainDone).toBe(1)
  })

  test('CTA-702 an Adversary face has a single path and no +1', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, xp: 1, story: [57, 63, 64, 69, 73, 76] }, {}],
    })
    expect(table.options(0).filter((key) => key.startsWith('face'))).toEqual(['face 124'])
    table.answer(0, 'face 124')
    expect(toldOf(table, 'attemptDeclared')[0]).toMatchObject({ foe: 'adversary', bottom: 0, difficulty: 6 })
  })

  test.each(['top 066', 'bottom 066'])('CTA-308 CTA-309 CTA-310 CTA-311 CTA-312 the runes of %s', (option) => {
    // STR 2 and CON 2.
    const table = scene({
      seats: [{ origin: 18, story: [55, 56], hasFaced: true }],
      rows: { 1: [66, 64] },
    }).answer(0, option, '0 dark')
    expect(table.state.attempt.runes).toEqual([...CORE, 3, 4, 9, 10])
  })

  test('CTA-309 CTA-413 CTA-414 never more than three of an ability', () => {
    const table = scene({
      seats: [{ origin: 14, story: [55, 66, 87, 103], banked: 6, level: 7 }],
      rows: { 1: [64], 2: [95, 97] },
    }).answer(0, 'top 095')
    expect(toldOf(table, 'runesCast')[0]!.runes).toEqual([...CORE, 9, 10, 11])
  })

  test('CTA-314 CTA-316 up to three Dark runes, bought before the cast', () => {
    const table = scene({ seats: [{ origin: SCRIBE, xp: 5, hand: [205] }], rows: ROWS }).answer(0, 'top 066')
    expect(table.options(0)).toEqual(['0 dark', '1 dark', '2 dark', '3 dark'])
    table.answer(0, '3 dark')
    expect(table.state.attempt.runes).toEqual([...CORE, ...DARK])
    expect(table.state.attempt.casts).toBe(0)
    expect(table.state.seats[0]!.xp).toBe(2)
  })

  test('CTA-317 CTA-326 CTA-341 one window before the cast, one after it, one after the outcome', () => {
    const table = scene({ seats: [{ origin: SCRIBE, hand: [205] }], rows: ROWS, runes: [HIGH, HIGH, HIGH] })
    const passed: string[][] = []
    table.answer(0, 'top 066')
    for (let n = 0; n < 3; n++) {
      passed.push(told(table).filter((kind) => kind === 'runesCast' || kind === 'overcome'))
      table.answer(0, 'pass')
    }
    expect(passed).toEqual([[], ['runesCast'], ['runesCast', 'overcome']])
  })

  test('CTA-318 CTA-319 all runes are cast together, and each shows one of its two faces', () => {
    const seen = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const table = scene({ seats: [{ origin: 18 }], rows: ROWS, seed }).answer(0, 'top 066', '0 dark')
      const { runes, faces } = toldOf(table, 'runesCast')[0]!
      expect(runes).toEqual([...CORE, 3, 9])
      expect(faces.length).toBe(5)
      for (const [at, face] of faces.entries()) seen.add(`${at} ${face}`)
    }
    expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4].flatMap((at) => [`${at} 0`, `${at} 1`]))
  })

  test('CTA-320 special faces give their benefits in the order of the abilities', () => {
    const table = scene({
      seats: [{ origin: SCRIBE }],
      step: 'cast',
      rows: { 1: [69, 64] },
      attempt: { foe: 'challenge', card: card(69), runes: [...CORE, 17, 5], faces: [-1, -1, -1, -1, -1] },
      runes: [HIGH, HIGH, HIGH, LOW, LOW],
    })
    expect(told(table).filter((kind) => kind === 'xpChanged' || kind === 'featDrawn')).toEqual([
      'xpChanged',
      'featDrawn',
    ])
  })

  test('CTA-321 CTA-322 CTA-323 CTA-324 CTA-720 a Crest: Class, Action, the face, Heritage', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 32, banked: 6, heritage: 1, level: 7 }],
      isFinal: true,
      step: 'cast',
      rows: ROWS,
      decks: { actionDeck: [149] },
      attempt: { foe: 'challenge', card: card(66), runes: [...CORE], faces: [-1, -1, -1] },
      runes: [HIGH, HIGH, LOW],
    }).answer(0, 'own')
    const kinds = ['resultChanged', 'actionRevealed', 'heritageUsed']
    expect(told(table).filter((kind) => kinds.includes(kind))).toEqual([
      'resultChanged',
      'actionRevealed',
      'resultChanged',
      'heritageUsed',
      'resultChanged',
    ])
    expect(toldOf(table, 'resultChanged').map(({ card: from }) => idOf(from))).toEqual(['032', '125', '001'])
  })

  test('CTA-330 once the Actions apply no Feat can be played before the outcome', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, hand: [159] }],
      step: 'post',
      rows: ROWS,
      pending: [149],
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
    }).answer(0, 'pass')
    expect(ending(table)).toBe('failed 2 of 3')
  })

  test('CTA-332 tokens gained by Moons are there when the margin removes some', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, story: [57, 63, 64, 69, 73, 76] }, { xp: 1 }],
      step: 'outcome',
      tokens: 0,
      attempt: {
        foe: 'adversary',
        card: card(124),
        runes: [...CORE, 9, 10, DARK[0]!],
        faces: [HIGH, HIGH, HIGH, HIGH, HIGH, HIGH],
        casts: 1,
      },
    })
    expect(toldOf(table, 'tokensChanged').map(({ tokens }) => tokens)).toEqual([1, 0])
  })

  test.each([
    [0, 'overcome 3 of 3'],
    [1, 'failed 3 of 4'],
  ])('CTA-333 CTA-335 CTA-337 an equal result overcomes (harder by %i)', (harder, end) => {
    const table = scene({
      seats: [{ origin: SCRIBE }],
      step: 'outcome',
      rows: ROWS,
      attempt: thrown(66, CORE, [HIGH, HIGH, HIGH], { harder }),
    })
    expect(ending(table)).toBe(end)
  })

  test('CTA-338 overcome: placed, its icons, then what answers an added card', () => {
    const table = scene({
      seats: [{ origin: 27 }],
      step: 'outcome',
      rows: { 2: [88, 86] },
      attempt: thrown(88, [...CORE, 3, 18], [HIGH, HIGH, HIGH, HIGH, HIGH], { bottom: 1 }),
    })
    const kinds = ['overcome', 'levelChanged', 'xpChanged']
    expect(told(table).filter((kind) => kinds.includes(kind))).toEqual(kinds)
  })

  test('CTA-339 CTA-340 failed: discarded, one experience, one token', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, banked: 6 }],
      step: 'outcome',
      rows: ROWS,
      attempt: thrown(66, CORE, [LOW, LOW, HIGH]),
    })
    expect(table.state.discard1.map(idOf)).toEqual(['066'])
    expect(toldOf(table, 'xpChanged')).toEqual([{ kind: 'xpChanged', seat: 0, by: 1, cause: 'failure' }])
    expect(toldOf(table, 'tokensChanged')).toEqual([{ kind: 'tokensChanged', by: 1, tokens: 6, cause: 'quest' }])
  })

  test('CTA-342 afterwards no attempt is under way and its modifiers have ended', () => {
    const table = scene({
      seats: [{ origin: SCRIBE }],
      step: 'outcome',
      rows: ROWS,
      attempt: thrown(66, CORE, [HIGH, HIGH, HIGH], { harder: -1, fromElse: 2, isClassOff: 1, areMoonsIgnored: 1 }),
    })
    expect(table.state.attempt).toMatchObject({ foe: 'none', runes: [], harder: 0, fromElse: 0, isClassOff: 0 })
  })

  test('CTA-336 CTA-344 CTA-587 Feats add up, whoever plays them', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, hand: [159] }, { hand: [185] }],
      step: 'post',
      rows: ROWS,
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
    })
    expect(ending(table.answer(0, 'feat 159').answer(1, 'feat 185'))).toBe('overcome 6 of 3')
  })
})

test('CTA-377 CTA-378 a re-attempt: nothing is paid again, added runes are cast with the rest, turned faces are lost', () => {
  const table = scene({
    seats: [{ origin: SCRIBE, hand: [168] }],
    step: 'post',
    rows: ROWS,
    attempt: thrown(66, [...CORE, 9, DARK[0]!], [LOW, LOW, HIGH, HIGH, LOW]),
    runes: [HIGH, LOW, HIGH, LOW, LOW],
  }).answer(0, 'feat 168')
  expect(toldOf(table, 'runesCast')).toEqual([
    { kind: 'runesCast', seat: 0, runes: [...CORE, 9, DARK[0]!], faces: [HIGH, LOW, HIGH, LOW, LOW], nth: 1 },
  ])
  expect(toldOf(table, 'darkRunesBought')).toEqual([])
  expect(ending(table)).toBe('overcome 4 of 3')
})

test('CTA-580 amounts are computed when a Feat resolves', () => {
  const table = scene({
    seats: [{ hand: [182], level: 3 }, { level: 2 }, { hand: [205] }],
    rows: ROWS,
    tokens: 9,
  }).answer(0, 'feat 182')
  table.answer(2, 'feat 205', 'seat 2')
  // The gift comes first: nobody is on level 1 or 2 any more, and the Corruption has added a token.
  expect(toldOf(table, 'tokensChanged').map(({ tokens }) => tokens)).toEqual([10, 9])
})

describe('banking', () => {
  test('CTA-530 CTA-536 any amount, six on the Class at most', () => {
    const options = (xp: number, banked: number) => {
      const table = scene({ seats: [{ xp, banked }], rows: ROWS })
      return bankOptions(table.view(0), 0).length
    }
    expect([options(0, 0), options(3, 0), options(9, 0), options(9, 4), options(9, 6)]).toEqual([0, 3, 6, 2, 0])
  })

  test('CTA-542 in the menu and in every window of the own turn, and in no other turn', () => {
    const seats = [{ origin: SCRIBE, xp: 1, hand: [205] }, { xp: 1 }]
    const attempt = thrown(66, CORE, [HIGH, HIGH, HIGH])
    expect(scene({ seats, rows: ROWS }).options(0)).toContain('bank 1')
    for (const step of ['pre', 'post', 'out', 'end'] as const) {
      const table = scene({ seats, rows: ROWS, step, ...(step === 'end' ? {} : { attempt }) })
      expect(table.asked()).toEqual([0])
      expect(table.options(0)).toEqual(['feat 205', 'bank 1', 'pass'])
    }
  })

  /** Nothing but banking to do in a window; the Barbarian adds to CON, then to STR. */
  const isAsked = (at: 'pre' | 'post' | 'out' | 'end', seat: SeatScene, pending: readonly number[] = []): boolean => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29, ...seat }, {}],
      rows: ROWS,
      step: at,
      pending,
      chapters: 7,
      ...(at === 'end' ? {} : { attempt: thrown(66, CORE, [HIGH, LOW, HIGH]) }),
    })
    return table.kind(0) === 'feat' && table.state.window.at === at
  }

  test.each([
    ['the first effect helps', 1, 1, true],
    ['the first effect is out of reach', 0, 1, false],
    ['the first effect is there already', 2, 1, false],
    ['the second effect is for another path', 2, 2, false],
    ['the third effect is near', 4, 2, true],
    ['the Class is full', 6, 3, false],
  ])('CTA-579 banking alone is asked about after the cast where it helps: %s', (_, banked, xp, asked) => {
    expect(isAsked('post', { banked, xp })).toBe(asked)
  })

  test('CTA-579 or where an Action that waits would take the experience', () => {
    expect([149, 154, 156].map((action) => isAsked('post', { xp: 1 }, [action]))).toEqual([false, true, true])
  })

  test('CTA-579 in the other windows a third effect alone is worth the question, and none where the menu follows', () => {
    const near = { banked: 4, xp: 2 }
    const asked = (seat: SeatScene) => (['pre', 'out', 'end'] as const).map((step) => isAsked(step, seat))
    expect(asked(near)).toEqual([true, false, true])
    expect(asked({ banked: 1, xp: 1 })).toEqual([false, false, false])
  })

  test('CTA-542 CTA-579 the experience of a failed Challenge can be banked before the turn ends', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29 }, { hand: [191] }],
      step: 'outcome',
      rows: ROWS,
      turn: { isMainDone: 1 },
      attempt: thrown(66, CORE, [HIGH, LOW, HIGH]),
    })
    expect([table.asked(), table.kind(0), table.state.window.at]).toEqual([[0], 'feat', 'end'])
    expect(table.options(0)).toEqual(['bank 1', 'pass'])
    table.answer(0, 'bank 1')
    expect(table.state.seats[0]).toMatchObject({ xp: 0, banked: 1 })
  })

  test('CTA-579 nobody is asked at the end of a turn whose main action brought nothing', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29, xp: 1 }, {}],
      step: 'outcome',
      rows: ROWS,
      turn: { isMainDone: 1 },
      attempt: thrown(66, CORE, [HIGH, HIGH, HIGH]),
    })
    expect(table.state.window.at === 'end' && table.kind(0) === 'feat').toBe(false)
  })

  test.each([
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 4],
    [6, 5],
  ])('CTA-531 CTA-533 CTA-534 a Paladin on level 2 with %i on the Class, on a STR path', (banked, result) => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 35, banked, level: 2 }],
      step: 'outcome',
      rows: ROWS,
      attempt: thrown(66, CORE, [HIGH, HIGH, HIGH], { bottom: 1 }),
    })
    expect([...toldOf(table, 'overcome'), ...toldOf(table, 'failed')][0]!.result).toBe(result)
  })
})
