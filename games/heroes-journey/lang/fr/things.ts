import { french } from '@monomyth/engine/text'
import { LOCK, type QuestDef, type RelicDef } from '../../content/cards.ts'
import { colourOf, pieceOf, questOf, relicOf } from '../../content/pieces.ts'
import type { RelicId } from '../../content/relics.ts'
import { cellName, INN } from '../../rules/board.ts'
import { COLOURS } from '../../words.ts'
import { isKnown, kindOf, namesOf } from '../pieces.ts'
import { colourAdjectives, colours, mentors, prophecies, quests, relicForms, relics } from './cards.ts'

/** Cells and cards as they are called in a sentence. */

export const DIE: french.Noun = { one: 'dé', many: 'dés', gender: 'm' }
export const POINT: french.Noun = { one: 'point', many: 'points', gender: 'm' }
export const TURN: french.Noun = { one: 'tour', many: 'tours', gender: 'm' }

/** « l’auberge », « F4 » */
export const cell = (at: number): string => (at === INN ? 'l’auberge' : cellName(at))
/** « à l’auberge », « en F4 » */
export const inCell = (at: number): string => (at === INN ? 'à l’auberge' : `en ${cellName(at)}`)

export const nameOf = namesOf({ quests, relics, prophecies, mentors })

const UNKNOWN = { quest: 'une quête', relic: 'une relique', prophecy: 'une prophétie', mentor: 'un mentor' }

/** A title in a sentence: « Le Géant ivre » with its guillemets; without a face what kind of card it is. */
export function title(kind: 'quest' | 'prophecy', piece: number): string {
  const name = nameOf(piece)
  return name === undefined ? UNKNOWN[kind] : `« ${name} »`
}

/** « la Lance écarlate », « les Dés pipés », « l’Horloger de Thirn » */
export function item(piece: number): string {
  const name = nameOf(piece)
  if (name === undefined) return UNKNOWN.relic
  return kindOf(piece) === 'mentor' ? person(name) : theRelic(piece, name)
}

/** « Sœur Braise », « la Duchesse masquée » */
export const theMentor = (piece: number): string => (isKnown(piece) ? item(piece) : UNKNOWN.mentor)

/** The article of a name is small within a sentence. */
const person = (name: string): string => name.replace(/^(Le |La |L’)/, (article) => article.toLowerCase())

function theRelic(piece: number, name: string): string {
  const form = relicForms[relicOf(pieceOf(piece)).id as RelicId]
  const isMany = form === 'mp' || form === 'fp'
  const gender = form === 'm' || form === 'mp' ? 'm' : 'f'
  // « la hache »: its h is aspirated.
  const noun = { one: name, many: name, gender, ...(name.startsWith('Hache') ? { elides: false } : {}) } as const
  return french.le(noun, isMany ? 2 : 1)
}

/** « Lance écarlate (rouge, puissance 2) », for lists and labels. */
export const relic = (piece: number, ...more: readonly string[]): string => withPower(nameOf(piece), piece, more)

/** « la Lance écarlate (rouge, puissance 2) » */
export const theRelicInFull = (piece: number, ...more: readonly string[]): string =>
  withPower(isKnown(piece) ? item(piece) : undefined, piece, more)

function withPower(name: string | undefined, piece: number, more: readonly string[]): string {
  if (name === undefined || !isKnown(piece)) return [UNKNOWN.relic, ...more].join(', ')
  const { colour, power } = relicOf(piece)
  return `${name} (${[colourAdjectives[colour].f, `puissance ${power}`, ...more].join(', ')})`
}

/** « Sœur Braise (rouge) » */
export const mentor = (piece: number): string =>
  isKnown(piece) ? `${nameOf(piece)} (${colours[colourOf(piece)].name})` : UNKNOWN.mentor

/** « Le Géant ivre (rouge, 2 points) », for lists and labels. */
export const quest = (piece: number, ...more: readonly string[]): string => withPoints(nameOf(piece), piece, more)

/** The same in a sentence, the title between guillemets. */
export const questInFull = (piece: number): string => withPoints(title('quest', piece), piece, [])

function withPoints(name: string | undefined, piece: number, more: readonly string[]): string {
  if (name === undefined || !isKnown(piece)) return [UNKNOWN.quest, ...more].join(', ')
  const { colour, points } = questOf(piece)
  return `${name} (${[colourAdjectives[colour].f, french.count(points, POINT), ...more].join(', ')})`
}

export const relicText = ({ colour, power }: RelicDef): string =>
  `relique ${colourAdjectives[colour].f}, puissance ${power}`

export function questText({ colour, points, values, epic }: QuestDef): string {
  const shown = COLOURS.map((each) => `${colours[each].name} ${values[each] === LOCK ? 'sous cadenas' : values[each]}`)
  const parts = [`quête ${colourAdjectives[colour].f}, ${french.count(points, POINT)}`, shown.join(', ')]
  return [...parts, ...(epic ? ['épique'] : [])].join(' ; ')
}

/** « +2 », « −1 » */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
