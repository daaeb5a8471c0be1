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

/** What stands beside each colour, so that it can be told without seeing it: shield, hexagon, disc and diamond. */
export const SHAPES: Readonly<Record<QuestColour, string>> = {
  red: 'M2 2.5h20v9.5c0 5.5-4.5 9-10 11.5c-5.5-2.5-10-6-10-11.5z',
  green: 'M12 .5l10.5 5.8v11.4L12 23.5L1.5 17.7V6.3z',
  blue: 'M12 .8a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 1 1 0-22.4z',
  white: 'M12 0l12 12l-12 12l-12-12z',
}

export const toneOf = (colour: QuestColour | 'prophecy'): string => `var(--hj-${colour})`

/** The colour of a card whose face is known. */
export function colourOfCard(piece: Piece): QuestColour | 'prophecy' {
  const kind = kindOf(piece)
  if (kind === 'quest') return questOf(piece).colour
  return kind === 'prophecy' ? 'prophecy' : colourOf(piece)
}
