import type { Back, Piece, Seat, Wits } from '@monomyth/engine'
import type { AskId } from './asks.ts'
import { LOCK } from './content/cards.ts'
import { colourOf, isMentor, mentorOf, pieceOf, powerOf, prophecyOf } from './content/pieces.ts'
import type { Effect } from './effects/effect.ts'
import { chanceToExceed } from './odds.ts'
import { DISTANCE, INN, isEndOfWorld, NEIGHBOURS, QUEST_CELLS, STAY } from './rules/board.ts'
import { bonusOf } from './rules/bonus.ts'
import { diceDue, diceFor, isDormant, totalOf, valueFor } from './rules/items.ts'
import { mainKindOf, mainTargetOf } from './rules/main-option.ts'
import { POINTS_TO_WIN } from './rules/outcome.ts'
import { isFaceUp, isFree, questAt, statusOf } from './rules/quests.ts'
import { swapGives, swapTakes } from './rules/swap-option.ts'
import type { View } from './state.ts'

/** What a position is worth, in legend points, more or less. One look ahead: what can be tried, and how far away it is. */

/** By power: what owning such a relic is worth. */
const POWER_WORTH = [0, 0.9, 1.9, 3]
const MENTOR_WORTH = 0.5
const PROPHECY_WORTH = 0.7
/** A dormant relic must first be carried home. */
const DORMANT_SHARE = 0.6
/** Losing the last item is losing the match. */
const RUIN = 8
const VICTORY = 100
/** What is one turn away is worth so much of what is here. */
const PATIENCE = 0.75
const WAITING = Array.from({ length: 9 }, (_, turns) => PATIENCE ** turns)

interface Mind {
  readonly view: View
  readonly seat: Seat
  readonly odds: boolean
  /** By cell: the best that can be tried there with what is awake, and as if all relics were. 0: nothing. */
  readonly awake: readonly number[]
  readonly rested: readonly number[]
}

function mindOf(view: View, seat: Seat, odds: boolean): Mind {
  const ways = { view, seat, odds }
  const bestWith = (items: readonly (Piece | Back)[]) =>
    QUEST_CELLS.map((cell) =>
      isFree(view, cell) ? items.reduce((best, item) => Math.max(best, attemptWorth(ways, cell, item)), 0) : 0,
    )
  const { relics, mentor } = view.seats[seat]!
  const items = [...relics, ...mentor]
  const awake = bestWith(items.filter((item) => !isDormant(view, item)))
  return { ...ways, awake, rested: items.some((item) => isDormant(view, item)) ? bestWith(items) : awake }
}

function itemWorth(view: View, item: Piece | Back): number {
  if (isMentor(item)) return MENTOR_WORTH
  return POWER_WORTH[powerOf(item)]! * (isDormant(view, item) ? DORMANT_SHARE : 1)
}

/** The chance of success: exact, or by feel from the mean of a die. */
function chanceOf(dice: number, value: number, added: number, odds: boolean): number {
  if (odds) return chanceToExceed(dice, value, added)
  const mean = 3.5 * dice + added
  return mean > value + 1 ? 0.7 : mean > value ? 0.55 : 0.3
}

/** What an attempt on that cell with this item promises, as if the pawn stood there. */
function attemptWorth(
  { view, seat, odds }: Pick<Mind, 'view' | 'seat' | 'odds'>,
  cell: number,
  item: Piece | Back,
): number {
  const value = valueFor(view, seat, item, cell)
  const dice = diceFor(view, seat, item, cell)
  if (value === LOCK || dice < 1) return Number.NEGATIVE_INFINITY
  const { points, relics, mentor, chargeTotal } = view.seats[seat]!
  const quest = questAt(view, cell)
  const chance = chanceOf(diceDue(dice), value, chargeTotal, odds)
  const wins = points + quest.points >= POINTS_TO_WIN ? VICTORY : 0
  const gain =
    quest.points + rewardWorth(view, cell) + wins - (isMentor(item) ? 0 : (1 - DORMANT_SHARE) * powerOf(item))
  const last = relics.length + mentor.length === 1 ? RUIN : 0
  return chance * gain - (1 - chance) * (itemWorth(view, item) + last)
}

function rewardWorth(view: View, cell: number): number {
  const { colour } = questAt(view, cell)
  if (colour === 'white') return PROPHECY_WORTH
  return view.treasure.reduce(
    (best, relic) => (colourOf(relic) === colour ? Math.max(best, itemWorth(view, relic)) : best),
    0,
  )
}

/** What standing there promises for later: the best quest within reach, on the way over the inn perhaps. */
function prospect({ awake, rested }: Mind, from: number): number {
  const now = from === INN ? rested : awake
  const away = DISTANCE[from]!
  const fromInn = DISTANCE[INN]!
  let best = 0
  for (const cell of QUEST_CELLS) {
    best = Math.max(best, now[cell]! * WAITING[away[cell]!]!, rested[cell]! * WAITING[away[INN]! + fromInn[cell]!]!)
  }
  return best
}

