import type { Reader, Seat } from '@monomyth/engine'
import { french } from '@monomyth/engine/text'

/** Players in a sentence: « vous » to whoever reads, else by name. */

export const isYou = (reader: Reader, seat: Seat): boolean => seat === reader.seat && seat >= 0

/** The name of a seat other than the reader's. */
export const who = ({ names }: Reader, seat: Seat): string => names[seat] || `Place ${seat + 1}`

/** « Vous lancez », « Ada lance » */
export const does = (reader: Reader, { seat }: { readonly seat: Seat }, you: string, other: string): string =>
  isYou(reader, seat) ? `Vous ${you}` : `${who(reader, seat)} ${other}`

/** « Votre tour », « Le tour d’Ada » */
export const owned = (reader: Reader, seat: Seat, yours: string, its: string): string =>
  isYou(reader, seat) ? yours : `${its} ${french.de(who(reader, seat))}`

/** Somebody does something to somebody: « Vous donnez à Ada », « Ada vous donne », « Ada donne à Bob » */
export function doesTo(reader: Reader, from: Seat, to: Seat, you: string, other: string): string {
  if (isYou(reader, to)) return `${who(reader, from)} vous ${other}`
  return `${does(reader, { seat: from }, you, other)} à ${who(reader, to)}`
}
