import type { Reader, Seat } from '@monomyth/engine'

/** Players in a sentence: "you" to whoever reads, else by name. */

export const isYou = (reader: Reader, seat: Seat): boolean => seat === reader.seat && seat >= 0

const nameAt = ({ names }: Reader, seat: Seat): string => names[seat] || `Seat ${seat + 1}`

/** "You", "Ada" */
export const who = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'You' : nameAt(reader, seat))
/** "you", "Ada" */
export const object = (reader: Reader, seat: Seat): string => (isYou(reader, seat) ? 'you' : nameAt(reader, seat))
/** "Your", "Ada’s" */
export const startingWith = (reader: Reader, seat: Seat): string =>
  isYou(reader, seat) ? 'Your' : `${nameAt(reader, seat)}’s`

/** "You cast", "Ada casts" */
export const does = (reader: Reader, { seat }: { readonly seat: Seat }, you: string, other: string): string =>
  `${who(reader, seat)} ${isYou(reader, seat) ? you : other}`
