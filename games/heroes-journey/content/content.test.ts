import { describe, expect, test } from 'vitest'
import type { Effect } from '../effects/effect.ts'
import { en } from '../lang/en/index.ts'
import { fr } from '../lang/fr/index.ts'
import { COLOURS, type Colour, QUEST_COLOURS, type QuestColour, TRIGGERS } from '../words.ts'
import { LOCK } from './cards.ts'
import { MENTORS } from './mentors.ts'
import { COPIES, PROPHECIES } from './prophecies.ts'
import { QUESTS, type Quest, type QuestId } from './quests.ts'
import { groupOf, RELICS } from './relics.ts'

const TIERS = [1, 2, 3, 4, 5]
const POWERS = [1, 2, 3]
const LANGS = [en, fr]

const tier = (points: number): Quest[] => QUESTS.filter((quest) => quest.points === points)
const locksOf = (quest: Quest): number => COLOURS.filter((colour) => quest.values[colour] === LOCK).length
const openColours = (quest: Quest): Colour[] => COLOURS.filter((colour) => quest.values[colour] !== LOCK)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** The totals of every way the dice can fall. */
const totals = (dice: number): number[] =>
  dice <= 0 ? [0] : totals(dice - 1).flatMap((total) => [1, 2, 3, 4, 5, 6].map((face) => total + face))

const oddsToExceed = (dice: number, value: number): number =>
  dice <= 0 ? 0 : totals(dice).filter((total) => total > value).length / totals(dice).length

/** HJ-457 to HJ-459: as many dice as the power, one fewer on an epic quest, in the colour that suits best. */
const bestOdds = (quest: Quest, power: number): number =>
  Math.max(...openColours(quest).map((colour) => oddsToExceed(power - (quest.epic ? 1 : 0), quest.values[colour])))

/** As the tables print it: 62.5 is 62. */
const percent = (chance: number): number => Math.max(0, Math.ceil(chance * 100 - 0.5))

const averageOdds = (points: number, power: number): number =>
  sum(tier(points).map((quest) => bestOdds(quest, power))) / tier(points).length

/** Best odds with power 1 / 2 / 3, as the rules print them; – is no chance. */
const ODDS: readonly (readonly [id: QuestId, odds: string])[] = [
  ['Q01', '83% / 100% / 100%'],
  ['Q02', '83% / 100% / 100%'],
  ['Q03', '83% / 100% / 100%'],
  ['Q04', '83% / 100% / 100%'],
  ['Q05', '83% / 100% / 100%'],
  ['Q06', '83% / 100% / 100%'],
  ['Q07', '67% / 97% / 100%'],
  ['Q08', '67% / 97% / 100%'],
  ['Q09', '67% / 97% / 100%'],
  ['Q10', '67% / 97% / 100%'],
  ['Q11', '50% / 92% / 100%'],
  ['Q12', '67% / 97% / 100%'],
  ['Q13', '50% / 92% / 100%'],
  ['Q14', '67% / 97% / 100%'],
  ['Q15', '50% / 92% / 100%'],
  ['Q16', '67% / 97% / 100%'],
  ['Q17', '50% / 92% / 100%'],
  ['Q18', '67% / 97% / 100%'],
  ['Q19', '50% / 92% / 100%'],
  ['Q20', '67% / 97% / 100%'],
  ['Q21', '50% / 92% / 100%'],
  ['Q22', '50% / 92% / 100%'],
  ['Q23', '50% / 92% / 100%'],
  ['Q24', '50% / 92% / 100%'],
  ['Q25', '33% / 83% / 98%'],
  ['Q26', '– / 58% / 91%'],
  ['Q27', '17% / 72% / 95%'],
  ['Q28', '– / 50% / 92%'],
  ['Q29', '33% / 83% / 98%'],
  ['Q30', '– / 58% / 91%'],
  ['Q31', '17% / 72% / 95%'],
  ['Q32', '– / 50% / 92%'],
  ['Q33', '33% / 83% / 98%'],
  ['Q34', '– / 58% / 91%'],
  ['Q35', '17% / 72% / 95%'],
  ['Q36', '– / 50% / 92%'],
  ['Q37', '17% / 72% / 95%'],
  ['Q38', '17% / 72% / 95%'],
  ['Q39', '17% / 72% / 95%'],
  ['Q40', '– / 42% / 84%'],
  ['Q41', '– / 33% / 83%'],
  ['Q42', '– / 42% / 84%'],
  ['Q43', '– / 33% / 83%'],
  ['Q44', '– / 42% / 84%'],
  ['Q45', '– / 33% / 83%'],
  ['Q46', '– / 42% / 84%'],
  ['Q47', '– / 42% / 84%'],
  ['Q48', '– / 42% / 84%'],
  ['Q49', '– / 17% / 62%'],
  ['Q50', '– / – / 58%'],
  ['Q51', '– / 17% / 62%'],
  ['Q52', '– / – / 58%'],
  ['Q53', '– / 17% / 62%'],
  ['Q54', '– / – / 58%'],
]

