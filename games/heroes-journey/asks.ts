import type { AskKind, Piece, PieceRef } from '@monomyth/engine'
import { idOf, pieceOf } from './content/pieces.ts'
import type { Effect } from './effects/effect.ts'
import { cellName, INN, STAY } from './rules/board.ts'
import { mainKindOf, mainTargetOf } from './rules/main-option.ts'
import { greyedMain, whyNotMain } from './rules/main-options.ts'
import { whyNoEntry } from './rules/movement.ts'
import { swapGives, swapTakes } from './rules/swap-option.ts'
import { AT, type View } from './state.ts'
import { COLOURS } from './words.ts'

/** Everything a player is ever asked, by decision D01 to D21. Words stand in lang/ under the same names. */

const byId = { key: idOf, piece: (piece: Piece): PieceRef => ({ piece }) }
const byCell = { key: cellName, piece: (cell: number) => cellRef(cell) }

/** The inn is no quest and lies in no zone, but it is a place; staying is none. */
const cellRef = (cell: number): PieceRef | undefined =>
  cell < INN ? { zone: AT.quests.id, at: cell } : cell === INN ? { zone: 'inn', at: 0 } : undefined

/** What can be declined, the house declines; of the rest it takes the first. */
const declined = { absent: 'pass', known: 'all' } as const
const taken = { absent: 'first', known: 'all' } as const

/** D01: the place of the colour in COLOURS. */
const startingRelic: AskKind<number, View> = {
  id: 'startingRelic',
  rules: ['HJ-101', 'HJ-102'],
  key: (colour) => COLOURS[colour]!,
  piece: () => undefined,
  ...taken,
}

/** D02 */
const mentor: AskKind<Piece, View> = { id: 'mentor', rules: ['HJ-106', 'HJ-107'], ...byId, ...taken }

/** D03 */
const offer: AskKind<number, View> = { id: 'offer', rules: ['HJ-902', 'HJ-903'], ...byCell, ...declined }

/** D05 */
const reveal: AskKind<number, View> = { id: 'reveal', rules: ['HJ-250', 'HJ-251', 'HJ-252'], ...byCell, ...taken }

/** D06: an adjacent cell, or STAY. */
const move: AskKind<number, View> = {
  id: 'move',
  rules: ['HJ-303', 'HJ-304', 'HJ-305'],
  key: (cell) => (cell === STAY ? 'stay' : cellName(cell)),
  piece: cellRef,
  bar: (view, _seat, cell) => (cell === STAY ? undefined : whyNoEntry(view, cell)),
  ...taken,
}

/** D07: an option of rules/main-option.ts. The house ends the turn, which stands first. */
const main: AskKind<number, View> = {
  id: 'main',
  rules: ['HJ-206', 'HJ-352', 'HJ-385', 'HJ-450'],
  key: mainKey,
  piece: mainPiece,
  bar: whyNotMain,
  greyed: greyedMain,
  ...taken,
}

function mainKey(option: number): string {
  const kind = mainKindOf(option)
  const target = mainTargetOf(option)
  if (kind === 'end') return kind
  return `${kind} ${kind === 'attempt' ? idOf(pieceOf(target)) : cellName(target)}`
}

function mainPiece(option: number): PieceRef | undefined {
  const kind = mainKindOf(option)
  const target = mainTargetOf(option)
  if (kind === 'end') return undefined
  return kind === 'attempt' ? { piece: pieceOf(target) } : cellRef(target)
}

/** D08 */
const reward: AskKind<Piece, View> = { id: 'reward', rules: ['HJ-557', 'HJ-558'], ...byId, ...taken }

/** D09 */
const freeReveal: AskKind<number, View> = {
  id: 'freeReveal',
  rules: ['HJ-563', 'HJ-564'],
  ...byCell,
  ...declined,
}

/** D10. HJ-741: nobody is told who is asked. */
const react: AskKind<Piece, View> = {
  id: 'react',
  rules: ['HJ-723', 'HJ-724', 'HJ-730'],
  ...byId,
  absent: 'pass',
  known: 'seat',
}

/** D11: the place of the die in the roll. */
const reroll: AskKind<number, View> = {
  id: 'reroll',
  rules: ['HJ-468'],
  key: (die) => `die ${die + 1}`,
  piece: () => undefined,
  ...taken,
}

/** D12 */
const takeRelic: AskKind<Piece, View> = { id: 'takeRelic', rules: ['HJ-750'], ...byId, ...taken }

/** D04 and D13: a reveal by an effect. */
const revealByEffect: AskKind<number, View> = {
  id: 'revealByEffect',
  rules: ['HJ-251', 'HJ-256'],
  ...byCell,
  ...declined,
}

/** D14: a move by an effect. */
const moveByEffect: AskKind<number, View> = {
  id: 'moveByEffect',
  rules: ['HJ-303', 'HJ-313', 'HJ-314'],
  ...byCell,
  bar: (view, _seat, cell) => whyNoEntry(view, cell),
  ...declined,
}

/** D15: which of several effects. */
const half: AskKind<Effect, View> = {
  id: 'half',
  rules: ['HJ-399'],
  key: ({ kind }) => kind,
  piece: () => undefined,
  ...taken,
}

/** D16 and D20 */
const place: AskKind<number, View> = { id: 'place', rules: ['HJ-302', 'HJ-310'], ...byCell, ...declined }

/** D04 and D17 */
const wake: AskKind<Piece, View> = { id: 'wake', rules: ['HJ-202', 'HJ-978'], ...byId, ...declined }

/** D04 */
const peek: AskKind<number, View> = { id: 'peek', rules: ['HJ-202', 'HJ-748'], ...byCell, ...declined }

/** D18 */
const hide: AskKind<number, View> = { id: 'hide', rules: ['HJ-747'], ...byCell, ...taken }

/** D19: an option of rules/swap-option.ts. */
const swap: AskKind<number, View> = {
  id: 'swap',
  rules: ['HJ-640', 'HJ-982'],
  key: (option) => `${idOf(swapGives(option))} ${idOf(swapTakes(option))}`,
  piece: (option) => ({ piece: swapTakes(option) }),
  ...taken,
}

/** D21 */
const takeFromOpponent: AskKind<Piece, View> = { id: 'takeFromOpponent', rules: ['HJ-992'], ...byId, ...taken }

export const asks = {
  startingRelic,
  mentor,
  offer,
  reveal,
  move,
  main,
  reward,
  freeReveal,
  react,
  reroll,
  takeRelic,
  revealByEffect,
  moveByEffect,
  half,
  place,
  wake,
  peek,
  hide,
  swap,
  takeFromOpponent,
}

export type AskId = keyof typeof asks
