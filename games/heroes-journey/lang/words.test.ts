import { readdirSync, readFileSync } from 'node:fs'
import {
  type AnyGame,
  BACK,
  type GameEvent,
  type GameLang,
  type Outcome,
  type Piece,
  SPECTATOR,
  start,
} from '@monomyth/engine'
import { Ear, spoken } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { type AskId, asks } from '../asks.ts'
import { idOf, MENTOR_PIECES, PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { EVENT_PIECES, type Event, type EventOf } from '../events.ts'
import { heroesJourney } from '../game.ts'
import { cellOf, INN, STAY } from '../rules/board.ts'
import { ATTEMPT, BONUS_MOVE, BONUS_REVEAL, END_TURN, EXTRA } from '../rules/main-option.ts'
import { swapOption } from '../rules/swap-option.ts'
import type { View } from '../state.ts'
import { type SceneSetting, scene } from '../testing/index.ts'
import { en, lang as english } from './en/index.ts'
import { fr, lang as french } from './fr/index.ts'
import { type AskValue, DECLINABLE, type Lang, RULE_IDS, type TableEvent, WARNINGS } from './words.ts'

const LANGS: readonly (readonly ['en' | 'fr', GameLang])[] = [
  ['en', english as GameLang],
  ['fr', french as GameLang],
]
const NAMES = ['Ada', 'Bob', 'Cléo', 'Dora', 'Émile', 'Flore']
const PIECES = [...QUEST_PIECES, ...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES]

const card = (id: string): Piece => PIECES.find((piece) => idOf(piece) === id)!

const NAMELESS = new Map(
  LANGS.map(([code, lang]) => [code, PIECES.map((piece) => lang.piece(piece).toLowerCase())] as const),
)
const BAD =
  /undefined|NaN|null|\[object|(?<![a-z])-1|\s\s|^\s|\s$|\s[,.)]|\(\s|'|\bE4\b|\b([RGB][123]-\d\d|[QPM]\d\d|HJ-?\d)/
const ear = new Ear({
  langs: LANGS,
  names: NAMES,
  sentence: /^[A-ZÀÉŒ«].*[.!]$/,
  label: /^[A-ZÀÉŒ].*[^.!]$/,
  bad: BAD,
  faces: EVENT_PIECES,
  namesIn: (code, text) => NAMELESS.get(code as 'en' | 'fr')!.filter((name) => text.toLowerCase().includes(name)),
})
const { readerAt } = ear

// ── Matches ─────────────────────────────────────────────────────────────────────────────────────────────────────────

describe('in matches played at random', () => {
  test.each([2, 3, 4, 5, 6])('of %i seats everything said is whole', (seats) => {
    for (let n = 0; n < 3; n++) playOut(seats, `words ${seats} ${n}`)
  })

  test('nearly everything is said', () => {
    const rare = ['offer', 'takeFromOpponent', 'deckReshuffled', 'totalChanged', 'gameOver', '@adjourned', '@rules']
    const kinds = [...Object.keys(ASKS), ...Object.keys(EVENTS)].filter((kind) => !rare.includes(kind))
    const missing = kinds.filter((kind) => !ear.met.has(kind))
    expect(missing.length, missing.join(', ')).toBeLessThan(10)
  })

  function playOut(seats: number, seed: string): void {
    const match = start(heroesJourney as AnyGame, { seats, seed, options: { variant: true } })
    ear.playOut(match, seed, {
      // Most things happen around attempts.
      wish(keys, chance) {
        const attempts = keys.filter((key) => key.startsWith('attempt'))
        return attempts.length > 0 && chance.below(2) === 0 ? attempts : keys
      },
      after(seat, chance) {
        if (seats > 3 && chance.below(800) === 0) match.leave(seat, 'house')
      },
    })
  }
})

// ── One of each ─────────────────────────────────────────────────────────────────────────────────────────────────────

const BOARD: SceneSetting = {
  seats: [
    { cell: 'F4', relics: ['R2-06', 'G1-04*', 'R1-03'], mentor: 'M02', hand: ['P01', 'P18'], tokens: ['F3'] },
    { cell: 'G3', relics: ['B1-06*', 'R1-01', 'G2-02'], mentor: 'M11', tokens: ['F5'] },
    { cell: 'E4', relics: ['B2-04'], mentor: 'M06' },
  ],
  quests: { F4: 'Q12', F3: 'Q01', F5: 'Q05', G3: 'Q25', A3: 'Q49', I4: 'Q46' },
  turn: { moved: true, arrival: 'free' },
}
const SEAT = 0
/** In a scene nobody has been shown anything; at a table everybody knows what lies face up. */
function viewOf(setting: SceneSetting): View {
  const set = scene(setting)
  const view = set.view(SEAT)
  return { ...view, quests: set.state.quests.map((quest, cell) => (view.faceUp[cell] === 1 ? quest : BACK)) }
}
const seatWith = (view: View, changes: Partial<View['seats'][number]>): View['seats'] =>
  view.seats.map((hero, seat) => (seat === SEAT ? { ...hero, ...changes } : hero))

const onFree = viewOf(BOARD)
const atInn = viewOf({
  ...BOARD,
  seats: BOARD.seats.map((seat, n) => (n === SEAT ? { ...seat, cell: 'E4', relics: ['R2-06'] } : seat)),
  turn: { moved: true, arrival: 'inn' },
})
const charged: View = { ...onFree, seats: seatWith(onFree, { chargeDice: 1, chargeTotal: 2 }) }
const C2 = cellOf('C2')
const F3 = cellOf('F3')
const F4 = cellOf('F4')
const F5 = cellOf('F5')
const G3 = cellOf('G3')
const A3 = cellOf('A3')
const I4 = cellOf('I4')
const peekedAt: View = { ...onFree, quests: onFree.quests.with(C2, card('Q53')) }
const succeeded: View = { ...onFree, turn: { ...onFree.turn, attempted: F4 } }
const rolled: View = {
  ...onFree,
  attempt: { cell: F4, item: card('R2-06'), dice: 2, value: 4, added: 0, faces: [2, 5], kept: 0 },
}
const laid = (id: string, view: View = onFree): View => ({ ...view, laid: [card(id)], cancelled: [0] })
const lost = (id: string): View => ({ ...atInn, mentorsGone: [...atInn.mentorsGone, card(id)] })
const starting = (id: string): View => ({
  ...onFree,
  cursor: { at: 'start' },
  seats: seatWith(onFree, { mentor: [card(id)] }),
})

/** Every ask in one or more situations, with options of each sort. */
const ASKS: { readonly [K in AskId]: readonly (readonly [view: View, ...values: AskValue<K>[]])[] } = {
  startingRelic: [[onFree, 0, 1, 2]],
  mentor: [[onFree, card('M02'), card('M07'), card('M11')]],
  offer: [[onFree, C2]],
  reveal: [[peekedAt, cellOf('B2'), C2]],
  move: [
    [peekedAt, STAY, INN, G3, F3, F5, cellOf('G5'), C2],
    [atInn, F4],
  ],
  main: [
    [onFree, END_TURN, ATTEMPT + card('R2-06'), ATTEMPT + card('M02'), ATTEMPT + card('G1-04')],
    [onFree, EXTRA + G3, EXTRA + F5, EXTRA + INN, BONUS_MOVE + F3, BONUS_REVEAL + C2],
    [charged, ATTEMPT + card('R2-06')],
    [atInn, ATTEMPT + card('R2-06'), BONUS_MOVE + F4],
    [{ ...atInn, turn: { ...atInn.turn, extraUsed: 1, bonusUsed: 1, forfeited: 1 } }, END_TURN],
  ],
  reward: [[succeeded, card('R1-10'), card('R2-08')]],
  freeReveal: [[onFree, C2]],
  react: [[onFree, card('P01'), card('P18')]],
  reroll: [[laid('P01', rolled), 0, 1]],
  takeRelic: [
    [laid('P05'), card('G2-08')],
    [lost('M11'), card('B1-10')],
  ],
  revealByEffect: [
    [laid('P06'), C2],
    [laid('P10'), C2],
    [lost('M06'), C2],
    [starting('M08'), C2],
  ],
  moveByEffect: [
    [laid('P07'), G3, INN],
    [laid('P08'), F3],
  ],
  half: [
    [
      laid('P08'),
      { kind: 'move', steps: 1, optional: false },
      { kind: 'reveal', count: 1, place: 'any', optional: false },
    ],
  ],
  place: [
    [laid('P12'), A3, I4],
    [lost('M03'), F4],
  ],
  wake: [
    [laid('P13'), card('G1-04')],
    [starting('M04'), card('R1-03')],
  ],
  peek: [[starting('M12'), C2]],
  hide: [[laid('P14'), I4]],
  swap: [[laid('P19'), swapOption(card('R1-03'), card('G2-08'))]],
  takeFromOpponent: [[lost('M07'), card('B1-06'), card('R1-01')]],
}

const you = { seat: SEAT }
const lance = card('R2-06')
const giant = card('Q12')

/** Every event in one or more situations. The seat is Ada's. */
const EVENTS: {
  readonly [K in Event['kind'] | TableEvent['kind']]: readonly Omit<
    K extends Event['kind'] ? EventOf<K> : Extract<TableEvent, { kind: K }>,
    'kind'
  >[]
} = {
  relicChosen: [{ ...you, relic: card('R1-01') }],
  mentorChosen: [
    { ...you, mentor: card('M02') },
    { ...you, mentor: card('M11') },
  ],
  boardDealt: [
    {
      treasure: ['R1-10', 'G1-08', 'B3-03', 'R2-02', 'G2-08'].map(card),
      quests: ['Q12', 'Q01', 'Q05', 'Q25', 'Q33', 'Q07', 'Q16', 'Q48'].map(card),
    },
  ],
  firstRolled: [{ ...you, face: 6 }],
  firstPlayer: [you],
  turnStarted: [
    { ...you, cell: INN },
    { ...you, cell: F4 },
  ],
  questRevealed: (['step', 'bonus', 'success', 'effect'] as const).map((cause) => ({
    ...you,
    cell: C2,
    quest: giant,
    cause,
  })),
  pawnArrived: [
    { ...you, cell: F4, from: INN, how: 'move' },
    { ...you, cell: INN, from: F4, how: 'move' },
    { ...you, cell: A3, from: F4, how: 'place' },
    { ...you, cell: INN, from: F4, how: 'sentBack' },
  ],
  bonusDeclared: [
    { ...you, bonus: 'move', cell: F4, condition: 'C' },
    { ...you, bonus: 'move', cell: INN, condition: 'C' },
    { ...you, bonus: 'reveal', cell: C2, condition: 'C' },
  ],
  attemptDeclared: [
    { ...you, cell: F4, quest: giant, item: lance, dice: 2, value: 4 },
    { ...you, cell: F4, quest: giant, item: card('M11'), dice: 1, value: 2 },
  ],
  diceRolled: [
    { ...you, cell: F4, faces: [2, 3], added: 0, value: 4 },
    { ...you, cell: F4, faces: [2, 3], added: 2, value: 4 },
    { ...you, cell: F4, faces: [3], added: 0, value: 4 },
  ],
  questAccomplished: [
    { ...you, cell: F4, quest: giant, item: lance, points: 2 },
    { ...you, cell: F3, quest: card('Q01'), item: lance, points: 1 },
  ],
  relicGained: [
    { ...you, relic: lance, from: 'treasure', victim: -1, cause: 'reward', dormant: 0 },
    { ...you, relic: lance, from: 'treasure', victim: -1, cause: 'effect', dormant: 0 },
    { ...you, relic: lance, from: 'discard', victim: -1, cause: 'effect', dormant: 1 },
    { ...you, relic: lance, from: 'opponent', victim: 1, cause: 'effect', dormant: 0 },
    { ...you, relic: lance, from: 'opponent', victim: 2, cause: 'effect', dormant: 0 },
  ],
  questFailed: [{ ...you, cell: F4, quest: giant, item: lance }],
  relicLost: [
    { ...you, cell: F4, relic: lance },
    { ...you, cell: F4, relic: card('G1-04') },
    { ...you, cell: F4, relic: card('R1-03') },
  ],
  mentorLost: [
    { ...you, cell: F4, mentor: card('M02') },
    { ...you, cell: F4, mentor: card('M07') },
  ],
  prophecyPlayed: [{ ...you, prophecy: card('P01') }],
  eliminationPending: [you],
  stayed: [{ ...you, cell: G3 }],
  prophecyDrawn: (['white', 'endOfWorld', 'mentor', 'effect'] as const).map((why) => ({
    ...you,
    prophecy: card('P11'),
    why,
  })),
  prophecyCancelled: [{ ...you, prophecy: card('P01') }],
  prophecyReturned: [{ prophecy: card('P01') }],
  bonusCancelled: [you],
  relicSlept: [
    { ...you, relic: lance },
    { ...you, relic: card('G1-04') },
  ],
  relicsWoke: [
    { ...you, relics: [lance] },
    { ...you, relics: ['R2-06', 'G1-04', 'R1-03'].map(card) },
  ],
  relicTraded: [{ ...you, relic: card('R1-01') }],
  treasureFilled: [{ relic: card('G1-04') }],
  treasureRefreshed: [{ relics: ['R1-10', 'G1-08', 'B3-03', 'R2-02', 'G2-08'].map(card) }],
  deckReshuffled: [{}],
  dieRerolled: [{ ...you, before: 5, after: 2 }],
  diceChanged: [
    { ...you, dice: 3 },
    { ...you, dice: 1 },
  ],
  valueChanged: [{ ...you, value: 6 }],
  totalChanged: [
    { ...you, added: 2 },
    { ...you, added: -1 },
  ],
  charged: [
    { ...you, dice: 1, total: 0 },
    { ...you, dice: 0, total: 2 },
    { ...you, dice: 2, total: 2 },
  ],
  waived: ['Q50', 'Q28', 'Q13'].map((id) => ({ ...you, cell: A3, quest: card(id) })),
  itemKept: [{ ...you, item: lance }],
  peeked: [{ ...you, cell: C2, quest: giant }],
  hidden: [{ ...you, cell: C2 }],
  eliminated: [you],
  resigned: [you],
  turnEnded: [
    { ...you, idle: 0 },
    { ...you, idle: 9 },
  ],
  gameOver: [
    { winners: [0], reason: 'points' },
    { winners: [0], reason: 'last' },
    { winners: [0], reason: 'stalemate' },
    { winners: [2, 0, 1], reason: 'stalemate' },
  ],
  '@undone': [you],
  '@left': [
    { ...you, as: 'bot' },
    { ...you, as: 'house' },
  ],
  '@returned': [you],
  '@adjourned': [{}],
  '@rules': [{}],
}

const eventsOf = (kind: keyof typeof EVENTS): GameEvent[] => EVENTS[kind].map((event) => ({ ...event, kind }))

const OUTCOMES: readonly Outcome[] = [
  { winners: [0], scores: [16, 9, 3], ranking: [0, 1, 2], reason: 'points' },
  { winners: [0], scores: [1, 9, 3], ranking: [0, 1, 2], reason: 'last' },
  { winners: [0], scores: [8, 7, 3], ranking: [0, 1, 2], reason: 'stalemate' },
  { winners: [2, 0], scores: [8, 7, 8], ranking: [2, 0, 1], reason: 'stalemate' },
  { winners: [], scores: [0, 0, 0], ranking: [0, 1, 2], reason: 'something new' },
]

describe.each(LANGS)('in %s', (code, lang) => {
  const words: Lang = { en, fr }[code]

  test.each(Object.keys(ASKS) as AskId[])('the ask %s says what it wants, and what each option does', (kind) => {
    for (const [view, ...values] of ASKS[kind]) {
      ear.sentence(code, lang.ask(kind, view, SEAT))
      for (const value of values) ear.label(code, lang.option(kind, value, view, SEAT))
    }
    const isDeclinable = asks[kind].absent === 'pass'
    expect(DECLINABLE.includes(kind as (typeof DECLINABLE)[number])).toBe(isDeclinable)
    if (isDeclinable) ear.label(code, lang.option(kind, undefined, onFree, SEAT))
  })

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('the event %s is told to everybody', (kind) => {
    for (const event of eventsOf(kind)) {
      for (const seat of [SPECTATOR, 0, 1, 2]) ear.sentence(code, lang.event(event, readerAt(seat)))
      const said = lang.event(ear.fromBehind(event), readerAt(1))
      ear.sentence(code, said)
      ear.nameless(code, said)
    }
  })

  test('an event without a seat’s name still tells who', () => {
    const line = lang.event({ kind: 'stayed', seat: 1, cell: INN } as GameEvent, { names: [], seat: SPECTATOR })
    expect(line).toMatch(/^(Seat|Siège) 2 /)
  })

  test('a name stays as it is', () => {
    const said = eventsOf('pawnArrived').map((event) => lang.event(event, readerAt(1, ['zoé'])))
    for (const line of said) expect(line).toContain('zoé')
  })

  test('a pause says nothing, nor does what nobody has heard of', () => {
    for (const kind of ['@window', '@more', 'toString']) expect(lang.event({ kind }, readerAt(0))).toBeUndefined()
    for (const id of ['HJ-000', 'toString']) expect(lang.rule(id)).toBeUndefined()
    expect(() => lang.ask('toString', onFree, SEAT)).toThrow(RangeError)
  })

  test('a face one does not know is not named in an option', () => {
    for (const kind of ['offer', 'reveal', 'freeReveal', 'revealByEffect', 'peek'] as const) {
      ear.nameless(code, lang.option(kind, C2, onFree, SEAT))
      expect(lang.option(kind, C2, peekedAt, SEAT)).toContain(lang.piece(card('Q53')))
    }
    ear.nameless(code, lang.option('main', BONUS_REVEAL + C2, onFree, SEAT))
    ear.nameless(code, lang.option('move', C2, onFree, SEAT))
  })

  test('an effect asks in the name of its card', () => {
    for (const [kind, cards] of Object.entries(ASKED_BY) as [AskId, readonly string[]][]) {
      for (const [at, id] of cards.entries())
        expect(lang.ask(kind, ASKS[kind][at]![0], SEAT)).toContain(lang.piece(card(id)))
    }
  })

  test('without a card in force an effect still asks', () => {
    const bare = { ...onFree, mentorsGone: [] }
    for (const kind of Object.keys(ASKED_BY)) ear.sentence(code, lang.ask(kind, bare, SEAT))
  })

  test('HJ-470 an attempt says its dice and its value, charges included', () => {
    const dash = (text: string): string => text.slice(text.indexOf('—'))
    const [plain, with3] = {
      en: ['— 2 dice against 4', '— 3 dice plus 2 against 4'],
      fr: ['— 2 dés contre 4', '— 3 dés plus 2 contre 4'],
    }[code]
    expect(dash(lang.option('main', ATTEMPT + lance, onFree, SEAT))).toBe(plain)
    expect(dash(lang.option('main', ATTEMPT + lance, charged, SEAT))).toBe(with3)
    expect(lang.option('main', ATTEMPT + lance, atInn, SEAT)).not.toContain('—')
  })

  test('every rule says something, and what asks and bars name is among them', () => {
    for (const id of RULE_IDS) ear.sentence(code, lang.rule(id))
    expect(RULE_IDS).toEqual([...RULE_IDS].sort())
    for (const id of RULES_NAMED) expect(RULE_IDS).toContain(id)
  })

  test('every piece has a name and a text, and a back has none', () => {
    for (const piece of PIECES) {
      ear.label(code, lang.piece(piece))
      expect(lang.text(piece)).toMatch(/\S/)
      expect(lang.text(piece)).not.toMatch(BAD)
    }
    ear.nameless(code, lang.piece(BACK))
    expect(lang.text(BACK)).toBeUndefined()
    expect(lang.piece(PIECES.length)).toBe(lang.piece(BACK))
  })

  test('what is printed on a relic and a quest', () => {
    const said = ['R2-06', 'Q12', 'Q01', 'Q13', 'Q28'].map((id) => lang.text(card(id)))
    const expected = {
      en: [
        'red relic, power 2',
        'red quest, 2 points; red 4, green 3, blue 2',
        'red quest, 1 point; red 1, green 3, blue 3',
        'red quest, 2 points; red 3, green 5, blue padlocked',
        expect.stringMatching(/; epic$/),
      ],
      fr: [
        'relique rouge, puissance 2',
        'quête rouge, 2 points\u202f; rouge 4, vert 3, bleu 2',
        'quête rouge, 1 point\u202f; rouge 1, vert 3, bleu 3',
        'quête rouge, 2 points\u202f; rouge 3, vert 5, bleu sous cadenas',
        expect.stringMatching(/; épique$/),
      ],
    }
    expect(said).toEqual(expected[code])
  })

  test('an outcome names who won and how', () => {
    for (const outcome of OUTCOMES)
      for (const seat of [SPECTATOR, 0, 1, 2]) ear.sentence(code, lang.outcome(outcome, readerAt(seat)))
    const shared = OUTCOMES[3]!
    expect(lang.outcome(shared, readerAt(1))).toMatch(/Cléo (and|et) Ada/)
    expect(lang.outcome(shared, readerAt(0))).not.toContain('Ada')
    const reasons = OUTCOMES.map((outcome) => lang.outcome(outcome, readerAt(0)))
    expect(new Set(reasons).size).toBe(OUTCOMES.length)
  })

  test('D07 warnings', () => {
    const warned = (view: View, option: number): string[] =>
      WARNINGS.filter((one) => lang.warning('main', option, view, SEAT)?.includes(words.typeset(words.warnings[one])))
    const free = { ...onFree, token: onFree.token.with(F5, 1) }
    // Under condition B the bonus forfeits the attempt; under A and C it does not.
    expect(warned(free, BONUS_REVEAL + C2)).toEqual(['forfeitsAttempt'])
    expect(warned(free, BONUS_MOVE + F3)).toEqual(['forfeitsAttempt'])
    expect(warned({ ...free, turn: { ...free.turn, arrival: 'own' } }, BONUS_MOVE + F3)).toEqual([])
    expect(warned(atInn, BONUS_MOVE + F4)).toEqual([])
    // The extra movement does while an attempt is possible, and onto a rival's quest it gives up the bonus.
    expect(warned(free, EXTRA + G3)).toEqual(['forfeitsAttempt'])
    expect(warned(free, EXTRA + F5)).toEqual(['forfeitsAttempt', 'givesUpBonus'])
    const spent = { ...free, turn: { ...free.turn, bonusUsed: 1 } }
    expect(warned(spent, EXTRA + F5)).toEqual(['forfeitsAttempt'])
    const barred = { ...free, turn: { ...free.turn, forfeited: 1 } }
    expect(warned(barred, EXTRA + F5)).toEqual(['givesUpBonus'])
    expect(warned(barred, BONUS_REVEAL + C2)).toEqual([])
    // From the inn a bonus move may still lead to an attempt.
    expect(warned(atInn, EXTRA + F4)).toEqual(['forfeitsAttempt'])
    expect(warned({ ...atInn, turn: { ...atInn.turn, bonusUsed: 1 } }, EXTRA + F4)).toEqual([])
    // An attempt is final, and may be the last.
    expect(warned(free, ATTEMPT + lance)).toEqual(['isFinal'])
    const bare = { ...free, seats: seatWith(free, { relics: [lance], mentor: [] }) }
    expect(warned(bare, ATTEMPT + lance)).toEqual(['isFinal', 'isLastItem'])
    expect(warned(free, END_TURN)).toEqual([])
    expect(lang.warning('move', F4, free, SEAT)).toBeUndefined()
  })
})

/** By ask of an effect: the cards of its situations above. */
const ASKED_BY: { readonly [K in AskId]?: readonly string[] } = {
  reroll: ['P01'],
  takeRelic: ['P05', 'M11'],
  revealByEffect: ['P06', 'P10', 'M06', 'M08'],
  moveByEffect: ['P07', 'P08'],
  half: ['P08'],
  place: ['P12', 'M03'],
  wake: ['P13', 'M04'],
  peek: ['M12'],
  hide: ['P14'],
  swap: ['P19'],
  takeFromOpponent: ['M07'],
}

/** Every rule that stands as a word in the rules or above an ask. */
const RULES_NAMED: readonly string[] = (() => {
  const rules = new URL('../rules/', import.meta.url)
  const sources = readdirSync(rules).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = sources.map((file) => readFileSync(new URL(file, rules), 'utf8'))
  const barring = texts.flatMap((text) => [...text.matchAll(/'(HJ-\d+)'/g)].map(([, id]) => id!))
  return [...new Set([...barring, ...Object.values(asks).flatMap((ask) => ask.rules)])]
})()

test('the scan for barring rules finds some', () => {
  expect(RULES_NAMED).toEqual(expect.arrayContaining(['HJ-301', 'HJ-455']))
})

test('French calls a relic by its article', () => {
  const said = ['R2-06', 'G1-04', 'R1-03', 'R1-01', 'G1-03', 'B3-03', 'B2-05'].map(
    (id) => french.event({ kind: 'itemKept', seat: 0, item: card(id) }, readerAt(0)) ?? '',
  )
  expect(said.map((line) => line.replace('Vous gardez tout de même ', ''))).toEqual([
    'la Lance écarlate.',
    'les Dés pipés.',
    'la Hache de laboureur.',
    'l’Épée ébréchée.',
    'les Bottes souples.',
    'l’Œil des archives profondes.',
    'le Mortier d’argent.',
  ])
})

test('French elides before a name', () => {
  const turn = { kind: 'turnEnded', seat: 0, idle: 0 } as const
  const of = (name: string) => french.event(turn, readerAt(1, [name, 'x']))
  expect(of('Ada')).toBe('Le tour d’Ada s’achève.')
  expect(of('Bob')).toBe('Le tour de Bob s’achève.')
})

test('a missing word does not compile', () => {
  const { peek: _, ...fewerAsks } = en.asks
  // @ts-expect-error an ask without words
  const askless: Lang['asks'] = fewerAsks
  const { hidden: __, ...fewerEvents } = en.events
  // @ts-expect-error an event without words
  const eventless: Lang['events'] = fewerEvents
  const { 'HJ-301': ___, ...fewerRules } = en.rules
  // @ts-expect-error a rule without a sentence
  const ruleless: Lang['rules'] = fewerRules
  // @ts-expect-error an ask that can be declined without words for it
  const passless: Lang['asks']['peek'] = { ask: () => '', option: () => '' }
  expect([askless, eventless, ruleless, passless]).toHaveLength(4)
})

// ── For reading ─────────────────────────────────────────────────────────────────────────────────────────────────────

test('everything is printed in words.snapshot.md', async () => {
  await expect(printed()).toMatchFileSnapshot('../words.snapshot.md')
})

function printed(): string {
  return spoken({
    game: 'heroes-journey',
    langs: [english as GameLang, french as GameLang],
    ear,
    seat: SEAT,
    asks: ASKS,
    declinable: DECLINABLE,
    events: (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).flatMap(eventsOf),
    outcomes: OUTCOMES,
    warnings: WARNINGS.map((one) => [en.typeset(en.warnings[one]), fr.typeset(fr.warnings[one])]),
    rules: RULE_IDS,
    cards: ['R2-06', 'G1-04', 'Q12', 'Q50', 'P01', 'M02'].map(card),
  })
}
