import type { Reader } from '@monomyth/engine'
import type { Words } from './words/words.ts'

/** Their first letters mark pawns and tokens: none of them is a column of a board or a colour in any language. */
const NAMES = ['Linden', 'Marlow', 'Onyx', 'Tansy', 'Kestrel', 'Sorrel']
const READER = '@'

/** Names by seat; whoever sits at the keyboard is "you". */
export function readerFor(seats: number, seat: number, words: Words): Reader {
  const names = Array.from({ length: seats }, (_, i) => (i === seat ? words.you : (NAMES[i] ?? words.seat(i + 1))))
  return { names, seat }
}

/** By seat: what its pawn and tokens are marked with. */
export const marksFor = ({ names, seat }: Reader): readonly string[] =>
  names.map((_, i) => (i === seat ? READER : (NAMES[i]?.charAt(0) ?? String(i + 1))))
