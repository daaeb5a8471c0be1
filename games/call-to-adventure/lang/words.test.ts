import { type AnyGame, type GameEvent, type GameLang, type Outcome, SPECTATOR, start } from '@monomyth/engine'
import { Ear, spoken } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { type AskId, asks, GIVE_XP } from '../asks.ts'
import { ADVERSARIES, CARD_COUNT, card, pieceOf } from '../content/pieces.ts'
import { EVENT_PIECES, type Event, type EventOf } from '../events.ts'
import { callToAdventure } from '../game.ts'
import { option } from '../rules/option.ts'
import type { View } from '../state.ts'
import { terminal } from '../terminal.ts'
import { type SceneSetting, scene } from '../testing/index.ts'
import { BOONS, CAUSES, type Cause, FEATS, ONWARD } from '../words.ts'
import { en, lang as english } from './en/index.ts'
import { fr, lang as french } from './fr/index.ts'
import { type AskValue, DECLINABLE, type Lang, RULE_IDS, type TableEvent, WARNINGS } from './words.ts'

const LANGS: readonly (readonly ['en' | 'fr', GameLang])[] = [
  ['en', english as GameLang],
  ['fr', french as GameLang],
]
const NAMES = ['Ada', 'Bob', 'Cléo', 'Dora']
const PIECES = Array.from({ length: CARD_COUNT }, (_, piece) => pieceOf(piece))

const NAMED = new Map(
  LANGS.map(([code, lang]) => [code, PIECES.map((piece) => lang.piece(piece)).filter((name) => name.length > 6)]),
)
const ear = new Ear({
  langs: LANGS,
  names: NAMES,
  sentence: /^[\p{Lu}«\d+−].*[.!]$/u,
  label: /^[\p{Lu}\d].*[^.!]$/u,
  bad: /undefined|NaN|\bnull\b|\[object|(?<![a-z])-1|\s\s|^\s|\s$|\s[,.)]|\(\s|'|\bCTA-?\w/,
  faces: EVENT_PIECES,
  namesIn: (code, text) => NAMED.get(code as 'en' | 'fr')!.filter((name) => text.includes(name)),
})
const { readerAt } = ear

// ── Matches ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const MATCHES = [
  ['solo', 1],
  ['coop', 2],
  ['coop', 3],
  ['coop', 4],
  ['competitive', 2],
  ['campaign', 1],
] as const

describe('in matches played at random', () => {
  test.each(MATCHES)('%s of %i everything said is whole', (mode, seats) => {
    for (let n = 0; n < 2; n++) playOut(mode, seats, `words ${mode} ${seats} ${n}`)
  })

  test('nearly everything is said', () => {
    const kinds = [...Object.keys(ASKS), ...Object.keys(EVENTS)]
    const missing = kinds.filter((kind) => !ear.met.has(kind))
    expect(missing.length, missing.join(', ')).toBeLessThan(20)
  })

  function playOut(mode: string, seats: number, seed: string): void {
    const options = mode === 'coop' ? { quest: seats === 3 ? 'darkness' : 'reign' } : {}
    const match = start(callToAdventure as AnyGame, { mode, seats, seed, options })
    ear.playOut(match, seed, {
      before(seat, chance) {
        if (chance.below(12) !== 0) return
        for (const [code, lang] of LANGS) draw(code, lang, match.view(seat) as View, seat)
      },
    })
  }

  /** The table in a terminal, drawn and told. */
  function draw(code: 'en' | 'fr', words: GameLang, view: View, seat: number): void {
    const drawing = {
      lang: code,
      words: words as never,
      reader: readerAt(seat),
      marks: ['A', 'B', 'C', 'D'],
      columns: 80,
      paint: (_: string, text: string): string => text,
    }
    for (const plain of [false, true]) {
      const lines = terminal.draw(view, { ...drawing, plain })
      expect(lines.length).toBeGreaterThan(4)
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/)
    }
  }
})

// ── One of each ─────────────────────────────────────────────────────────────────────────────────────────────────────

