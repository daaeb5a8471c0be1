import type { Piece } from '@monomyth/engine'
import { pieceOf } from '../content/pieces.ts'

/** D19: the relic given and the relic taken, as one number. */
const SPAN = 256

export const swapOption = (gives: Piece, takes: Piece): number => gives * SPAN + takes
export const swapGives = (option: number): Piece => pieceOf(Math.floor(option / SPAN))
export const swapTakes = (option: number): Piece => pieceOf(option % SPAN)
