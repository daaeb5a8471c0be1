import { describe, expect, test } from 'vitest'
import { card, idOf } from '../content/pieces.ts'
import { callToAdventure } from '../game.ts'
import { CORE, ending, HIGH, ids, LOW, type Scene, scene, thrown, told, toldOf } from '../testing/index.ts'
import { STORIES } from '../words.ts'

/** The worked examples of the rules that turn on an attempt. */

const SCRIBE = 26
/** Stones by name. */
const [STR1, DEX1, CON1, INT1, INT2, WIS1, DARK1, DARK2, DARK3] = [3, 6, 9, 12, 13, 15, 21, 22, 23]

const oddsOf = (table: Scene, seat: number, ask: string, value: unknown) =>
  callToAdventure.odds!(table.view(seat), { ask, seat, value })!

describe('from the sources', () => {
  test('WE-01 CTA-302 CTA-310 CTA-338 the Villager defends the monks', () => {
    const table = scene({
      seats: [{ origin: 16, story: [60] }],
      rows: { 1: [65, 64] },
      runes: [HIGH, LOW, HIGH, LOW, LOW],
    })
    expect(table.options(0)).toEqual(['top 065', 'bottom 065', 'top 064', 'bottom 064'])
    table.answer(0, 'bottom 065')
    expect(toldOf(table, 'runesCast')[0]!.runes).toEqual([...CORE, CON1, WIS1])
    expect(ending(table)).toBe('overcome 4 of 4')
    const [hero] = table.state.seats
    expect(ids(hero!.story)).toEqual(['060', '065'])
    expect(hero!.bottoms).toEqual([0, 1])
    expect(hero!.abilities).toEqual([0, 0, 2, 0, 1, 1])
    expect(hero!.icons[STORIES.indexOf('DIV')]).toBe(1)
    expect(hero!.xp).toBe(0)
  })

  test.each([
    ['top 066', 'overcome 5 of 3', [1, 0, 2, 1, 1, 0], 0],
    ['bottom 066', 'overcome 5 of 4', [2, 0, 1, 1, 1, 0], 1],
  ])('WE-02 a cast worth 5 against %s', (option, end, abilities, bottom) => {
    const table = scene({
      seats: [{ origin: SCRIBE, story: [56, 55] }],
      rows: { 1: [66] },
      runes: [HIGH, LOW, HIGH, LOW, HIGH],
    })
    table.answer(0, option)
    expect(ending(table)).toBe(end)
    expect(table.state.seats[0]!.abilities).toEqual(abilities)
    expect(table.state.seats[0]!.bottoms).toEqual([0, 0, bottom])
  })

  test('WE-07 Carrie and the Goblin Raid', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, story: [68], xp: 1 }],
      rows: { 1: [67] },
    })
    const before = oddsOf(table, 0, 'menu', 6000 + card(67))
    expect(before.byDark).toEqual([11 / 16, 31 / 32])
    table.answer(0, 'top 067')
    expect(table.options(0)).toEqual(['0 dark', '1 dark'])
    const odds = oddsOf(table, 0, 'dark', 1)
    expect(odds.success).toBe(31 / 32)
    expect(odds.from).toBe(2)
    expect(odds.totals.length).toBe(6)
    expect([odds.crest, odds.corruption, odds.difficulty]).toEqual([1 / 2, 1 / 2, 3])
    table.answer(0, '1 dark')
    expect(toldOf(table, 'darkRunesBought')).toEqual([{ kind: 'darkRunesBought', seat: 0, count: 1, paid: 1 }])
    expect(toldOf(table, 'runesCast')[0]!.runes).toEqual([...CORE, 18, DARK1])
  })

  /** Jia at the Military Institute, up to her Heritage. */
  const jia = () =>
    scene({
      seats: [{ origin: 20, heritage: 3, class: 32, banked: 2, xp: 1, story: [56, 61], hand: [174] }],
      rows: { 1: [64] },
      decks: { actionDeck: [146], antiheroDeck: [186] },
      runes: [HIGH, LOW, LOW, LOW],
    }).answer(0, 'bottom 064', '0 dark')

  test('WE-08 CTA-325 CTA-327 Jia becomes a mercenary', () => {
    const table = jia()
    expect(toldOf(table, 'actionRevealed').map(({ action }) => idOf(action))).toEqual(['146'])
    expect(table.options(0)).toEqual(['hero', 'antihero', 'own', 'pass'])
    table.answer(0, 'antihero')
    expect(table.options(0)).toEqual(['feat 186', 'bank 1', 'pass'])
    table.answer(0, 'feat 186')
    expect(ending(table)).toBe('overcome 5 of 4')
    const { seats, heroDiscard, isOpen, row2 } = table.state
    const [hero] = seats
    expect(ids(heroDiscard)).toEqual(['174'])
    expect(ids(hero!.playedAntiheroes)).toEqual(['186'])
    expect([hero!.xp, hero!.abilities[0], hero!.story.length]).toEqual([0, 2, 3])
    // The next turn has begun.
    expect(isOpen).toEqual([1, 1, 0])
    expect(row2.length).toBe(4)
    const story = told(table)
    const moments = ['runesCast', 'actionRevealed', 'heritageUsed', 'featPlayed', 'featResolved', 'actionApplied']
    expect(moments.map((kind) => story.indexOf(kind))).toEqual(
      moments.map((kind) => story.indexOf(kind)).toSorted((a, b) => a - b),
    )
  })

  test('WE-09 CTA-340 CTA-C003 Jia trusts the Halfling in her', () => {
    const table = jia().answer(0, 'own')
    expect(ending(table)).toBe('failed 3 of 4')
    const { seats, adversary, discard1 } = table.state
    expect(seats[0]!.xp).toBe(1 + 1 + 2)
    expect(ids(discard1)).toEqual(['064'])
    expect(adversary.tokens).toBe(6)
  })

  const ETHAN = [55, 66, 63, 86, 89] as const
  test('WE-16 CTA-701 CTA-703 CTA-708 Ethan faces the Consort', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, story: [...ETHAN, 79] }, {}],
      tokens: 13,
      runes: [HIGH, LOW, HIGH, LOW, LOW, LOW],
    })
    expect(ending(table)).toBe('overcome 7 of 6')
    const [hero] = table.state.seats
    expect([hero!.heroes.length, hero!.story.length, hero!.hasFaced]).toEqual([1, 6, 1])
    expect(table.state.adversary.tokens).toBe(12)
  })

  test('WE-16 with one Trait only he fails, and nothing follows', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, story: [...ETHAN, '88b'] }, {}],
      tokens: 13,
      runes: [HIGH, LOW, HIGH, LOW, LOW, LOW],
    })
    expect(ending(table)).toBe('failed 5 of 6')
    const [hero] = table.state.seats
    expect([hero!.heroes.length, hero!.xp, hero!.hasFaced]).toEqual([0, 0, 1])
    expect(table.state.adversary.tokens).toBe(13)
  })

  test('WE-17 CTA-721 Ethan faces the Dark Lord', () => {
    const table = scene({
      seats: [
        { origin: SCRIBE, class: 29, banked: 2, xp: 2, story: [55, 66, 87, 79, 68, 63, 86], destiny: 51 },
        { xp: 1 },
      ],
      isFinale: true,
      ender: 0,
      tokens: 12,
      runes: [HIGH, LOW, HIGH, HIGH, HIGH, HIGH, LOW, LOW, LOW, LOW],
    })
    table.answer(0, 'face 125', '2 dark')
    expect(ending(table)).toBe('overcome 13 of 8')
    expect(table.state.adversary.tokens).toBe(7)
    table.answer(1, 'face 125', '0 dark')
    while (table.asked().length > 0) table.answer(1, table.options(1).at(-1)!)
    const [hero] = table.state.seats
    expect(hero!.score[4]).toBe(7)
    expect(hero!.abilities[2]).toBe(4)
  })

  /** Federico, the last to face the Dark Lord, up to the window after his cast. Celeste is seat 0. */
  const federico = () =>
    scene({
      seats: [
        { hand: [174], hasBeatenFinal: true },
        { heritage: 2, origin: SCRIBE, class: 32, banked: 6, xp: 1, story: [55, 66, 87, 79, 68, 63, 86] },
      ],
      active: 1,
      isFinale: true,
      ender: 0,
      tokens: 5,
      decks: { actionDeck: [147], heroDeck: [172] },
      runes: [HIGH, HIGH, LOW, HIGH, LOW, HIGH, HIGH, HIGH, HIGH],
    })
      .answer(1, 'face 125', '1 dark')
      .answer(0, 'pass')

  test('WE-18 CTA-322 CTA-324 CTA-332 CTA-733 Federico and Celeste win together', () => {
    const table = federico()
    expect(toldOf(table, 'runesCast')[0]!.runes.length).toBe(9)
    expect(table.options(1)).toEqual(['branch 1', 'branch 2'])
    table.answer(1, 'branch 2')
    table.answer(1, 'hero')
    expect(table.asked()).toEqual([0])
    expect(table.options(0)).toEqual(['feat 174', 'pass'])
    table.answer(0, 'feat 174')
    expect(ending(table)).toBe('overcome 14 of 8')
    const { seats, adversary } = table.state
    expect(seats[1]!.level).toBe(4)
    expect(ids(seats[1]!.heroes)).toEqual(['172'])
    expect(toldOf(table, 'tokensChanged').map(({ tokens }) => tokens)).toEqual([6, 0])
    expect(adversary.tokens).toBe(0)
    expect(callToAdventure.outcome(table.state)!.winners.length).toBeGreaterThan(0)
    expect(toldOf(table, 'resultChanged').map(({ by, card: from }) => [by, idOf(from)])).toEqual([
      [1, '032'],
      [-1, '125'],
      [2, '174'],
    ])
  })

  test('WE-18 without Hour of Glory the game is lost', () => {
    const table = federico().answer(1, 'branch 2', 'hero').answer(0, 'pass')
    expect(ending(table)).toBe('overcome 12 of 8')
    expect(table.state.adversary.tokens).toBe(2)
    expect(callToAdventure.outcome(table.state)!.winners).toEqual([])
  })

  test.each([
    [2, 'top 066', 4],
    [2, 'bottom 066', 3],
    [4, 'bottom 066', 4],
  ])('WE-20 CTA-531 CTA-532 CTA-719 a Barbarian with %i experience attempts %s', (banked, option, result) => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29, banked }],
      rows: { 1: [66] },
      runes: [HIGH, HIGH, HIGH],
    })
    table.answer(0, option)
    expect([...toldOf(table, 'overcome'), ...toldOf(table, 'failed')][0]!.result).toBe(result)
  })

  test.each([
    [false, 3],
    [true, 4],
  ])('WE-20 a Barbarian against the Dark Lord and his Consort (final: %s)', (isFinale, result) => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 29, banked: 2, story: [63, 64, 69, 86, 89, 93] }, { xp: 1 }],
      isFinale,
      ender: isFinale ? 0 : -1,
      runes: [HIGH, HIGH, HIGH],
    })
    expect(toldOf(table, 'failed')[0]!.result).toBe(result)
  })
})

