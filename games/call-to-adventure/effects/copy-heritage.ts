import { asks } from '../asks.ts'
import { copiedHeritages, useOwn } from '../rules/heritage.ts'
import { gainXp } from '../rules/xp.ts'
import type { OperationOf } from './effect.ts'
import type { OperationKind } from './kind.ts'

/** CTA-C012 The own effect of another Heritage at one's own cost; where none is offered, one experience. */
export const copyHeritage: OperationKind<OperationOf<'copyHeritage'>> = {
  can: () => true,
  run(play, owner) {
    const others = copiedHeritages(play.state, owner)
    if (others.length === 0) gainXp(play, owner, 1, 'card')
    else useOwn(play, owner, play.choose(owner, asks.copy, others))
  },
}