/** Effects that neither give points nor a second attempt, the whole vocabulary so far. */
const HARMLESS: readonly Effect['kind'][] = [
  'drawProphecy',
  'takeRelic',
  'swapRelic',
  'wakeRelics',
  'reveal',
  'peek',
  'hide',
  'move',
  'place',
  'modifyDice',
  'rerollDice',
  'modifyValue',
  'modifyTotal',
  'charge',
  'waive',
  'keepItem',
  'refreshTreasure',
  'cancel',
  'chooseOne',
]

describe('relics', () => {
  test('HJ-020 a relic has one colour and a power of 1, 2 or 3', () => {
    for (const relic of RELICS) {
      expect(Object.keys(relic), relic.id).toEqual(['id', 'colour', 'power'])
      expect(COLOURS, relic.id).toContain(relic.colour)
      expect(POWERS, relic.id).toContain(relic.power)
    }
  })

  test('HJ-021 both languages say what the colours stand for', () => {
    expect(COLOURS.map((colour) => en.colours[colour].stands)).toEqual([
      'strength and bravery',
      'dexterity and cunning',
      'knowledge and wisdom',
    ])
    expect(COLOURS.map((colour) => fr.colours[colour].stands)).toEqual([
      'la force et la bravoure',
      'la dextérité et la ruse',
      'le savoir et la sagesse',
    ])
    expect(COLOURS.map((colour) => en.colours[colour].name)).toEqual(['red', 'green', 'blue'])
    expect(COLOURS.map((colour) => fr.colours[colour].name)).toEqual(['rouge', 'vert', 'bleu'])
  })

  test('HJ-022 each colour has 10 relics of power 1, 8 of power 2 and 4 of power 3', () => {
    for (const colour of COLOURS) {
      const own = RELICS.filter((relic) => relic.colour === colour)
      expect(
        POWERS.map((power) => own.filter((relic) => relic.power === power).length),
        colour,
      ).toEqual([10, 8, 4])
    }
    expect(RELICS).toHaveLength(66)
  })

  test('relics stand in the order of their ids, which name colour and power', () => {
    const ids = [...'RGB'].flatMap((letter) =>
      [10, 8, 4].flatMap((copies, at) =>
        Array.from({ length: copies }, (_, n) => `${letter}${at + 1}-${String(n + 1).padStart(2, '0')}`),
      ),
    )
    expect(RELICS.map((relic) => relic.id)).toEqual(ids)
    for (const relic of RELICS) {
      expect(groupOf(relic)).toBe(`${{ red: 'R', green: 'G', blue: 'B' }[relic.colour]}${relic.power}`)
    }
  })
})

