import type { Piece, Seat } from '@monomyth/engine'
import { actOf } from '../content/pieces.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { AT, type State } from '../state.ts'
import { restock } from './draw.ts'
import { deckOf, rowOf, rowSize } from './rows.ts'
import { payXp } from './xp.ts'

export { ACTS, canReplace, rowOf } from './rows.ts'

const ROWS = [AT.row1, AT.row2, AT.row3]
const DECKS = [AT.deck1, AT.deck2, AT.deck3]
const DISCARDS = [AT.discard1, AT.discard2, AT.discard3]

/** CTA-236 The replacement is drawn before the card joins the discard pile. Undefined: there is none, the card stays. */
export function replaceInRow(play: Play, piece: Piece): Piece | undefined {
  const act = actOf(piece)
  const at = rowOf(play.state, act).indexOf(piece)
  const replacement = drawStory(play, act, at)
  if (replacement !== undefined) play.move(piece, DISCARDS[act]!)
  return replacement
}

/** CTA-339 A failed Challenge leaves its row for the discard pile. */
export function discardStory(play: Play, piece: Piece): void {
  noteGap(play.state, piece)
  play.move(piece, DISCARDS[actOf(piece)]!)
}

/** CTA-211: where the refill at the end of the turn goes. */
export function noteGap(state: State, piece: Piece): void {
  const act = actOf(piece)
  const at = rowOf(state, act).indexOf(piece)
  if (at < 0) return
  state.turn.gapAct = act
  state.turn.gapAt = at
}

/** CTA-211, CTA-212, CTA-921 The card that left a row by the main action is replaced, if there is anything left. */
export function fillGap(play: Play): void {
  const { turn } = play.state
  const { gapAct } = turn
  if (gapAct < 0) return
  const card = drawStory(play, gapAct, turn.gapAt)
  turn.gapAct = -1
  turn.gapAt = -1
  if (card !== undefined) play.tell({ kind: 'rowFilled', act: gapAct, card })
}

/** CTA-920 The top card of an Act deck, face up at this place of its row. */
function drawStory(play: Play, act: number, at: number): Piece | undefined {
  if (!restock(play, DECKS[act]!, DISCARDS[act]!)) return undefined
  const card = deckOf(play.state, act).at(-1) as Piece
  play.move(card, ROWS[act]!, at)
  play.show(card, 'all')
  return card
}

/** CTA-141, CTA-142 Face down, at first. */
export function layRow(play: Play, act: number): void {
  play.deal(DECKS[act]!, ROWS[act]!, rowSize(play.state.seats.length))
}

/** CTA-230, CTA-234, CTA-237 A free Journey is used before paid ones. */
export function journey(play: Play, seat: Seat, card: Piece): void {
  const { turn } = play.state
  const free = turn.freeJourneys > 0
  if (free) turn.freeJourneys--
  else payXp(play, seat, 1)
  const replacement = replaceInRow(play, card)!
  play.tell({ kind: 'journeyed', seat, card, replacement, free: Number(free) })
  fire(play, 'journey', { seat })
}
