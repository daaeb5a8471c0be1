import type { Outcome, Reader, Seat } from '@monomyth/engine'
import { english } from '@monomyth/engine/text'
import { LOCK } from '../../content/cards.ts'
import { questOf } from '../../content/pieces.ts'
import type { EventOf } from '../../events.ts'
import { type Cause, COLOURS } from '../../words.ts'
import { isKnown } from '../pieces.ts'
import type { EventWords } from '../words.ts'
import { cell, DIE, each, mentor, named, onCell, POINT, QUEST, quest, RELIC, relic, signed, TURN } from './things.ts'

const { count, list, plural, spelled } = english

const REVEALED: Readonly<Record<Cause, string>> = {
  step: '',
  bonus: ', as a bonus',
  success: ', as a free reveal',
  reward: '',
  effect: '',
}

const DRAWN: Readonly<Record<EventOf<'prophecyDrawn'>['why'], string>> = {
  white: ', the reward of a white quest',
  endOfWorld: ', the prize of a first visit to the end of the world',
  mentor: ', the parting gift of a lost mentor',
  effect: '',
}

export const events: EventWords = {
  relicChosen: (event, reader) => `${does(reader, event, 'set', 'sets')} out with ${relic(event.relic)}.`,
  mentorChosen(event, reader) {
    const as = isKnown(event.mentor) ? ' as mentor' : ''
    return `${does(reader, event, 'choose', 'chooses')} ${mentor(event.mentor)}${as}.`
  },
  boardDealt({ quests, treasure }) {
    const around = each(quests, (one) => quest(one), QUEST)
    return `Around the inn lie ${around}. The treasure holds ${each(treasure, (one) => relic(one), RELIC)}.`
  },
  firstRolled: (event, reader) => `${does(reader, event, 'roll', 'rolls')} a ${event.face} for the first turn.`,
  firstPlayer: (event, reader) => `${does(reader, event, 'take', 'takes')} the first turn.`,
  turnStarted: (event, reader) => `${startingWith(reader, event.seat)} turn begins ${onCell(event.cell)}.`,
  questRevealed: (event, reader) =>
    `${does(reader, event, 'reveal', 'reveals')} ${quest(event.quest)} ${onCell(event.cell)}${REVEALED[event.cause]}.`,
  pawnArrived(event, reader) {
    if (event.how === 'move') return `${does(reader, event, 'move', 'moves')} to ${cell(event.cell)}.`
    if (event.how === 'sentBack') return `${does(reader, event, 'are', 'is')} sent back to ${cell(event.cell)}.`
    return `${startingWith(reader, event.seat)} pawn is placed ${onCell(event.cell)}.`
  },
  bonusDeclared(event, reader) {
    const what = event.bonus === 'move' ? `a move to ${cell(event.cell)}` : `the reveal of ${cell(event.cell)}`
    return `${does(reader, event, 'announce', 'announces')} a bonus: ${what}.`
  },
  attemptDeclared(event, reader) {
    const what = `${named('quest', event.quest)} ${onCell(event.cell)} with ${named('item', event.item)}`
    return `${does(reader, event, 'attempt', 'attempts')} ${what}: ${count(event.dice, DIE)} against ${event.value}.`
  },
  diceRolled: (event, reader) => `${does(reader, event, 'roll', 'rolls')} ${sum(event)} against ${event.value}.`,
  questAccomplished(event, reader) {
    const points = `${event.points} legend ${plural(event.points, POINT)}`
    const [accomplish, gain] = isYou(reader, event.seat) ? ['accomplish', 'gain'] : ['accomplishes', 'gains']
    const what = `${named('quest', event.quest)} ${onCell(event.cell)}`
    return `${who(reader, event.seat)} ${accomplish} ${what} and ${gain} ${points}.`
  },
  relicGained(event, reader) {
    const what = relic(event.relic, ...(event.dormant === 1 ? ['dormant'] : []))
    if (event.cause === 'reward') return `${startingWith(reader, event.seat)} reward from the treasure: ${what}.`
    const from = {
      treasure: 'from the treasure',
      discard: 'out of the discard',
      opponent: `from ${object(reader, event.victim)}`,
    }
    return `${does(reader, event, 'take', 'takes')} ${what} ${from[event.from]}.`
  },
  questFailed: (event, reader) =>
    `${does(reader, event, 'fail', 'fails')} at ${named('quest', event.quest)} ${onCell(event.cell)}.`,
  relicLost: (event, reader) =>
    `${does(reader, event, 'lose', 'loses')} ${named('relic', event.relic)} to the discard.`,
  mentorLost: (event, reader) =>
    `${does(reader, event, 'lose', 'loses')} ${named('mentor', event.mentor)}, who leaves the game.`,
  prophecyPlayed: (event, reader) => `${does(reader, event, 'play', 'plays')} ${prophecy(event.prophecy)}.`,
  eliminationPending: (event, reader) =>
    `${does(reader, event, 'have', 'has')} neither relic nor mentor left: elimination is near.`,
  stayed: (event, reader) => `${does(reader, event, 'stay', 'stays')} ${onCell(event.cell)}.`,
  prophecyDrawn: (event, reader) =>
    `${does(reader, event, 'draw', 'draws')} ${prophecy(event.prophecy)}${DRAWN[event.why]}.`,
  prophecyCancelled({ seat, prophecy: piece }, reader) {
    const name = isKnown(piece) ? ` ${named('prophecy', piece)}` : ''
    return `${startingWith(reader, seat)} prophecy${name} is cancelled and has no effect.`
  },
  prophecyReturned: ({ prophecy: piece }) =>
    `${isKnown(piece) ? named('prophecy', piece) : 'The prophecy'} goes back into the pile, which is shuffled.`,
  bonusCancelled: ({ seat }, reader) => `${startingWith(reader, seat)} bonus is cancelled, and counts as used.`,
  relicSlept: (event, reader) => `${does(reader, event, 'let', 'lets')} ${named('relic', event.relic)} fall dormant.`,
  relicsWoke: (event, reader) =>
    `${does(reader, event, 'wake', 'wakes')} ${each(event.relics, (one) => named('relic', one), RELIC)}.`,
  relicTraded: (event, reader) =>
    `${does(reader, event, 'put', 'puts')} ${named('relic', event.relic)} into the treasure in exchange.`,
  treasureFilled: (event) => `The treasure gains ${relic(event.relic)}.`,
  treasureRefreshed: ({ relics }) => `The treasure is all new: ${each(relics, (one) => relic(one), RELIC)}.`,
  deckReshuffled: () => 'The relic discard is shuffled into a new deck.',
  dieRerolled: (event, reader) =>
    `${does(reader, event, 'have', 'has')} a ${event.before} rolled again: it comes up ${event.after}.`,
  diceChanged: ({ dice }) => `The attempt will now be rolled with ${spelled(dice, DIE)}.`,
  valueChanged: ({ value }) => `The value to exceed is now ${value}.`,
  totalChanged: ({ added }) => `This attempt now ${added < 0 ? `takes ${-added} from` : `adds ${added} to`} its total.`,
  charged({ seat, dice, total }, reader) {
    const more = [
      ...(dice === 0 ? [] : [`${spelled(Math.abs(dice), DIE)} ${dice < 0 ? 'fewer' : 'more'}`]),
      ...(total === 0 ? [] : [`${signed(total)} to the total`]),
    ]
    return `A charge for ${whose(reader, seat)} next attempt: ${list(more) || 'nothing'}.`
  },
  waived({ seat, cell: at, quest: piece }, reader) {
    const until = `For ${object(reader, seat)}, until the end of ${isYou(reader, seat) ? 'your' : 'their'} turn,`
    return `${until} ${named('quest', piece)} ${onCell(at)} ${waivedOn(piece)}.`
  },
  itemKept: (event, reader) => `${does(reader, event, 'keep', 'keeps')} ${named('item', event.item)} all the same.`,
  peeked(event, reader) {
    const look = does(reader, event, 'look', 'looks')
    if (!isKnown(event.quest)) return `${look} secretly at the quest ${onCell(event.cell)}.`
    return `${look} secretly at ${cell(event.cell)}: ${quest(event.quest)}.`
  },
  hidden: (event, reader) =>
    `${does(reader, event, 'hide', 'hides')} the quest ${onCell(event.cell)}: all face-down quests are shuffled.`,
  eliminated: (event, reader) => `${does(reader, event, 'are', 'is')} eliminated.`,
  resigned(event, reader) {
    return isYou(reader, event.seat)
      ? 'You resign and leave the game.'
      : `${who(reader, event.seat)} resigns and leaves the game.`
  },
  turnEnded({ seat, idle }, reader) {
    const ends = `${startingWith(reader, seat)} turn ends.`
    // HJ-881: from four rounds on, however many are still in the game.
    if (idle <= reader.names.length) return ends
    return `${ends} Nobody has made an attempt for ${count(idle, TURN)}: six full rounds of that end the game.`
  },
  gameOver: ({ winners, reason }, reader) => `${OVER[reason]}: ${victory(winners, reader)}!`,
  '@undone': (event, reader) =>
    isYou(reader, event.seat) ? 'You take back your last choice.' : `${who(reader, event.seat)} takes back a choice.`,
  '@left': ({ seat, as }, reader) =>
    as === 'bot'
      ? `A bot plays on for ${object(reader, seat)}.`
      : `${isYou(reader, seat) ? 'You leave' : `${who(reader, seat)} leaves`} the table for good.`,
  '@returned': (event, reader) => `${does(reader, event, 'are', 'is')} back at the table.`,
  '@adjourned': () => 'The match is adjourned without a result.',
  '@rules': () => 'From here on the match follows newer rules.',
}

