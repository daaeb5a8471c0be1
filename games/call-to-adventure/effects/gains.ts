import { asks, GIVE_XP } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import { handOf, handSize, handZone } from '../rules/draw.ts'
import { isCompetitive } from '../rules/modes.ts'
import { clockwise } from '../rules/seats.ts'
import { changeTokens } from '../rules/tokens.ts'
import { gainXp, loseXp } from '../rules/xp.ts'
import { amountOf } from './counters.ts'
import type { OperationOf } from './effect.ts'
import { causeOf, type OperationKind, whoOf } from './kind.ts'

/** CTA-471, CTA-472 Experience gained, or lost as far as it is there. */
export const xp: OperationKind<OperationOf<'xp'>> = {
  // How much a range will pay is named later.
  can(view, owner, { who, by }, context) {
    if (typeof by !== 'number' || by > 0) return true
    return who === 'each'
      ? view.seats.some((hero) => hero.xp > 0)
      : view.seats[whoOf(view, owner, who, context)]!.xp > 0
  },
  run(play, owner, { who, by }, context) {
    const { state } = play
    const amount = amountOf(state, owner, by, context)
    const cause = causeOf(state, owner, context)
    const seats = who === 'each' ? clockwise(state, state.active) : [whoOf(state, owner, who, context)]
    for (const seat of seats) {
      if (amount > 0) gainXp(play, seat, amount, cause)
      else loseXp(play, seat, -amount, cause)
    }
  },
}

/** CTA-716, CTA-717, CTA-860 */
export const adv: OperationKind<OperationOf<'adv'>> = {
  can(view, owner, { by }, context) {
    if (isCompetitive(view)) return false
    const amount = amountOf(view, owner, by, context)
    return amount > 0 || (amount < 0 && view.adversary.tokens > 0)
  },
  run(play, owner, { by }, context) {
    // CTA-705: what exceeds the difficulty has a name of its own in the log.
    const isMargin = typeof by !== 'number' && by.count.of === 'margin'
    const cause = isMargin ? 'margin' : causeOf(play.state, owner, context)
    changeTokens(play, amountOf(play.state, owner, by, context), cause)
  },
}

/** CTA-C190 From the Adversary to the reserve. */
export const stealAdv: OperationKind<OperationOf<'stealAdv'>> = {
  can: ({ adversary }) => adversary.tokens > 0,
  run(play, owner, { count }) {
    const taken = Math.min(count, play.state.adversary.tokens)
    changeTokens(play, -taken, 'card')
    gainXp(play, owner, taken, 'card')
  },
}

/** From the reserve of the Hero named to one's own. */
export const steal: OperationKind<OperationOf<'steal'>> = {
  can: (view, _owner, _operation, { target }) => (view.seats[target]?.xp ?? 0) > 0,
  run(play, owner, { count }, { target }) {
    const { seats } = play.state
    const taken = Math.min(count, seats[target]!.xp)
    seats[target]!.xp -= taken
    seats[owner]!.xp += taken
    play.tell({ kind: 'xpTaken', seat: owner, from: target, count: taken })
  },
}

/** CTA-C192 The Hero named gives one experience or a card of its own choice. */
export const demand: OperationKind<OperationOf<'demand'>> = {
  can: (view, _owner, _operation, { target }) => target >= 0 && view.seats[target]!.xp + handSize(view, target) > 0,
  run(play, owner, _operation, context) {
    const { target } = context
    const hand: readonly number[] = handOf(play.state, target)
    const given = play.choose(target, asks.give, play.state.seats[target]!.xp > 0 ? [GIVE_XP, ...hand] : hand)
    if (given === GIVE_XP) return steal.run(play, owner, { do: 'steal', count: 1 }, context)
    const feat = pieceOf(given)
    play.move(feat, handZone(owner, feat))
    play.tell({ kind: 'featGiven', seat: target, to: owner, feat })
  },
}
