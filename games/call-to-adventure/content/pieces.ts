import type { Back, Piece } from '@monomyth/engine'

/**
 * A piece is the number printed on its card less one. Lookups also take what a view may hold instead of a piece; ask
 * them only about faces that are known.
 */
export const pieceOf = (number: number): Piece => number as Piece
/** Its name in keys and files: `159`. */
export const idOf = (piece: Piece | Back): string => String(piece + 1).padStart(3, '0')
/** The piece of a printed number. */
export const card = (number: number): Piece => pieceOf(number - 1)