describe('quests', () => {
  test('HJ-025 a quest shows a colour, points, a value or padlock per colour and whether it is epic', () => {
    for (const quest of QUESTS) {
      expect(Object.keys(quest), quest.id).toEqual(['id', 'colour', 'points', 'values', 'epic'])
      expect(QUEST_COLOURS, quest.id).toContain(quest.colour)
      expect(TIERS, quest.id).toContain(quest.points)
      expect(Object.keys(quest.values), quest.id).toEqual([...COLOURS])
      expect(typeof quest.epic, quest.id).toBe('boolean')
    }
  })

  test('HJ-027 of 54 quests 9 are worth 1 point, 15 worth 2 and 30 worth 3 or more', () => {
    expect(QUESTS).toHaveLength(54)
    expect(tier(1)).toHaveLength(9)
    expect(tier(2)).toHaveLength(15)
    expect(QUESTS.filter((quest) => quest.points >= 3)).toHaveLength(30)
  })

  test('HJ-028 values are whole numbers from 1 to 11 and at least one colour is open', () => {
    for (const quest of QUESTS) {
      for (const colour of openColours(quest)) {
        expect(Number.isInteger(quest.values[colour]), quest.id).toBe(true)
        expect(quest.values[colour], quest.id).toBeGreaterThanOrEqual(1)
        expect(quest.values[colour], quest.id).toBeLessThanOrEqual(11)
      }
      expect(locksOf(quest), quest.id).toBeLessThanOrEqual(2)
    }
  })

  test('HJ-950 the points are 9 × 1, 15 × 2, 15 × 3, 9 × 4 and 6 × 5, 150 in all', () => {
    expect(TIERS.map((points) => tier(points).length)).toEqual([9, 15, 15, 9, 6])
    expect(sum(QUESTS.map((quest) => quest.points))).toBe(150)
  })

  test('HJ-951 14 quests are red, 14 green, 14 blue and 12 white, and white ones stop at 4 points', () => {
    const byColour = (quests: readonly Quest[]): number[] =>
      QUEST_COLOURS.map((colour) => quests.filter((quest) => quest.colour === colour).length)
    expect(byColour(QUESTS)).toEqual([14, 14, 14, 12])
    expect(TIERS.map((points) => byColour(tier(points)))).toEqual([
      [2, 2, 2, 3],
      [4, 4, 4, 3],
      [4, 4, 4, 3],
      [2, 2, 2, 3],
      [2, 2, 2, 0],
    ])
  })

  test('HJ-952 turning the colours maps the quests onto themselves', () => {
    const turned: Record<QuestColour, QuestColour> = { red: 'green', green: 'blue', blue: 'red', white: 'white' }
    const face = ({ colour, points, values: { red, green, blue }, epic }: Omit<Quest, 'id'>): string =>
      [colour, points, red, green, blue, epic].join(' ')
    const turn = ({ colour, points, values: { red, green, blue }, epic }: Quest): Omit<Quest, 'id'> => ({
      colour: turned[colour],
      points,
      values: { red: blue, green: red, blue: green },
      epic,
    })
    expect(QUESTS.map((quest) => face(turn(quest))).sort()).toEqual(QUESTS.map(face).sort())
  })

  test('HJ-952 the open values of each colour add up to 233', () => {
    const columns = COLOURS.map((colour) =>
      sum(QUESTS.map((quest) => quest.values[colour]).filter((value) => value !== LOCK)),
    )
    expect(columns).toEqual([233, 233, 233])
  })

  test('HJ-953 a quest is easiest in its own colour, but for six that are hardest in it', () => {
    const hardest = QUESTS.flatMap((quest) => {
      if (quest.colour === 'white') return []
      const own = quest.values[quest.colour]
      expect(own, `${quest.id} is open in its own colour`).not.toBe(LOCK)
      const others = openColours(quest)
        .filter((colour) => colour !== quest.colour)
        .map((colour) => quest.values[colour])
      if (others.every((value) => own <= value)) return []
      expect(
        others.every((value) => own > value),
        quest.id,
      ).toBe(true)
      return [quest.id]
    })
    expect(hardest).toEqual(['Q02', 'Q04', 'Q06', 'Q12', 'Q16', 'Q20'])
  })

  test('HJ-954 the best odds of every tier stay in their band', () => {
    const band = (points: number, power: number): string => {
      const odds = tier(points).map((quest) => percent(bestOdds(quest, power)))
      return `${Math.min(...odds)}–${Math.max(...odds)}`
    }
    expect(band(1, 1)).toBe('67–83')
    expect(band(2, 1)).toBe('50–67')
    expect(band(2, 2)).toBe('92–97')
    expect(band(3, 2)).toBe('50–83')
    expect(band(4, 3)).toBe('83–84')
    expect(band(4, 2)).toBe('33–42')
    expect(band(5, 3)).toBe('58–62')
  })

  test('HJ-954 the average odds are those of the curve, and fall from tier to tier until they are zero', () => {
    const curve = POWERS.map((power) => TIERS.map((points) => averageOdds(points, power)))
    expect(curve.map((odds) => odds.map((chance) => percent(chance)))).toEqual([
      [78, 57, 13, 0, 0],
      [99, 94, 67, 39, 8],
      [100, 100, 94, 84, 60],
    ])
    for (const odds of curve) {
      for (const [at, chance] of odds.entries()) {
        const before = odds[at - 1]
        if (before === undefined) continue
        if (before === 0) expect(chance).toBe(0)
        else expect(chance).toBeLessThan(before)
      }
    }
    expect(curve[0]?.slice(3)).toEqual([0, 0])
  })

  test.each(ODDS)('HJ-954 %s has the best odds printed in the table: %s', (id, printed) => {
    const quest = QUESTS.find((each) => each.id === id)
    const odds = POWERS.map((power) => (quest === undefined ? Number.NaN : bestOdds(quest, power)))
    expect(odds.map((chance) => (chance === 0 ? '–' : `${percent(chance)}%`)).join(' / ')).toBe(printed)
  })

  test('HJ-954 the table of odds speaks of every quest', () => {
    expect(ODDS.map(([id]) => id)).toEqual(QUESTS.map((quest) => quest.id))
  })

  test('HJ-955 nine quests are epic, 15 have one padlock, 3 have two, and none of these is worth 1 point', () => {
    expect(TIERS.map((points) => tier(points).filter((quest) => quest.epic).length)).toEqual([0, 0, 3, 3, 3])
    const withLocks = (locks: number): number[] =>
      TIERS.map((points) => tier(points).filter((quest) => locksOf(quest) === locks).length)
    expect(withLocks(1)).toEqual([0, 3, 3, 6, 3])
    expect(withLocks(2)).toEqual([0, 0, 0, 0, 3])
  })

  test('HJ-956 the two examples of the source are in the box', () => {
    const valuesOf = (id: QuestId) => QUESTS.find((quest) => quest.id === id)?.values
    expect(valuesOf('Q12')).toEqual({ red: 4, green: 3, blue: 2 })
    expect(valuesOf('Q25')).toEqual({ red: 4, green: 6, blue: 7 })
  })

  test('EX-07 a quest drawn at random is worth 1 point in 16.67 % and 2 or less in 44.44 % of draws', () => {
    const share = (points: number): string =>
      ((QUESTS.filter((quest) => quest.points <= points).length / QUESTS.length) * 100).toFixed(2)
    expect(share(1)).toBe('16.67')
    expect(share(2)).toBe('44.44')
  })

  test('padlocks and epic dice leave every quest possible for power 3 in its easiest colour', () => {
    for (const quest of QUESTS) expect(bestOdds(quest, 3), quest.id).toBeGreaterThan(0)
  })

  test('quests stand in the order of their ids', () => {
    expect(QUESTS.map((quest) => quest.id)).toEqual(numbered('Q', 54))
  })
})

