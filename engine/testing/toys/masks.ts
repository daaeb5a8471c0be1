import type { EventPieces, Game, Given, Outcome, Piece, Play, Seat } from '../../contract.ts'
import { bySeat, int, list, record, type StateOf, secret, shape, type ViewOf, zone } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * Masks. Each night everybody draws two cards in secret, lays one face down and may tempt fortune; then the masks fall,
 * the highest card with its fortune wins the night, and everybody dreams in secret before a public die ends it.
 */

const CARDS = 6
const NIGHTS = 2

const fields = {
  nights: int,
  dawn: int,
  fallen: zone('mask', 'all'),
  seats: bySeat(
    record({
      points: int,
      fortune: secret(int, 'owner'),
      dreams: secret(list(int), 'owner'),
      deck: zone('mask', 'nobody', 'own'),
      hand: zone('mask', 'owner', 'loose', 'own'),
      mask: zone('mask', 'owner', 'own'),
    }),
  ),
}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly Piece[] }
  | { readonly kind: 'masked'; readonly seat: Seat; readonly card: Piece }
  | { readonly kind: 'fell'; readonly cards: readonly Piece[]; readonly dares: readonly number[] }
  | { readonly kind: 'dawned'; readonly face: number }
type NightPlay = Play<State, Given<undefined, undefined>, Event>

const declared = shape(fields)
const AT = declared.at
const pieces: EventPieces<Event> = { drew: { cards: true }, masked: { card: true }, fell: { cards: true }, dawned: {} }
const asks = {
  mask: askKind<Piece>('mask', { key: (card) => `card ${card}`, piece: (piece) => ({ piece }), absent: 'chance' }),
  dare: askKind<number>('dare', { known: 'seat' }),
  sleep: askKind<string>('sleep'),
}
const worth = (card: Piece): number => card % CARDS

/** 1 draw two; 2 lay one face down; 3 tempt fortune with up to two dice. */
function dress(play: NightPlay, seat: Seat): number {
  const { deck, hand, mask } = AT.seats[seat]!
  const own = play.state.seats[seat]!
  play.shuffle(deck)
  play.deal(deck, hand, 2)
  play.tell({ kind: 'drew', seat, cards: own.hand.slice() })
  const card = play.choose(seat, asks.mask, own.hand)
  play.move(card, mask)
  play.tell({ kind: 'masked', seat, card })
  const dice = play.choose(seat, asks.dare, [0, 1, 2])
  own.fortune = 0
  for (let i = 0; i < dice; i++) own.fortune += play.roll(6) - 3
  return dice
}

function sleep(play: NightPlay, seat: Seat): void {
  const { dreams } = play.state.seats[seat]!
  dreams.push(play.roll(20))
  if (play.choose(seat, asks.sleep, ['deep', 'light']) === 'deep') dreams.push(play.roll(20))
}

export const masks: Game<State, View, Event> = {
  id: 'masks',
  rules: 1,
  migrations: [],
  modes: [{ id: 'plain', seats: [2, 3], options: {} }],
  shape: declared,
  events: pieces,
  admit: () => [],
  setup: ({ seats }) => ({
    nights: 0,
    dawn: 0,
    fallen: [],
    seats: upTo(seats).map((seat) => ({
      points: 0,
      fortune: 0,
      dreams: [],
      deck: upTo(CARDS).map((i) => (seat * CARDS + i) as Piece),
      hand: [],
      mask: [],
    })),
  }),
  step(play) {
    const { state } = play
    const seats = upTo(state.seats.length)
    const dares = play.together(seats, (seat) => dress(play, seat))
    const cards = seats.map((seat) => state.seats[seat]!.mask[0]!)
    for (const card of cards) play.move(card, AT.fallen)
    play.tell({ kind: 'fell', cards, dares })
    const scores = seats.map((seat) => worth(cards[seat]!) + state.seats[seat]!.fortune)
    for (const seat of seats) if (scores[seat] === Math.max(...scores)) state.seats[seat]!.points += 1
    play.together(seats, (seat) => sleep(play, seat))
    state.dawn = play.roll(6)
    play.tell({ kind: 'dawned', face: state.dawn })
    state.nights += 1
  },
  left: () => {},
  actor: () => -1,
  outcome: ({ nights, seats }): Outcome | undefined => {
    if (nights < NIGHTS) return undefined
    const scores = seats.map(({ points }) => points)
    const ranking = upTo(seats.length).sort((a, b) => scores[b]! - scores[a]! || a - b)
    return {
      winners: ranking.filter((seat) => scores[seat] === scores[ranking[0]!]),
      scores,
      ranking,
      reason: 'nights',
    }
  },
}
