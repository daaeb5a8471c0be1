import {
  bySeat,
  int,
  list,
  oneOf,
  record,
  type StateOf,
  secret,
  shape,
  type ViewOf,
  word,
  zone,
} from '@monomyth/engine'
import { ARRIVALS } from './words.ts'

/**
 * Everything that is true on the table. Cells are numbered as in rules/board.ts: 0 to 53 hold quests, 54 is the inn.
 * Pieces are numbered as in content/pieces.ts.
 */
const fields = {
  cursor: oneOf({
    relics: {}, // HJ-101
    mentors: {}, // HJ-106
    offer: {}, // HJ-902
    start: {}, // HJ-200 (1)
    reveal: {}, // (2)
    move: {}, // (3)
    main: {}, // (4)
    end: {}, // (5)
    over: { reason: word(['points', 'last', 'stalemate']) },
  }),
  /** The active player, and who had the first turn. */
  active: int,
  first: int,
  /** Turns begun so far. */
  turns: int,
  /** HJ-881: turns in a row without an attempt. */
  idle: int,
  /** HJ-209 */
  turn: record({
    /** HJ-451: the cell of the attempt made, or −1. */
    attempted: int,
    /** HJ-453 */
    forfeited: int,
    extraUsed: int,
    bonusUsed: int,
    movedInStep3: int,
    arrival: word(ARRIVALS),
  }),
  /** HJ-465: the attempt under way; −1 in `cell` when there is none. */
  attempt: record({
    cell: int,
    /** The relic or mentor used. */
    item: int,
    /** HJ-461: the sum, before it is kept between one and five. */
    dice: int,
    value: int,
    /** Added to the total of the dice. */
    added: int,
    faces: list(int),
    /** HJ-605: 1 when an effect has saved the item. */
    kept: int,
  }),
  /** HJ-399: a bonus announced and not yet carried out can be cancelled. */
  bonusCancelled: int,

  /** By cell. */
  quests: zone('quest', 'nobody'),
  /** By cell, the inn included: 1 when face up. */
  faceUp: list(int),
  /** The face-down cells in rising order: what a reveal may choose from. */
  faceDown: list(int),
  /** By cell: the seat whose token lies there, or −1. */
  token: list(int),

  /** The relics before they are shuffled, HJ-101: everybody sees them. */
  relicBox: zone('relic', 'all'),
  relicDeck: zone('relic', 'nobody'),
  relicDiscard: zone('relic', 'all'),
  treasure: zone('relic', 'all'),
  /** By relic (piece − FIRST_RELIC): 1 when dormant. */
  dormant: list(int),
  prophecyPile: zone('prophecy', 'nobody'),
  /** Prophecies laid down, until their effect is done. */
  laid: zone('prophecy', 'all'),
  /** By prophecy in `laid`, from the bottom: 1 when cancelled. */
  cancelled: list(int),
  mentorBox: zone('mentor', 'all'),
  /** Lost mentors and those nobody chose. */
  mentorsGone: zone('mentor', 'all'),
  /** HJ-735: how many windows have been opened. */
  windows: int,

  seats: bySeat(
    record({
      cell: int,
      points: int,
      relics: zone('relic', 'all'),
      mentor: zone('mentor', 'all'),
      hand: zone('prophecy', 'owner', 'loose'),
      /** By card of the hand: how many windows had been opened when it was drawn. */
      drawnAt: secret(list(int), 'owner'),
      /** HJ-746 */
      chargeDice: int,
      chargeTotal: int,
      /** HJ-749: the cell whose quest is not epic, and the one whose padlocks are open, for this player; or −1. */
      waivedEpic: int,
      waivedLocks: int,
      /** HJ-802 */
      visited: int,
      /** −1 in the game; else the how-manieth to be eliminated, from 0. */
      out: int,
    }),
  ),
}

export interface State extends StateOf<typeof fields> {}
export interface View extends ViewOf<typeof fields> {}

const declared = shape(fields)
export const SHAPE = declared
/** The zones by name. */
export const AT = declared.at
