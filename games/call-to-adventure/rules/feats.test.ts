import { describe, expect, test } from 'vitest'
import { card } from '../content/pieces.ts'
import {
  CORE,
  DARK,
  ending,
  HIGH,
  ids,
  LOW,
  type SceneSetting,
  type SeatScene,
  scene,
  thrown,
  toldOf,
} from '../testing/index.ts'

/** Every Feat, played where it may be and held back where it may not. */

const SCRIBE = 26
/** By ability: a Challenge and which of its paths rewards it. Worth 2 with its core runes. */
const PATHS: { readonly [ability: string]: readonly [number, number] } = {
  STR: [66, 1],
  CON: [66, 0],
  DEX: [63, 1],
  INT: [64, 0],
  WIS: [69, 0],
  CHA: [67, 1],
}
const CAST = [HIGH, LOW, HIGH]

/** After a cast worth 2 on such a path; seat 0 attempts, the others hold what they are given. */
function onPath(ability: string, seats: readonly SeatScene[], more: Partial<SceneSetting> = {}) {
  const [number, bottom] = PATHS[ability]!
  const [first, ...rest] = seats
  return scene({
    seats: [{ origin: SCRIBE, ...first }, ...rest],
    step: 'post',
    rows: { 1: [number, 70] },
    attempt: thrown(number, CORE, CAST, { bottom }),
    ...more,
  })
}
const resultOf = (table: ReturnType<typeof onPath>): number =>
  [...toldOf(table, 'overcome'), ...toldOf(table, 'failed')][0]!.result

describe('more for a path', () => {
  const TWO: readonly [number, readonly string[]][] = [
    [159, ['STR', 'CON']],
    [160, ['INT', 'WIS']],
    [161, ['DEX', 'CHA']],
    [183, ['DEX', 'INT']],
    [184, ['STR', 'CHA']],
    [185, ['CON', 'WIS']],
  ]
  test.each(TWO)('CTA-305 card %i adds 2 on %j, and cannot be played on another path', (number, abilities) => {
    for (const ability of Object.keys(PATHS)) {
      const table = onPath(ability, [{ hand: [number, 178] }])
      const isOpen = abilities.includes(ability)
      expect(table.options(0).includes(`feat ${number}`)).toBe(isOpen)
      if (isOpen) expect(resultOf(table.answer(0, `feat ${number}`, 'pass', 'pass'))).toBe(4)
    }
  })

  test.each([
    [163, 'CHA', 'WIS'],
    [164, 'WIS', 'CHA'],
  ])('CTA-C163 card %i adds 1 in the own turn, 2 in that of another', (number, path, other) => {
    expect(resultOf(onPath(path, [{ hand: [number] }]).answer(0, `feat ${number}`))).toBe(3)
    expect(resultOf(onPath(path, [{}, { hand: [number] }]).answer(1, `feat ${number}`))).toBe(4)
    expect(onPath(other, [{ hand: [number, 178] }]).options(0)).toEqual(['feat 178', 'pass'])
  })

  const COUNTED: readonly [number, number, string][] = [
    [170, 104, 'DIV'],
    [171, 107, 'JUS'],
    [172, 105, 'ARC'],
    [173, 81, 'NAT'],
    [195, 106, 'ROY'],
    [196, 83, 'ARC'],
    [197, 102, 'VIL'],
  ]
  test.each(COUNTED)('CTA-926 card %i adds as many as the Story of the attempting Hero shows', (number, trait) => {
    const table = onPath('STR', [{ story: [trait] }, { hand: [number] }])
    expect(resultOf(table.answer(1, `feat ${number}`))).toBe(3)
    expect(onPath('STR', [{}, { hand: [number, 205] }]).options(1)).toEqual(['feat 205', 'pass'])
  })

  test('CTA-C186 Dark Pact: the player of the card pays', () => {
    expect(onPath('STR', [{ xp: 1, class: 32, banked: 6 }, { hand: [186, 205] }]).options(1)).toEqual([
      'feat 205',
      'pass',
    ])
    const table = onPath('STR', [{}, { hand: [186], xp: 1 }]).answer(1, 'feat 186')
    expect(resultOf(table)).toBe(4)
    expect(table.state.seats[1]!.xp).toBe(0)
  })

  test('CTA-452 Blood Price: own turn, three for a level, not on the last', () => {
    const table = onPath('STR', [{ hand: [188] }]).answer(0, 'feat 188')
    expect([resultOf(table), table.state.seats[0]!.level]).toEqual([5, 4])
    expect(onPath('STR', [{ hand: [188, 205], level: 7 }, {}]).options(0)).toEqual(['feat 205', 'pass'])
    expect(onPath('STR', [{}, { hand: [188, 205] }]).options(1)).toEqual(['feat 205', 'pass'])
  })

  test('Nothing Left to Lose: three for a Hero on level 6 or 7', () => {
    expect(resultOf(onPath('STR', [{ level: 6 }, { hand: [206] }]).answer(1, 'feat 206'))).toBe(5)
    expect(onPath('STR', [{ level: 5 }, { hand: [206, 205] }]).options(1)).toEqual(['feat 205', 'pass'])
  })

  const FACING: Partial<SceneSetting> = {
    attempt: { foe: 'adversary', card: card(124), runes: [...CORE], faces: [...CAST], casts: 1 },
  }
  test('CTA-715 Hour of Glory: two against the Adversary', () => {
    expect(resultOf(onPath('STR', [{}, { hand: [174] }], FACING).answer(1, 'feat 174'))).toBe(4)
    expect(onPath('STR', [{}, { hand: [174, 182] }]).options(1)).toEqual(['feat 182', 'pass'])
  })

  test('CTA-C199 WE-59 Day of Reckoning counts what was played before it, four at most', () => {
    const reckoning = (played: readonly number[]) => onPath('STR', [{ hand: [199], played }], FACING)
    expect(resultOf(reckoning([183, 184]).answer(0, 'feat 199'))).toBe(4)
    expect(resultOf(reckoning([183, 184, 185, 186, 187]).answer(0, 'feat 199'))).toBe(6)
    expect(toldOf(reckoning([159]), 'failed').length).toBe(1)
  })

  test('CTA-C189 Sabotage: two harder, and one experience if the Challenge fails', () => {
    const table = onPath('STR', [{}, { hand: [189] }]).answer(1, 'feat 189')
    expect(ending(table)).toBe('failed 2 of 6')
    expect(table.state.seats[1]!.xp).toBe(1)
    expect(toldOf(onPath('STR', [{}, { hand: [189] }], FACING), 'failed').length).toBe(1)
  })
})

