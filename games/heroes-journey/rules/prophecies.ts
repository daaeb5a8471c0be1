import type { Piece, Seat } from '@monomyth/engine'
import type { EventOf, Play } from '../events.ts'
import { AT } from '../state.ts'

/** HJ-721, HJ-728, HJ-740 Drawing the top prophecy, if there is one. It raises no event. */
export function drawTopProphecy(play: Play, seat: Seat, why: EventOf<'prophecyDrawn'>['why']): void {
  const { prophecyPile, seats, windows } = play.state
  const { hand, drawnAt } = seats[seat]!
  if (prophecyPile.length === 0) return
  play.deal(AT.prophecyPile, AT.seats[seat]!.hand)
  drawnAt.push(windows)
  play.tell({ kind: 'prophecyDrawn', seat, prophecy: hand.at(-1)!, why })
}

/** HJ-725 A prophecy is laid face up. */
export function layProphecy(play: Play, seat: Seat, prophecy: Piece): void {
  const { cancelled, seats } = play.state
  const { hand, drawnAt } = seats[seat]!
  drawnAt.splice(hand.indexOf(prophecy), 1)
  play.move(prophecy, AT.laid)
  cancelled.push(0)
}

/** HJ-726, HJ-727 A laid prophecy goes back into the pile, which is shuffled. */
export function returnProphecy(play: Play, prophecy: Piece): void {
  const { cancelled, laid } = play.state
  cancelled.splice(laid.indexOf(prophecy), 1)
  play.tell({ kind: 'prophecyReturned', prophecy })
  play.move(prophecy, AT.prophecyPile)
  play.shuffle(AT.prophecyPile)
}

/** HJ-834 The hand of a player who is out goes back unseen. */
export function returnHand(play: Play, seat: Seat): void {
  const hero = play.state.seats[seat]!
  if (hero.hand.length === 0) return
  play.deal(AT.seats[seat]!.hand, AT.prophecyPile, hero.hand.length)
  hero.drawnAt = []
  play.shuffle(AT.prophecyPile)
}
