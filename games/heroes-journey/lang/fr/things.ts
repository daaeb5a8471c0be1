import { french } from '@monomyth/engine/text'
import { LOCK, type QuestDef, type RelicDef } from '../../content/cards.ts'
import { pieceOf, questOf, relicOf } from '../../content/pieces.ts'
import type { RelicId } from '../../content/relics.ts'
import { cellName, INN } from '../../rules/board.ts'
import { COLOURS } from '../../words.ts'
import { isKnown, kindOf, mentorAt, namesOf } from '../pieces.ts'
import { colourAdjectives, colours, mentorGenders, mentors, prophecies, quests, relicForms, relics } from './cards.ts'

/** Cells and cards as they are called in a sentence. */

export const DIE: french.Noun = { one: 'dé', many: 'dés', gender: 'm' }
export const POINT: french.Noun = { one: 'point', many: 'points', gender: 'm' }
export const DORMANT: french.Adjective = { m: 'dormant', f: 'dormante', mp: 'dormants', fp: 'dormantes' }
export const QUEST: french.Noun = { one: 'quête', many: 'quêtes', gender: 'f' }
export const RELIC: french.Noun = { one: 'relique', many: 'reliques', gender: 'f' }
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
  if (name === undefined) return 'un atout'
  return kindOf(piece) === 'mentor' ? person(name) : withArticle(piece, name)
}

/** « Sœur Braise », « la Duchesse masquée » */
export const theMentor = (piece: number): string => (isKnown(piece) ? item(piece) : UNKNOWN.mentor)

/** « la Lance écarlate » */
export const theRelic = (piece: number): string => (isKnown(piece) ? item(piece) : UNKNOWN.relic)

/** Those one knows by name, the others by their number: « la Lance écarlate et deux reliques ». */
export function each(pieces: readonly number[], say: (piece: number) => string, noun: french.Noun): string {
  const unknown = pieces.filter((piece) => !isKnown(piece)).length
  return french.list([...pieces.filter(isKnown).map(say), ...(unknown === 0 ? [] : [french.spelled(unknown, noun)])])
}

/** The article of a name is small within a sentence. */
const person = (name: string): string => name.replace(/^(Le |La |L’)/, (article) => article.toLowerCase())

const formOf = (piece: number): keyof french.Adjective => relicForms[relicOf(pieceOf(piece)).id as RelicId]

function withArticle(piece: number, name: string): string {
  const form = formOf(piece)
  const gender = form === 'm' || form === 'mp' ? 'm' : 'f'
  // « la hache »: its h is aspirated.
  const noun = { one: name, many: name, gender, ...(name.startsWith('Hache') ? { elides: false } : {}) } as const
  return french.le(noun, form === gender ? 1 : 2)
}

/** Does its name want a plural? */
export const isMany = (piece: number): boolean => isKnown(piece) && formOf(piece).endsWith('p')

/** « Lance écarlate (rouge, puissance 2) », for lists. */
export const relic = (piece: number): string => withPower(nameOf(piece), piece, [])

/** « la Lance écarlate (rouge, puissance 2) », « les Dés pipés (verts, puissance 1, dormants) » */
export const theRelicInFull = (piece: number, ...more: readonly french.Adjective[]): string =>
  withPower(isKnown(piece) ? item(piece) : undefined, piece, more)

function withPower(name: string | undefined, piece: number, more: readonly french.Adjective[]): string {
  if (name === undefined || !isKnown(piece)) return [UNKNOWN.relic, ...more.map(({ f }) => f)].join(' ')
  const { colour, power } = relicOf(piece)
  const form = formOf(piece)
  const said = [colourAdjectives[colour][form], `puissance ${power}`, ...more.map((each) => each[form])]
  return `${name} (${said.join(', ')})`
}

/** « Mère Alcyone (bleue) », « l’Horloger de Thirn (bleu) » */
export function mentor(piece: number): string {
  const def = mentorAt(piece)
  if (def === undefined) return UNKNOWN.mentor
  return `${theMentor(piece)} (${colourAdjectives[def.colour][mentorGenders[def.id]]})`
}

/** « Le Géant ivre (quête rouge, 2 points) », for lists and labels. */
export const quest = (piece: number, ...more: readonly string[]): string => withPoints(nameOf(piece), piece, more)

/** The same in a sentence, the title between guillemets. */
export const questInFull = (piece: number): string => withPoints(title('quest', piece), piece, [])

function withPoints(name: string | undefined, piece: number, more: readonly string[]): string {
  if (name === undefined || !isKnown(piece)) return UNKNOWN.quest
  const { colour, points } = questOf(piece)
  const said = [`quête ${colourAdjectives[colour].f}`, french.count(points, POINT), ...more]
  return `${name} (${said.join(', ')})`
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
