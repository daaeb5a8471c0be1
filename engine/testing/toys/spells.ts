import type { Game, Given, Piece, Play, Seat } from '../../contract.ts'
import { bySeat, int, list, record, type StateOf, shape, type ViewOf, zone } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * Spells. In turn each seat casts a bolt at the next. Whatever is cast, bolt or counterspell, may be countered by any
 * other seat that holds a counterspell: the last one cast works first.
 */

/** The cards 0 to 5 are counterspells, the others bolts. */
const COUNTERS = 6
const CARDS = 12
const TURNS = 3
const isCounter = (card: Piece): boolean => card < COUNTERS

const fields = {
  turn: int,
  deck: zone('spell', 'nobody'),
  spent: zone('spell', 'all'),
  countered: list(int),
  seats: bySeat(record({ life: int, hand: zone('spell', 'owner', 'loose') })),
}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
export type Event =
  | { readonly kind: 'cast'; readonly seat: Seat; readonly card: Piece }
  | { readonly kind: 'hit'; readonly seat: Seat }
type SpellPlay = Play<State, Given<undefined, undefined>, Event>

const declared = shape(fields)
const AT = declared.at
const asks = {
  cast: askKind<Piece>('cast', { key: (card) => `cast ${card}`, piece: (piece) => ({ piece }), absent: 'pass' }),
  counter: askKind<Piece>('counter', { key: (card) => `counter ${card}`, absent: 'pass', known: 'seat' }),
}

/** Lays the card down, lets everybody react, and says whether it works. */
function cast(play: SpellPlay, seat: Seat, card: Piece): boolean {
  const { state } = play
  play.move(card, AT.spent)
  play.tell({ kind: 'cast', seat, card })
  play.window({ kind: 'cast', seat, card })
  return !state.countered.includes(card)
}

/** From the left of the one whose turn it is, which comes last. */
const seatsFrom = ({ turn, seats }: State): Seat[] => upTo(seats.length).map((i) => (turn + i) % seats.length)

export const spells: Game<State, View, Event> = {
  id: 'spells',
  rules: 1,
  migrations: [],
  modes: [{ id: 'plain', seats: [2, 3], options: {} }],
  shape: declared,
  events: { cast: { card: true }, hit: {} },
  admit: () => [],
  setup({ seats }, chance) {
    const deck = upTo(CARDS) as Piece[]
    chance.shuffle(deck)
    const hands = upTo(seats).map(() => deck.splice(0, 3))
    return { turn: 0, deck, spent: [], countered: [], seats: hands.map((hand) => ({ life: 2, hand })) }
  },
  step(play) {
    const { state } = play
    const { turn, seats } = state
    const seat = turn % seats.length
    state.turn += 1
    if (play.gone(seat)) return
    const victim = (seat + 1) % seats.length
    play.deal(AT.deck, AT.seats[seat]!.hand)
    const bolt = play.mayChoose(
      seat,
      asks.cast,
      seats[seat]!.hand.filter((card) => !isCounter(card)),
    )
    if (bolt !== undefined && cast(play, seat, bolt)) {
      seats[victim]!.life -= 1
      play.tell({ kind: 'hit', seat: victim })
    }
  },
  left(play, seat) {
    const { hand } = play.state.seats[seat]!
    while (hand.length > 0) play.move(hand[0]!, AT.spent)
  },
  actor: ({ turn, seats }) => turn % seats.length,
  outcome: ({ turn, seats }) => {
    if (turn < TURNS * seats.length && seats.every(({ life }) => life > 0)) return undefined
    const scores = seats.map(({ life }) => life)
    const ranking = upTo(seats.length).sort((a, b) => scores[b]! - scores[a]! || a - b)
    return { winners: [ranking[0]!], scores, ranking, reason: 'life' }
  },
  reactions: {
    ask: asks.counter,
    order: (state, { seat }) => seatsFrom(state).filter((other) => other !== seat),
    held: ({ seats, countered }, seat, { kind, ...event }) =>
      kind === 'cast' && !countered.includes((event as { card: Piece }).card)
        ? seats[seat]!.hand.filter(isCounter)
        : [],
    could: ({ seats }, seat, event) => seat !== event.seat && seats[seat]!.hand.length > 0,
    react(play, seat, card: Piece, event) {
      if (cast(play, seat, card)) play.state.countered.push((event as { card: Piece }).card)
    },
  },
}