/** HJ-870, HJ-873, HJ-880 */
const OVER: Readonly<Record<EventOf<'gameOver'>['reason'], string>> = {
  points: 'Fifteen legend points are reached',
  last: 'Nobody else is left in the game',
  stalemate: 'A stalemate, six rounds without an attempt',
}

const isReason = (reason: string): reason is keyof typeof OVER => Object.hasOwn(OVER, reason)

export function outcome({ winners, scores, reason }: Outcome, reader: Reader): string {
  const best = scores[winners[0] ?? -1]
  const points = best === undefined ? '' : ` with ${best} legend ${plural(best, POINT)}`
  return `${isReason(reason) ? OVER[reason] : 'The game is over'}: ${victory(winners, reader)}${points}.`
}

/** "you win", "Ada and Bob share the victory" */
function victory(winners: readonly Seat[], reader: Reader): string {
  const [only, ...others] = winners
  if (only === undefined) return 'nobody wins'
  if (others.length === 0) return isYou(reader, only) ? 'you win' : `${who(reader, only)} wins`
  const yoursFirst = [...winners].sort((a, b) => Number(isYou(reader, b)) - Number(isYou(reader, a)))
  return `${list(yoursFirst.map((seat) => object(reader, seat)))} share the victory`
}

const isYou = (reader: Reader, seat: Seat): boolean => seat === reader.seat && seat >= 0