const SEAT = 0
const TABLE: SceneSetting = {
  seats: [
    { heritage: 1, origin: 20, class: 36, destiny: 43, story: [55, '63b'], hand: [159, 186], xp: 4, banked: 2 },
    { heritage: 8, origin: 14, class: 29, destiny: 45, xp: 2 },
    { heritage: 12, origin: 28, class: 37, destiny: 44, level: 6 },
  ],
  rows: { 1: [64, 65, 56, 77] },
  turns: 5,
}
const viewOf = (setting: SceneSetting): View => scene(setting).view(SEAT)
const base = viewOf(TABLE)
const withSeat = (view: View, changes: Partial<View['seats'][number]>): View => ({
  ...view,
  seats: view.seats.map((hero, seat) => (seat === SEAT ? { ...hero, ...changes } : hero)),
})
const free: View = { ...base, turn: { ...base.turn, freeJourneys: 1, freeDark: 1 } }
const nearFloor = withSeat(base, { level: 6 })
const completing = withSeat(base, { story: base.seats[SEAT]!.story.slice(0, 2) })
const nothingLeft: View = { ...base, isOpen: [1, 0, 0], row1: [] }
const facing = viewOf({
  ...TABLE,
  seats: [{ ...TABLE.seats[0]!, story: [55, '63b', 66, 57, 58, 59] }, ...TABLE.seats.slice(1)],
})
const cast: View = {
  ...base,
  attempt: {
    ...base.attempt,
    foe: 'challenge',
    card: card(63),
    bottom: 1,
    runes: [0, 1, 2, 6, 21],
    faces: [1, 0, 0, 1, 1],
  },
}
const inWindow = (at: View['window']['at'], view: View = cast): View => ({ ...view, window: { ...view.window, at } })
const responding: View = {
  ...inWindow('post'),
  stack: [{ feat: card(163), seat: 1, target: -1, paid: 0, isCancelled: 0 }],
}
const failedAttempt: View = { ...cast, attempt: { ...cast.attempt, outcome: 'failed' } }
const struckBy = (number: number): View => ({ ...cast, cursor: { at: 'outcome' }, pending: [card(number)] })
const facedBy = (id: string, isFinal: 0 | 1): View => ({
  ...cast,
  cursor: { at: 'cast' },
  adversary: { ...cast.adversary, card: ADVERSARIES.findIndex((one) => one.id === id), isFinal },
})
const lastChapter: View = { ...base, campaign: { ...base.campaign, chapter: 7 } }

/** Every ask in one or more situations, with options of each sort. */
const ASKS: { readonly [K in AskId]: readonly (readonly [view: View, ...values: AskValue<K>[]])[] } = {
  origin: [[base, card(14), card(28)]],
  class: [[base, card(29), card(40)]],
  destiny: [[base, card(41), card(54)]],
  menu: [
    [base, option('trait', card(56)), option('top', card(64)), option('bottom', card(64)), option('end')],
    [base, option('journey', card(65)), option('bank', 1), option('bank', 2), option('feat', card(178))],
    [free, option('journey', card(65)), option('activate', card(22)), option('replace', card(64))],
    [completing, option('trait', card(56))],
    [facing, option('face', card(124)), option('top', card(64))],
    [nothingLeft, option('end'), option('replace', card(64))],
  ],
  feat: [
    [inWindow('start'), option('feat', card(159))],
    [inWindow('pre'), option('feat', card(186)), option('bank', 1)],
    [inWindow('post'), option('memory'), option('activate', card(33))],
    [responding, option('feat', card(193))],
    [inWindow('out', failedAttempt), option('feat', card(203))],
    [inWindow('out', { ...cast, attempt: { ...cast.attempt, outcome: 'overcome' } }), option('feat', card(181))],
    [inWindow('end', { ...cast, active: 1 }), option('feat', card(205))],
    [inWindow('post', withSeat(cast, { level: 6 })), option('feat', card(188))],
  ],
  dark: [
    [base, 0, 1, 2, 3],
    [free, 0, 1, 2],
  ],
  darkFace: [[cast, 0, 1]],
  heritage: [
    [base, 0, 1, 2],
    [withSeat(nearFloor, { heritage: [card(7)] }), 2],
  ],
  copy: [[base, card(8), card(4)]],
  featType: [[base, 0, 1]],
  discard: [[base, card(159), card(186)]],
  rune: [[cast, 0, 6, 21, 22]],
  amount: [[base, 1, 2]],
  hero: [[base, 0, 1, 2]],
  action: [[struckBy(146), card(146), card(158)]],
  retrieve: [[base, card(163), card(193)]],
  ability: [[cast, 0, 5]],
  give: [[base, GIVE_XP, card(159)]],
  branch: [
    [struckBy(148), 0, 1],
    [struckBy(158), 0, 1],
    [struckBy(146), 0, 1],
    [facedBy('1A', 1), 0, 1],
    [facedBy('7B', 1), 0, 1],
    [facedBy('4A', 1), 0, 1],
    [withSeat(facedBy('1A', 1), { level: 6 }), 0],
  ],
  offer: [
    [base, card(28), card(85)],
    [nearFloor, card(85)],
  ],
  aftermath: [
    [base, ...ONWARD.keys()],
    [lastChapter, 2, 4],
  ],
}

