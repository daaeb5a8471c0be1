import { Chance, keyOf, SPECTATOR, type Viewer } from '@monomyth/engine'
import { seenBy, twinFor } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { cellOf } from './rules/board.ts'
import { SHAPE, type View } from './state.ts'
import { type Scene, scene } from './testing/index.ts'
import { ids, told, toldOf } from './testing/told.ts'

// The table "Hidden information" of the rules, row by row.

const VIEWERS: readonly Viewer[] = [0, 1, 2, SPECTATOR]
const NOBODY: readonly Viewer[] = []

/** Seat 0 has just looked at B1 alone; everybody has something to hide. */
const hiding = (): Scene =>
  scene({
    step: 'start',
    seats: [
      { cell: 'F3', relics: ['R1-01', 'R2-01*'], mentor: 'M12', hand: ['P17'] },
      {
        cell: 'I4',
        relics: ['B1-01'],
        mentor: 'M05',
        hand: ['P02', 'P15'],
        tokens: ['D3'],
        visited: true,
        chargeDice: 1,
        chargeTotal: 2,
        waived: 'G3',
      },
      { relics: ['G1-01'], hand: ['P11'] },
    ],
    quests: { D3: 'Q12', I4: 'Q25', G3: 'Q28' },
    faceDown: { B1: 'Q40', C1: 'Q41' },
    treasure: ['R1-10', 'G1-10', 'B1-10', 'R2-08', 'G2-08'],
    discard: ['R1-09', 'G1-09'],
    deck: ['R3-01', 'R3-02'],
    pile: ['P13', 'P14'],
    idle: 3,
  }).answer(0, 'B1')

const face = (view: View, cell: string): string => ids([view.quests[cellOf(cell)]!])[0]!
const backs = (count: number): string[] => Array.from({ length: count }, () => 'back')

interface Row {
  readonly rule: string
  readonly what: string
  readonly look: (view: View) => unknown
  /** What those who may see it see, and what the others see. */
  readonly seen: unknown
  readonly by: readonly Viewer[]
  readonly hidden?: unknown
}

const ROWS: readonly Row[] = [
  {
    rule: 'HJ-105',
    what: 'a face-down quest',
    look: (view) => face(view, 'C1'),
    seen: 'Q41',
    by: NOBODY,
    hidden: 'back',
  },
  { rule: 'HJ-748', what: 'a quest looked at', look: (view) => face(view, 'B1'), seen: 'Q40', by: [0], hidden: 'back' },
  { rule: 'HJ-253', what: 'a revealed quest', look: (view) => face(view, 'I4'), seen: 'Q25', by: VIEWERS },
  {
    rule: 'HJ-103',
    what: 'the relic deck',
    look: (view) => ids(view.relicDeck),
    seen: [],
    by: NOBODY,
    hidden: backs(66 - 4 - 5 - 2),
  },
  {
    rule: 'HJ-722',
    what: 'the number of cards in deck, discard and pile',
    look: (view) => [view.relicDeck, view.relicDiscard, view.prophecyPile].map(({ length }) => length),
    seen: [55, 2, 36],
    by: VIEWERS,
  },
  {
    rule: 'HJ-603',
    what: 'the relic discard',
    look: (view) => ids(view.relicDiscard),
    seen: ['R1-09', 'G1-09'],
    by: VIEWERS,
  },
  {
    rule: 'HJ-111',
    what: 'the treasure',
    look: (view) => ids(view.treasure),
    seen: ['R1-10', 'G1-10', 'B1-10', 'R2-08', 'G2-08'],
    by: VIEWERS,
  },
  {
    rule: 'HJ-024',
    what: 'the relics of each player',
    look: (view) => view.seats.map(({ relics }) => ids(relics)),
    seen: [['R1-01', 'R2-01'], ['B1-01'], ['G1-01']],
    by: VIEWERS,
  },
  {
    rule: 'HJ-024',
    what: 'which relics are dormant',
    look: (view) => view.dormant.filter((bit) => bit === 1).length,
    seen: 1,
    by: VIEWERS,
  },
  {
    rule: 'HJ-688',
    what: 'the mentors',
    look: (view) => view.seats.map(({ mentor }) => ids(mentor)),
    seen: [['M12'], ['M05'], []],
    by: VIEWERS,
  },
  {
    rule: 'HJ-721',
    what: 'the prophecies of seat 1',
    look: (view) => ids(view.seats[1]!.hand),
    seen: ['P02', 'P15'],
    by: [1],
    hidden: backs(2),
  },
  {
    rule: 'HJ-735',
    what: 'when the prophecies of seat 1 were drawn',
    look: (view) => view.seats[1]!.drawnAt,
    seen: [0, 0],
    by: [1],
    hidden: [],
  },
  {
    rule: 'HJ-722',
    what: 'the number of prophecies in each hand',
    look: (view) => view.seats.map(({ hand }) => hand.length),
    seen: [1, 2, 1],
    by: VIEWERS,
  },
  {
    rule: 'HJ-104',
    what: 'the prophecy pile',
    look: (view) => ids(view.prophecyPile),
    seen: [],
    by: NOBODY,
    hidden: backs(36),
  },
  {
    rule: 'HJ-551',
    what: 'points, positions, charges, waivers and first visits',
    look: ({ seats }) => {
      const { points, cell, chargeDice, chargeTotal, waivedEpic, waivedLocks, visited } = seats[1]!
      return [points, cell, chargeDice, chargeTotal, waivedEpic, waivedLocks, visited]
    },
    seen: [2, cellOf('I4'), 1, 2, cellOf('G3'), cellOf('G3'), 1],
    by: VIEWERS,
  },
  { rule: 'HJ-036', what: 'the tokens', look: (view) => view.token[cellOf('D3')], seen: 1, by: VIEWERS },
  { rule: 'HJ-881', what: 'the no-attempt counter', look: (view) => view.idle, seen: 3, by: VIEWERS },
]

