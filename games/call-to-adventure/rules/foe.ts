import type { Path } from '../content/cards.ts'
import { ADVERSARIES, faceOf, pathOf, pieceOf, storyOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import type { Ability } from '../words.ts'

/** What the attempt under way is against. */

export const isFacingAdversary = ({ attempt }: View): boolean => attempt.foe === 'adversary' || attempt.foe === 'final'

/** CTA-305, CTA-719 The path it is about; an Adversary face has a single one (CTA-702). */
export function attemptedPath({ attempt }: View): Path {
  const card = pieceOf(attempt.card)
  return attempt.foe === 'challenge' ? pathOf(card, attempt.bottom) : faceOf(card).reward
}

/** CTA-301, CTA-310 The relevant abilities. */
export function relevantAbilities(view: View): readonly Ability[] {
  if (isFacingAdversary(view)) return ADVERSARIES[view.adversary.card]!.abilities
  const story = storyOf(pieceOf(view.attempt.card))
  return story.kind === 'challenge' ? story.abilities : []
}

/** CTA-335 Printed difficulty, one more for a bottom path (CTA-302), and what effects have added. */
export function difficultyOf(view: View): number {
  const { bottom, harder } = view.attempt
  return printedDifficulty(view) + bottom + harder
}

function printedDifficulty({ attempt }: View): number {
  const card = pieceOf(attempt.card)
  if (attempt.foe !== 'challenge') return faceOf(card).difficulty
  const story = storyOf(card)
  return story.kind === 'challenge' ? story.difficulty : 0
}
