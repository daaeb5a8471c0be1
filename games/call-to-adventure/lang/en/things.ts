import { english } from '@monomyth/engine/text'
import type { Path } from '../../content/cards.ts'
import type { Amount, Counter } from '../../effects/effect.ts'
import { ABILITIES, type FeatType, type Icon } from '../../words.ts'
import { isKnown, kindOf } from '../pieces.ts'
import { hasCondition, isOfHero, type Said } from '../said.ts'
import { paths } from './challenges.ts'
import { cards } from './names.ts'

/** Cards, icons and numbers as they are called in a sentence. */

const { list, spelled } = english

export const icons: Readonly<Record<Icon, string>> = {
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
export const iconsOr = (of: readonly Icon[]): string =>
  list(
    of.map((icon) => icons[icon]),
    'or',
  )

export const FEAT: Readonly<Record<FeatType, english.Noun>> = {
  hero: { one: 'Hero card', many: 'Hero cards' },
  antihero: { one: 'Antihero card', many: 'Antihero cards' },
}
/** By the number of the Act. */
export const ACTS = ['', 'I', 'II', 'III'] as const

export const CARD = { one: 'card', many: 'cards' }
export const TOKEN = { one: 'token', many: 'tokens' }
export const RUNE = { one: 'rune', many: 'runes' }
export const DARK = { one: 'Dark rune', many: 'Dark runes' }
export const VIRTUE = { one: 'Virtue', many: 'Virtues' }
export const CORRUPTION = { one: 'Corruption', many: 'Corruptions' }
const ICON = { one: 'icon', many: 'icons' }
const TRAIT = { one: 'Trait', many: 'Traits' }

/** "a Hero card", "two Hero cards" */
export const some = (n: number, noun: english.Noun): string => (n === 1 ? english.a(noun.one) : spelled(n, noun))
/** "a Trait", "at least two Traits" */
export const atLeast = (n: number, noun: english.Noun): string =>
  n === 1 ? english.a(noun.one) : `at least ${spelled(n, noun)}`

/** "on level 3", "on level 1 or 2", "between levels 5 and 7" */
export function onLevels(from: number, to: number): string {
  if (from === to) return `on level ${from}`
  return to === from + 1 ? `on level ${from} or ${to}` : `between levels ${from} and ${to}`
}

/** "+2", "−1" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** "Strength, Justice and 1 Triumph": what a path rewards. */
export function rewards(path: Path): string {
  const { tri, tra, hero, antihero, virtue, corruption } = path
  const parts = [
    ...path.icons.map((icon) => icons[icon]),
    ...(tri === 0 ? [] : [`${tri} Triumph`]),
    ...(tra === 0 ? [] : [`${tra} Tragedy`]),
    ...(hero === 0 ? [] : [some(hero, FEAT.hero)]),
    ...(antihero === 0 ? [] : [some(antihero, FEAT.antihero)]),
    ...(virtue === 0 ? [] : [some(virtue, VIRTUE)]),
    ...(corruption === 0 ? [] : [some(corruption, CORRUPTION)]),
  ]
  return list(parts)
}

// ── What is counted ─────────────────────────────────────────────────────────────────────────────────────────────────

const whose = (said: Said | undefined): string => (said !== undefined && isOfHero(said) ? 'that Hero’s' : 'your')

export function counted(counter: Counter, said?: Said): english.Noun {
  switch (counter.of) {
    case 'icons': {
      const names = iconsOr(counter.icons)
      const where = said === undefined ? '' : ` in ${whose(said)} Story`
      return { one: `${names} ${ICON.one}${where}`, many: `${names} ${ICON.many}${where}` }
    }
    case 'traits':
      return TRAIT
    case 'paths':
      return counter.points === 'tri'
        ? { one: 'Triumph path', many: 'Triumph paths' }
        : { one: 'Tragedy path', many: 'Tragedy paths' }
    case 'distinct':
      return counter.icons === 'ability'
        ? { one: 'different ability', many: 'different abilities' }
        : { one: 'different Story icon', many: 'different Story icons' }
    case 'largestSet':
      return { one: 'Story icon of one type', many: 'Story icons of one type' }
    case 'played': {
      const noun = counter.type === 'any' ? CARD : FEAT[counter.type]
      return { one: `${noun.one} you have played`, many: `${noun.many} you have played` }
    }
    case 'half':
    case 'atMost':
      return counted(counter.count, said)
    case 'levelIn':
      return { one: 'level', many: 'levels' }
    case 'corruptionDepth':
      return { one: 'level below the third', many: 'levels below the third' }
    case 'heroesAtLevel':
      return {
        one: `Hero ${onLevels(counter.from, counter.to)}`,
        many: `Heroes ${onLevels(counter.from, counter.to)}`,
      }
    case 'players':
      return { one: 'player', many: 'players' }
    case 'paid':
      return { one: 'one', many: 'ones' }
    case 'darkRunes':
      return { one: 'Dark rune in the attempt', many: 'Dark runes in the attempt' }
    case 'margin':
      return { one: 'point above the difficulty', many: 'points above the difficulty' }
  }
}

/** "for each Trait", "for every two Hero cards you have played" */
export function each(counter: Counter, said?: Said): string {
  if (counter.of === 'half') return `for every two ${counted(counter.count, said).many}`
  if (counter.of === 'atMost') return `${each(counter.count, said)}, ${counter.most} at most`
  if (counter.of === 'levelIn') return `if you end ${onLevels(counter.from, counter.to)}`
  if (counter.of === 'players') return 'per player'
  // What the sentence has named already is not named again.
  const isNamed =
    counter.of === 'paid' || (counter.of === 'darkRunes' && said && hasCondition(said.effect, 'darkRunes'))
  return isNamed ? 'for each' : `for each ${counted(counter, said).one}`
}

/** How many, and for each of what, if it is counted. */
export const sizeOf = (by: Amount): number => Math.abs(typeof by === 'number' ? by : by.times)
export const perEach = (by: Amount, said?: Said): string => (typeof by === 'number' ? '' : ` ${each(by.count, said)}`)

// ── Cards by name ───────────────────────────────────────────────────────────────────────────────────────────────────

const NAMES: { readonly [number: number]: string } = cards
const PATHS: { readonly [number: number]: readonly [string, string] } = paths

/** "Tough", "The Sewers", "the Dark Lord"; without a face, "a card". */
export function named(piece: number): string {
  const name = NAMES[piece + 1]
  if (name === undefined || !isKnown(piece)) return 'a card'
  return kindOf(piece) === 'face' ? name.replace(/^The /, 'the ') : name
}

/** "a Hero card", or "the Hero card Teamwork" */
export const featNamed = (piece: number, type: FeatType): string =>
  isKnown(piece) ? `the ${FEAT[type].one} ${named(piece)}` : english.a(FEAT[type].one)

/** "Chase a Criminal"; a Trait has no name of its own for its path. */
export const pathName = (piece: number, bottom: number): string | undefined => PATHS[piece + 1]?.[bottom === 1 ? 1 : 0]

/** Those one knows by name, the others by their number: "Tough and two cards". */
export function eachNamed(pieces: readonly number[]): string {
  const unknown = pieces.filter((piece) => !isKnown(piece)).length
  return list([...pieces.filter(isKnown).map(named), ...(unknown === 0 ? [] : [spelled(unknown, CARD)])])
}

const STONES = ['I', 'II', 'III'] as const
/** "core rune B", "Strength rune III", "Dark rune 2" */
export function rune(stone: number): string {
  if (stone < 3) return `core rune ${'ABC'[stone]}`
  if (stone >= 21) return `Dark rune ${stone - 20}`
  const at = stone - 3
  return `${icons[ABILITIES[(at / 3) | 0]!]} rune ${STONES[at % 3]}`
}