describe('Hidden information', () => {
  test.each(ROWS.map((row) => [row.rule, row.what, row] as const))('%s who sees %s', (_rule, _what, row) => {
    const { look, seen, by, hidden } = row
    const table = hiding()
    for (const viewer of VIEWERS) expect(look(table.view(viewer))).toEqual(by.includes(viewer) ? seen : hidden)
  })

  test('HJ-721 HJ-748 the shape says of every zone who sees it', () => {
    const own = ['relics all', 'mentor all', 'hand owner']
    expect(SHAPE.zones.filter(({ owner }) => owner < 2).map(({ id, sees }) => `${id} ${sees}`)).toEqual([
      'quests nobody',
      'relicBox all',
      'relicDeck nobody',
      'relicDiscard all',
      'treasure all',
      'prophecyPile nobody',
      'laid all',
      'mentorBox all',
      'mentorsGone all',
      ...own.map((zone) => `seats.0.${zone}`),
      ...own.map((zone) => `seats.1.${zone}`),
    ])
  })

  test.each(VIEWERS)('HJ-721 HJ-748 viewer %i sees the same when all it cannot know is dealt anew', (viewer) => {
    const table = hiding()
    const chance = new Chance(keyOf(`anew ${viewer}`))
    let compared = 0
    for (let i = 0; i < 10; i++) {
      const twin = twinFor(table.game, table.match, viewer, chance)
      if (twin === undefined) continue
      expect(seenBy(twin, viewer)).toBe(seenBy(table.match, viewer))
      expect(twin.hash()).not.toBe(table.match.hash())
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('What is told', () => {
  test('HJ-748 of a peek the others learn only which cell was looked at', () => {
    const table = hiding()
    const heard = VIEWERS.map((viewer) =>
      toldOf(table, 'peeked', viewer).map(({ cell, quest }) => [cell, ids([quest])[0]]),
    )
    const cell = cellOf('B1')
    expect(heard).toEqual([[[cell, 'Q40']], [[cell, 'back']], [[cell, 'back']], [[cell, 'back']]])
  })

  test('HJ-253 a peek becomes public when the quest is revealed', () => {
    const table = hiding().answer(0, 'B1')
    for (const viewer of VIEWERS) {
      expect(face(table.view(viewer), 'B1')).toBe('Q40')
      expect(ids(toldOf(table, 'questRevealed', viewer).map(({ quest }) => quest))).toEqual(['Q40'])
    }
  })

  test('HJ-747 after a hide nobody knows where any face-down quest lies, not even by a peek', () => {
    const table = scene({
      step: 'start',
      seats: [
        { cell: 'G2', mentor: 'M12', relics: ['R1-01'] },
        { relics: ['B1-01'], hand: ['P14'] },
        { relics: ['G1-01'] },
      ],
      quests: { G2: 'Q25', H5: 'Q12' },
    })
    table.answer(0, 'B1').answer(1, 'P14')
    for (const viewer of VIEWERS) {
      const { faceDown, quests } = table.view(viewer)
      expect(faceDown).toContain(cellOf('H5'))
      expect(ids(faceDown.map((cell) => quests[cell]!))).toEqual(backs(faceDown.length))
      // Which quest was turned down was seen; where it lies now is not told.
      expect(toldOf(table, 'hidden', viewer)).toEqual([{ kind: 'hidden', seat: 1, cell: cellOf('H5') }])
    }
  })

  test('HJ-561 the relic deck becomes public card by card, when drawn to the treasure', () => {
    const seats = [{ cell: 'F3', relics: ['R3-04'] }, { relics: ['B1-01'] }, { relics: ['G1-01'] }]
    const table = scene({ seats, quests: { F3: 'Q10' }, deck: ['G3-01', 'G3-02'] }).answer(0, 'attempt R3-04', 'R1-10')
    for (const viewer of VIEWERS) {
      expect(ids(table.view(viewer).treasure)).toEqual(['G1-10', 'B1-10', 'R2-08', 'G2-08', 'G3-01'])
      expect(ids(toldOf(table, 'treasureFilled', viewer).map(({ relic }) => relic))).toEqual(['G3-01'])
      expect(ids(table.view(viewer).relicDeck)).toEqual(backs(table.state.relicDeck.length))
    }
  })

  test('HJ-721 a prophecy drawn is a back to everybody but its owner', () => {
    const seats = [{ cell: 'F3', relics: ['R3-04'] }, { relics: ['B1-01'] }, { relics: ['G1-01'] }]
    const table = scene({ seats, quests: { F3: 'Q07' }, pile: ['P13'] }).answer(0, 'attempt R3-04')
    const heard = VIEWERS.map((viewer) => ids(toldOf(table, 'prophecyDrawn', viewer).map(({ prophecy }) => prophecy)))
    expect(heard).toEqual([['P13'], ['back'], ['back'], ['back']])
  })

  test('HJ-725 a prophecy played is face up for everybody and named, the rest of the hand is not', () => {
    const table = attempting().answer(1, 'P02')
    for (const viewer of VIEWERS) {
      expect(ids(table.view(viewer).laid)).toEqual(['P02'])
      expect(ids(toldOf(table, 'prophecyPlayed', viewer).map(({ prophecy }) => prophecy))).toEqual(['P02'])
      expect(ids(table.view(viewer).seats[1]!.hand)).toEqual([viewer === 1 ? 'P15' : 'back'])
    }
  })

  test('HJ-727 where a prophecy lies in the pile after it went back, nobody knows', () => {
    const table = attempting().answer(1, 'P02').answer(2, 'pass')
    for (const viewer of VIEWERS)
      expect(ids(table.view(viewer).prophecyPile)).toEqual(backs(table.state.prophecyPile.length))
  })

  test('HJ-834 the hand of an eliminated player goes back unseen', () => {
    const seats = [
      { cell: 'F3', relics: ['R1-01'], hand: ['P13', 'P15'] },
      { relics: ['B1-01'] },
      { relics: ['G1-01'] },
    ]
    const table = scene({ seats, quests: { F3: 'Q34' } }).answer(0, 'attempt R1-01')
    for (const viewer of VIEWERS) {
      expect(told(table, viewer)).toContain('eliminated')
      expect(table.events(viewer).filter(({ event }) => 'prophecy' in event)).toEqual([])
      expect(ids(table.view(viewer).prophecyPile)).toEqual(backs(40))
    }
  })

  test('HJ-008 rolls are public', () => {
    const table = attempting().answer(1, 'pass')
    const { faces } = toldOf(table, 'diceRolled', 0)[0]!
    for (const viewer of VIEWERS) expect(toldOf(table, 'diceRolled', viewer)).toMatchObject([{ faces }])
  })

  /** Seat 0 attempts; seat 1 may play P02, which seat 2 may then cancel. */
  const attempting = (): Scene =>
    scene({
      seats: [
        { cell: 'F3', relics: ['R2-01', 'G1-02'] },
        { relics: ['B1-01'], hand: ['P02', 'P15'] },
        { relics: ['G1-01'], hand: ['P11'] },
      ],
      quests: { F3: 'Q25' },
    }).answer(0, 'attempt R2-01')

  test('HJ-741 who is asked, and who passes, is known to the player asked alone', () => {
    const table = attempting()
    expect(VIEWERS.map((viewer) => table.match.asks(viewer).map(({ seat, kind }) => [seat, kind]))).toEqual([
      [],
      [[1, 'react']],
      [],
      [],
    ])
    const before = VIEWERS.map((viewer) => table.events(viewer).length)
    table.answer(1, 'pass')
    for (const [i, viewer] of VIEWERS.entries()) expect(table.events(viewer)[before[i]!]!.event.kind).toBe('diceRolled')
  })

  test('HJ-741 every other question is known to all, its options to the player asked alone', () => {
    const table = hiding()
    expect(VIEWERS.map((viewer) => table.match.asks(viewer).map(({ seat, kind }) => [seat, kind]))).toEqual(
      VIEWERS.map(() => [[0, 'reveal']]),
    )
    expect(table.match.asks(1)[0]!.options).toEqual([])
  })

  test('HJ-751 a pause tells that somebody could react, not who nor with what', () => {
    const table = attempting()
    const [, ...others] = [1, 0, 2, SPECTATOR]
    for (const viewer of others) {
      expect(table.events(viewer).at(-1)!.event).toEqual({ kind: '@window' })
      expect(table.match.asks(viewer)).toEqual([])
    }
  })
})
