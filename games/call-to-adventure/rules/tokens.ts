import type { Play } from '../events.ts'
import type { Cause } from '../words.ts'
import { isCompetitive } from './modes.ts'

/** CTA-477: tokens on the Adversary never go below 0. CTA-860: without an Adversary nothing happens. */
export function changeTokens(play: Play, by: number, cause: Cause): void {
  const { state } = play
  if (isCompetitive(state)) return
  const { adversary } = state
  const change = Math.max(by, -adversary.tokens)
  if (change === 0) return
  adversary.tokens += change
  play.tell({ kind: 'tokensChanged', by: change, tokens: adversary.tokens, cause })
}
