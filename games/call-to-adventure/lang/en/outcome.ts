import type { Outcome, Reader, Seat } from '@monomyth/engine'
import { english } from '@monomyth/engine/text'
import { rankOf } from '../../rules/outcome.ts'
import { ranks } from './frame.ts'
import { isYou, object, who } from './persons.ts'

const { list, plural } = english
const POINT = { one: 'point', many: 'points' }

/** CTA-003 to CTA-005 */
export const OVER = {
  won: 'The Adversary is beaten',
  lost: 'The Adversary still stands, and the party has lost',
  scores: 'The tale is told',
}
const isReason = (reason: string): reason is keyof typeof OVER => Object.hasOwn(OVER, reason)

export function outcome({ winners, scores, reason }: Outcome, reader: Reader): string {
  const over = isReason(reason) ? OVER[reason] : 'The game is over'
  if (winners.length === 0) return `${over}.`
  const best = scores[winners[0]!] ?? 0
  const points = `${best < 0 ? `−${-best}` : best} ${plural(best, POINT)}`
  // CTA-854
  if (scores.length === 1) return `${over}: the story is worth ${points}, a ${ranks[rankOf(best)]}.`
  return `${over}: ${victory(winners, reader)}, with ${points}.`
}

/** "you win", "Ada and Bob share the victory" */
export function victory(winners: readonly Seat[], reader: Reader): string {
  const [only, ...others] = winners
  if (only === undefined) return 'nobody wins'
  if (others.length === 0) return isYou(reader, only) ? 'you win' : `${who(reader, only)} wins`
  const yoursFirst = [...winners].sort((a, b) => Number(isYou(reader, b)) - Number(isYou(reader, a)))
  return `${list(yoursFirst.map((seat) => object(reader, seat)))} share the victory`
}