/** What arriving there now is worth: an attempt at once, or a bonus move to one, or what lies further on. */
function arrivalWorth(mind: Mind, cell: number, hasBonus: boolean): number {
  const { view, seat } = mind
  const later = PATIENCE * prospect(mind, cell) + visitWorth(mind, cell)
  if (view.turn.forfeited === 1) return later
  const status = statusOf(view, seat, cell)
  if (status === 'free') return Math.max(later, (mind.awake[cell] ?? 0) + visitWorth(mind, cell))
  if (!hasBonus || status === 'rival') return later
  const next = NEIGHBOURS[cell]!.filter((neighbour) => isFaceUp(view, neighbour))
  return Math.max(later, ...next.map((neighbour) => (cell === INN ? mind.rested : mind.awake)[neighbour] ?? 0))
}

const visitWorth = ({ view, seat }: Mind, cell: number): number =>
  isEndOfWorld(cell) && view.seats[seat]!.visited === 0 ? PROPHECY_WORTH : 0

/** The main phase: an attempt for what it promises, anything else for where it leads. */
function mainWorth(mind: Mind, option: number): number {
  const { view, seat } = mind
  const target = mainTargetOf(option)
  const { cell } = view.seats[seat]!
  switch (mainKindOf(option)) {
    case 'attempt':
      return attemptWorth(mind, cell, pieceOf(target))
    case 'extra':
      return PATIENCE * prospect(mind, target) + visitWorth(mind, target) - 0.01
    case 'bonus-move':
      return bonusOf(view) === 'B' ? PATIENCE * prospect(mind, target) : arrivalWorth(mind, target, false)
    case 'bonus-reveal':
      return PATIENCE * prospect(mind, cell) + 0.05 + revealWorth(mind, target)
    default:
      return PATIENCE * prospect(mind, cell)
  }
}

/** A face-down quest is worth knowing where one can soon be, and the others cannot. */
function revealWorth({ view, seat }: Mind, cell: number): number {
  const { cell: here } = view.seats[seat]!
  const rivals = view.seats.filter(({ cell: there }, other) => other !== seat && there >= 0)
  const nearest = rivals.reduce((least, { cell: there }) => Math.min(least, DISTANCE[there]![cell]!), 9)
  return 0.1 - 0.02 * DISTANCE[here < 0 ? INN : here]![cell]! + 0.002 * nearest
}

/** A prophecy in hand: is this the moment? */
function reactionWorth(mind: Mind, prophecy: Piece): number {
  return prophecyOf(prophecy).effects.reduce((sum, effect) => sum + effectWorth(mind, effect), 0) - 0.2
}

function effectWorth({ view, seat, odds }: Mind, effect: Effect): number {
  const { attempt } = view
  switch (effect.kind) {
    case 'rerollDice':
      return totalOf(view) > attempt.value ? questAt(view, attempt.cell).points : -1
    case 'modifyValue':
      return effect.by > 0 ? 0.5 : 0
    case 'modifyDice': {
      const chance = (dice: number) => chanceOf(diceDue(dice), attempt.value, attempt.added, odds)
      return (chance(attempt.dice + effect.by) - chance(attempt.dice)) * (questAt(view, attempt.cell).points + 1)
    }
    case 'keepItem':
      return itemWorth(view, pieceOf(attempt.item)) - 0.5
    case 'place':
      return seat === view.active ? 0 : 0.1
    default:
      return 0.4
  }
}

type Rating = (mind: Mind, value: number) => number

const relicRating: Rating = ({ view, seat }, relic) => {
  const item = pieceOf(relic)
  const isNew = view.seats[seat]!.relics.every((own) => colourOf(own) !== colourOf(item))
  return itemWorth(view, item) + (isNew ? 0.3 : 0)
}
const revealRating: Rating = (mind, cell) => 1 + revealWorth(mind, cell)
const goRating: Rating = (mind, cell) =>
  prospect(mind, cell) + visitWorth(mind, cell) - prospect(mind, mind.view.seats[mind.seat]!.cell)

/** By ask; declining is worth nothing. */
const RATINGS: { readonly [K in AskId]: Rating } = {
  startingRelic: () => 0,
  mentor: ({ view, seat }, mentor) =>
    (colourOf(pieceOf(mentor)) === colourOf(view.seats[seat]!.relics[0]!) ? 0 : 1) +
    (mentorOf(pieceOf(mentor)).when === 'lost' ? 0.5 : 0),
  offer: revealRating,
  reveal: revealRating,
  move: (mind, cell) =>
    cell === STAY ? arrivalWorth(mind, mind.view.seats[mind.seat]!.cell, false) : arrivalWorth(mind, cell, true),
  main: mainWorth,
  reward: relicRating,
  freeReveal: revealRating,
  react: (mind, prophecy) => reactionWorth(mind, pieceOf(prophecy)),
  reroll: ({ view }, die) => view.attempt.faces[die]!,
  takeRelic: relicRating,
  revealByEffect: revealRating,
  moveByEffect: goRating,
  half: () => 0,
  place: goRating,
  wake: ({ view }, relic) => itemWorth(view, pieceOf(relic)),
  peek: revealRating,
  hide: ({ view }, cell) => questAt(view, cell).points,
  swap: ({ view }, option) => itemWorth(view, swapTakes(option)) - itemWorth(view, swapGives(option)),
  takeFromOpponent: relicRating,
}

export const wits: Wits<View> = {
  judge(view, seat, { odds }) {
    const mind = mindOf(view, seat, odds)
    return (ask, value) => (value === undefined ? 0 : RATINGS[ask as AskId](mind, value as number))
  },
}
