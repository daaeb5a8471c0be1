import { BACK, type Seat } from '@monomyth/engine'
import { asks } from './asks.ts'
import { idOf, MENTOR_PIECES, PROPHECY_PIECES, pieceOf, QUEST_PIECES, RELIC_PIECES } from './content/pieces.ts'
import { COUNTS } from './game.ts'
import { cellOf } from './rules/board.ts'
import type { View } from './state.ts'
import { map } from './terminal/map.ts'
import { sentences } from './terminal/sentences.ts'
import { beside } from './terminal/table.ts'
import { type Drawing, WORDS } from './terminal/words.ts'

/** The game in a terminal: drawn in text, or told in sentences for whoever listens to it. */
export const terminal = {
  lang: { en: () => import('./lang/en/index.ts'), fr: () => import('./lang/fr/index.ts') },
  counts: COUNTS,
  turnEvent: 'turnStarted',

  intro: (lang: Drawing['lang']): string => WORDS[lang].intro.join(' '),

  /** Before the first turn there is nothing to draw but the offer of the variant. */
  turn({ cursor, active, turns }: View, seat: Seat): number | undefined {
    if (cursor.at === 'offer') return 0
    return active === seat && turns > 0 && cursor.at !== 'over' ? turns : undefined
  },

  draw(view: View, drawing: Drawing): readonly string[] {
    if (drawing.plain) return [...sentences(view, drawing), ...beside(view, drawing)]
    const legend = drawing.paint('dim', WORDS[drawing.lang].legend.join(' '))
    return [...map(view, drawing), '', legend, '', ...beside(view, drawing)]
  },

  /** The quest on a cell, if whoever looks may see it. */
  pieceAt(view: View, place: string): number | undefined {
    const piece = view.quests[cellOf(place.toUpperCase())]
    return piece === BACK ? undefined : piece
  },

  pieces: [...QUEST_PIECES, ...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES],
  idOf: (piece: number): string => idOf(pieceOf(piece)),

  /** Mentors and prophecies are chosen by what they say. */
  readings: [asks.mentor.id, asks.react.id],

  reach: {
    quests: { field: 'questAccomplished.quest', pieces: QUEST_PIECES },
    relics: { field: 'relicGained.relic', pieces: RELIC_PIECES },
    prophecies: { field: 'prophecyPlayed.prophecy', pieces: PROPHECY_PIECES },
    mentors: { field: 'mentorLost.mentor', pieces: MENTOR_PIECES },
  },
}
