import { english } from '@monomyth/engine/text'
import { POINTS_TO_WIN } from '../../rules/outcome.ts'
import type { Colour, QuestColour } from '../../words.ts'

const { count, list, spelled } = english
const POINT = { one: 'point', many: 'points' }
const QUEST = { one: 'quest', many: 'quests' }
const RELIC = { one: 'relic', many: 'relics' }
const CARD = { one: 'card', many: 'cards' }
const DIE = { one: 'die', many: 'dice' }
const STEP = { one: 'step', many: 'steps' }
const COLOURS = { red: 'red', green: 'green', blue: 'blue', white: 'white' }

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const does = (name: string | undefined, you: string, other: string): string =>
  name === undefined ? `You ${you}` : `${name} ${other}`

/** What the board says besides the names of cards and the lines of the log. */
export const en = {
  /** Between a name and what is said of it, and between two things said. */
  colon: ': ',
  semicolon: '; ',

  world: 'The world',
  inn: 'the inn',
  /** Under its sign, on the map. */
  innShort: 'Inn',
  /** The inn where a cell is named: "at the inn", "E4". */
  at: (cell: string | undefined) => (cell === undefined ? 'at the inn' : `on ${cell}`),
  faceDown: 'unknown land, face down',
  seen: 'face down, seen by you alone',
  endOfWorld: 'end of the world',
  /** Whose token lies there; undefined: the reader's own. */
  accomplished: (name: string | undefined) => `accomplished by ${name ?? 'you'}`,
  yourPawn: 'your pawn',
  pawns: (names: readonly string[]) => `${names.length === 1 ? 'pawn' : 'pawns'} of ${list(names)}`,
  legal: 'can be chosen',
  attempted: (name: string | undefined) => `${name === undefined ? 'you are' : `${name} is`} attempting it`,
  away: (distance: number) => (distance === 0 ? 'where you stand' : `${count(distance, STEP)} away`),

  treasure: 'Treasure',
  noTreasure: 'The treasure is empty.',
  deck: (cards: number) => `Relic deck, ${count(cards, CARD)}`,
  discard: (cards: number) => `Relic discard, ${count(cards, CARD)}`,
  prophecyPile: (cards: number) => `Prophecy pile, ${count(cards, CARD)}`,
  laid: 'In play',
  chooseMentor: 'The mentors',

  /** By itself, as one names a colour. */
  shades: { red: 'red', green: 'green', blue: 'blue' } satisfies Readonly<Record<Colour, string>>,
  /** What the colour stands for. */
  stands: {
    red: 'strength and bravery',
    green: 'dexterity and cunning',
    blue: 'knowledge and wisdom',
  } satisfies Readonly<Record<Colour, string>>,
  mentor: 'mentor',
  hidden: 'A hidden card',
  epic: 'Epic: one die fewer',

  points: 'Legend points',
  pointsOf: (points: number) => `${points} of ${POINTS_TO_WIN}`,
  relics(awake: number, dormant: number) {
    if (awake + dormant === 0) return 'no relic'
    return dormant === 0 ? count(awake, RELIC) : `${count(awake, RELIC)} awake, ${dormant} dormant`
  },
  prophecies: (cards: number) => (cards === 1 ? '1 prophecy' : `${cards} prophecies`),
  awake: 'awake',
  dormant: 'dormant',
  noMentor: 'no mentor',
  noRelics: 'No relic.',
  out: 'out of the game',
  /** In place of what was held: nothing is left to do but to watch. */
  fallen: 'Out of the game: neither relic nor mentor is left.',
  charge: (dice: number, total: number) =>
    `Next attempt: ${list([
      ...(dice === 0 ? [] : [`${signed(dice)} ${english.plural(dice, DIE)}`]),
      ...(total === 0 ? [] : [`${signed(total)} to the total`]),
    ])}`,
  waived: (cell: string) => `${cell}: no black die and no padlock this turn`,
  visited: 'Has seen the end of the world',
  won: 'Quests accomplished',
  nothingWon: 'None yet.',
  holds: 'Relics and mentor',

  ownRelics: 'Relics',
  ownMentor: 'Mentor',
  ownProphecies: 'Prophecies',
  hiddenHand: 'hidden from the others',
  noProphecies: 'None yet. White quests and the end of the world bring them.',
  watching: 'You are watching: nothing here is yours.',
  chance: (success: number) => `${Math.round(success * 100)}\u00a0%`,

  settingUp: 'setting out',
  round: (number: number) => `round ${number}`,
  turnOf: (name: string | undefined) => (name === undefined ? 'It is your turn.' : `It is ${name}’s turn.`),
  faceDownLeft(cards: number) {
    if (cards === 0) return 'No quest is face down.'
    return `${english.capitalise(spelled(cards, QUEST))} ${cards === 1 ? 'is' : 'are'} face down.`
  },
  seats: 'Heroes',
  yourHand: 'Yours alone',

  attempts: (name: string | undefined) => does(name, 'attempt', 'attempts'),
  rollsAgain: (name: string | undefined) => does(name, 'have a die rolled again', 'has a die rolled again'),
  plays: (name: string | undefined) => does(name, 'play a prophecy', 'plays a prophecy'),
  success: 'Success',
  failure: 'Failure',
  toExceed: (value: number) => `more than ${value}`,
  skip: 'Skip',

  deedPoints: (points: number) => `${count(points, POINT)} of legend`,
  deedQuests(quests: number, byColour: readonly (readonly [QuestColour, number])[]) {
    if (quests === 0) return 'no quest accomplished'
    return `${count(quests, QUEST)} accomplished: ${list(byColour.map(([colour, n]) => `${n} ${COLOURS[colour]}`))}`
  },
  deedRelics: (relics: number, power: number) =>
    relics === 0 ? 'no relic left' : `${count(relics, RELIC)}, power ${power} in all`,
  deedFar(cell: string, distance: number) {
    if (distance === 4) return `as far as the end of the world, ${cell}`
    return `as far as ${cell}, ${count(distance, STEP)} from the inn`
  },
  deedMentor: 'mentor still at their side',
  deedOut: (nth: number) => (nth === 0 ? 'the first to fall' : 'fell on the way'),
}