describe('further scenarios', () => {
  test('WE-30 CTA-577 CTA-582 last in, first out', () => {
    const table = scene({
      seats: [{ origin: 24 }, { hand: [163] }, { hand: [193] }],
      rows: { 1: [64] },
      runes: [HIGH, LOW, HIGH, LOW],
    })
    table.answer(0, 'bottom 064').answer(1, 'pass')
    expect(table.asked()).toEqual([1])
    table.answer(1, 'feat 163')
    expect(table.options(2)).toEqual(['feat 193', 'pass'])
    table.answer(2, 'feat 193')
    expect(ending(table)).toBe('failed 3 of 4')
    expect(ids(table.state.seats[1]!.playedHeroes)).toEqual(['163'])
    expect(toldOf(table, 'featCancelled').map(({ feat }) => idOf(feat))).toEqual(['163'])
    expect(toldOf(table, 'featResolved').map(({ feat }) => idOf(feat))).toEqual(['193'])
  })

  /** 4 against 5, with Sow Discord pending. */
  const discord = () =>
    scene({
      seats: [{ origin: SCRIBE, hand: [186], xp: 1 }, { hand: [159] }],
      step: 'post',
      rows: { 2: [87] },
      pending: [151],
      attempt: thrown(87, [...CORE, CON1], [HIGH, HIGH, HIGH, LOW]),
    })

  test('WE-31 Sow Discord takes away what others have added', () => {
    const table = discord()
    expect(table.options(0)).toEqual(['feat 186', 'bank 1', 'pass'])
    table.answer(0, 'feat 186').answer(1, 'feat 159')
    expect(ending(table)).toBe('overcome 6 of 5')
  })

  test('WE-31 where nobody else has helped it is one less', () => {
    expect(ending(discord().answer(0, 'feat 186').answer(1, 'pass', 'pass'))).toBe('overcome 5 of 5')
    expect(ending(discord().answer(0, 'pass').answer(1, 'pass'))).toBe('failed 3 of 5')
  })

  test('WE-32 CTA-370 CTA-372 CTA-373 CTA-374 CTA-375 CTA-376 CTA-505 a re-attempt keeps benefits and Actions, and forgets Moons', () => {
    const first = [HIGH, HIGH, LOW, LOW, LOW, LOW, HIGH]
    const second = [LOW, LOW, LOW, LOW, LOW, HIGH, LOW]
    const table = scene({
      seats: [{ origin: SCRIBE, heritage: 1, hand: [168], xp: 1, story: [56, 63, 67] }],
      rows: { 2: [86] },
      decks: { actionDeck: [149, 150] },
      runes: [...first, ...second],
    })
    table.answer(0, 'top 086', '1 dark', 'own')
    expect(table.state.seats[0]!.xp).toBe(1)
    table.answer(0, 'feat 168')
    expect(table.kind(0)).toBe('heritage')
    expect(ids(table.state.pending)).toEqual(['149', '150'])
    table.answer(0, 'pass')
    expect(table.options(0)).toEqual(['branch 1', 'branch 2'])
    table.answer(0, 'branch 2')
    expect(toldOf(table, 'runesCast').map(({ faces, nth }) => [nth, faces])).toEqual([
      [0, first],
      [1, second],
    ])
    expect(toldOf(table, 'actionApplied').map(({ action }) => idOf(action))).toEqual(['150', '149'])
    expect(ending(table)).toBe('overcome 6 of 5')
    expect([table.state.seats[0]!.xp, table.state.seats[0]!.level]).toEqual([1, 3])
    expect(table.state.adversary.tokens).toBe(6)
  })

  test('WE-33 CTA-530 CTA-535 banking in time', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 32, banked: 1, xp: 1 }],
      step: 'post',
      rows: { 1: [64] },
      attempt: thrown(64, [...CORE, STR1], [HIGH, LOW, HIGH, LOW], { bottom: 1 }),
    })
    expect(table.options(0)).toEqual(['bank 1', 'pass'])
    table.answer(0, 'bank 1')
    expect(ending(table)).toBe('overcome 4 of 4')
  })

  test('WE-34 on the last level a Moon moves nothing', () => {
    const table = scene({
      seats: [{ level: 6 }],
      step: 'outcome',
      rows: { 1: [66] },
      attempt: thrown(66, [...CORE, DARK1, DARK2], [HIGH, HIGH, HIGH, HIGH, HIGH]),
    })
    expect(table.state.seats[0]!.level).toBe(7)
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1])
    expect(ending(table)).toBe('overcome 7 of 3')
  })

  test('WE-35 on level 7 the Dark Lord leaves no choice', () => {
    const table = scene({
      seats: [{ heritage: 2, level: 7 }],
      step: 'cast',
      isFinale: true,
      ender: 0,
      attempt: { foe: 'final', card: card(125), runes: [...CORE], faces: [-1, -1, -1] },
      runes: [HIGH, HIGH, LOW],
    })
    expect(table.kind(0)).toBe('heritage')
    expect(toldOf(table, 'resultChanged').map(({ by }) => by)).toEqual([-1])
  })

  test('WE-36 a Paladin slips', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, class: 35, banked: 6, level: 2 }],
      step: 'post',
      rows: { 3: [113] },
      attempt: thrown(113, [...CORE, DEX1, DARK1], [HIGH, HIGH, HIGH, LOW, HIGH]),
    })
    expect(table.state.seats[0]!.level).toBe(3)
    expect(ending(table)).toBe('failed 6 of 7')
  })

  test('WE-42 CTA-316 CTA-730 there is no fourth Dark rune', () => {
    const table = scene({
      seats: [{}],
      step: 'outcome',
      rows: { 1: [66] },
      pending: [152],
      attempt: thrown(66, [...CORE, DARK1, DARK2, DARK3], [HIGH, HIGH, HIGH, LOW, LOW, LOW]),
    })
    expect(toldOf(table, 'runeAdded')).toEqual([])
    expect(ending(table)).toBe('overcome 6 of 3')
    expect(ids(table.state.actionDiscard)).toEqual(['152'])
  })

  test.each([
    [HIGH, 'overcome 6 of 3'],
    [LOW, undefined],
  ])('WE-43 CTA-413 CTA-583 the third icon by a card, its face %i', (face, end) => {
    const table = scene({
      seats: [{ origin: SCRIBE, hand: [165] }],
      step: 'post',
      rows: { 1: [64] },
      decks: { antiheroDeck: [183] },
      attempt: thrown(64, [...CORE, INT1, INT2], [HIGH, LOW, HIGH, LOW, LOW]),
      runes: [face],
    })
    expect(table.options(0)).toEqual(['feat 165', 'pass'])
    table.answer(0, 'feat 165')
    expect(toldOf(table, 'runeAdded')).toEqual([{ kind: 'runeAdded', rune: 14, face }])
    if (end !== undefined) expect(ending(table)).toBe(end)
    else expect(table.options(0)).toEqual(['feat 183', 'pass'])
  })

  test('WE-48 Trap finds an empty hand', () => {
    const table = scene({
      seats: [{ hand: [159] }],
      step: 'post',
      rows: { 1: [66] },
      pending: [146],
      attempt: thrown(66, [...CORE, STR1], [HIGH, HIGH, LOW, LOW]),
    })
    table.answer(0, 'feat 159')
    expect(ending(table)).toBe('overcome 5 of 5')
    expect(ids(table.state.seats[0]!.playedHeroes)).toEqual(['159'])
  })

  test('WE-49 CTA-346 a turned face gives no benefit, but its Moon counts', () => {
    const turned = () =>
      scene({
        seats: [{ hand: [194] }],
        step: 'post',
        rows: { 1: [69] },
        attempt: thrown(69, [...CORE, 15, 16, 17, DARK1], [HIGH, HIGH, HIGH, LOW, LOW, HIGH, LOW]),
      }).answer(0, 'feat 194')
    const special = turned()
    expect(special.options(0)).toEqual(['core A', 'core B', 'WIS 1', 'WIS 2', 'WIS 3', 'dark 1'])
    special.answer(0, 'WIS 3')
    expect(ending(special)).toBe('overcome 6 of 2')
    expect(special.state.seats[0]!.heroes).toEqual([])
    const dark = turned().answer(0, 'dark 1')
    expect(ending(dark)).toBe('overcome 9 of 2')
    expect(dark.state.seats[0]!.level).toBe(4)
  })

  test.each([
    [LOW, 'overcome 5 of 3', 3],
    [HIGH, 'overcome 6 of 3', 4],
  ])("WE-50 the Lord's Call takes a Monk's calm, its face %i", (face, end, level) => {
    const table = scene({
      seats: [{ class: 34, banked: 6 }],
      step: 'outcome',
      rows: { 1: [64] },
      pending: [152],
      attempt: thrown(64, [...CORE, INT1], [HIGH, HIGH, HIGH, LOW]),
      runes: [face],
    })
    expect(ending(table)).toBe(end)
    expect(table.state.seats[0]!.level).toBe(level)
  })

  test('WE-50 without it the Monk has one more', () => {
    const table = scene({
      seats: [{ class: 34, banked: 6 }],
      step: 'outcome',
      rows: { 1: [64] },
      attempt: thrown(64, [...CORE, INT1], [HIGH, HIGH, HIGH, LOW]),
    })
    expect(ending(table)).toBe('overcome 5 of 3')
  })

  test('WE-56 CTA-C126 two Dark runes and the Wyrm', () => {
    const table = scene({
      seats: [{ origin: SCRIBE, hand: [187], xp: 2 }],
      adversary: '2A',
      rows: { 1: [66] },
      runes: [HIGH, HIGH, HIGH, LOW, LOW, LOW],
    })
    table.answer(0, 'top 066', '2 dark', 'pass', 'feat 187')
    expect(toldOf(table, 'runeAdded').map(({ rune }) => rune)).toEqual([DARK3])
    expect(toldOf(table, 'tokensChanged').map(({ by }) => by)).toEqual([1])
    expect(ending(table)).toBe('overcome 6 of 3')
  })

  const third = (number: number) =>
    scene({
      seats: [{ origin: SCRIBE, class: number, banked: 5, xp: 1 }],
      step: 'post',
      rows: { 2: [95] },
      attempt: thrown(95, [...CORE, WIS1, DARK1], [HIGH, HIGH, LOW, LOW, LOW]),
    }).answer(0, 'bank 1')

  test('WE-57 CTA-533 CTA-543 a Warrior unlocks the third effect in time, a Barbarian too late', () => {
    expect(ending(third(32))).toBe('overcome 5 of 5')
    const barbarian = third(29)
    expect(ending(barbarian)).toBe('failed 4 of 5')
    expect(toldOf(barbarian, 'runeTurned')).toEqual([])
  })

  test('WE-58 CTA-371 CTA-380 CTA-C198 two re-attempts in one stack', () => {
    const table = scene({
      seats: [{ hand: [198] }, { hand: [168] }],
      step: 'post',
      rows: { 1: [64] },
      attempt: thrown(64, CORE, [HIGH, LOW, HIGH], { bottom: 1 }),
      runes: [HIGH, HIGH, HIGH],
    })
    expect(table.options(0)).toEqual(['feat 198', 'pass'])
    table.answer(0, 'feat 198')
    expect(table.options(1)).toEqual(['feat 168', 'pass'])
    table.answer(1, 'feat 168')
    expect(toldOf(table, 'featResolved').map(({ feat }) => idOf(feat))).toEqual(['168', '198'])
    expect(toldOf(table, 'runesCast').length).toBe(1)
    expect(ending(table)).toBe('overcome 4 of 4')
    expect(table.state.seats[0]!.level).toBe(4)
  })
})