const nameAt = ({ names }: Reader, seat: Seat): string => names[seat] || `Seat ${seat + 1}`

/** "You", "Ada" */
const who = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'You' : nameAt(reader, seat))
/** "you", "Ada" */
const object = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'you' : nameAt(reader, seat))
/** "your", "Ada’s" */
const whose = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'your' : `${nameAt(reader, seat)}’s`)
/** "Your", "Ada’s" */
const startingWith = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'Your' : whose(reader, seat))

/** "You move", "Ada moves" */
const does = (reader: Reader, { seat }: { readonly seat: Seat }, you: string, other: string): string =>
  `${who(reader, seat)} ${isYou(reader, seat) ? you : other}`

/** "the prophecy Crooked Star", "a prophecy" */
const prophecy = (piece: number): string =>
  isKnown(piece) ? `the prophecy ${named('prophecy', piece)}` : named('prophecy', piece)

/** "2 + 3 = 5", "2 + 3 (+2) = 7", or "4" for a single die */
function sum({ faces, added }: EventOf<'diceRolled'>): string {
  const shown = `${faces.join(' + ')}${added === 0 ? '' : ` (${signed(added)})`}`
  const total = faces.reduce((before, face) => before + face, added)
  return faces.length === 1 && added === 0 ? shown : `${shown} = ${total}`
}

/** HJ-749: what there was to waive. */
function waivedOn(piece: number): string {
  const isLocked = !isKnown(piece) || COLOURS.some((colour) => questOf(piece).values[colour] === LOCK)
  const isEpic = !isKnown(piece) || questOf(piece).epic || !isLocked
  const said = [
    ...(isEpic ? ['is not epic'] : []),
    ...(isLocked ? ['shows its highest value in place of every padlock'] : []),
  ]
  return list(said)
}