describe('runes', () => {
  test.each([
    [165, 'INT', 12],
    [166, 'CHA', 18],
    [167, 'DEX', 6],
  ])('CTA-C165 card %i adds the next rune of a relevant ability', (number, path, rune) => {
    const table = onPath(path, [{ hand: [number] }], { runes: [HIGH] })
    table.answer(0, `feat ${number}`)
    if (table.kind(0) === 'ability') table.answer(0, path)
    expect(toldOf(table, 'runeAdded')).toEqual([{ kind: 'runeAdded', rune, face: 1 }])
    expect(resultOf(table)).toBe(4)
  })

  test('CTA-345 before the cast the rune joins the others', () => {
    const table = onPath('INT', [{ hand: [165] }], {
      step: 'pre',
      attempt: { foe: 'challenge', card: card(64), runes: [...CORE], faces: [-1, -1, -1] },
      runes: [HIGH, LOW, HIGH, HIGH],
    }).answer(0, 'feat 165')
    expect(toldOf(table, 'runesCast')[0]!.runes).toEqual([...CORE, 12])
    expect(resultOf(table)).toBe(4)
  })

  test('CTA-C187 CTA-315 Forbidden Power adds a Dark rune, even on level 7', () => {
    const table = onPath('STR', [{ level: 7 }, { hand: [187] }], { runes: [HIGH] }).answer(1, 'feat 187')
    expect([resultOf(table), table.state.seats[0]!.level]).toEqual([4, 7])
    const full = { attempt: thrown(66, [...CORE, ...DARK], [...CAST, LOW, LOW, LOW], { bottom: 1 }) }
    expect(onPath('STR', [{}, { hand: [187, 205] }], full).options(1)).toEqual(['feat 205', 'pass'])
  })

  test('Steady Hand turns a 1 into a 2', () => {
    const table = onPath('STR', [{ hand: [162] }], {
      attempt: thrown(66, [...CORE, 3, 4, 9], [...CAST, LOW, HIGH, LOW], { bottom: 1 }),
    }).answer(0, 'feat 162')
    expect(table.options(0)).toEqual(['STR 1', 'CON 1'])
    expect(resultOf(table.answer(0, 'CON 1'))).toBe(7)
  })

  test('CTA-C168 Second Wind: any time in the own turn, else only while the attempt fails', () => {
    const won = { attempt: thrown(69, CORE, CAST) }
    expect(onPath('WIS', [{ hand: [168] }], won).options(0)).toEqual(['feat 168', 'pass'])
    expect(onPath('WIS', [{}, { hand: [168, 205] }], won).options(1)).toEqual(['feat 205', 'pass'])
    expect(onPath('STR', [{}, { hand: [168] }]).options(1)).toEqual(['feat 168', 'pass'])
  })
})

