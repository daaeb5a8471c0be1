import type { Back, Piece } from '@monomyth/engine'
import { COLOURS, type Colour } from '../words.ts'
import type { MentorDef, ProphecyDef, QuestDef, RelicDef } from './cards.ts'
import { MENTORS } from './mentors.ts'
import { COPIES, PROPHECIES } from './prophecies.ts'
import { QUESTS } from './quests.ts'
import { RELICS } from './relics.ts'

/**
 * Every card of the box has one number: quests first, then relics, prophecies copy by copy, mentors.
 * A cell or a count becomes a piece in this file only. Lookups also take what a view may hold instead of a piece;
 * ask them only about faces that are known.
 */
const FIRST_QUEST = 0
export const FIRST_RELIC = FIRST_QUEST + QUESTS.length
const FIRST_PROPHECY = FIRST_RELIC + RELICS.length
const FIRST_MENTOR = FIRST_PROPHECY + PROPHECIES.length * COPIES

const numbered = (first: number, count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, i) => (first + i) as Piece)

export const QUEST_PIECES = numbered(FIRST_QUEST, QUESTS.length)
export const RELIC_PIECES = numbered(FIRST_RELIC, RELICS.length)
export const PROPHECY_PIECES = numbered(FIRST_PROPHECY, PROPHECIES.length * COPIES)
export const MENTOR_PIECES = numbered(FIRST_MENTOR, MENTORS.length)

/** One entry for each piece, so that a lookup is a single read. */
const PROPHECY_DEFS = PROPHECIES.flatMap((prophecy) => Array.from({ length: COPIES }, () => prophecy))
const IDS = [...QUESTS, ...RELICS, ...PROPHECY_DEFS, ...MENTORS].map(({ id }): string => id)
const ITEMS = [...RELICS, ...PROPHECY_DEFS.map(() => undefined), ...MENTORS]
const ITEM_COLOURS = ITEMS.map((item) => item?.colour)
const ITEM_POWERS = ITEMS.map((item) => (item === undefined ? 0 : 'power' in item ? item.power : 1))
const RELIC_KINDS = RELICS.map(({ colour, power }) => COLOURS.indexOf(colour) * 3 + power - 1)

/** The piece behind a number kept in the state or in an option. */
export const pieceOf = (number: number): Piece => number as Piece
/** A piece of a zone everybody sees: its face is there for every viewer. */
export const faceOf = (piece: Piece | Back): Piece => piece as Piece

export const questOf = (quest: Piece | Back): QuestDef => QUESTS[quest]!
export const relicOf = (relic: Piece | Back): RelicDef => RELICS[relic - FIRST_RELIC]!
export const prophecyOf = (prophecy: Piece | Back): ProphecyDef => PROPHECY_DEFS[prophecy - FIRST_PROPHECY]!
export const mentorOf = (mentor: Piece | Back): MentorDef => MENTORS[mentor - FIRST_MENTOR]!

export const isMentor = (item: Piece | Back): boolean => item >= FIRST_MENTOR
/** HJ-743: are these the two copies of one prophecy? */
export const isSameDesign = (a: Piece, b: Piece): boolean => prophecyOf(a) === prophecyOf(b)

/** Items are relics and mentors, HJ-033. */
export const colourOf = (item: Piece | Back): Colour => ITEM_COLOURS[item - FIRST_RELIC]!
/** HJ-457: a mentor counts as power 1. */
export const powerOf = (item: Piece | Back): number => ITEM_POWERS[item - FIRST_RELIC]!
/** HJ-023: the same number, 0 to 8, for relics of the same colour and power. */
export const relicKindOf = (relic: Piece | Back): number => RELIC_KINDS[relic - FIRST_RELIC]!
export const RELIC_KIND_COUNT = 9

/** Its name in keys and files: `Q07`, `R1-03`, `P12` (for both copies), `M04`. */
export const idOf = (piece: Piece | Back): string => IDS[piece]!
