import type { Seat } from '@monomyth/engine'
import type { Play } from '../events.ts'
import { AT } from '../state.ts'
import { hasItem } from './items.ts'
import { endMatch } from './outcome.ts'
import { returnHand } from './prophecies.ts'
import { raise } from './raise.ts'
import { discardRelic } from './relics.ts'
import { countInGame } from './seats.ts'
import { fillTreasure } from './treasure.ts'
import { endWaivers } from './waivers.ts'

/** HJ-830 to HJ-833 A player without relic and mentor is eliminated, unless a reaction brings a relic first. */
export function maybeEliminate(play: Play, seat: Seat): void {
  if (isSafe(play, seat)) return
  raise(play, { kind: 'eliminationPending', seat })
  if (isSafe(play, seat)) return
  play.tell({ kind: 'eliminated', seat })
  leaveGame(play, seat)
}

/** HJ-839, HJ-873: with an item, or once all others have resigned, who are seen off at the end of the step. */
const isSafe = (play: Play, seat: Seat): boolean =>
  hasItem(play.state, seat) ||
  play.state.seats.every(({ out }, other) => other === seat || out >= 0 || play.gone(other))

/** HJ-838 Resigning. 1 the relics go to the discard, the mentor out of the game; 2 as if eliminated, without events. */
export function resign(play: Play, seat: Seat): void {
  const { relics, mentor } = play.state.seats[seat]!
  while (relics.length > 0) discardRelic(play, relics.at(-1)!)
  play.deal(AT.seats[seat]!.mentor, AT.mentorsGone, mentor.length)
  play.tell({ kind: 'resigned', seat })
  leaveGame(play, seat)
  fillTreasure(play)
}

/**
 * HJ-834 to HJ-836, HJ-873. 1 the pawn is removed, the prophecies go back, charges and waivers vanish; the tokens stay;
 * 2 the last one left wins at once; 3 one's own turn goes straight to its end.
 */
function leaveGame(play: Play, seat: Seat): void {
  const { state } = play
  const hero = state.seats[seat]!
  const before = state.seats.length - countInGame(state)
  returnHand(play, seat)
  hero.cell = -1
  hero.chargeDice = 0
  hero.chargeTotal = 0
  endWaivers(state, seat)
  hero.out = before
  if (countInGame(state) === 1) endMatch(play, 'last')
  else if (seat === state.active) state.cursor = { at: 'end' }
}
