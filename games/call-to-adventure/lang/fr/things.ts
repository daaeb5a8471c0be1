import { french } from '@monomyth/engine/text'
import type { Path } from '../../content/cards.ts'
import type { Amount, Counter } from '../../effects/effect.ts'
import { ABILITIES, type FeatType, type Icon } from '../../words.ts'
import { isKnown, kindOf } from '../pieces.ts'
import { hasCondition, isOfHero, type Said } from '../said.ts'
import { paths } from './challenges.ts'
import { cards } from './names.ts'

/** Cards, icons and numbers as they are called in a sentence. */

const { list, spelled } = french

export const icons: Readonly<Record<Icon, string>> = {
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
export const iconsOr = (of: readonly Icon[]): string =>
  list(
    of.map((icon) => icons[icon]),
    'ou',
  )

export const FEAT: Readonly<Record<FeatType, french.Noun>> = {
  hero: { one: 'carte Héros', many: 'cartes Héros', gender: 'f' },
  antihero: { one: 'carte Antihéros', many: 'cartes Antihéros', gender: 'f' },
}
/** By the number of the Act. */
export const ACTS = ['', 'I', 'II', 'III'] as const

export const CARD: french.Noun = { one: 'carte', many: 'cartes', gender: 'f' }
export const TOKEN: french.Noun = { one: 'jeton', many: 'jetons', gender: 'm' }
export const RUNE: french.Noun = { one: 'Rune', many: 'Runes', gender: 'f' }
export const DARK: french.Noun = { one: 'Rune Sombre', many: 'Runes Sombres', gender: 'f' }
export const VIRTUE: french.Noun = { one: 'Vertu', many: 'Vertus', gender: 'f' }
export const CORRUPTION: french.Noun = { one: 'Corruption', many: 'Corruptions', gender: 'f' }
const TRAIT: french.Noun = { one: 'Trait', many: 'Traits', gender: 'm' }

/** « une carte Héros », « deux cartes Héros » */
export const some = (n: number, noun: french.Noun): string => spelled(n, noun)
/** « un Trait », « au moins deux Traits » */
export const atLeast = (n: number, noun: french.Noun): string =>
  n === 1 ? french.un(noun) : `au moins ${spelled(n, noun)}`

/** « au niveau 3 », « au niveau 1 ou 2 », « entre les niveaux 5 et 7 » */
export function onLevels(from: number, to: number): string {
  if (from === to) return `au niveau ${from}`
  return to === from + 1 ? `au niveau ${from} ou ${to}` : `entre les niveaux ${from} et ${to}`
}

/** « +2 », « −1 » */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** « Force, Justice et 1 Triomphe »: what a path rewards. */
export function rewards(path: Path): string {
  const { tri, tra, hero, antihero, virtue, corruption } = path
  return list([
    ...path.icons.map((icon) => icons[icon]),
    ...(tri === 0 ? [] : [`${tri} Triomphe`]),
    ...(tra === 0 ? [] : [`${tra} Tragédie`]),
    ...(hero === 0 ? [] : [some(hero, FEAT.hero)]),
    ...(antihero === 0 ? [] : [some(antihero, FEAT.antihero)]),
    ...(virtue === 0 ? [] : [some(virtue, VIRTUE)]),
    ...(corruption === 0 ? [] : [some(corruption, CORRUPTION)]),
  ])
}

// ── What is counted ─────────────────────────────────────────────────────────────────────────────────────────────────

const feminine = (one: string, many: string): french.Noun => ({ one, many, gender: 'f' })
const masculine = (one: string, many: string): french.Noun => ({ one, many, gender: 'm' })

export function counted(counter: Counter, said?: Said): french.Noun {
  switch (counter.of) {
    case 'icons': {
      const names = iconsOr(counter.icons)
      const where = said === undefined ? '' : ` de ${isOfHero(said) ? 'son' : 'votre'} Histoire`
      return feminine(`icône ${names}${where}`, `icônes ${names}${where}`)
    }
    case 'traits':
      return TRAIT
    case 'paths':
      return counter.points === 'tri'
        ? feminine('voie Triomphe', 'voies Triomphe')
        : feminine('voie Tragédie', 'voies Tragédie')
    case 'distinct':
      return counter.icons === 'ability'
        ? feminine('Compétence différente', 'Compétences différentes')
        : feminine('icône Histoire différente', 'icônes Histoire différentes')
    case 'largestSet':
      return feminine('icône Histoire d’un même type', 'icônes Histoire d’un même type')
    case 'played': {
      const noun = counter.type === 'any' ? CARD : FEAT[counter.type]
      return feminine(`${noun.one} que vous avez jouée`, `${noun.many} que vous avez jouées`)
    }
    case 'half':
    case 'atMost':
      return counted(counter.count, said)
    case 'levelIn':
      return masculine('niveau', 'niveaux')
    case 'corruptionDepth':
      return masculine('niveau sous le troisième', 'niveaux sous le troisième')
    case 'heroesAtLevel': {
      const where = onLevels(counter.from, counter.to)
      return { ...masculine(`Héros ${where}`, `Héros ${where}`), elides: false }
    }
    case 'players':
      return masculine('joueur', 'joueurs')
    case 'paid':
      return feminine('unité', 'unités')
    case 'darkRunes':
      return feminine('Rune Sombre de la tentative', 'Runes Sombres de la tentative')
    case 'margin':
      return masculine('point au-dessus de la difficulté', 'points au-dessus de la difficulté')
  }
}

const PAID = { xp: 'Expérience', discard: 'carte', corrupt: 'Corruption' }

/** « par Trait », « par paire de cartes Héros que vous avez jouées » */
export function each(counter: Counter, said?: Said): string {
  if (counter.of === 'half') return `par paire ${french.de(counted(counter.count, said).many)}`
  if (counter.of === 'atMost') return `${each(counter.count, said)} (${counter.most} au plus)`
  if (counter.of === 'levelIn') return `si vous finissez ${onLevels(counter.from, counter.to)}`
  if (counter.of === 'paid') return `par ${PAID[said?.effect.cost?.pay ?? 'xp']}`
  // What the sentence has named already is not named again.
  if (counter.of === 'darkRunes' && said && hasCondition(said.effect, 'darkRunes')) return 'pour chacune'
  return `par ${counted(counter, said).one}`
}

/** How many, and for each of what, if it is counted. */
export const sizeOf = (by: Amount): number => Math.abs(typeof by === 'number' ? by : by.times)
export const perEach = (by: Amount, said?: Said): string => (typeof by === 'number' ? '' : ` ${each(by.count, said)}`)

// ── Cards by name ───────────────────────────────────────────────────────────────────────────────────────────────────

const NAMES: { readonly [number: number]: string } = cards
const PATHS: { readonly [number: number]: readonly [string, string] } = paths

/** A card in a sentence: « Coriace » with its guillemets, le Seigneur des Ombres without; unknown, « une carte ». */
export function title(piece: number): string {
  const name = NAMES[piece + 1]
  if (name === undefined || !isKnown(piece)) return 'une carte'
  return kindOf(piece) === 'face' ? person(name) : `« ${name} »`
}

/** The article of a name is small within a sentence. */
const person = (name: string): string => name.replace(/^(Le |La |L’)/, (article) => article.toLowerCase())

/** The bare name, for lists and labels. */
export const named = (piece: number): string => {
  const name = NAMES[piece + 1]
  if (name === undefined || !isKnown(piece)) return 'une carte'
  return kindOf(piece) === 'face' ? person(name) : name
}

/** « une carte Héros », or « la carte Héros « Travail d’Équipe » » */
export const featNamed = (piece: number, type: FeatType): string =>
  isKnown(piece) ? `la ${FEAT[type].one} ${title(piece)}` : french.un(FEAT[type])

/** « Poursuivre un Criminel »; a Trait has no name of its own for its path. */
export const pathName = (piece: number, bottom: number): string | undefined => PATHS[piece + 1]?.[bottom === 1 ? 1 : 0]

/** Those one knows by name, the others by their number: « Coriace et deux cartes ». */
export function eachNamed(pieces: readonly number[]): string {
  const unknown = pieces.filter((piece) => !isKnown(piece)).length
  return list([...pieces.filter(isKnown).map(named), ...(unknown === 0 ? [] : [spelled(unknown, CARD)])])
}

const STONES = ['I', 'II', 'III'] as const
/** « Rune de Base B », « Rune Force III », « Rune Sombre 2 » */
export function rune(stone: number): string {
  if (stone < 3) return `Rune de Base ${'ABC'[stone]}`
  if (stone >= 21) return `Rune Sombre ${stone - 20}`
  const at = stone - 3
  return `Rune ${icons[ABILITIES[(at / 3) | 0]!]} ${STONES[at % 3]}`
}
