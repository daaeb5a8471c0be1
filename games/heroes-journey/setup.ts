import type { Given } from '@monomyth/engine'
import { MENTOR_PIECES, PROPHECY_PIECES, QUEST_PIECES, RELIC_PIECES } from './content/pieces.ts'
import { INN, QUEST_CELLS } from './rules/board.ts'
import type { State } from './state.ts'

/** HJ-100, HJ-115 The box is opened: everything in order, nothing shuffled, the pawns on the inn (HJ-109). */
export function setup({ seats }: Given): State {
  return {
    cursor: { at: 'relics' },
    active: 0,
    first: 0,
    turns: 0,
    idle: 0,
    turn: { attempted: -1, forfeited: 0, extraUsed: 0, bonusUsed: 0, movedInStep3: 0, arrival: 'none' },
    attempt: { cell: -1, item: -1, dice: 0, value: 0, added: 0, faces: [], kept: 0 },
    bonusCancelled: 0,
    quests: [...QUEST_PIECES],
    faceUp: [...QUEST_CELLS.map(() => 0), 1],
    faceDown: [...QUEST_CELLS],
    token: QUEST_CELLS.map(() => -1),
    relicBox: [...RELIC_PIECES],
    relicDeck: [],
    relicDiscard: [],
    treasure: [],
    dormant: RELIC_PIECES.map(() => 0),
    prophecyPile: [...PROPHECY_PIECES],
    laid: [],
    cancelled: [],
    mentorBox: [...MENTOR_PIECES],
    mentorsGone: [],
    windows: 0,
    seats: Array.from({ length: seats }, () => ({
      cell: INN,
      points: 0,
      relics: [],
      mentor: [],
      hand: [],
      drawnAt: [],
      chargeDice: 0,
      chargeTotal: 0,
      waivedEpic: -1,
      waivedLocks: -1,
      visited: 0,
      out: -1,
    })),
  }
}
