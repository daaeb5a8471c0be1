import type { Back, Piece, Seat } from '@monomyth/engine'
import { MENTORS, type Mentor } from '../content/mentors.ts'
import {
  idOf,
  MENTOR_PIECES,
  PROPHECY_PIECES,
  pieceOf,
  prophecyOf,
  QUEST_PIECES,
  questOf,
  RELIC_PIECES,
  relicOf,
} from '../content/pieces.ts'
import type { View } from '../state.ts'
import type { CardLang, Lang } from './words.ts'

/** Pieces by number: their names and what their cards say. */

const KINDS = [
  ...QUEST_PIECES.map(() => 'quest' as const),
  ...RELIC_PIECES.map(() => 'relic' as const),
  ...PROPHECY_PIECES.map(() => 'prophecy' as const),
  ...MENTOR_PIECES.map(() => 'mentor' as const),
]

/** undefined for a back. */
export const kindOf = (piece: number): (typeof KINDS)[number] | undefined => KINDS[piece]

export const isKnown = (piece: number): piece is Piece => piece in KINDS

export const mentorAt = (piece: number): Mentor | undefined => MENTORS[MENTOR_PIECES.indexOf(pieceOf(piece))]

type Names = Pick<CardLang, 'quests' | 'relics' | 'prophecies' | 'mentors'>

/** The name of a piece whose face is known; else undefined. */
export function namesOf({ quests, relics, prophecies, mentors }: Names): (piece: number) => string | undefined {
  const names: { readonly [id: string]: string } = { ...quests, ...relics, ...prophecies, ...mentors }
  return (piece) => (isKnown(piece) ? names[idOf(piece)] : undefined)
}

/** The text of a prophecy or mentor; what is printed on a relic or quest. */
export function textOf(lang: Lang, piece: Piece | Back): string | undefined {
  const mentor = mentorAt(piece)
  switch (kindOf(piece)) {
    case 'quest':
      return lang.questText(questOf(piece))
    case 'relic':
      return lang.relicText(relicOf(piece))
    case 'prophecy':
      return lang.prophecyText(prophecyOf(piece))
    default:
      return mentor === undefined ? undefined : lang.mentorText(mentor)
  }
}

/** The seat that owns a relic, or −1. */
export const ownerOf = (view: View, relic: number): Seat =>
  view.seats.findIndex(({ relics }) => relics.some((owned) => owned === relic))
