import { english } from '@monomyth/engine/text'
import type { EventOf } from '../../events.ts'
import { CORE_C, isDark, runeValue } from '../../rules/runes.ts'
import { BOONS, type Boon, type Cause } from '../../words.ts'
import { isKnown } from '../pieces.ts'
import type { EventWords } from '../words.ts'
import { boons } from './frame.ts'
import { OVER, victory } from './outcome.ts'
import { does, isYou, object, startingWith } from './persons.ts'
import {
  ACTS,
  CORRUPTION,
  DARK,
  eachNamed,
  featNamed,
  named,
  pathName,
  RUNE,
  rune,
  signed,
  TOKEN,
  VIRTUE,
} from './things.ts'

const { capitalise, count, list, spelled } = english

const DECKS: { readonly [back: string]: string } = {
  act1: 'Act I',
  act2: 'Act II',
  act3: 'Act III',
  hero: 'Hero',
  antihero: 'Antihero',
  action: 'Action',
}

/** Where it came from, if that needs saying. */
const FROM: Readonly<Record<Cause, string>> = {
  card: '',
  rune: ' from a rune',
  failure: ' from the failure',
  quest: ' by the Quest',
  adversary: '',
  action: '',
  margin: ' by the margin',
  moon: ' from a Moon',
  path: ' from the path',
  cost: '',
  setup: ' to begin with',
  boon: ' from the Boon',
}