const you = { seat: SEAT }
const sewers = card(63)

/** Every event in one or more situations. The seat is Ada's. */
const EVENTS: {
  readonly [K in Event['kind'] | TableEvent['kind']]: readonly Omit<
    K extends Event['kind'] ? EventOf<K> : Extract<TableEvent, { kind: K }>,
    'kind'
  >[]
} = {
  charactersDealt: [you],
  characterRevealed: [{ ...you, heritage: card(8), origin: card(20), class: card(36) }],
  adversarySet: [
    { card: card(124), tokens: 10 },
    { card: card(126), tokens: 1 },
  ],
  boonApplied: BOONS.filter((boon) => boon !== 'none').map((boon) => ({ boon })),
  firstPlayer: [you],
  turnStarted: [{ ...you, turn: 3 }],
  rowRevealed: [{ act: 1, cards: [86, 87, 78, 79].map(card) }],
  journeyed: [
    { ...you, card: sewers, replacement: card(55), free: 0 },
    { ...you, card: sewers, replacement: card(55), free: 1 },
  ],
  replaced: [{ card: sewers, replacement: card(55) }],
  banked: [{ ...you, amount: 2, banked: 4 }],
  activated: [{ ...you, card: card(33) }],
  traitGained: [{ ...you, card: card(55) }],
  turnPassed: [you],
  rowFilled: [{ act: 0, card: card(55) }],
  deckReshuffled: ['act1', 'act2', 'act3', 'hero', 'antihero', 'action'].map((deck) => ({ deck })),
  attemptDeclared: [
    { ...you, foe: 'challenge', card: sewers, bottom: 0, difficulty: 3 },
    { ...you, foe: 'challenge', card: sewers, bottom: 1, difficulty: 4 },
    { ...you, foe: 'adversary', card: card(124), bottom: 0, difficulty: 6 },
    { ...you, foe: 'final', card: card(143), bottom: 0, difficulty: 8 },
  ],
  darkRunesBought: [
    { ...you, count: 2, paid: 1 },
    { ...you, count: 1, paid: 0 },
    { ...you, count: 0, paid: 0 },
  ],
  runesCast: [
    { ...you, runes: [0, 1, 2], faces: [1, 0, 1], nth: 0 },
    { ...you, runes: [0, 1, 2, 5, 21, 22], faces: [1, 0, 0, 0, 1, 1], nth: 1 },
    { ...you, runes: [0, 1, 2, 21], faces: [1, 0, 1, 1], nth: 0 },
  ],
  runeAdded: [
    { rune: 21, face: 1 },
    { rune: 5, face: 0 },
    { rune: 22, face: -1 },
  ],
  runeRecast: [{ rune: 3, before: 0, face: 1 }],
  runeTurned: [
    { rune: 21, face: 1 },
    { rune: 2, face: 0 },
  ],
  actionRevealed: [{ action: card(146) }],
  actionCancelled: [{ action: card(146) }],
  actionApplied: [{ action: card(152) }],
  heritageUsed: [{ ...you, heritage: card(1) }],
  resultChanged: [
    { ...you, by: 2, card: card(159) },
    { ...you, by: -1, card: card(125) },
  ],
  difficultyChanged: [{ by: 2, card: card(146) }],
  overcome: [
    { ...you, foe: 'challenge', card: sewers, bottom: 1, result: 5, difficulty: 4 },
    { ...you, foe: 'final', card: card(125), bottom: 0, result: 14, difficulty: 8 },
  ],
  failed: [
    { ...you, foe: 'challenge', card: sewers, bottom: 0, result: 2, difficulty: 3 },
    { ...you, foe: 'adversary', card: card(124), bottom: 0, result: 5, difficulty: 6 },
  ],
  featDrawn: FEATS.flatMap((type) =>
    (['rune', 'path', 'card'] as const).map((cause) => ({
      ...you,
      feat: card(type === 'hero' ? 163 : 186),
      type,
      cause,
    })),
  ),
  featPlayed: [{ ...you, feat: card(163) }],
  featResolved: [{ ...you, feat: card(163) }],
  featCancelled: [{ ...you, feat: card(163) }],
  featDiscarded: [{ ...you, feat: card(163) }],
  featGiven: [
    { ...you, to: 1, feat: card(163) },
    { seat: 2, to: 0, feat: card(163) },
  ],
  featTaken: [{ ...you, feat: card(163) }],
  xpChanged: [...byCause(1), { ...you, by: -2, cause: 'cost' }, { ...you, by: -1, cause: 'action' }],
  xpTaken: [
    { ...you, from: 1, count: 1 },
    { seat: 2, from: 0, count: 1 },
  ],
  levelChanged: [
    ...byCause(1).map((each) => ({ ...each, level: 4 })),
    { ...you, by: -1, level: 2, cause: 'card' },
    { ...you, by: -2, level: 3, cause: 'card' },
    { ...you, by: 2, level: 5, cause: 'cost' },
  ],
  corruptionPrevented: [you],
  tokensChanged: [
    ...byCause(1).map(({ by, cause }) => ({ by, cause, tokens: 11 })),
    { by: -6, tokens: 0, cause: 'margin' },
  ],
  adversaryFlipped: [{ card: card(125) }, { card: card(139) }],
  endStarted: [you],
  finaleStarted: [{}],
  scored: [
    { ...you, destiny: card(43), rows: [12, 3, 2, 4, 7] },
    { ...you, destiny: card(54), rows: [-4, 0, 0, 0, 0] },
  ],
  gameOver: [
    { winners: [0], reason: 'won' },
    { winners: [], reason: 'lost' },
    { winners: [0, 2], reason: 'scores' },
    { winners: [1, 2], reason: 'scores' },
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

function byCause(by: number): readonly { readonly seat: number; readonly by: number; readonly cause: Cause }[] {
  return CAUSES.map((cause) => ({ ...you, by, cause }))
}

const eventsOf = (kind: keyof typeof EVENTS): GameEvent[] => EVENTS[kind].map((event) => ({ ...event, kind }))

const OUTCOMES: readonly Outcome[] = [
  { winners: [0], scores: [31, 28, 12], ranking: [0, 1, 2], reason: 'won' },
  { winners: [0, 2], scores: [31, 28, 31], ranking: [0, 2, 1], reason: 'scores' },
  { winners: [], scores: [31, 28, 12], ranking: [0, 1, 2], reason: 'lost' },
  ...[21, 22, 28, 34, 40].map((score) => ({ winners: [0], scores: [score], ranking: [0], reason: 'won' })),
  { winners: [], scores: [40], ranking: [0], reason: 'lost' },
  { winners: [1], scores: [0, 1], ranking: [1, 0], reason: 'something new' },
]

describe.each(LANGS)('in %s', (code, lang) => {
  const words: Lang = { en, fr }[code]

  test.each(Object.keys(ASKS) as AskId[])('the ask %s and its options', (kind) => {
    for (const [view, ...values] of ASKS[kind]) {
      ear.sentence(code, lang.ask(kind, view, SEAT))
      const labels = values.map((value) => lang.option(kind, value, view, SEAT))
      for (const label of labels) ear.label(code, label)
      expect(new Set(labels).size).toBe(labels.length)
    }
    if ((DECLINABLE as readonly string[]).includes(kind)) {
      ear.label(code, lang.option(kind, undefined, base, SEAT))
    }
  })

  test('an ask that may be passed has words for it', () => {
    for (const [id, { absent }] of Object.entries(asks)) {
      if (absent === 'pass') expect(DECLINABLE).toContain(id)
    }
  })

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('the event %s', (kind) => {
    for (const event of eventsOf(kind)) {
      for (const seat of [SPECTATOR, 0, 1, 2]) {
        ear.sentence(code, lang.event(event, readerAt(seat)))
        const line = lang.event(ear.fromBehind(event), readerAt(seat))
        ear.sentence(code, line)
        if (ear.isAllBacks(ear.fromBehind(event))) ear.nameless(code, line)
      }
    }
  })

  test('every rule of an ask or a bar has its sentence', () => {
    for (const { rules } of Object.values(asks)) for (const id of rules) ear.sentence(code, lang.rule(id))
    for (const id of RULE_IDS) {
      ear.sentence(code, lang.rule(id))
      expect(lang.rule(id)!.length, id).toBeLessThanOrEqual(130)
    }
    expect(lang.rule('CTA-000')).toBeUndefined()
  })

  test('outcomes', () => {
    for (const outcome of OUTCOMES) {
      for (const seat of [SPECTATOR, 0, 1]) ear.sentence(code, lang.outcome(outcome, readerAt(seat)))
    }
  })

  test('warnings, modes, settings and the campaign', () => {
    for (const one of WARNINGS) ear.sentence(code, words.typeset(words.warnings[one]))
    const explained = [words.modes, words.settings, words.sides, words.boons].flatMap((all) => Object.values(all))
    for (const { name, about } of [...explained, words.shadow]) {
      ear.label(code, words.typeset(name))
      ear.sentence(code, words.typeset(about))
    }
    for (const { title, opening, victory, defeat } of Object.values(words.chapters)) {
      ear.label(code, words.typeset(title))
      for (const line of [opening, victory, defeat]) ear.sentence(code, words.typeset(line))
    }
  })

  test('something new is not told', () => {
    expect(lang.event({ kind: '@window' } as GameEvent, readerAt(0))).toBeUndefined()
    expect(() => lang.ask('nothing', base, SEAT)).toThrow(RangeError)
  })
})

describe('what cannot be taken back is said beforehand', () => {
  const warned = (kind: AskId, value: unknown, view: View): string | undefined =>
    (english as GameLang).warning(kind, value, view, SEAT)

  test('CTA-304 not an attempt: that is what a turn is for', () => {
    expect(warned('menu', option('top', card(64)), base)).toBeUndefined()
    expect(warned('menu', option('face', card(124)), facing)).toBeUndefined()
    expect(warned('menu', option('journey', card(64)), base)).toBeUndefined()
  })

  test('CTA-474 banked Experience', () => {
    expect(warned('menu', option('bank', 1), base)).toBe(en.warnings.banks)
    expect(warned('feat', option('bank', 1), inWindow('post'))).toBe(en.warnings.banks)
  })

  test('CTA-255 the Trait that completes an Act', () => {
    expect(warned('menu', option('trait', card(56)), completing)).toBe(en.warnings.completesAct)
    expect(warned('menu', option('trait', card(56)), withSeat(base, { story: [] }))).toBeUndefined()
  })

  test('CTA-445 the step to level 7', () => {
    expect(warned('feat', option('feat', card(188)), nearFloor)).toBe(en.warnings.reachesFloor)
    expect(warned('feat', option('feat', card(188)), base)).toBeUndefined()
    expect(warned('offer', card(85), nearFloor)).toBe(en.warnings.reachesFloor)
    expect(warned('branch', 0, withSeat(facedBy('1A', 1), { level: 6 }))).toBe(en.warnings.reachesFloor)
    expect(warned('branch', 1, withSeat(facedBy('1A', 1), { level: 6 }))).toBeUndefined()
    expect(warned('heritage', 2, withSeat(nearFloor, { heritage: [card(7)] }))).toBe(en.warnings.reachesFloor)
    expect(warned('heritage', 0, withSeat(nearFloor, { heritage: [card(7)] }))).toBeUndefined()
  })
})

test('an option says what it does', () => {
  const said = (value: number, view: View = base) =>
    [english, french].map((lang) => lang.option('menu', value, view, SEAT))
  expect(said(option('bottom', card(63)))).toEqual([
    'The Sewers, bottom path: Chase a Criminal',
    'Les Égouts, voie du bas\u00a0: Poursuivre un Criminel',
  ])
  expect(said(option('face', card(125)), facing)).toEqual([
    'Face the Dark Lord: difficulty 8',
    'Affronter le Seigneur des Ombres\u00a0: difficulté 8',
  ])
  expect(said(option('journey', card(65)), free)).toEqual([
    'Journey for free: replace Mountaintop Monastery',
    'Explorer sans rien payer\u00a0: remplacer «\u00a0Monastère des Cimes\u00a0»',
  ])
  expect(english.option('heritage', 2, base, SEAT)).toBe('Dwarf: add 1 to the result')
  expect(french.option('heritage', 2, base, SEAT)).toBe('Nain\u00a0: ajouter 1 au résultat')
})

test('French elides before a name', () => {
  const of = (name: string) =>
    french.event({ kind: 'turnStarted', seat: 0, turn: 1 } as never, readerAt(1, [name, 'x']))
  expect(of('Ada')).toBe('Au tour d’Ada.')
  expect(of('Bob')).toBe('Au tour de Bob.')
})

test('French contracts before the article of an Adversary', () => {
  const failed = { kind: 'failed', seat: 0, foe: 'final', bottom: 0, result: 7, difficulty: 8 }
  const against = (number: number) => french.event({ ...failed, card: card(number) } as never, readerAt(0))
  expect(against(125)).toBe('Vous échouez face au Seigneur des Ombres, 7 contre 8.')
  expect(against(124)).toBe('Vous échouez face à l’Épouse du Seigneur, 7 contre 8.')
  expect(against(128)).toBe('Vous échouez face à la Gardienne du Dernier Œuf, 7 contre 8.')
})

test('a missing word does not compile', () => {
  const { copy: _, ...fewerAsks } = en.asks
  // @ts-expect-error an ask without words
  const askless: Lang['asks'] = fewerAsks
  const { scored: __, ...fewerEvents } = en.events
  // @ts-expect-error an event without words
  const eventless: Lang['events'] = fewerEvents
  const { 'CTA-255': ___, ...fewerRules } = en.rules
  // @ts-expect-error a rule without a sentence
  const ruleless: Lang['rules'] = fewerRules
  const { 206: ____, ...fewerCards } = en.cards
  // @ts-expect-error a card without a name
  const nameless: Lang['cards'] = fewerCards
  // @ts-expect-error an ask that can be declined without words for it
  const passless: Lang['asks']['offer'] = { ask: () => '', option: () => '' }
  expect([askless, eventless, ruleless, nameless, passless]).toHaveLength(5)
})

// ── For reading ─────────────────────────────────────────────────────────────────────────────────────────────────────

test('everything is printed in words.snapshot.md', async () => {
  await expect(printed()).toMatchFileSnapshot('../words.snapshot.md')
})

function printed(): string {
  return spoken({
    game: 'call-to-adventure',
    langs: [english as GameLang, french as GameLang],
    ear,
    seat: SEAT,
    asks: ASKS,
    declinable: DECLINABLE,
    events: (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).flatMap(eventsOf),
    outcomes: OUTCOMES,
    warnings: WARNINGS.map((one) => [en.typeset(en.warnings[one]), fr.typeset(fr.warnings[one])]),
    rules: RULE_IDS,
  })
}
