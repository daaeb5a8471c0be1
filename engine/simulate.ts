import type { AnyGame, Outcome } from './contract.ts'
import { clonePosition, type Position } from './position.ts'
import { type Policy, Run } from './run.ts'
import { type Opening, opening, type Setup } from './start.ts'

export interface Simulated {
  readonly position: Position<unknown>
  readonly outcome: Outcome | undefined
  readonly decisions: number
}

/** The callback host: plays a match from the start, every question answered by the policy at once. */
export function simulate(game: AnyGame, setup: Setup, policy: Policy<never>, limit?: number): Simulated {
  return play(game, opening(game, setup), policy, limit)
}

/** The same from any position; the position itself is left as it was. */
export function run(game: AnyGame, from: Opening, policy: Policy<never>, limit?: number): Simulated {
  return play(game, { ...from, position: clonePosition(game.shape, from.position) }, policy, limit)
}

function play(game: AnyGame, { given, key, position }: Opening, policy: Policy<never>, limit?: number): Simulated {
  const setting = limit === undefined ? { policy: policy as Policy } : { policy: policy as Policy, limit }
  const host = new Run(game, given, key, position, setting)
  const outcome = host.toEnd()
  return { position: host.position(), outcome, decisions: host.decisions }
}