export const events: EventWords = {
  charactersDealt: (event, reader) => `${does(reader, event, 'are', 'is')} dealt Character cards.`,
  characterRevealed: (event, reader) =>
    `${does(reader, event, 'set', 'sets')} out: Heritage ${named(event.heritage)}, Origin ${named(event.origin)}, Class ${named(event.class)}.`,
  adversarySet: ({ card, tokens }) => `${capitalise(named(card))} awaits the party, with ${count(tokens, TOKEN)}.`,
  boonApplied: ({ boon }) => `The Boon ${boonName(boon)} applies.`,
  firstPlayer: (event, reader) => `${does(reader, event, 'take', 'takes')} the first turn.`,
  turnStarted: (event, reader) => `${startingWith(reader, event.seat)} turn begins.`,
  rowRevealed: ({ act, cards }) => `Act ${ACTS[act + 1]} opens: ${eachNamed(cards)}.`,
  journeyed: (event, reader) =>
    `${does(reader, event, 'Journey', 'Journeys')}${event.free === 1 ? ' for free' : ''}: ${named(event.card)} gives way to ${named(event.replacement)}.`,
  replaced: ({ card, replacement }) => `${capitalise(named(card))} gives way to ${named(replacement)}.`,
  banked: (event, reader) =>
    `${does(reader, event, 'bank', 'banks')} ${event.amount} Experience: ${event.banked} on the Class.`,
  activated: (event, reader) => `${does(reader, event, 'use', 'uses')} ${named(event.card)}.`,
  traitGained: (event, reader) =>
    `${does(reader, event, 'gain', 'gains')} ${isKnown(event.card) ? `the Trait ${named(event.card)}` : 'a Trait'}.`,
  turnPassed: (event, reader) =>
    `${does(reader, event, 'end', 'ends')} the turn without gaining or attempting anything.`,
  rowFilled: ({ act, card }) => `${capitalise(named(card))} joins the row of Act ${ACTS[act + 1]}.`,
  deckReshuffled: ({ deck }) => `The ${DECKS[deck] ?? deck} discard pile is shuffled into a new deck.`,
  attemptDeclared(event, reader) {
    if (event.foe !== 'challenge') {
      return `${does(reader, event, 'face', 'faces')} ${named(event.card)}: difficulty ${event.difficulty}.`
    }
    const by = event.bottom === 1 ? 'bottom' : 'top'
    const path = pathName(event.card, event.bottom)
    const named_ = path === undefined ? '' : `, ${path}`
    return `${does(reader, event, 'attempt', 'attempts')} ${named(event.card)} by the ${by} path${named_}: difficulty ${event.difficulty}.`
  },
  darkRunesBought(event, reader) {
    const price = event.paid === 0 ? 'for free' : `for ${event.paid} Experience`
    if (event.count === 0) return `${does(reader, event, 'add', 'adds')} no Dark rune.`
    return `${does(reader, event, 'add', 'adds')} ${spelled(event.count, DARK)} ${price}.`
  },
  runesCast: (event, reader) =>
    `${does(reader, event, 'cast', 'casts')} ${count(event.runes.length, RUNE)}${event.nth > 0 ? ' again' : ''}: ${castText(event)}.`,
  runeAdded: ({ rune: stone, face }) => `${capitalise(rune(stone))} joins the attempt${faceText(stone, face)}.`,
  runeRecast: ({ rune: stone, before, face }) =>
    `${capitalise(rune(stone))} is cast again: ${runeValue(stone, before)} gives way to ${runeValue(stone, face)}${special(stone, face)}.`,
  runeTurned: ({ rune: stone, face }) =>
    `${capitalise(rune(stone))} now shows ${runeValue(stone, face)}${special(stone, face)}.`,
  actionRevealed: ({ action }) => `The Adversary reveals ${named(action)}.`,
  actionCancelled: ({ action }) => `${capitalise(named(action))} is cancelled and has no effect.`,
  actionApplied: ({ action }) => `${capitalise(named(action))} strikes.`,
  heritageUsed: (event, reader) => `${does(reader, event, 'use', 'uses')} the Heritage ${named(event.heritage)}.`,
  resultChanged: ({ by, card }) => `${capitalise(named(card))}: ${signed(by)} to the result.`,
  difficultyChanged: ({ by, card }) => `${capitalise(named(card))}: ${signed(by)} to the difficulty.`,
  overcome: (event, reader) =>
    `${does(reader, event, 'overcome', 'overcomes')} ${triedText(event)}, ${event.result} against ${event.difficulty}.`,
  failed: (event, reader) =>
    `${does(reader, event, 'fail', 'fails')} ${event.foe === 'challenge' ? 'at' : 'against'} ${triedText(event)}, ${event.result} against ${event.difficulty}.`,
  featDrawn: (event, reader) =>
    `${does(reader, event, 'draw', 'draws')} ${featNamed(event.feat, event.type)}${FROM[event.cause]}.`,
  featPlayed: (event, reader) => `${does(reader, event, 'play', 'plays')} ${named(event.feat)}.`,
  featResolved: ({ feat }) => `${capitalise(named(feat))} takes effect.`,
  featCancelled: ({ feat }) => `${capitalise(named(feat))} is cancelled and has no effect.`,
  featDiscarded: (event, reader) => `${does(reader, event, 'discard', 'discards')} ${named(event.feat)}.`,
  featGiven: (event, reader) =>
    `${does(reader, event, 'give', 'gives')} ${named(event.feat)} to ${object(reader, event.to)}.`,
  featTaken: (event, reader) =>
    `${does(reader, event, 'take', 'takes')} ${named(event.feat)} back from the discard pile.`,
  xpChanged(event, reader) {
    const { by, cause } = event
    const verbs: Verbs = by >= 0 ? ['gain', 'gains'] : cause === 'cost' ? ['pay', 'pays'] : ['lose', 'loses']
    return `${does(reader, event, ...verbs)} ${Math.abs(by)} Experience${by < 0 ? '' : FROM[cause]}.`
  },
  xpTaken: (event, reader) =>
    `${does(reader, event, 'take', 'takes')} ${event.count} Experience from ${object(reader, event.from)}.`,
  levelChanged(event, reader) {
    const { by, level, cause } = event
    const what =
      by < 0
        ? `${does(reader, event, 'gain', 'gains')} ${by === -1 ? 'a Virtue' : spelled(-by, VIRTUE)}`
        : `${does(reader, event, 'take', 'takes')} ${by === 1 ? 'a Corruption' : spelled(by, CORRUPTION)}`
    return `${what}${FROM[cause]}: level ${level}.`
  },
  corruptionPrevented: (event, reader) => `${does(reader, event, 'prevent', 'prevents')} a Corruption.`,
  tokensChanged: ({ by, tokens, cause }) =>
    `The Adversary ${by < 0 ? 'loses' : 'gains'} ${count(Math.abs(by), TOKEN)}${FROM[cause]}: ${tokens} ${by < 0 ? 'left' : 'now'}.`,
  adversaryFlipped: ({ card }) => `The Final Adversary rises: ${named(card)}.`,
  endStarted: ({ seat }, reader) => `${startingWith(reader, seat)} Story is complete: the end begins.`,
  finaleStarted: () => 'The last turns begin: every Hero faces the Final Adversary.',
  scored(event, reader) {
    const total = event.rows.reduce((sum, row) => sum + row, 0)
    const rows = event.rows.map((row, at) => `${ROWS[at]} ${row < 0 ? `−${-row}` : row}`)
    return `${does(reader, event, 'reveal', 'reveals')} the Destiny ${named(event.destiny)} and ${isYou(reader, event.seat) ? 'score' : 'scores'} ${total < 0 ? `−${-total}` : total}: ${list(rows)}.`
  },
  gameOver: ({ winners, reason }, reader) =>
    reason === 'lost' ? `${OVER.lost}.` : `${OVER[reason]}: ${victory(winners, reader)}!`,
  '@undone': (event, reader) =>
    `${does(reader, event, 'take', 'takes')} back ${isYou(reader, event.seat) ? 'your last choice' : 'a choice'}.`,
  '@left': ({ seat, as }, reader) =>
    as === 'bot'
      ? `A bot plays for ${object(reader, seat)}.`
      : `${does(reader, { seat }, 'leave', 'leaves')} the table for good: the house plays on.`,
  '@returned': (event, reader) => `${does(reader, event, 'are', 'is')} back at the table.`,
  '@adjourned': () => 'The match is adjourned, without a result.',
  '@rules': () => 'From here on the match follows newer rules.',
}

