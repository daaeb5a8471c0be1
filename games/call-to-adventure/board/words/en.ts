import { english } from '@monomyth/engine/text'
import { abilityOf, isAbility, isDark, isSpecial, runeName } from '../../rules/runes.ts'
import type { BoardWords } from './words.ts'

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

export const en: BoardWords = {
  colon: ': ',
  semicolon: '; ',
  list: (items) => list(items),

  icons: ICONS,
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
  },
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
  },
  hidden: 'A hidden card',
  legal: 'can be chosen',
  taken: 'being attempted',
  chance: (success) => `${Math.round(success * 100)}\u00a0%`,

  act: (act) => `Act ${ACTS[act]}`,
  deck: (act, cards) => `Act ${ACTS[act]} deck, ${count(cards, CARD)}`,
  discard: (act, cards) => `Act ${ACTS[act]} discard pile, ${count(cards, CARD)}`,
  featDeck: (type, cards) => `${FEATS[type]} deck, ${count(cards, CARD)}`,
  featDiscard: (type, cards) => `${FEATS[type]} discard pile, ${count(cards, CARD)}`,
  faceDown: 'a face-down Story card',
  close: 'Close',

  adversary: 'The Adversary',
  adversarySide: 'Adversary',
  finalSide: 'Final Adversary',
  tokens: (tokens) => count(tokens, TOKEN),
  actionDeck: (cards) => `Action deck, ${count(cards, CARD)}`,
  actionDiscard: (cards) => `Action discard pile, ${count(cards, CARD)}`,
  pending: 'Pending Action',

  tray: 'Runes',
  idle: 'The runes lie ready.',
  notCast: 'not cast yet',
  noneCast: 'not cast yet',
  against: (name, difficulty) => `${name}, difficulty ${difficulty}`,
  rune(stone) {
    if (isDark(stone)) return `Dark rune ${runeName(stone).slice(-1)}`
    return isAbility(stone) ? `${ICONS[abilityOf(stone)]} rune ${STONES[stone % 3]}` : `core rune ${'ABC'[stone]}`
  },
  runeFace(stone, face) {
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
  },
  stack: 'Cards yet to resolve',
  cancelled: (name) => `${name}, cancelled`,

  level: 'Corruption track',
  levelOf: (level) => `level ${level} of 7, ${LEVELS[level]}`,
  levelNote: (level) => LEVEL_NOTES[level] ?? '',
  xp: (tokens) => `${tokens} Experience`,
  banked: (tokens) => `${tokens} of 6 on the Class`,
  hand: (heroes, antiheroes) =>
    `in hand ${count(heroes, { one: 'Hero card', many: 'Hero cards' })}, ${count(antiheroes, {
      one: 'Antihero card',
      many: 'Antihero cards',
    })}`,
  played: (heroes, antiheroes) =>
    `played ${count(heroes, { one: 'Hero card', many: 'Hero cards' })}, ${count(antiheroes, {
      one: 'Antihero card',
      many: 'Antihero cards',
    })}`,
  story: (cards) => `${cards} of 9 Story cards`,
  faced: 'has faced the Adversary',
  beatenFinal: 'has overcome the Final Adversary',
  iconCount: (icon, n) => `${ICONS[icon]} ${n}`,

  ownHand: 'Hand',
  hiddenHand: 'hidden from the others',
  noFeats: 'No card in hand.',
  threshold: (experience, ability) => `${experience} Experience: +1 in ${ability} Challenges`,
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
  turn: (turn) => `turn ${turn}`,
  modes: { solo: 'solo', coop: 'cooperative', competitive: 'competitive', campaign: 'campaign' },
  chapter: (chapter) => `Chapter ${chapter}`,
  seats: 'Heroes',
  yours: 'Yours alone',
  turnOf: (name) => (name === undefined ? 'It is your turn.' : `It is ${name}’s turn.`),

  attempts: (name) => does(name, 'cast the runes', 'casts the runes'),
  castsAgain: (name) => does(name, 'cast again', 'casts again'),
  plays: (name, type) => does(name, `play ${english.a(FEATS[type])} card`, `plays ${english.a(FEATS[type])} card`),
  acts: 'The Adversary acts',
  overcome: 'Overcome',
  failed: 'Failed',
  skip: 'Skip',

  deedScore: (rows) => rows.map((points, i) => `${ROWS[i]} ${points}`).join(', '),
  deedStory: (challenges, traits) => `${count(challenges, CHALLENGE)} overcome, ${count(traits, TRAIT)} gained`,
  deedLevel: (level) => `ended at level ${level}, ${LEVELS[level]}`,
  deedFinal: 'overcame the Final Adversary',

  taleWaits: 'The chroniclers are sharpening their quills…',
  taleFails: 'The tale could not be fetched.',
  again: 'Try again',
}
