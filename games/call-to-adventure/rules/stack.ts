import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { featOf, isHero, pieceOf } from '../content/pieces.ts'
import { contextOf } from '../effects/context.ts'
import { pay } from '../effects/costs.ts'
import { fire, fireClass } from '../effects/fire.ts'
import { aimAll, operate } from '../effects/kind.ts'
import type { Play } from '../events.ts'
import { AT } from '../state.ts'
import { mayName } from './feats.ts'
import { nextSeat } from './seats.ts'

/** CTA-569, CTA-588, CTA-589 Named and paid for at once, it lies on the stack and counts as played. */
export function playFeat(play: Play, seat: Seat, feat: Piece): void {
  const { state } = play
  const { effect, names } = featOf(feat)
  const { playedHeroes, playedAntiheroes } = AT.seats[seat]!
  const context = contextOf('played', { seat: state.active, feat })
  context.target = names === 'nobody' ? aimAll(play, seat, effect.do, context) : nameHero(play, seat, feat)
  play.move(feat, isHero(feat) ? playedHeroes : playedAntiheroes)
  play.tell({ kind: 'featPlayed', seat, feat })
  pay(play, seat, effect.cost, context)
  state.stack.push({ feat, seat, target: context.target, paid: context.paid, isCancelled: 0 })
  state.window.from = nextSeat(state, seat)
  state.window.left = state.seats.length
  fire(play, 'playFeat', { seat, feat })
}

function nameHero(play: Play, seat: Seat, feat: Piece): Seat {
  const { state } = play
  const { effect, names } = featOf(feat)
  const heroes: Seat[] = []
  for (let target = 0; target < state.seats.length; target++)
    if (mayName(state, seat, names, target, effect)) heroes.push(target)
  return play.choose(seat, asks.hero, heroes)
}

/** CTA-577, CTA-590 The last played first, without interruption. */
export function resolveStack(play: Play): void {
  const { stack } = play.state
  while (stack.length > 0) resolveTop(play)
}

/** CTA-580, CTA-582: amounts are worked out now; what was cancelled is gone. */
function resolveTop(play: Play): void {
  const { state } = play
  const { feat: played, seat, target, paid, isCancelled } = state.stack.pop()!
  if (isCancelled === 1) return
  const feat = pieceOf(played)
  const context = contextOf('played', { seat: state.active, feat })
  context.card = feat
  context.target = target
  context.paid = paid
  operate(play, seat, featOf(feat).effect.do, context)
  play.tell({ kind: 'featResolved', seat, feat })
  // CTA-C030: a Bard answers when a Feat has added to the result, not when it is played.
  if (context.added > 0) fireClass(play, 'playFeat', { seat, feat }, context.added)
}
