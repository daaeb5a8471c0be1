import type { Outcome, Reader, Seat } from '@monomyth/engine'
import { french } from '@monomyth/engine/text'
import { rankOf } from '../../rules/outcome.ts'
import { ranks } from './frame.ts'
import { isYou, who } from './persons.ts'

const { list, plural } = french
const POINT: french.Noun = { one: 'point', many: 'points', gender: 'm' }

/** CTA-003 to CTA-005 */
export const OVER = {
  won: 'L’Adversaire est vaincu',
  lost: 'L’Adversaire tient toujours, et le groupe a perdu',
  scores: 'L’histoire est contée',
}
const isReason = (reason: string): reason is keyof typeof OVER => Object.hasOwn(OVER, reason)

export function outcome({ winners, scores, reason }: Outcome, reader: Reader): string {
  const over = isReason(reason) ? OVER[reason] : 'La partie est finie'
  if (winners.length === 0) return `${over}.`
  const best = scores[winners[0]!] ?? 0
  const points = `${best < 0 ? `−${-best}` : best} ${plural(best, POINT)}`
  // CTA-854
  if (scores.length === 1) return `${over} : l’histoire vaut ${points}, rang ${ranks[rankOf(best)]}.`
  return `${over} : ${victory(winners, reader)}, à ${points}.`
}

/** « vous l’emportez », « Ada et Bob se partagent la victoire » */
export function victory(winners: readonly Seat[], reader: Reader): string {
  const [only, ...rest] = winners
  if (only === undefined) return 'personne ne l’emporte'
  if (rest.length === 0) return isYou(reader, only) ? 'vous l’emportez' : `${who(reader, only)} l’emporte`
  const others = winners.filter((seat) => !isYou(reader, seat)).map((seat) => who(reader, seat))
  return others.length < winners.length
    ? `vous partagez la victoire avec ${list(others)}`
    : `${list(others)} se partagent la victoire`
}