describe('Actions and tokens', () => {
  test.each([169, 202])('CTA-C169 card %i cancels one pending Action of choice', (number) => {
    const table = onPath('STR', [{ hand: [number] }], { pending: [149, 150] }).answer(0, `feat ${number}`)
    expect(table.options(0)).toEqual(['149', '150'])
    table.answer(0, '150')
    expect(ids(table.state.actionDiscard)).toEqual(['150', '149'])
    expect(ending(table)).toBe('failed 2 of 4')
    expect(table.state.seats[0]!.level).toBe(number === 202 ? 4 : 3)
    expect(onPath('STR', [{ hand: [number, 178] }]).options(0)).toEqual(['feat 178', 'pass'])
  })

  test('CTA-C182 Turning of the Tide: one, and one more for each Hero on level 1 or 2', () => {
    const tokens = (more: number) =>
      onPath('STR', [{ level: 1 }, { hand: [182], level: 2 }], { tokens: more }).answer(1, 'feat 182')
    expect(
      toldOf(tokens(9), 'tokensChanged')
        .map((event) => event.tokens)
        .slice(0, 2),
    ).toEqual([8, 6])
    expect(
      toldOf(tokens(2), 'tokensChanged')
        .map((event) => event.tokens)
        .slice(0, 2),
    ).toEqual([1, 0])
  })

  test('CTA-C190 Stolen Treasure: a token becomes experience', () => {
    const table = onPath('STR', [{}, { hand: [190] }], { tokens: 3 }).answer(1, 'feat 190')
    expect(toldOf(table, 'tokensChanged')[0]!.tokens).toBe(2)
    expect(table.state.seats[1]!.xp).toBe(1)
    expect(onPath('STR', [{}, { hand: [190, 205] }], { tokens: 0 }).options(1)).toEqual(['feat 205', 'pass'])
  })
})

