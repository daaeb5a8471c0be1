import type { Piece } from '@monomyth/engine'
import { colourOf, questOf } from '../content/pieces.ts'
import { kindOf } from '../lang/pieces.ts'
import type { QuestColour } from '../words.ts'

/** Colours stand in heroes-journey.css, where day and night differ; here are their names. */

export type Land = QuestColour | 'fog'

const named = (land: Land): readonly string[] => [1, 2, 3, 4, 5].map((n) => `var(--hj-${land}-${n})`)

/** For the scenery: sky above, sky below, far, middle and near ground. */
export const PALETTES: Readonly<Record<Land, readonly string[]>> = {
  red: named('red'),
  green: named('green'),
  blue: named('blue'),
  white: named('white'),
  fog: named('fog'),
}

export const toneOf = (colour: QuestColour | 'prophecy'): string => `var(--hj-${colour})`

/** The colour of a card whose face is known. */
export function colourOfCard(piece: Piece): QuestColour | 'prophecy' {
  const kind = kindOf(piece)
  if (kind === 'quest') return questOf(piece).colour
  return kind === 'prophecy' ? 'prophecy' : colourOf(piece)
}