describe('prophecies', () => {
  const idsWhere = (place: string): string[] =>
    PROPHECIES.filter(({ trigger }) => trigger.if.place === place || trigger.if.pawnPlace === place).map(({ id }) => id)

  test('HJ-029 there are 20 prophecies in two copies, each with one event and an effect', () => {
    expect(PROPHECIES.map((prophecy) => prophecy.id)).toEqual(numbered('P', 20))
    expect(COPIES).toBe(2)
    for (const { id, trigger, effects } of PROPHECIES) {
      expect(TRIGGERS, id).toContain(trigger.on)
      expect(effects.length, id).toBeGreaterThan(0)
    }
  })

  test('HJ-960 fifteen answer an opponent, one anybody and four their own player', () => {
    const by = (whose: string): number => PROPHECIES.filter(({ trigger }) => trigger.by === whose).length
    expect([by('opponent'), by('any'), by('self')]).toEqual([15, 1, 4])
  })

  test('HJ-961 five depend on far lands and one on the end of the world', () => {
    expect(idsWhere('far')).toEqual(['P05', 'P06', 'P07', 'P14', 'P20'])
    expect(idsWhere('endOfWorld')).toEqual(['P12'])
  })

  test('HJ-962 none touches points, grants an attempt or takes a last item', () => {
    for (const { id, effects } of PROPHECIES) {
      for (const effect of everyEffect(effects)) {
        expect(Object.keys(effect).join(), id).not.toMatch(/points|attempt|turn/i)
        expect(HARMLESS, id).toContain(effect.kind)
        if (effect.kind === 'takeRelic' && effect.from === 'opponent') {
          expect(effect.victimRelics, id).toBeGreaterThanOrEqual(2)
        }
      }
    }
  })
})

