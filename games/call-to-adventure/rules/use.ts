import type { Piece, Seat } from '@monomyth/engine'
import { contextOf } from '../effects/context.ts'
import { fireClass } from '../effects/fire.ts'
import { perform } from '../effects/run.ts'
import { use } from '../effects/unlocked.ts'
import type { Play } from '../events.ts'
import { effectOf } from './activate.ts'
import { isCrestShown } from './spread.ts'

/** CTA-594 What applies at once, without the stack. */

/** CTA-530 to CTA-535 From the reserve to the Class, for good; what it unlocks works at once. */
export function bank(play: Play, seat: Seat, amount: number): void {
  const { state } = play
  const hero = state.seats[seat]!
  hero.xp -= amount
  hero.banked += amount
  play.tell({ kind: 'banked', seat, amount, banked: hero.banked })
  // CTA-543: of the third effects only that of a Crest looks back, at the current cast. Whoever has it has just unlocked
  // it: behind it nothing is banked (CTA-536).
  if (state.attempt.outcome === 'open' && isCrestShown(state)) fireClass(play, 'crest', { seat })
}

/** CTA-594 At once, without the stack. */
export function activate(play: Play, seat: Seat, piece: Piece): void {
  const { state } = play
  const hero = state.seats[seat]!
  const from = hero.origin[0] === piece ? 'origin' : 'class'
  const context = contextOf('activate', { seat })
  context.card = piece
  use(hero, from)
  play.tell({ kind: 'activated', seat, card: piece })
  perform(play, seat, effectOf(state, seat, from)!, context)
}

/** CTA-898, CTA-C901 Living Memory. */
export function useMemory(play: Play): void {
  const { state } = play
  state.boonUsed = 1
  state.attempt.isAgain = 1
  play.tell({ kind: 'boonApplied', boon: state.boon })
}
