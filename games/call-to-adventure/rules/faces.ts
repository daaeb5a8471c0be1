import type { Back, Piece, Seat } from '@monomyth/engine'
import { pieceOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { SLOT } from './slots.ts'

/** CTA-160, CTA-710 The faces of the Adversary card in play: the Quest lies below them. */
export const adversaryFace = ({ faces }: View): Piece => known(faces[1])
export const finalFace = ({ faces }: View): Piece => known(faces[2])
/** CTA-712: the face whose effects are in force. */
export const faceUp = (view: View): Piece => (view.adversary.isFinal === 1 ? finalFace(view) : adversaryFace(view))

const known = (face: Piece | Back | undefined): Piece => pieceOf(face ?? -1)

/** CTA-207, CTA-700: so many Story cards lead to the Adversary. */
const BEFORE_ADVERSARY = 2 * SLOT

/** CTA-207, CTA-208 The face this Hero must face in this turn, or undefined: then it is free to choose. */
export function dutyOf(view: View, seat: Seat): Piece | undefined {
  if (view.adversary.card < 0) return undefined
  if (view.isFinale === 1) return finalFace(view)
  const { story, hasFaced } = view.seats[seat]!
  return story.length >= BEFORE_ADVERSARY && hasFaced === 0 ? adversaryFace(view) : undefined
}
