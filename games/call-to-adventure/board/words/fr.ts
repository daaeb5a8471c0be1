import { french, type Translation } from '@monomyth/engine/text'
import { abilityOf, isAbility, isDark, isSpecial, runeName } from '../../rules/runes.ts'
import type { en } from './en.ts'

const { de, list, plural, space } = french
const CARD: french.Noun = { one: 'carte', many: 'cartes', gender: 'f' }
const TOKEN: french.Noun = { one: 'jeton', many: 'jetons', gender: 'm' }
const TRAIT: french.Noun = { one: 'Trait', many: 'Traits', gender: 'm' }
const CHALLENGE: french.Noun = { one: 'Défi', many: 'Défis', gender: 'm' }
const HERO: french.Noun = { one: 'carte Héros', many: 'cartes Héros', gender: 'f' }
const ANTIHERO: french.Noun = { one: 'carte Antihéros', many: 'cartes Antihéros', gender: 'f' }
const ACTS = ['I', 'II', 'III']
const STONES = ['I', 'II', 'III']
const FEATS = { hero: 'Héros', antihero: 'Antihéros' }
const ICONS = {
  STR: 'Force',
  DEX: 'Dextérité',
  CON: 'Constitution',
  INT: 'Intelligence',
  WIS: 'Sagesse',
  CHA: 'Charisme',
  DIV: 'Divinité',
  JUS: 'Justice',
  ARC: 'Arcane',
  ROY: 'Royauté',
  VIL: 'Infamie',
  NAT: 'Nature',
}
const LEVELS = ['', 'Vertu 2', 'Vertu 1', 'neutre', 'Corruption 1', 'Corruption 2', 'Corruption 3', 'Corruption 4']
const LEVEL_NOTES = [
  '',
  'Cartes Héros seulement ; 3 Triomphe à la fin',
  'Cartes Héros seulement ; 1 Triomphe à la fin',
  'Cartes Héros et Antihéros',
  'Cartes Héros et Antihéros',
  'Cartes Antihéros seulement ; 1 Tragédie à la fin',
  'Cartes Antihéros seulement ; 3 Tragédie à la fin',
  'Cartes Antihéros seulement ; plus de Runes Sombres ; −4 Triomphe à la fin',
].map(space)
const ROWS = ['Triomphe', 'Tragédie', 'Expérience', 'Séries d’icônes', 'Adversaire Final'] as const

/** A figure stays with what it counts. */
const count = (n: number, noun: french.Noun): string => `${n}\u00a0${plural(n, noun)}`
const does = (name: string | undefined, you: string, other: string): string =>
  name === undefined ? `Vous ${you}` : `${name} ${other}`

