import { describe, expect, test } from 'vitest'
import { act, type Scene, type SceneSetting, type SeatScene, scene, toldOf } from '../testing/index.ts'
import { LEVELS } from './track.ts'

/** Solo against the Dark Lord, with the Traits that move the marker. */
const table = (seat: SeatScene, more: Partial<SceneSetting> = {}): Scene =>
  scene({ seats: [{ origin: 24, ...seat }], rows: { 1: [61, 64], 2: [79, 95, 85], 3: [120] }, ...more })
const level = ({ state }: Scene): number => state.seats[0]!.level
const tokens = ({ state }: Scene): number => state.adversary.tokens

describe('The Corruption track', () => {
  test('CTA-444, CTA-445 what each level allows and is worth', () => {
    expect(LEVELS.slice(1).map(({ hero, antihero, tri, tra }) => [hero, antihero, tri, tra])).toEqual([
      [true, false, 3, 0],
      [true, false, 1, 0],
      [true, true, 0, 0],
      [true, true, 0, 0],
      [false, true, 0, 1],
      [false, true, 0, 3],
      [false, true, -4, 0],
    ])
  })

  test('CTA-265, CTA-442, CTA-451 a Virtue icon moves one level up, and that is answered', () => {
    const start = table({}).answer(0, 'trait 061')
    expect([level(start), tokens(start)]).toEqual([2, 4])
    expect(toldOf(start, 'levelChanged')).toMatchObject([{ by: -1, level: 2, cause: 'path' }])
  })

  test('CTA-449, CTA-451 on level 1 a Virtue moves nothing and triggers nothing', () => {
    const start = table({ level: 1 }).answer(0, 'trait 061')
    expect([level(start), tokens(start)]).toEqual([1, 5])
    expect(toldOf(start, 'levelChanged')).toEqual([])
  })

  test('CTA-448 from level 7 one Virtue leads to level 6', () => {
    expect(level(table({ level: 7 }).answer(0, 'trait 061'))).toBe(6)
  })

  test('CTA-266, CTA-C095 a Corruption icon moves one level down', () => {
    // Become a Werewolf: CON, NAT, Tragedy 2 and a Corruption, difficulty 6.
    const start = act(table({ icons: { CON: 3 } }, { runes: [1, 1, 1, 1, 1, 1] }), 0, 'bottom 095')
    expect([level(start), tokens(start)]).toEqual([4, 6])
  })

  test('CTA-269 icons of one path resolve in the order V, C, H, A', () => {
    // Betray the Envoys: CHA, Tragedy 4, A, C.
    const start = act(table({ icons: { CHA: 3 } }, { runes: [1, 1, 1, 1, 1, 1] }), 0, 'bottom 120')
    const kinds = start.events(-1).map(({ event }) => event.kind)
    expect(kinds.indexOf('levelChanged')).toBeLessThan(kinds.indexOf('featDrawn'))
    expect(toldOf(start, 'featDrawn')).toMatchObject([{ type: 'antihero', cause: 'path' }])
  })

  test('CTA-C085, CTA-452 Oathbreaker: a Corruption for 2 experience may be declined and is not offered on level 7', () => {
    const offered = table({}).answer(0, 'trait 085')
    expect([offered.kind(0), offered.options(0)]).toEqual(['offer', ['085', 'pass']])
    const taken = table({}).answer(0, 'trait 085', '085')
    expect([level(taken), taken.state.seats[0]!.xp]).toEqual([4, 2])
    expect(level(table({}).answer(0, 'trait 085', 'pass'))).toBe(3)
    const last = table({ level: 7 }).answer(0, 'trait 085')
    expect(toldOf(last, 'xpChanged')).toEqual([])
  })
})

describe('Acolyte', () => {
  const acolyte = (more: SeatScene): Scene =>
    table({ origin: 28, icons: { CON: 3 }, ...more }, { runes: [1, 1, 1, 1, 1, 1] })

  test('CTA-C028 pays 2 experience to prevent a Corruption; nothing is triggered', () => {
    const start = acolyte({ xp: 2 }).answer(0, 'bottom 095', '0 dark', 'pass')
    expect([start.kind(0), start.options(0)]).toEqual(['offer', ['028', 'pass']])
    start.answer(0, '028')
    expect([level(start), tokens(start), start.state.seats[0]!.xp]).toEqual([3, 5, 0])
    expect(toldOf(start, 'corruptionPrevented')).toHaveLength(1)
  })

  test('CTA-C028 may decline, and is not asked without the experience, nor twice in a turn', () => {
    const declined = acolyte({ xp: 2 }).answer(0, 'bottom 095', '0 dark', 'pass', 'pass')
    expect([level(declined), declined.state.seats[0]!.xp]).toEqual([4, 2])
    const poor = acolyte({ xp: 1 }).answer(0, 'bottom 095', '0 dark')
    expect(level(poor)).toBe(4)
    const used = acolyte({ xp: 2, originUsed: true }).answer(0, 'bottom 095', '0 dark', 'pass')
    expect(level(used)).toBe(4)
  })

  test('CTA-C028 what is taken as a cost cannot be prevented', () => {
    const start = acolyte({ xp: 2 }).answer(0, 'trait 085', '085')
    expect([level(start), start.state.seats[0]!.xp]).toEqual([4, 4])
  })
})
