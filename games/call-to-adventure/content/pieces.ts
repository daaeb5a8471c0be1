import type { Back, Piece } from '@monomyth/engine'
import { ACTIONS, type ActionNumber } from './actions.ts'
import { ADVERSARIES, FACES, type FaceNumber } from './adversaries.ts'
import { ANTIHEROES, type AntiheroNumber } from './antiheroes.ts'
import type {
  ActionDef,
  AdversaryDef,
  ClassDef,
  DestinyDef,
  FaceDef,
  FeatDef,
  HeritageDef,
  OriginDef,
  Path,
  QuestDef,
  StoryDef,
} from './cards.ts'
import { CHALLENGES, type ChallengeNumber } from './challenges.ts'
import { CLASSES, type ClassNumber } from './classes.ts'
import { DESTINIES, type DestinyNumber } from './destinies.ts'
import { HERITAGES, type HeritageNumber } from './heritages.ts'
import { HEROES, type HeroNumber } from './heroes.ts'
import { ORIGINS, type OriginNumber } from './origins.ts'
import { QUESTS, type QuestNumber } from './quests.ts'
import { TRAITS, type TraitNumber } from './traits.ts'

export { ADVERSARIES, type AdversaryId } from './adversaries.ts'
export { CHAPTERS, type ChapterNumber } from './chapters.ts'

/** Every number printed on a card face. */
export type CardNumber =
  | HeritageNumber
  | OriginNumber
  | ClassNumber
  | DestinyNumber
  | TraitNumber
  | ChallengeNumber
  | QuestNumber
  | FaceNumber
  | ActionNumber
  | HeroNumber
  | AntiheroNumber

/**
 * A piece is the number printed on its card less one. Lookups also take what a view may hold instead of a piece; ask
 * them only about faces that are known.
 */
export const pieceOf = (number: number): Piece => number as Piece
/** The piece of a printed number. */
export const card = (number: number): Piece => pieceOf(number - 1)
/** The number printed on it. */
export const numberOf = (piece: Piece | Back): CardNumber => (piece + 1) as CardNumber
/** Its name in keys and files: `159`. */
export const idOf = (piece: Piece | Back): string => IDS[piece]!

interface Numbered {
  readonly number: number
}
const byNumber = (a: Numbered, b: Numbered): number => a.number - b.number
const piecesOf = (cards: readonly Numbered[]): readonly Piece[] => cards.map(({ number }) => pieceOf(number - 1))

/** CTA-250 Traits and Challenges lie in one deck for each Act. */
const STORIES: readonly StoryDef[] = [...TRAITS, ...CHALLENGES].sort(byNumber)

export const HERITAGE_PIECES = piecesOf(HERITAGES)
export const ORIGIN_PIECES = piecesOf(ORIGINS)
export const CLASS_PIECES = piecesOf(CLASSES)
export const DESTINY_PIECES = piecesOf(DESTINIES)
/** By Act, from 0. */
export const ACT_PIECES = [1, 2, 3].map((act) => piecesOf(STORIES.filter((story) => story.act === act)))
export const QUEST_PIECES = piecesOf(QUESTS)
/** Both faces of every Adversary card. */
export const FACE_PIECES = piecesOf(FACES)
export const ACTION_PIECES = piecesOf(ACTIONS)
export const HERO_PIECES = piecesOf(HEROES)
export const ANTIHERO_PIECES = piecesOf(ANTIHEROES)

const FEATS = [...HEROES, ...ANTIHEROES]

/** How many faces there are: pieces are 0 to one less. */
export const CARD_COUNT =
  HERITAGES.length +
  ORIGINS.length +
  CLASSES.length +
  DESTINIES.length +
  STORIES.length +
  QUESTS.length +
  FACES.length +
  ACTIONS.length +
  FEATS.length
const IDS = Array.from({ length: CARD_COUNT }, (_, piece) => String(piece + 1).padStart(3, '0'))

/** Where each kind begins, so that a lookup is a single read. */
const FIRST_ORIGIN = ORIGIN_PIECES[0]!
const FIRST_CLASS = CLASS_PIECES[0]!
const FIRST_DESTINY = DESTINY_PIECES[0]!
const FIRST_STORY = ACT_PIECES[0]![0]!
const FIRST_QUEST = QUEST_PIECES[0]!
const FIRST_FACE = FACE_PIECES[0]!
const FIRST_ACTION = ACTION_PIECES[0]!
const FIRST_FEAT = HERO_PIECES[0]!
const FIRST_ANTIHERO = ANTIHERO_PIECES[0]!

/** Top then bottom of each Story card; a Trait has one path, shown either way (CTA-259). */
const PATHS = STORIES.flatMap((story) =>
  story.kind === 'trait' ? [story.path, story.path] : [story.top, story.bottom],
)
const ACTS = STORIES.map(({ act }) => (act - 1) as 0 | 1 | 2)
const ARE_TRAITS = STORIES.map(({ kind }) => kind === 'trait')
const CARDS_OF_FACES = ADVERSARIES.flatMap((adversary) => [adversary, adversary])

export const heritageOf = (piece: Piece | Back): HeritageDef => HERITAGES[piece]!
export const originOf = (piece: Piece | Back): OriginDef => ORIGINS[piece - FIRST_ORIGIN]!
export const classOf = (piece: Piece | Back): ClassDef => CLASSES[piece - FIRST_CLASS]!
export const destinyOf = (piece: Piece | Back): DestinyDef => DESTINIES[piece - FIRST_DESTINY]!
export const storyOf = (piece: Piece | Back): StoryDef => STORIES[piece - FIRST_STORY]!
export const featOf = (piece: Piece | Back): FeatDef => FEATS[piece - FIRST_FEAT]!
export const actionOf = (piece: Piece | Back): ActionDef => ACTIONS[piece - FIRST_ACTION]!
export const questOf = (piece: Piece | Back): QuestDef => QUESTS[piece - FIRST_QUEST]!
/** One side of an Adversary card. */
export const faceOf = (piece: Piece | Back): FaceDef => FACES[piece - FIRST_FACE]!
/** The Adversary card a face belongs to. */
export const adversaryOf = (face: Piece | Back): AdversaryDef => CARDS_OF_FACES[face - FIRST_FACE]!

/** The path that shows: 0 the top one, 1 the bottom one. */
export const pathOf = (story: Piece | Back, bottom: number): Path => PATHS[(story - FIRST_STORY) * 2 + bottom]!
/** From 0. */
export const actOf = (story: Piece | Back): 0 | 1 | 2 => ACTS[story - FIRST_STORY]!
export const isTrait = (story: Piece | Back): boolean => ARE_TRAITS[story - FIRST_STORY]!
export const isHero = (feat: Piece | Back): boolean => feat < FIRST_ANTIHERO