export const fr: Translation<typeof en> = {
  colon: '\u00a0: ',
  semicolon: '\u202f; ',
  list: (items) => list(items),

  icons: ICONS,
  letters: {
    STR: 'F',
    DEX: 'D',
    CON: 'C',
    INT: 'I',
    WIS: 'S',
    CHA: 'Ch',
    DIV: 'Di',
    JUS: 'Ju',
    ARC: 'Ar',
    ROY: 'Ro',
    VIL: 'If',
    NAT: 'Na',
  },
  kinds: {
    heritage: 'Héritage',
    origin: 'Origine',
    class: 'Classe',
    destiny: 'Destin',
    story: 'Carte Histoire',
    trait: 'Trait',
    challenge: 'Défi',
    quest: 'Quête de l’Adversaire',
    face: 'Adversaire',
    final: 'Adversaire Final',
    action: 'Action de l’Adversaire',
    hero: 'Carte Héros',
    antihero: 'Carte Antihéros',
  },
  hidden: 'Une carte cachée',
  legal: 'choix possible',
  taken: 'tenté en ce moment',
  chance: (success) => `${Math.round(success * 100)}\u00a0%`,

  act: (act) => `Acte\u00a0${ACTS[act]}`,
  deck: (act, cards) => `Pioche de l’Acte\u00a0${ACTS[act]}, ${count(cards, CARD)}`,
  discard: (act, cards) => `Défausse de l’Acte\u00a0${ACTS[act]}, ${count(cards, CARD)}`,
  featDeck: (type, cards) => `Pioche ${FEATS[type]}, ${count(cards, CARD)}`,
  featDiscard: (type, cards) => `Défausse ${FEATS[type]}, ${count(cards, CARD)}`,
  faceDown: 'une carte Histoire face cachée',
  close: 'Fermer',

  adversary: 'L’Adversaire',
  adversarySide: 'Adversaire',
  finalSide: 'Adversaire Final',
  tokens: (tokens) => count(tokens, TOKEN),
  actionDeck: (cards) => `Pioche d’Actions, ${count(cards, CARD)}`,
  actionDiscard: (cards) => `Défausse d’Actions, ${count(cards, CARD)}`,
  pending: 'Action en attente',

  tray: 'Runes',
  idle: 'Les runes attendent.',
  notCast: 'pas encore lancée',
  noneCast: 'pas encore lancées',
  against: (name, difficulty) => `${name}, difficulté ${difficulty}`,
  rune(stone) {
    if (isDark(stone)) return `Rune Sombre ${runeName(stone).slice(-1)}`
    return isAbility(stone) ? `Rune de ${ICONS[abilityOf(stone)]} ${STONES[stone % 3]}` : `Rune de Base ${'ABC'[stone]}`
  },
  runeFace(stone, face) {
    if (isDark(stone)) return face === 1 ? '2, une Lune' : '1'
    if (isAbility(stone)) return face === 1 ? '2' : isSpecial(stone) ? '0, un bénéfice' : '1'
    return face === 1 ? '1' : stone === 2 ? '0, le double triangle' : '0'
  },
  sources: {
    runes: 'sur les Runes',
    core: 'base',
    dark: 'sombre',
    class: 'Classe',
    feats: 'cartes',
    adversary: 'Adversaire',
    effects: 'effets',
  },
  stack: 'Cartes à résoudre',
  cancelled: (name) => `${name}, annulée`,

  level: 'Piste de Corruption',
  levelOf: (level) => `niveau ${level} sur 7, ${LEVELS[level]}`,
  levelNote: (level) => LEVEL_NOTES[level] ?? '',
  xp: (tokens) => `${tokens}\u00a0Expérience`,
  banked: (tokens) => `${tokens} sur 6 sur la Classe`,
  hand: (heroes, antiheroes) => `en main ${count(heroes, HERO)}, ${count(antiheroes, ANTIHERO)}`,
  played: (heroes, antiheroes) => space(`jouées : ${count(heroes, HERO)}, ${count(antiheroes, ANTIHERO)}`),
  story: (cards) => `${cards} cartes Histoire sur 9`,
  faced: 'a affronté l’Adversaire',
  beatenFinal: 'a vaincu l’Adversaire Final',
  iconCount: (icon, n) => `${ICONS[icon]} ${n}`,

  ownHand: 'Main',
  hiddenHand: 'cachée aux autres',
  noFeats: 'Aucune carte en main.',
  threshold: (experience, ability) => space(`${experience} Expérience : +1 aux Défis ${ability}`),
  thirdThreshold: space('6 Expérience : son troisième effet'),
  destinyHidden: 'Un Destin, face cachée',
  watching: space('Vous regardez : rien ici n’est à vous.'),
  yourCharacter: space('Qui serez-vous ?'),
  chooseCharacter: 'Gardez une Origine, une Classe et un Destin. L’Héritage vous est acquis.',
  othersChoose: 'Chacun choisit son Héros.',
  soonRevealed: 'Les Héros se dévoilent tous ensemble, une fois que chacun a choisi.',

  sheet: 'Feuille de score',
  rows: ROWS,
  total: 'Score de Destin',
  partyWon: 'L’Adversaire est vaincu.',
  partyLost: space('L’Adversaire tient bon : personne ne gagne.'),
  bestScore: 'La plus belle histoire l’emporte.',
  showTable: 'Voir la table',
  showSheet: 'Voir la feuille de score',

  settingUp: 'le choix des Héros',
  finale: 'les derniers tours',
  turn: (turn) => `tour ${turn}`,
  modes: { solo: 'solo', coop: 'coopération', competitive: 'compétition', campaign: 'campagne' },
  chapter: (chapter) => `Chapitre ${chapter}`,
  seats: 'Héros',
  yours: 'À vous seul',
  turnOf: (name) => (name === undefined ? 'C’est à vous de jouer.' : `C’est au tour ${de(name)}.`),

  attempts: (name) => does(name, 'lancez les runes', 'lance les runes'),
  castsAgain: (name) => does(name, 'lancez à nouveau', 'lance à nouveau'),
  plays: (name, type) => does(name, `jouez une carte ${FEATS[type]}`, `joue une carte ${FEATS[type]}`),
  acts: 'L’Adversaire agit',
  overcome: 'Réussite',
  failed: 'Échec',
  skip: 'Passer',

  deedScore: (rows) => rows.map((points, i) => `${ROWS[i]} ${points}`).join(', '),
  deedStory: (challenges, traits) =>
    `${count(challenges, CHALLENGE)} ${challenges < 2 ? 'relevé' : 'relevés'}, ${count(traits, TRAIT)} acquis`,
  deedLevel: (level) => `niveau ${level} à la fin, ${LEVELS[level]}`,
  deedFinal: 'vainqueur de l’Adversaire Final',

  taleWaits: 'Les chroniqueurs taillent leurs plumes…',
  taleFails: 'L’histoire n’a pas pu être chargée.',
  again: 'Réessayer',
}
