import type { GameLang, Reader } from '@monomyth/engine'
import type { Path } from '../content/cards.ts'
import type { Event } from '../events.ts'
import { icons as englishIcons, rewards as englishRewards } from '../lang/en/things.ts'
import { icons as frenchIcons, rewards as frenchRewards } from '../lang/fr/things.ts'
import type { View } from '../state.ts'
import type { Icon } from '../words.ts'

/** What a terminal is drawn with, and the words it needs besides those of cards and events. */

type Style = 'red' | 'green' | 'blue' | 'bold' | 'dim'

export interface Drawing {
  readonly lang: keyof typeof WORDS
  readonly words: GameLang<View, Event>
  readonly reader: Reader
  /** By seat: its letter. */
  readonly marks: readonly string[]
  readonly columns: number
  readonly plain: boolean
  paint(style: Style, text: string): string
}

interface TerminalWords {
  /** Parts of one paragraph. */
  readonly intro: readonly string[]
  readonly legend: readonly string[]
  readonly colon: string
  readonly semicolon: string
  /** In a table; in sentences icons stand by their whole names. */
  readonly short: Readonly<Record<Icon, string>>
  readonly long: Readonly<Record<Icon, string>>
  readonly rewards: (path: Path) => string
  readonly feats: readonly [hero: string, antihero: string]
  readonly moves: readonly [virtue: string, corruption: string]
  readonly points: readonly [triumph: string, tragedy: string]
  readonly act: (act: string) => string
  readonly piles: (deck: number, discard: number) => string
  readonly faceDown: (cards: number) => string
  readonly empty: string
  readonly trait: string
  readonly tokens: (tokens: number) => string
  readonly difficulty: (difficulty: number) => string
  readonly pending: string
  readonly stack: string
  readonly attempt: (what: string, difficulty: number) => string
  readonly cast: (faces: string, result: number) => string
  readonly crest: string
  readonly moon: string
  readonly xp: (xp: number) => string
  readonly level: (level: number) => string
  readonly banked: (name: string, banked: number) => string
  readonly held: (heroes: number, antiheroes: number) => string
  readonly played: (heroes: number, antiheroes: number) => string
  /** The same in sentences. */
  readonly heldSaid: (heroes: number, antiheroes: number) => string
  readonly playedSaid: (heroes: number, antiheroes: number) => string
  readonly story: string
  readonly noStory: string
  readonly hand: string
  readonly destiny: string
  readonly heritage: string
  readonly turn: (name: string) => string
  readonly hidden: string
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const pluriel = (n: number, un: string, des: string): string => `${n} ${n < 2 ? un : des}`

export const WORDS = {
  en: {
    intro: [
      'You grow one Hero from an Origin through a Class to a secret Destiny, in three Acts of three Story cards.',
      'Each turn, gain a Trait, or attempt a Challenge by one of its two paths: cast three core runes,',
      'a rune for each icon you have of its two abilities, and as many Dark runes as you dare to buy;',
      'reach the difficulty and the path is yours, miss it and you gain 1 Experience.',
      'A Crest wakes your Heritage, and the Adversary with it.',
      'Together, strip the Adversary of every token before the end; if it falls, the best Destiny score wins.',
    ],
    legend: [
      '3 Str Dex: difficulty and abilities; ▲ what the top path rewards, ▼ the bottom path (difficulty +1);',
      'Tri and Tra points, H and A cards, V Virtue, C Corruption; places are 1.1 to 3.5',
    ],
    colon: ': ',
    semicolon: '; ',
    short: {
      STR: 'Str',
      DEX: 'Dex',
      CON: 'Con',
      INT: 'Int',
      WIS: 'Wis',
      CHA: 'Cha',
      DIV: 'Div',
      JUS: 'Jus',
      ARC: 'Arc',
      ROY: 'Roy',
      VIL: 'Vil',
      NAT: 'Nat',
    },
    long: englishIcons,
    rewards: englishRewards,
    feats: ['H', 'A'],
    moves: ['V', 'C'],
    points: ['Tri', 'Tra'],
    act: (act) => `Act ${act}`,
    piles: (deck, discard) => `deck ${deck}, discard ${discard}`,
    faceDown: (cards) => `${plural(cards, 'card', 'cards')} face down`,
    empty: 'nothing left',
    trait: 'Trait',
    tokens: (tokens) => plural(tokens, 'token', 'tokens'),
    difficulty: (difficulty) => `difficulty ${difficulty}`,
    pending: 'Pending Actions',
    stack: 'Cards played, the last first',
    attempt: (what, difficulty) => `Attempt at ${what}, difficulty ${difficulty}`,
    cast: (faces, result) => `${faces} = ${result} so far`,
    crest: 'Crest',
    moon: 'Moon',
    xp: (xp) => `${xp} Experience`,
    level: (level) => `level ${level}`,
    banked: (name, banked) => `${name} ${banked} of 6`,
    held: (heroes, antiheroes) => `hand ${heroes} H ${antiheroes} A`,
    played: (heroes, antiheroes) => `played ${heroes} H ${antiheroes} A`,
    heldSaid: (heroes, antiheroes) =>
      `in hand ${plural(heroes, 'Hero card', 'Hero cards')}, ${plural(antiheroes, 'Antihero card', 'Antihero cards')}`,
    playedSaid: (heroes, antiheroes) =>
      `played ${plural(heroes, 'Hero card', 'Hero cards')}, ${plural(antiheroes, 'Antihero card', 'Antihero cards')}`,
    story: 'Story',
    noStory: 'no Story card yet',
    hand: 'Your hand',
    destiny: 'Your Destiny',
    heritage: 'Your Heritage',
    turn: (name) => `Turn: ${name}.`,
    hidden: 'hidden',
  },
  fr: {
    intro: [
      'Vous menez un Héros d’une Origine à un Destin secret, en passant par une Classe, en trois Actes de trois cartes.',
      'À chaque tour, obtenez un Trait, ou tentez un Défi par l’une de ses deux voies : lancez trois Runes de Base,',
      'une Rune par icône que vous avez de ses deux Compétences, et autant de Runes Sombres que vous osez en acheter ;',
      'atteignez la difficulté et la voie est à vous, manquez-la et vous gagnez 1 Expérience.',
      'Un double triangle éveille votre Héritage, et l’Adversaire avec lui.',
      'Ensemble, ôtez à l’Adversaire tous ses jetons avant la fin ; s’il tombe, le meilleur score de Destin l’emporte.',
    ],
    legend: [
      '3 For Dex : difficulté et Compétences ; ▲ ce que rapporte la voie du haut, ▼ celle du bas (difficulté +1) ;',
      'Tri et Tra des points, H et A des cartes, V Vertu, C Corruption ; les places vont de 1.1 à 3.5',
    ],
    colon: ' : ',
    semicolon: ' ; ',
    short: {
      STR: 'For',
      DEX: 'Dex',
      CON: 'Con',
      INT: 'Int',
      WIS: 'Sag',
      CHA: 'Cha',
      DIV: 'Div',
      JUS: 'Jus',
      ARC: 'Arc',
      ROY: 'Roy',
      VIL: 'Inf',
      NAT: 'Nat',
    },
    long: frenchIcons,
    rewards: frenchRewards,
    feats: ['H', 'A'],
    moves: ['V', 'C'],
    points: ['Tri', 'Tra'],
    act: (act) => `Acte ${act}`,
    piles: (deck, discard) => `paquet ${deck}, défausse ${discard}`,
    faceDown: (cards) => `${pluriel(cards, 'carte', 'cartes')} face cachée`,
    empty: 'plus rien',
    trait: 'Trait',
    tokens: (tokens) => pluriel(tokens, 'jeton', 'jetons'),
    difficulty: (difficulty) => `difficulté ${difficulty}`,
    pending: 'Actions en attente',
    stack: 'Cartes jouées, la dernière d’abord',
    attempt: (what, difficulty) => `Tentative : ${what}, difficulté ${difficulty}`,
    cast: (faces, result) => `${faces} = ${result} pour l’instant`,
    crest: 'Triangle',
    moon: 'Lune',
    xp: (xp) => `${xp} Expérience`,
    level: (level) => `niveau ${level}`,
    banked: (name, banked) => `${name} ${banked} sur 6`,
    held: (heroes, antiheroes) => `main ${heroes} H ${antiheroes} A`,
    played: (heroes, antiheroes) => `jouées ${heroes} H ${antiheroes} A`,
    heldSaid: (heroes, antiheroes) =>
      `en main ${pluriel(heroes, 'carte Héros', 'cartes Héros')}, ${pluriel(antiheroes, 'carte Antihéros', 'cartes Antihéros')}`,
    playedSaid: (heroes, antiheroes) =>
      `jouées ${pluriel(heroes, 'carte Héros', 'cartes Héros')}, ${pluriel(antiheroes, 'carte Antihéros', 'cartes Antihéros')}`,
    story: 'Histoire',
    noStory: 'aucune carte Histoire encore',
    hand: 'Votre main',
    destiny: 'Votre Destin',
    heritage: 'Votre Héritage',
    turn: (name) => `Tour : ${name}.`,
    hidden: 'caché',
  },
} satisfies Readonly<Record<string, TerminalWords>>
