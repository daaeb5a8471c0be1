import type { Seat } from '@monomyth/engine'
import { originOf } from '../content/pieces.ts'
import type { State, View } from '../state.ts'

/** CTA-210 A turn in which nothing has happened. CTA-237, CTA-522, CTA-523 What the Origin gives for nothing in it. */
export function freshTurn({ seats }: Pick<View, 'seats'>, seat: Seat): State['turn'] {
  const turn = { isMainDone: 0, replaced: 0, freeJourneys: 0, freeDark: 0, gapAct: -1, gapAt: -1, hasGained: 0 }
  const [origin] = seats[seat]!.origin
  if (origin === undefined) return turn
  for (const { on, do: operations } of originOf(origin).effects) {
    if (on !== 'static') continue
    for (const operation of operations) {
      if (operation.do === 'freeDark') turn.freeDark += operation.count
      if (operation.do === 'freeJourney') turn.freeJourneys += operation.count
    }
  }
  return turn
}
