import { describe, expect, test } from 'vitest'
import { idOf } from '../content/pieces.ts'
import { CORE, ending, HIGH, ids, LOW, scene, thrown, toldOf } from '../testing/index.ts'

const SCRIBE = 26
/** 2 against 3 on a CON path, no Crest. */
const SHORT = thrown(66, CORE, [HIGH, LOW, HIGH])
const ROW = { 1: [66] } as const

describe('priority', () => {
  test('CTA-567 CTA-578 CTA-579 it begins with the active player and goes clockwise; who can do nothing is passed', () => {
    const table = scene({
      seats: [{}, { hand: [159] }, {}, { hand: [185] }],
      active: 2,
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    expect(table.asked()).toEqual([3])
    expect(table.options(3)).toEqual(['feat 185', 'pass'])
    table.answer(3, 'pass')
    expect(table.asked()).toEqual([1])
    table.answer(1, 'pass')
    expect(ending(table)).toBe('failed 2 of 3')
  })

  test('CTA-589 after a Feat the next player is asked, and earlier passes are forgotten', () => {
    const table = scene({
      seats: [{ hand: [159] }, { hand: [185] }, {}],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    table.answer(0, 'pass').answer(1, 'feat 185')
    expect(table.asked()).toEqual([0])
    expect(ending(table)).toBe('open')
  })

  test('CTA-590 CTA-591 the stack resolves when all have passed in a row; then the window starts again', () => {
    const table = scene({
      seats: [{ hand: [159] }, { hand: [185, 168] }],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    table.answer(0, 'pass')
    expect(table.options(1)).toEqual(['feat 168', 'feat 185', 'pass'])
    table.answer(1, 'feat 185').answer(0, 'pass')
    expect(toldOf(table, 'featResolved')).toEqual([])
    table.answer(1, 'pass')
    expect(toldOf(table, 'featResolved').map(({ feat }) => idOf(feat))).toEqual(['185'])
    expect(table.asked()).toEqual([0])
    // CTA-C168: the attempt no longer fails, so that another's Second Wind is out of place.
    table.answer(0, 'pass')
    expect(ending(table)).toBe('overcome 4 of 3')
  })

  test('CTA-592 all pass on an empty stack: the window closes', () => {
    const table = scene({ seats: [{ hand: [159] }], step: 'post', rows: ROW, attempt: SHORT })
    expect(ending(table.answer(0, 'pass'))).toBe('failed 2 of 3')
  })

  test('CTA-594 CTA-595 banking uses no stack, leaves priority with its owner and undoes no pass', () => {
    const table = scene({
      seats: [{ xp: 2 }, { hand: [159, 185] }, { hand: [174, 203] }],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
      adversary: '1A',
    })
    table.answer(0, 'pass').answer(1, 'feat 159')
    // Seat 2 has nothing to answer with; the active player banks while the Feat waits.
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual(['bank 1', 'bank 2', 'pass'])
    table.answer(0, 'bank 1')
    expect(table.state.seats[0]!.banked).toBe(1)
    expect(toldOf(table, 'featResolved')).toEqual([])
    expect(table.options(0)).toEqual(['bank 1', 'pass'])
    table.answer(0, 'pass')
    expect(table.asked()).toEqual([1])
  })

  test('CTA-595 who passed before is not asked again', () => {
    const table = scene({
      seats: [{ xp: 1, banked: 1 }, { hand: [159] }, { hand: [185] }],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    table.answer(0, 'pass').answer(1, 'feat 159').answer(2, 'pass')
    table.answer(0, 'bank 1')
    // Nobody else is left to ask in this round: the Feat resolves and the window starts again with the others.
    expect(toldOf(table, 'featResolved').length).toBe(1)
    expect(table.asked()).toEqual([2])
  })
})

describe('what may be played', () => {
  test('CTA-562 CTA-563 by the level of the one who plays', () => {
    const at = (level: number) =>
      scene({
        seats: [{ level: 3 }, { hand: [159, 185], level }],
        step: 'post',
        rows: ROW,
        attempt: SHORT,
      }).options(1)
    expect(at(1)).toEqual(['feat 159', 'pass'])
    expect(at(2)).toEqual(['feat 159', 'pass'])
    expect(at(3)).toEqual(['feat 159', 'feat 185', 'pass'])
    expect(at(4)).toEqual(['feat 159', 'feat 185', 'pass'])
    for (const level of [5, 6, 7]) expect(at(level)).toEqual(['feat 185', 'pass'])
  })

  test('CTA-566 a card that would change nothing cannot be played', () => {
    const hand = [172, 162, 169, 182, 178]
    const table = (tokens: number, runes: readonly number[], faces: readonly number[]) =>
      scene({
        seats: [{ hand }],
        step: 'post',
        rows: ROW,
        tokens,
        attempt: thrown(66, runes, faces),
      })
    expect(table(0, CORE, [HIGH, LOW, HIGH]).options(0)).toEqual(['feat 178', 'pass'])
    expect(table(1, [...CORE, 9], [HIGH, LOW, HIGH, LOW]).options(0)).toEqual([
      'feat 162',
      'feat 182',
      'feat 178',
      'pass',
    ])
    expect(table(0, [...CORE, 11], [HIGH, LOW, HIGH, LOW]).options(0)).toEqual(['feat 178', 'pass'])
  })

  test('CTA-586 CTA-572 CTA-573 CTA-574 each timing in its windows', () => {
    // attempt, post, afterFail, afterOvercome, turnStart, ownTurn, anytime
    const hand = [186, 194, 177, 181, 179, 178, 205]
    const seats = [{ hand, xp: 1, class: 32, banked: 6 }]
    const common = { seats, rows: ROW }
    const pre = scene({ ...common, step: 'pre', attempt: { ...SHORT, casts: 0, faces: [-1, -1, -1] } })
    expect(pre.options(0)).toEqual(['feat 178', 'feat 186', 'feat 205', 'pass'])
    const post = scene({ ...common, step: 'post', attempt: SHORT })
    expect(post.options(0)).toEqual(['feat 178', 'feat 186', 'feat 194', 'feat 205', 'pass'])
    const failed = scene({ ...common, step: 'out', attempt: { ...SHORT, outcome: 'failed', margin: -1 } })
    expect(failed.options(0)).toEqual(['feat 177', 'feat 178', 'feat 205', 'pass'])
    const won = scene({ ...common, step: 'out', attempt: { ...SHORT, outcome: 'overcome' } })
    expect(won.options(0)).toEqual(['feat 181', 'feat 178', 'feat 205', 'pass'])
    const end = scene({ ...common, step: 'end' })
    expect(end.options(0)).toEqual(['feat 178', 'feat 205', 'pass'])
  })

  test('CTA-575 CTA-593 at the start the others are asked; the active player has the menu', () => {
    const table = scene({
      seats: [{ hand: [179, 178], origin: SCRIBE }, { hand: [205, 203] }],
      step: 'start',
      rows: { 1: [66, 64] },
    })
    expect(table.asked()).toEqual([1])
    expect(table.options(1)).toEqual(['feat 205', 'pass'])
    table.answer(1, 'pass')
    expect(table.options(0).filter((key) => key.startsWith('feat'))).toEqual(['feat 179', 'feat 178'])
    table.answer(0, 'feat 178')
    // The others may respond.
    expect(table.asked()).toEqual([1])
    expect(table.state.seats[0]!.xp).toBe(0)
    table.answer(1, 'pass')
    // The active player has priority too, now that there is something to answer.
    expect(table.options(0)).toEqual(['feat 179', 'pass'])
    table.answer(0, 'pass')
    expect(table.state.seats[0]!.xp).toBe(2)
    // CTA-591: the window has started again.
    expect(table.asked()).toEqual([1])
    table.answer(1, 'pass')
    expect(table.kind(0)).toBe('menu')
  })

  test('CTA-576 CTA-C193 a response needs a Feat of another player on the stack', () => {
    const table = scene({
      seats: [{ hand: [193] }, { hand: [159] }, { hand: [186], xp: 1 }],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    expect(table.asked()).toEqual([1])
    table.answer(1, 'feat 159')
    table.answer(2, 'pass')
    expect(table.options(0)).toEqual(['feat 193', 'pass'])
    table.answer(0, 'feat 193')
    expect(ids(table.state.seats[1]!.playedHeroes)).toEqual(['159'])
    table.answer(2, 'pass')
    table.answer(2, 'pass')
    expect(ending(table)).toBe('failed 2 of 3')
  })

  test('CTA-568 CTA-588 the cost is paid and the target named when a Feat is played', () => {
    const table = scene({
      seats: [{ hand: [205] }, { hand: [176], level: 5 }],
      step: 'post',
      rows: ROW,
      attempt: SHORT,
    })
    table.answer(0, 'feat 205')
    expect(table.options(0)).toEqual(['seat 1', 'seat 2'])
    table.answer(0, 'seat 2')
    // Level 5 plays no Hero card: nobody can answer, and the gift is given.
    expect(table.state.seats[1]!.level).toBe(6)
    expect(table.state.seats[1]!.xp).toBe(2)
  })

  test('CTA-581 a target that has become impossible: nothing happens, and the card stays played', () => {
    const table = scene({
      seats: [{ hand: [162] }, { hand: [194] }],
      step: 'post',
      rows: ROW,
      attempt: thrown(66, [...CORE, 9], [HIGH, LOW, HIGH, LOW]),
    })
    table.answer(0, 'feat 162')
    table.answer(1, 'feat 194', 'CON 1')
    // Turned to 2 by the second, it no longer shows the 1 the first was meant for.
    expect(toldOf(table, 'runeTurned')).toEqual([{ kind: 'runeTurned', rune: 9, face: 1 }])
    expect(ids(table.state.seats[0]!.playedHeroes)).toEqual(['162'])
    expect(ending(table)).toBe('overcome 4 of 3')
  })
})
