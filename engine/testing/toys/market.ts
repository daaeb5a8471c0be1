import type { Game, Piece } from '../../contract.ts'
import { bySeat, int, list, record, type StateOf, shape, type ViewOf, zone } from '../../shape.ts'
import { askKind, upTo } from './ask.ts'

/**
 * Market. In turn: buy up to two wares of the row, none dearer than your coins; perhaps bless one ware you own; stack
 * the wares bought, the last on top.
 */

const WARES = 8
const TURNS = 2
/** Wares 0 to 7 cost 0, 1, 2, 3, 0, 1, 2, 3. */
const priceOf = (ware: Piece): number => ware % 4

const fields = {
  turn: int,
  pile: zone('ware', 'nobody'),
  row: zone('ware', 'all'),
  seats: bySeat(record({ coins: int, cart: zone('ware', 'all'), blessed: list(int) })),
}
export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}
type Event = { readonly kind: 'bought'; readonly wares: readonly Piece[] }

const declared = shape(fields)
export const AT = declared.at
const asks = {
  buy: askKind<Piece, View>('buy', {
    absent: 'pass',
    rules: ['M-1'],
    key: (ware) => `ware ${ware}`,
    piece: (piece) => ({ piece }),
    bar: ({ seats }, seat, ware) => (priceOf(ware) > seats[seat]!.coins ? 'M-1' : undefined),
  }),
  bless: askKind<Piece>('bless', { absent: 'pass', key: (ware) => `ware ${ware}` }),
  stack: askKind<Piece>('stack', { key: (ware) => `ware ${ware}` }),
}

export const market: Game<State, View, Event> = {
  id: 'market',
  rules: 1,
  migrations: [],
  modes: [{ id: 'plain', seats: [1, 3], options: {} }],
  shape: declared,
  events: { bought: { wares: true } },
  admit: () => [],
  setup({ seats }, chance) {
    const pile = upTo(WARES) as Piece[]
    chance.shuffle(pile)
    const row = pile.splice(0, 4)
    return { turn: 0, pile, row, seats: upTo(seats).map(() => ({ coins: 2, cart: [], blessed: [] })) }
  },
  step(play) {
    const { state } = play
    const seat = state.turn % state.seats.length
    state.turn += 1
    if (play.gone(seat)) return
    const own = state.seats[seat]!
    const { cart } = AT.seats[seat]!
    const wares = play.chooseSome(seat, asks.buy, state.row, { min: 0, max: 2 })
    for (const ware of play.chooseOrder(seat, asks.stack, wares)) play.move(ware, cart)
    play.tell({ kind: 'bought', wares })
    const blessed = play.mayChoose(seat, asks.bless, own.cart)
    if (blessed !== undefined) own.blessed.push(blessed)
    play.deal(AT.pile, AT.row, wares.length)
    own.coins += 1
  },
  left: () => {},
  actor: ({ turn, seats }) => turn % seats.length,
  outcome: ({ turn, seats }) => {
    if (turn < TURNS * seats.length) return undefined
    const scores = seats.map(({ cart, blessed }) => cart.length + blessed.length)
    const ranking = upTo(seats.length).sort((a, b) => scores[b]! - scores[a]! || a - b)
    return { winners: [ranking[0]!], scores, ranking, reason: 'closed' }
  },
}
