import { english } from '@monomyth/engine/text'
import type { CardKind } from '../../lang/pieces.ts'
import { abilityOf, isAbility, isDark, isSpecial, runeName } from '../../rules/runes.ts'
import type { Icon, ModeName } from '../../words.ts'

/** Where the points of a result come from. */
export type Source = 'runes' | 'core' | 'dark' | 'class' | 'feats' | 'adversary' | 'effects'

const { count, list } = english
const CARD = { one: 'card', many: 'cards' }
const TOKEN = { one: 'token', many: 'tokens' }
const TRAIT = { one: 'Trait', many: 'Traits' }
const CHALLENGE = { one: 'Challenge', many: 'Challenges' }
const ACTS = ['I', 'II', 'III']
const STONES = ['I', 'II', 'III']
const FEATS = { hero: 'Hero', antihero: 'Antihero' }
const ICONS = {
  STR: 'Strength',
  DEX: 'Dexterity',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Wisdom',
  CHA: 'Charisma',
  DIV: 'Divinity',
  JUS: 'Justice',
  ARC: 'Arcana',
  ROY: 'Royalty',
  VIL: 'Villainy',
  NAT: 'Nature',
}
const LEVELS = ['', 'Virtue 2', 'Virtue 1', 'neutral', 'Corruption 1', 'Corruption 2', 'Corruption 3', 'Corruption 4']
const LEVEL_NOTES = [
  '',
  'Hero cards only; 3 Triumph at the end',
  'Hero cards only; 1 Triumph at the end',
  'Hero and Antihero cards',
  'Hero and Antihero cards',
  'Antihero cards only; 1 Tragedy at the end',
  'Antihero cards only; 3 Tragedy at the end',
  'Antihero cards only; no Dark runes; −4 Triumph at the end',
]
const ROWS = ['Triumph', 'Tragedy', 'Experience', 'Icon sets', 'Final Adversary'] as const

const does = (name: string | undefined, you: string, other: string): string =>
  name === undefined ? `You ${you}` : `${name} ${other}`

