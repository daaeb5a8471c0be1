import type { Piece } from '@monomyth/engine'
import {
  ADVERSARIES,
  actionOf,
  classOf,
  destinyOf,
  faceOf,
  featOf,
  heritageOf,
  originOf,
  pieceOf,
  questOf,
  storyOf,
} from '../content/pieces.ts'
import type { CardTexts } from './words.ts'

/** Pieces by number: what kind of card each is, and what it says. */

/** The kinds in the order of their numbers, each with the last of its numbers. */
const LAST = [
  ['heritage', 13],
  ['origin', 28],
  ['class', 40],
  ['destiny', 54],
  ['story', 121],
  ['quest', 123],
  ['face', 145],
  ['action', 158],
  ['hero', 182],
  ['antihero', 206],
] as const
export type CardKind = (typeof LAST)[number][0]

const KINDS: readonly CardKind[] = Array.from(
  { length: LAST.at(-1)![1] },
  (_, piece) => LAST.find(([, last]) => piece < last)![0],
)

/** undefined for a back. */
export const kindOf = (piece: number): CardKind | undefined => KINDS[piece]
export const isKnown = (piece: number): piece is Piece => piece in KINDS

/** What is printed on a card whose face is known. */
export function textOf(texts: CardTexts, piece: number): string | undefined {
  const face = pieceOf(piece)
  switch (kindOf(piece)) {
    case 'heritage':
      return texts.heritage(heritageOf(face))
    case 'origin':
      return texts.origin(originOf(face))
    case 'class':
      return texts.class(classOf(face))
    case 'destiny':
      return texts.destiny(destinyOf(face))
    case 'story': {
      const story = storyOf(face)
      return story.kind === 'trait' ? texts.trait(story) : texts.challenge(story)
    }
    case 'quest':
      return texts.quest(questOf(face))
    case 'face':
      return texts.face(faceOf(face), adversaryWith(piece))
    case 'action':
      return texts.action(actionOf(face))
    case 'hero':
    case 'antihero':
      return texts.feat(featOf(face))
    case undefined:
      return undefined
  }
}

/** The Adversary card one of whose faces this is. */
export const adversaryWith = (piece: number): (typeof ADVERSARIES)[number] =>
  ADVERSARIES.find(({ adversary, final }) => adversary.number === piece + 1 || final.number === piece + 1)!
