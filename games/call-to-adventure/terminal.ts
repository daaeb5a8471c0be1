import type { Seat } from '@monomyth/engine'
import { asks } from './asks.ts'
import { COUNTS } from './content/counts.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ANTIHERO_PIECES,
  CLASS_PIECES,
  DESTINY_PIECES,
  FACE_PIECES,
  HERITAGE_PIECES,
  HERO_PIECES,
  idOf,
  isTrait,
  ORIGIN_PIECES,
  pieceOf,
  QUEST_PIECES,
} from './content/pieces.ts'
import { isKnown } from './lang/pieces.ts'
import { ACTS, rowOf } from './rules/rows.ts'
import type { View } from './state.ts'
import { seats } from './terminal/seats.ts'
import { table } from './terminal/table.ts'
import { type Drawing, WORDS } from './terminal/words.ts'

const STORY_PIECES = ACT_PIECES.flat()
/** A place in a row: `2.3` is the third card of Act II. */
const PLACE = /^([123])\.(\d)$/

/** The game in a terminal: drawn in text, or told in sentences for whoever listens to it. */
export const terminal = {
  lang: { en: () => import('./lang/en/index.ts'), fr: () => import('./lang/fr/index.ts') },
  counts: COUNTS,
  turnEvent: 'turnStarted',

  intro: (lang: Drawing['lang']): string => WORDS[lang].intro.join(' '),

  /** Before the first turn there is nothing to draw: Character cards are read, not looked at. */
  turn({ cursor, active, turns }: View, seat: Seat): number | undefined {
    const isPlaying = cursor.at !== 'over' && cursor.at !== 'scoring' && cursor.at !== 'aftermath'
    return active === seat && turns > 0 && isPlaying ? turns : undefined
  },

  draw(view: View, drawing: Drawing): readonly string[] {
    const legend = drawing.plain ? [] : ['', drawing.paint('dim', WORDS[drawing.lang].legend.join(' '))]
    return [...table(view, drawing), ...legend, '', ...seats(view, drawing)]
  },

  /** The card at a place of a row, or of a number, if whoever looks may see it there. */
  pieceAt(view: View, place: string): number | undefined {
    const [, act, at] = PLACE.exec(place) ?? []
    const shown = Array.from({ length: ACTS }, (_, each) => rowOf(view, each) as readonly number[])
    const piece =
      act === undefined
        ? shown.flat().find((one) => one + 1 === Number(place))
        : shown[Number(act) - 1]?.[Number(at) - 1]
    return piece !== undefined && isKnown(piece) ? piece : undefined
  },

  pieces: [
    ...HERITAGE_PIECES,
    ...ORIGIN_PIECES,
    ...CLASS_PIECES,
    ...DESTINY_PIECES,
    ...STORY_PIECES,
    ...QUEST_PIECES,
    ...FACE_PIECES,
    ...ACTION_PIECES,
    ...HERO_PIECES,
    ...ANTIHERO_PIECES,
  ],
  idOf: (piece: number): string => idOf(pieceOf(piece)),

  /** Character cards and Feats are chosen by what they say. */
  readings: [asks.origin.id, asks.class.id, asks.destiny.id, asks.feat.id],

  reach: {
    heritages: { field: 'characterRevealed.heritage', pieces: HERITAGE_PIECES },
    origins: { field: 'characterRevealed.origin', pieces: ORIGIN_PIECES },
    classes: { field: 'characterRevealed.class', pieces: CLASS_PIECES },
    destinies: { field: 'scored.destiny', pieces: DESTINY_PIECES },
    traits: { field: 'traitGained.card', pieces: STORY_PIECES.filter((piece) => isTrait(piece)) },
    challenges: { field: 'overcome.card', pieces: STORY_PIECES.filter((piece) => !isTrait(piece)) },
    adversaries: { field: 'attemptDeclared.card', pieces: FACE_PIECES },
    actions: { field: 'actionRevealed.action', pieces: ACTION_PIECES },
    heroes: { field: 'featPlayed.feat', pieces: HERO_PIECES },
    antiheroes: { field: 'featPlayed.feat', pieces: ANTIHERO_PIECES },
  },
}