type Verbs = readonly [you: string, other: string]

/** CTA-801 to CTA-811 */
const ROWS = ['Triumph', 'Tragedy', 'Experience', 'sets', 'Final Adversary']

const boonName = (boon: string): string =>
  (BOONS as readonly string[]).includes(boon) && boon !== 'none' ? boons[boon as Exclude<Boon, 'none'>].name : boon

/** "The Sewers (Chase a Criminal)", "the Dark Lord" */
const triedText = ({ card, bottom }: EventOf<'overcome'> | EventOf<'failed'>): string => {
  const path = pathName(card, bottom)
  return path === undefined ? named(card) : `${named(card)} (${path})`
}

const special = (stone: number, face: number): string =>
  isDark(stone) && face === 1 ? ' and a Moon' : stone === CORE_C && face === 0 ? ' and the Crest' : ''
const faceText = (stone: number, face: number): string =>
  face < 0 ? '' : ` and shows ${runeValue(stone, face)}${special(stone, face)}`

/** "1 + 0 + 2 = 3, with the Crest and two Moons" */
function castText({ runes, faces }: EventOf<'runesCast'>): string {
  const values = runes.map((stone, at) => runeValue(stone, faces[at] ?? -1))
  const total = values.reduce((sum, value) => sum + value, 0)
  const moons = runes.filter((stone, at) => isDark(stone) && faces[at] === 1).length
  const hasCrest = runes.some((stone, at) => stone === CORE_C && faces[at] === 0)
  const shown = [
    ...(hasCrest ? ['the Crest'] : []),
    ...(moons === 0 ? [] : [moons === 1 ? 'a Moon' : spelled(moons, { one: 'Moon', many: 'Moons' })]),
  ]
  return `${values.join(' + ')} = ${total}${shown.length === 0 ? '' : `, with ${list(shown)}`}`
}