/** What the board says besides the names of cards and the lines of the log. */
export const en = {
  /** Between a name and what is said of it, and between two things said. */
  colon: ': ',
  semicolon: '; ',
  list: (items: readonly string[]) => list(items),

  icons: ICONS satisfies Readonly<Record<Icon, string>>,
  /** One or two letters that stand beside the emblem of an icon. */
  letters: {
    STR: 'S',
    DEX: 'D',
    CON: 'C',
    INT: 'I',
    WIS: 'W',
    CHA: 'Ch',
    DIV: 'Di',
    JUS: 'Ju',
    ARC: 'Ar',
    ROY: 'Ro',
    VIL: 'Vi',
    NAT: 'Na',
  } satisfies Readonly<Record<Icon, string>>,
  kinds: {
    heritage: 'Heritage',
    origin: 'Origin',
    class: 'Class',
    destiny: 'Destiny',
    story: 'Story card',
    trait: 'Trait',
    challenge: 'Challenge',
    quest: 'Adversary Quest',
    face: 'Adversary',
    final: 'Final Adversary',
    action: 'Adversary Action',
    hero: 'Hero card',
    antihero: 'Antihero card',
  } satisfies Readonly<Record<CardKind | 'trait' | 'challenge' | 'final', string>>,
  hidden: 'A hidden card',
  legal: 'can be chosen',
  taken: 'being attempted',
  chance: (success: number) => `${Math.round(success * 100)}\u00a0%`,

  act: (act: number) => `Act ${ACTS[act]}`,
  deck: (act: number, cards: number) => `Act ${ACTS[act]} deck, ${count(cards, CARD)}`,
  discard: (act: number, cards: number) => `Act ${ACTS[act]} discard pile, ${count(cards, CARD)}`,
  featDeck: (type: 'hero' | 'antihero', cards: number) => `${FEATS[type]} deck, ${count(cards, CARD)}`,
  featDiscard: (type: 'hero' | 'antihero', cards: number) => `${FEATS[type]} discard pile, ${count(cards, CARD)}`,
  faceDown: 'a face-down Story card',
  close: 'Close',

  adversary: 'The Adversary',
  adversarySide: 'Adversary',
  finalSide: 'Final Adversary',
  tokens: (tokens: number) => count(tokens, TOKEN),
  actionDeck: (cards: number) => `Action deck, ${count(cards, CARD)}`,
  actionDiscard: (cards: number) => `Action discard pile, ${count(cards, CARD)}`,
  pending: 'Pending Action',

  tray: 'Runes',
  idle: 'The runes lie ready.',
  /** Of one rune, and of all of them. */
  notCast: 'not cast yet',
  noneCast: 'not cast yet',
  against: (name: string, difficulty: number) => `${name}, difficulty ${difficulty}`,
  rune(stone: number) {
    if (isDark(stone)) return `Dark rune ${runeName(stone).slice(-1)}`
    return isAbility(stone) ? `${ICONS[abilityOf(stone)]} rune ${STONES[stone % 3]}` : `core rune ${'ABC'[stone]}`
  },
  runeFace(stone: number, face: number) {
    if (isDark(stone)) return face === 1 ? '2, a Moon' : '1'
    if (isAbility(stone)) return face === 1 ? '2' : isSpecial(stone) ? '0, a benefit' : '1'
    return face === 1 ? '1' : stone === 2 ? '0, the Crest' : '0'
  },
  sources: {
    runes: 'on the Runes',
    core: 'core',
    dark: 'dark',
    class: 'Class',
    feats: 'cards',
    adversary: 'Adversary',
    effects: 'effects',
  } satisfies Readonly<Record<Source, string>>,
  stack: 'Cards yet to resolve',
  cancelled: (name: string) => `${name}, cancelled`,

  level: 'Corruption track',
  levelOf: (level: number) => `level ${level} of 7, ${LEVELS[level]}`,
  /** What a level brings: which Feats may be played, and points. */
  levelNote: (level: number) => LEVEL_NOTES[level] ?? '',
  xp: (tokens: number) => `${tokens} Experience`,
  banked: (tokens: number) => `${tokens} of 6 on the Class`,
  hand: (heroes: number, antiheroes: number) =>
    `in hand ${count(heroes, { one: 'Hero card', many: 'Hero cards' })}, ${count(antiheroes, {
      one: 'Antihero card',
      many: 'Antihero cards',
    })}`,
  played: (heroes: number, antiheroes: number) =>
    `played ${count(heroes, { one: 'Hero card', many: 'Hero cards' })}, ${count(antiheroes, {
      one: 'Antihero card',
      many: 'Antihero cards',
    })}`,
  story: (cards: number) => `${cards} of 9 Story cards`,
  faced: 'has faced the Adversary',
  beatenFinal: 'has overcome the Final Adversary',
  iconCount: (icon: Icon, n: number) => `${ICONS[icon]} ${n}`,

  ownHand: 'Hand',
  hiddenHand: 'hidden from the others',
  noFeats: 'No card in hand.',
  threshold: (experience: number, ability: string) => `${experience} Experience: +1 in ${ability} Challenges`,
  thirdThreshold: '6 Experience: its third effect',
  destinyHidden: 'A Destiny, face down',
  watching: 'You are watching: nothing here is yours.',
  yourCharacter: 'Who will you be?',
  chooseCharacter: 'Keep one Origin, one Class and one Destiny. The Heritage is yours.',
  othersChoose: 'The Heroes are being chosen.',
  soonRevealed: 'All Heroes are laid out together, once everybody has chosen.',

  sheet: 'Score sheet',
  rows: ROWS,
  total: 'Destiny score',
  partyWon: 'The Adversary is beaten.',
  partyLost: 'The Adversary stands: nobody wins.',
  bestScore: 'The best story wins.',
  showTable: 'Show the table',
  showSheet: 'Show the score sheet',

  settingUp: 'choosing Heroes',
  finale: 'the last turns',
  turn: (turn: number) => `turn ${turn}`,
  modes: { solo: 'solo', coop: 'cooperative', competitive: 'competitive', campaign: 'campaign' } satisfies Readonly<
    Record<ModeName, string>
  >,
  chapter: (chapter: number) => `Chapter ${chapter}`,
  seats: 'Heroes',
  yours: 'Yours alone',
  turnOf: (name: string | undefined) => (name === undefined ? 'It is your turn.' : `It is ${name}’s turn.`),

  attempts: (name: string | undefined) => does(name, 'cast the runes', 'casts the runes'),
  castsAgain: (name: string | undefined) => does(name, 'cast again', 'casts again'),
  plays: (name: string | undefined, type: 'hero' | 'antihero') =>
    does(name, `play ${english.a(FEATS[type])} card`, `plays ${english.a(FEATS[type])} card`),
  acts: 'The Adversary acts',
  overcome: 'Overcome',
  failed: 'Failed',
  skip: 'Skip',

  deedScore: (rows: readonly number[]) => rows.map((points, i) => `${ROWS[i]} ${points}`).join(', '),
  deedStory: (challenges: number, traits: number) =>
    `${count(challenges, CHALLENGE)} overcome, ${count(traits, TRAIT)} gained`,
  deedLevel: (level: number) => `ended at level ${level}, ${LEVELS[level]}`,
  deedFinal: 'overcame the Final Adversary',

  /** While the tale of a match is on its way, and where it does not come. */
  taleWaits: 'The chroniclers are sharpening their quills…',
  taleFails: 'The tale could not be fetched.',
  again: 'Try again',
}
