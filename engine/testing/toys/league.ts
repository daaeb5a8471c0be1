import type { Dice, Game, Given, Piece, Problem, Seat } from '../../contract.ts'
import { bySeat, int, record, type StateOf, secret, shape, type ViewOf, zone } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * League. Everybody brings a deck of four of the nine cards of its colour, which nobody else has read, and makes a vow
 * in secret. Three duels; the coins won are carried into the next match of the campaign.
 */

const COLOUR = 9
const SIZE = 4
const DUELS = 3

const fields = {
  duels: int,
  seats: bySeat(
    record({
      coins: int,
      vow: secret(int, 'owner'),
      deck: zone('card', 'nobody', 'own', 'unlisted'),
      hand: zone('card', 'owner', 'loose', 'own', 'unlisted'),
      spent: zone('card', 'all', 'own'),
    }),
  ),
}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event = { readonly kind: 'won'; readonly seat: Seat; readonly cards: readonly Piece[] }
/** The strengths of the cards brought: four different numbers from 1 to 9. */
export type Entry = readonly number[]
/** The coins of each seat. */
export type Carry = readonly number[]

const declared = shape(fields)
const AT = declared.at
const asks = {
  vow: askKind<number>('vow', { known: 'seat' }),
  duel: askKind<Piece>('duel', { piece: (piece) => ({ piece }) }),
}
export const strengthOf = (card: Piece): number => (card % COLOUR) + 1
const cardOf = (seat: Seat, strength: number): Piece => (seat * COLOUR + strength - 1) as Piece

function admit(entry: unknown): readonly Problem[] {
  if (!Array.isArray(entry)) return [{ code: 'NOT_A_DECK', about: typeof entry }]
  const problems: Problem[] = []
  if (entry.length !== SIZE) problems.push({ code: 'WRONG_SIZE', about: String(entry.length) })
  for (const card of entry)
    if (!upTo(10).slice(1).includes(card)) problems.push({ code: 'NO_SUCH_CARD', about: String(card) })
  if (new Set(entry).size < entry.length) problems.push({ code: 'TWICE', about: entry.join(' ') })
  return problems
}

/** What others hold could be any of their colour that has not been seen. */
function prior(state: State, look: () => View, seat: Seat, chance: Dice): void {
  const view = look()
  for (const [other, own] of state.seats.entries()) {
    if (other === seat) continue
    const seen = new Set<number>([...view.seats[other]!.spent, ...view.seats[other]!.hand, ...view.seats[other]!.deck])
    const unseen = upTo(COLOUR)
      .map((i) => other * COLOUR + i)
      .filter((card) => !seen.has(card))
    chance.shuffle(unseen)
    for (const pile of [own.hand, own.deck] as Piece[][])
      for (const at of pile.keys()) if (!seen.has(pile[at]!)) pile[at] = unseen.pop() as Piece
  }
}

export const league: Game<State, View, Event, Entry, Carry> = {
  id: 'league',
  rules: 1,
  migrations: [],
  modes: [{ id: 'plain', seats: [2, 3], options: {} }],
  shape: declared,
  events: { won: { cards: true } },
  admit,
  bring(_seat, _to, chance) {
    const strengths = upTo(COLOUR).map((i) => i + 1)
    chance.shuffle(strengths)
    return strengths.slice(0, SIZE)
  },
  setup({ entries, carry }: Given<Entry, Carry>, chance) {
    const decks = entries.map((entry, seat) => entry.map((strength) => cardOf(seat, strength)))
    for (const deck of decks) chance.shuffle(deck)
    return {
      duels: 0,
      seats: decks.map((deck, seat) => ({
        coins: carry?.[seat] ?? 0,
        vow: 0,
        hand: deck.splice(0, 1),
        deck,
        spent: [],
      })),
    }
  },
  step(play) {
    const { state } = play
    const seats = upTo(state.seats.length)
    if (state.duels === 0)
      play.together(seats, (seat) => {
        state.seats[seat]!.vow = play.choose(seat, asks.vow, [0, 1, 2])
      })
    for (const seat of seats) play.deal(AT.seats[seat]!.deck, AT.seats[seat]!.hand)
    const cards = seats.map((seat) => {
      const card = play.choose(seat, asks.duel, state.seats[seat]!.hand)
      play.move(card, AT.seats[seat]!.spent)
      return card
    })
    const best = Math.max(...cards.map(strengthOf))
    const seat = cards.findIndex((card) => strengthOf(card) === best)
    state.seats[seat]!.coins += 1
    state.duels += 1
    if (state.duels === DUELS) for (const own of state.seats) if (own.vow === own.coins) own.coins += 2
    play.tell({ kind: 'won', seat, cards })
  },
  left: () => {},
  actor: () => -1,
  outcome({ duels, seats }) {
    if (duels < DUELS) return undefined
    const scores = seats.map(({ coins }) => coins)
    const ranking = upTo(seats.length).sort((a, b) => scores[b]! - scores[a]! || a - b)
    return { winners: [ranking[0]!], scores, ranking, reason: 'duels' }
  },
  carry: ({ seats }) => seats.map(({ coins }) => coins),
  prior,
}
