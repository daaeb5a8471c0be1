import type { Piece } from '@monomyth/engine'
import {
  ACTION_PIECES,
  ADVERSARIES,
  ANTIHERO_PIECES,
  actionOf,
  card,
  DESTINY_PIECES,
  destinyOf,
  featOf,
  HERITAGE_PIECES,
  HERO_PIECES,
  heritageOf,
  ORIGIN_PIECES,
  originOf,
} from '../content/pieces.ts'
import type { QuestSide } from '../words.ts'

/** CTA-869: of no use without another player. */
const NOT_IN_SOLO: readonly Piece[] = [176, 189, 191, 192, 193].map(card)
/** CTA-161 */
const QUEST_FACES: { readonly [Side in QuestSide]: readonly Piece[] } = {
  reign: [card(122)],
  darkness: [card(123)],
  none: [],
}

/** What a match is played with, in order. Cards of envelopes that are not open are nowhere (CTA-888, CTA-900). */
export interface Contents {
  readonly heritages: readonly Piece[]
  readonly origins: readonly Piece[]
  readonly destinies: readonly Piece[]
  readonly heroes: readonly Piece[]
  readonly antiheroes: readonly Piece[]
  readonly actions: readonly Piece[]
  /** CTA-166: the Quest side, and both faces of the Adversary. */
  readonly faces: readonly Piece[]
  /** What is left over. */
  readonly rest: readonly Piece[]
}

/** Found once for each kind of match. */
const found = new Map<string, Contents>()

/** By the Adversary's place in ADVERSARIES (−1: none), the Quest side, the envelopes opened and the number of seats. */
export function contentsOf(adversary: number, quest: QuestSide, chapters: number, seats: number): Contents {
  const key = `${adversary} ${quest} ${chapters} ${seats}`
  const known = found.get(key)
  if (known !== undefined) return known
  const contents = gather(adversary, quest, chapters, seats)
  found.set(key, contents)
  return contents
}

function gather(adversary: number, quest: QuestSide, chapters: number, seats: number): Contents {
  const isOpen = ({ chapter }: { readonly chapter: number }) => chapter <= chapters
  // CTA-859, CTA-869
  const isUsed = (feat: Piece) =>
    (adversary >= 0 || !featOf(feat).adversary) && (seats > 1 || !NOT_IN_SOLO.includes(feat))
  const actions = ACTION_PIECES.filter((action) => isActionOf(action, adversary))
  const faces = [...QUEST_FACES[quest], ...facesOf(adversary)]
  const allFaces = [card(122), card(123), ...ADVERSARIES.flatMap((def, at) => (isOpen(def) ? facesOf(at) : []))]
  const feats = [...HERO_PIECES, ...ANTIHERO_PIECES]
  return {
    heritages: HERITAGE_PIECES.filter((piece) => isOpen(heritageOf(piece))),
    origins: ORIGIN_PIECES.filter((piece) => isOpen(originOf(piece))),
    destinies: DESTINY_PIECES.filter((piece) => isOpen(destinyOf(piece))),
    heroes: HERO_PIECES.filter(isUsed),
    antiheroes: ANTIHERO_PIECES.filter(isUsed),
    actions,
    faces,
    rest: [
      ...feats.filter((feat) => !isUsed(feat)),
      ...ACTION_PIECES.filter((action) => isOpen(actionOf(action)) && !actions.includes(action)),
      ...allFaces.filter((face) => !faces.includes(face)),
    ],
  }
}

/** CTA-163, CTA-165: the base Actions and the special one of this Adversary's line. */
function isActionOf(action: Piece, adversary: number): boolean {
  const def = ADVERSARIES[adversary]
  const { chapter } = actionOf(action)
  return def !== undefined && (chapter === 0 || chapter === def.chapter)
}

/** Both faces of an Adversary card. */
function facesOf(adversary: number): Piece[] {
  const def = ADVERSARIES[adversary]
  return def === undefined ? [] : [card(def.adversary.number), card(def.final.number)]
}
