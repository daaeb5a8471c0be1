import { describe, expect, test } from 'vitest'
import { CLASS_PIECES, classOf, idOf, ORIGIN_PIECES, originOf } from '../content/pieces.ts'
import { act, CORE, ending, ids, type Scene, type SeatScene, scene, thrown, toldOf } from '../testing/index.ts'
import { ABILITIES } from '../words.ts'

const heroOf = ({ state }: Scene, seat = 0) => state.seats[seat]!

const ORIGINS = ORIGIN_PIECES.map((piece) => [idOf(piece), piece] as const)
const CLASSES = CLASS_PIECES.map((piece) => [idOf(piece), piece] as const)

describe('Origin', () => {
  test.each(ORIGINS)('CTA-520 %s gives its two abilities from the start', (_id, piece) => {
    const table = scene({ step: 'characters', seats: [{}], decks: { origins: [piece + 1] } })
    while (table.kind(0) === 'origin' || table.kind(0) === 'class' || table.kind(0) === 'destiny')
      table.answer(0, table.options(0)[0]!)
    const wanted = ABILITIES.map((ability) => Number(originOf(piece).abilities.includes(ability)))
    expect(heroOf(table).abilities).toEqual(wanted)
  })

  test('CTA-521 it works all game long: in the first turn as in the last', () => {
    const sailor = (story: SeatScene['story'], row: number) => {
      const key = `top ${String(row).padStart(3, '0')}`
      const table = scene({ seats: [{ origin: 19, icons: {}, story: story! }], rows: { 3: [row] }, runes: [0, 0, 1] })
      return toldOf(table.answer(0, key), 'xpChanged').map(({ by, cause }) => `${by} ${cause}`)
    }
    expect(sailor([], 109)).toEqual(['1 failure', '1 card'])
    expect(sailor([55, 56, 57, 58, 59, 60, 61, 62], 109)).toEqual(['1 failure', '1 card'])
  })
})

describe('Class', () => {
  /** 3 on the runes against a top path. */
  const at = (card: number, seat: SeatScene, bottom = 0) =>
    ending(
      scene({
        seats: [{ icons: {}, ...seat }],
        step: 'outcome',
        rows: { 1: [card] },
        attempt: thrown(card, CORE, [1, 1, 1], { bottom }),
      }),
    )

  test.each(CLASSES)('CTA-532 %s: four experience add the second effect to the first', (_id, piece) => {
    const { first, second } = classOf(piece)
    // Act I Challenges by the ability their top path shows.
    const tops = { STR: 63, DEX: 73, CON: 66, INT: 64, WIS: 65, CHA: 68 }
    const result = (ability: keyof typeof tops, banked: number) =>
      at(tops[ability], { class: piece + 1, banked, level: 3 }).split(' ')[1]
    expect([0, 1, 2, 3].map((banked) => result(second, banked))).toEqual(['3', '3', '3', '3'])
    expect([4, 5].map((banked) => result(second, banked))).toEqual(['4', '4'])
    expect([1, 2, 4, 5].map((banked) => result(first, banked))).toEqual(['3', '4', '4', '4'])
  })

  test('CTA-538 both effects apply where one path rewards both', () => {
    // No Challenge rewards two abilities (CTA-954), so a path with one gets one, whatever is banked.
    const mixed = classOf(CLASS_PIECES[3]!)
    expect([mixed.first, mixed.second]).toEqual(['STR', 'DEX'])
    expect(at(63, { class: 32, banked: 4 })).toBe('overcome 4 of 3')
    expect(at(63, { class: 32, banked: 4 }, 1)).toBe('overcome 4 of 4')
    // The third effect comes on top of the first: a Monk without Dark runes, a Paladin with a Virtue.
    expect(at(66, { class: 34, banked: 6 })).toBe('overcome 5 of 3')
    expect(at(63, { class: 35, banked: 6, level: 2 })).toBe('overcome 5 of 3')
  })
})

describe('Destiny', () => {
  const seats = [{ destiny: 43 }, { destiny: 41 }, { destiny: 42 }]

  test('CTA-550 face down until the end; its owner may look at any time', () => {
    const table = scene({ seats, rows: { 1: [55, 56, 57, 64] } })
    const seen = (viewer: number) => ids(table.view(viewer).seats.flatMap(({ destiny }) => destiny))
    for (let turn = 0; turn < 3; turn++) {
      expect(seen(0)).toEqual(['043', 'back', 'back'])
      expect(seen(1)).toEqual(['back', '041', 'back'])
      expect(seen(-1)).toEqual(['back', 'back', 'back'])
      act(table, turn, `trait 05${5 + turn}`)
    }
  })

  test('CTA-551 nobody can show it: no option and no event of the match names it before the end', () => {
    const table = scene({ seats, rows: { 1: [55, 56, 57, 64] } })
    for (const viewer of [0, 1, 2, -1]) {
      const told = JSON.stringify(table.events(viewer))
      for (const destiny of [42, 40, 41]) expect(told).not.toContain(`"destiny":${destiny}`)
    }
    for (const key of table.options(0)) expect(key).not.toMatch(/04[0-9]|05[0-4]/)
  })

  test('CTA-552 at the end it scores its conditions on the final Story', () => {
    const scored = (story: SeatScene['story']) =>
      heroOf(scene({ step: 'scoring', seats: [{ destiny: 41, origin: 24, story: story! }] })).score[0]
    // Grand Artificer: DEX or INT, and ARC; a Pit Fighter has one DEX.
    expect(scored([])).toBe(1)
    expect(scored([57])).toBe(2)
    expect(scored([57, 74])).toBe(4)
  })

  test('CTA-554 its corner counts for nothing before the end', () => {
    // Last of the Line has ROY in its corner.
    const seat = { origin: 24, destiny: 53, icons: {}, hand: [195] }
    const attempt = thrown(66, CORE, [1, 0, 1])
    const after = (icons: NonNullable<SeatScene['icons']>) =>
      scene({ seats: [{ ...seat, icons }], step: 'post', rows: { 1: [66] }, attempt })
    // Royal Decree adds one for each ROY: without any it cannot be played, and the attempt is over.
    expect(toldOf(after({}), 'failed')).toHaveLength(1)
    expect(heroOf(after({})).icons).toEqual([0, 0, 0, 0, 0, 0])
    expect(after({ ROY: 1 }).options(0)).toEqual(['feat 195', 'pass'])
    const end = scene({ step: 'scoring', seats: [{ ...seat, icons: { ROY: 1 } }] })
    expect(heroOf(end).score[3]).toBe(2)
  })

  test('CTA-555 abilities count beyond three as well', () => {
    const score = (WIS: number) => heroOf(scene({ step: 'scoring', seats: [{ destiny: 44, icons: { WIS } }] })).score[0]
    expect([1, 3, 4, 6].map(score)).toEqual([1, 3, 4, 6])
  })
})
