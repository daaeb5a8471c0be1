import { english } from '@monomyth/engine/text'
import { POINTS_TO_WIN } from '../../rules/outcome.ts'
import type { BoardWords } from './words.ts'

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

export const en: BoardWords = {
  colon: ': ',
  semicolon: '; ',

  world: 'The world',
  inn: 'the inn',
  innShort: 'Inn',
  at: (cell) => (cell === undefined ? 'at the inn' : `on ${cell}`),
  faceDown: 'unknown land, face down',
  seen: 'face down, seen by you alone',
  endOfWorld: 'end of the world',
  accomplished: (name) => `accomplished by ${name ?? 'you'}`,
  yourPawn: 'your pawn',
  pawns: (names) => `${names.length === 1 ? 'pawn' : 'pawns'} of ${list(names)}`,
  legal: 'can be chosen',
  attempted: (name) => `${name === undefined ? 'you are' : `${name} is`} attempting it`,
  away: (distance) => (distance === 0 ? 'where you stand' : `${count(distance, STEP)} away`),

  treasure: 'Treasure',
  noTreasure: 'The treasure is empty.',
  deck: (cards) => `Relic deck, ${count(cards, CARD)}`,
  discard: (cards) => `Relic discard, ${count(cards, CARD)}`,
  prophecyPile: (cards) => `Prophecy pile, ${count(cards, CARD)}`,
  laid: 'In play',
  chooseMentor: 'The mentors',

  shades: { red: 'red', green: 'green', blue: 'blue' },
  stands: { red: 'strength and bravery', green: 'dexterity and cunning', blue: 'knowledge and wisdom' },
  mentor: 'mentor',
  hidden: 'A hidden card',
  epic: 'Epic: one die fewer',

  points: 'Legend points',
  pointsOf: (points) => `${points} of ${POINTS_TO_WIN}`,
  relics(awake, dormant) {
    if (awake + dormant === 0) return 'no relic'
    return dormant === 0 ? count(awake, RELIC) : `${count(awake, RELIC)} awake, ${dormant} dormant`
  },
  prophecies: (cards) => (cards === 1 ? '1 prophecy' : `${cards} prophecies`),
  awake: 'awake',
  dormant: 'dormant',
  noMentor: 'no mentor',
  noRelics: 'No relic.',
  out: 'out of the game',
  fallen: 'Out of the game: neither relic nor mentor is left.',
  charge: (dice, total) =>
    `Next attempt: ${list([
      ...(dice === 0 ? [] : [`${signed(dice)} ${english.plural(dice, DIE)}`]),
      ...(total === 0 ? [] : [`${signed(total)} to the total`]),
    ])}`,
  waived: (cell) => `${cell}: no black die and no padlock this turn`,
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
  chance: (success) => `${Math.round(success * 100)}\u00a0%`,

  settingUp: 'setting out',
  round: (number) => `round ${number}`,
  turnOf: (name) => (name === undefined ? 'It is your turn.' : `It is ${name}’s turn.`),
  faceDownLeft(cards) {
    if (cards === 0) return 'No quest is face down.'
    return `${english.capitalise(spelled(cards, QUEST))} ${cards === 1 ? 'is' : 'are'} face down.`
  },
  seats: 'Heroes',
  yourHand: 'Yours alone',

  attempts: (name) => does(name, 'attempt', 'attempts'),
  rollsAgain: (name) => does(name, 'have a die rolled again', 'has a die rolled again'),
  plays: (name) => does(name, 'play a prophecy', 'plays a prophecy'),
  success: 'Success',
  failure: 'Failure',
  toExceed: (value) => `more than ${value}`,
  skip: 'Skip',

  deedPoints: (points) => `${count(points, POINT)} of legend`,
  deedQuests(quests, byColour) {
    if (quests === 0) return 'no quest accomplished'
    return `${count(quests, QUEST)} accomplished: ${list(byColour.map(([colour, n]) => `${n} ${COLOURS[colour]}`))}`
  },
  deedRelics: (relics, power) => (relics === 0 ? 'no relic left' : `${count(relics, RELIC)}, power ${power} in all`),
  deedFar(cell, distance) {
    if (distance === 4) return `as far as the end of the world, ${cell}`
    return `as far as ${cell}, ${count(distance, STEP)} from the inn`
  },
  deedMentor: 'mentor still at their side',
  deedOut: (nth) => (nth === 0 ? 'the first to fall' : 'fell on the way'),
}