describe('Heroes', () => {
  /** The menu of a turn. */
  const menu = (seats: readonly SeatScene[], more: Partial<SceneSetting> = {}) =>
    scene({ seats, rows: { 1: [66, 64] }, ...more })

  test('Act of Mercy, Hard Training, Chance Encounter', () => {
    const table = menu([{ hand: [175, 178, 179], level: 2 }])
    table.answer(0, 'feat 175', 'pass')
    expect(table.state.seats[0]!.level).toBe(1)
    table.answer(0, 'feat 179', 'pass')
    expect(table.state.turn.freeJourneys).toBe(2)
    table.answer(0, 'feat 178')
    expect(table.state.seats[0]!.xp).toBe(2)
    expect(menu([{ hand: [175], level: 1 }]).options(0)).not.toContain('feat 175')
  })

  test('CTA-C176 Redemption: two levels, one at a time, for a Hero on level 5 or below', () => {
    const table = menu([{ hand: [176] }, { level: 5 }, { level: 7 }, { level: 4 }], { tokens: 9 })
    table.answer(0, 'feat 176')
    expect(table.options(0)).toEqual(['seat 2', 'seat 3'])
    table.answer(0, 'seat 3')
    expect(toldOf(table, 'levelChanged').map(({ level }) => level)).toEqual([6, 5])
    expect(table.state.adversary.tokens).toBe(7)
  })

  test('CTA-C205 Poisoned Gift: a level down and two experience, for anybody but on level 7', () => {
    const table = menu([{ hand: [205] }, { level: 7 }]).answer(0, 'feat 205')
    expect([table.state.seats[0]!.level, table.state.seats[0]!.xp]).toEqual([4, 2])
  })

  test('Light Fingers', () => {
    const table = menu([{ hand: [191] }, { xp: 0 }, { xp: 2 }]).answer(0, 'feat 191')
    expect(table.state.seats.map(({ xp }) => xp)).toEqual([1, 0, 1])
    expect(toldOf(table, 'xpTaken')).toEqual([{ kind: 'xpTaken', seat: 0, from: 2, count: 1 }])
    expect(menu([{ hand: [191], xp: 3 }, {}]).options(0)).not.toContain('feat 191')
  })

  test('CTA-C192 Blackmail: the named player chooses what to give', () => {
    const table = menu([{ hand: [192] }, {}, { xp: 1, hand: [174] }]).answer(0, 'feat 192')
    expect(table.options(2)).toEqual(['xp', '174'])
    table.answer(2, '174')
    expect(ids(table.state.seats[0]!.heroes)).toEqual(['174'])
    expect(ids(table.view(1).seats[0]!.heroes)).toEqual(['back'])
    expect(ids(table.view(2).seats[0]!.heroes)).toEqual(['174'])
    const money = menu([{ hand: [192] }, { xp: 1, hand: [174] }])
      .answer(0, 'feat 192')
      .answer(1, 'xp')
    expect(money.state.seats.map(({ xp }) => xp)).toEqual([1, 0])
  })

  test('Grave Robbing takes back a discarded card', () => {
    const piles = { discards: { heroDiscard: [159], antiheroDiscard: [183] } }
    const table = menu([{ hand: [200] }], piles).answer(0, 'feat 200')
    expect(table.options(0)).toEqual(['159', '183'])
    table.answer(0, '183')
    expect(ids(table.state.seats[0]!.antiheroes)).toEqual(['183'])
    expect(menu([{ hand: [200] }]).options(0)).not.toContain('feat 200')
  })

  test('CTA-452 Ruthless Ambition: two Antihero cards for a level', () => {
    const table = menu([{ hand: [201] }]).answer(0, 'feat 201')
    expect([table.state.seats[0]!.antiheroes.length, table.state.seats[0]!.level]).toEqual([2, 4])
    expect(menu([{ hand: [201], level: 7 }]).options(0)).not.toContain('feat 201')
  })

  test('CTA-C204 Unholy Bargain: one or two levels, as many as can be moved, two experience each', () => {
    const table = menu([{ hand: [204], level: 4 }]).answer(0, 'feat 204')
    expect(table.options(0)).toEqual(['1', '2'])
    table.answer(0, '2')
    expect([table.state.seats[0]!.xp, table.state.seats[0]!.level]).toEqual([4, 6])
    const last = menu([{ hand: [204], level: 6 }]).answer(0, 'feat 204')
    expect([last.state.seats[0]!.xp, last.state.seats[0]!.level]).toEqual([2, 7])
  })

  test('after a failure: Words of Comfort for the Hero, Bitter Lesson in the own turn', () => {
    const failed = (seats: readonly SeatScene[]) => onPath('STR', seats, { step: 'outcome' })
    expect(failed([{}, { hand: [177] }]).answer(1, 'feat 177').state.seats[0]!.xp).toBe(3)
    const bitter = failed([{ hand: [203] }, { hand: [177] }])
    expect(bitter.options(0)).toEqual(['feat 203', 'bank 1', 'pass'])
    expect(failed([{}, { hand: [203, 205] }]).options(1)).toEqual(['feat 205', 'pass'])
  })

  test('Pure Heart: overcome in the own turn without a Dark rune', () => {
    const won = (runes: readonly number[], faces: readonly number[]) =>
      onPath('WIS', [{ hand: [181] }], { step: 'outcome', attempt: thrown(69, runes, faces) })
    const table = won(CORE, CAST).answer(0, 'feat 181')
    expect(table.state.seats[0]!.xp).toBe(1)
    expect(table.state.seats[0]!.heroes.length).toBe(1)
    expect(won([...CORE, DARK[0]!], [...CAST, LOW]).kind(0)).toBe('menu')
  })
})
