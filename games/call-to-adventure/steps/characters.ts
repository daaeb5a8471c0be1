import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { originOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { clockwise } from '../rules/seats.ts'
import { addIcons } from '../rules/story.ts'
import { AT } from '../state.ts'

interface Choice {
  readonly origin: Piece
  readonly class: Piece
  readonly destiny: Piece
}

/**
 * CTA-101 to CTA-105 The Characters. 1 everybody is dealt theirs; 2 all choose at once and in secret; 3 Heritage, Origin
 * and Class are laid out together (CTA-108, CTA-109).
 */
export function characters(play: Play): void {
  const seats = clockwise(play.state, 0)
  for (const seat of seats) deal(play, seat)
  const choices = play.together(seats, (seat): Choice => {
    const hero = play.state.seats[seat]!
    return {
      origin: play.choose(seat, asks.origin, hero.dealtOrigins),
      class: play.choose(seat, asks.class, hero.dealtClasses),
      destiny: play.choose(seat, asks.destiny, hero.dealtDestinies),
    }
  })
  for (const seat of seats) layOut(play, seat, choices[seat]!)
  play.state.cursor = { at: 'reveal' }
}

/** CTA-101, CTA-116: two of each but the Heritage, under Quick Start one. CTA-C903 Clear Sight: three Destinies. */
function deal(play: Play, seat: Seat): void {
  const at = AT.seats[seat]!
  const count = play.given.options.quickStart === true ? 1 : 2
  play.deal(AT.heritages, at.dealtHeritages)
  play.deal(AT.origins, at.dealtOrigins, count)
  play.deal(AT.classes, at.dealtClasses, count)
  play.deal(AT.destinies, at.dealtDestinies, play.state.boon === 'clearSight' ? 3 : count)
  play.tell({ kind: 'charactersDealt', seat })
}

/** CTA-102, CTA-108, CTA-109, CTA-520 */
function layOut(play: Play, seat: Seat, { origin, class: ofClass, destiny }: Choice): void {
  const hero = play.state.seats[seat]!
  const at = AT.seats[seat]!
  const heritage = hero.dealtHeritages[0]!
  play.move(heritage, at.heritage)
  play.move(origin, at.origin)
  play.move(ofClass, at.class)
  play.move(destiny, at.destiny)
  addIcons(hero, originOf(origin).abilities)
  play.tell({ kind: 'characterRevealed', seat, heritage, origin, class: ofClass })
}