describe('mentors', () => {
  test('HJ-030 a mentor has one colour and one effect', () => {
    for (const { id, colour, effects } of MENTORS) {
      expect(COLOURS, id).toContain(colour)
      expect(effects.length, id).toBeGreaterThan(0)
    }
  })

  test('HJ-031 there are 12 mentors, four per colour, each once', () => {
    expect(MENTORS.map((mentor) => mentor.id)).toEqual(numbered('M', 12))
    expect(COLOURS.map((colour) => MENTORS.filter((mentor) => mentor.colour === colour).length)).toEqual([4, 4, 4])
  })

  test('HJ-990 of each colour three act when lost and one at the start of a turn', () => {
    for (const colour of COLOURS) {
      const own = MENTORS.filter((mentor) => mentor.colour === colour)
      expect(own.filter((mentor) => mentor.when === 'lost').length, colour).toBe(3)
      expect(own.filter((mentor) => mentor.when === 'turnStart').length, colour).toBe(1)
    }
  })

  test('mentors that act when lost need nothing else, and none gives points', () => {
    for (const { id, when, if: condition, effects } of MENTORS) {
      if (when === 'lost') expect(condition, id).toEqual({})
      for (const effect of everyEffect(effects)) expect(HARMLESS, id).toContain(effect.kind)
    }
  })
})

describe('the box as it may grow', () => {
  test('at least 12 prophecies answer opponents and 3 are tied to far lands', () => {
    expect(PROPHECIES.filter(({ trigger }) => trigger.by === 'opponent').length).toBeGreaterThanOrEqual(12)
    const far = PROPHECIES.filter(({ trigger }) => trigger.if.place === 'far' || trigger.if.pawnPlace === 'far')
    expect(far.length).toBeGreaterThanOrEqual(3)
  })

  test('there are 9 to 12 mentors, as many of each colour, and three quarters act when lost', () => {
    expect(MENTORS.length).toBeGreaterThanOrEqual(9)
    expect(MENTORS.length).toBeLessThanOrEqual(12)
    const perColour = COLOURS.map((colour) => MENTORS.filter((mentor) => mentor.colour === colour).length)
    expect(new Set(perColour).size).toBe(1)
    expect(MENTORS.filter((mentor) => mentor.when === 'lost').length / MENTORS.length).toBeGreaterThanOrEqual(3 / 4)
  })

  test('every relic an effect may take exists', () => {
    for (const { id, effects } of [...PROPHECIES, ...MENTORS]) {
      for (const effect of everyEffect(effects)) {
        if (effect.kind !== 'takeRelic') continue
        expect(POWERS, id).toContain(effect.minPower)
        expect(POWERS, id).toContain(effect.maxPower)
        expect(effect.minPower, id).toBeLessThanOrEqual(effect.maxPower)
        expect(effect.victimRelics > 0, id).toBe(effect.from === 'opponent')
      }
    }
  })

  test.each(['quests', 'relicGroups', 'relics', 'prophecies', 'mentors'] as const)(
    'the names of the %s differ from each other in both languages',
    (type) => {
      for (const lang of LANGS) {
        const names = Object.values(lang[type])
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
        expect(names.filter((name) => name.trim() === '' || /['\u0020]{2}|'/.test(name))).toEqual([])
      }
    },
  )

  test('no card has a name too many', () => {
    for (const lang of LANGS) {
      expect(Object.keys(lang.quests)).toEqual(QUESTS.map((quest) => quest.id))
      expect(Object.keys(lang.relics)).toEqual(RELICS.map((relic) => relic.id))
      expect(Object.keys(lang.relicGroups)).toEqual([...new Set(RELICS.map(groupOf))])
      expect(Object.keys(lang.prophecies)).toEqual(PROPHECIES.map((prophecy) => prophecy.id))
      expect(Object.keys(lang.mentors)).toEqual(MENTORS.map((mentor) => mentor.id))
    }
  })
})

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`)
}

/** Those inside a choice included. */
function everyEffect(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => (effect.kind === 'chooseOne' ? [effect, ...everyEffect(effect.of)] : [effect]))
}
