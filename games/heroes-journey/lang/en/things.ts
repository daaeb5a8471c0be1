import { english } from '@monomyth/engine/text'
import { LOCK, type QuestDef, type RelicDef } from '../../content/cards.ts'
import { colourOf, questOf, relicOf } from '../../content/pieces.ts'
import { cellName, INN } from '../../rules/board.ts'
import { COLOURS, type QuestColour } from '../../words.ts'
import { isKnown, kindOf, namesOf } from '../pieces.ts'
import { colours, mentors, prophecies, quests, relics, white } from './cards.ts'

/** Cells and cards as they are called in a sentence. */

export const DIE = { one: 'die', many: 'dice' }
export const QUEST = { one: 'quest', many: 'quests' }
export const RELIC = { one: 'relic', many: 'relics' }
export const POINT = { one: 'point', many: 'points' }
export const TURN = { one: 'turn', many: 'turns' }

export const colourName = (colour: QuestColour): string => (colour === 'white' ? white : colours[colour].name)

/** "the inn", "F4" */
export const cell = (at: number): string => (at === INN ? 'the inn' : cellName(at))
/** "at the inn", "on F4" */
export const onCell = (at: number): string => (at === INN ? 'at the inn' : `on ${cellName(at)}`)

const nameOf = namesOf({ quests, relics, prophecies, mentors })

const UNKNOWN = { quest: 'a quest', relic: 'a relic', prophecy: 'a prophecy', mentor: 'a mentor', item: 'an item' }

/** "The Drunken Giant", "Crimson Lance", "the Masked Duchess"; without a face what kind of card it is. */
export function named(kind: keyof typeof UNKNOWN, piece: number): string {
  const name = nameOf(piece)
  if (name === undefined) return UNKNOWN[kind]
  return kindOf(piece) === 'mentor' ? name.replace(/^The /, 'the ') : name
}

/** Those one knows by name, the others by their number: "Crimson Lance and two relics". */
export function each(pieces: readonly number[], say: (piece: number) => string, noun: english.Noun): string {
  const unknown = pieces.filter((piece) => !isKnown(piece)).length
  return english.list([...pieces.filter(isKnown).map(say), ...(unknown === 0 ? [] : [english.spelled(unknown, noun)])])
}

/** "Crimson Lance (red, power 2)" */
export function relic(piece: number, ...more: readonly string[]): string {
  if (!isKnown(piece)) return english.a([...more, RELIC.one].join(' '))
  const { colour, power } = relicOf(piece)
  return `${named('relic', piece)} (${[colourName(colour), `power ${power}`, ...more].join(', ')})`
}

/** "Sister Ember (red)" */
export const mentor = (piece: number): string =>
  isKnown(piece) ? `${named('mentor', piece)} (${colourName(colourOf(piece))})` : UNKNOWN.mentor

/** "The Drunken Giant (red, 2 points)" */
export function quest(piece: number, ...more: readonly string[]): string {
  if (!isKnown(piece)) return UNKNOWN.quest
  const { colour, points } = questOf(piece)
  return `${named('quest', piece)} (${[colourName(colour), english.count(points, POINT), ...more].join(', ')})`
}

export const relicText = ({ colour, power }: RelicDef): string => `${colourName(colour)} relic, power ${power}`

export function questText({ colour, points, values, epic }: QuestDef): string {
  const shown = COLOURS.map((each) => `${colourName(each)} ${values[each] === LOCK ? 'padlocked' : values[each]}`)
  const parts = [`${colourName(colour)} quest, ${english.count(points, POINT)}`, shown.join(', ')]
  return [...parts, ...(epic ? ['epic'] : [])].join('; ')
}

/** "+2", "−1" */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
