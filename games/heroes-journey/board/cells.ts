import { BACK, type Piece, type PieceRef, type Seat } from '@monomyth/engine'
import { faceOf } from '../content/pieces.ts'
import { cellName, cellOf, INN } from '../rules/board.ts'
import { AT, type View } from '../state.ts'

/** The map as it lies on the table. */

export const COLUMNS = [...'ABCDEFGHI']
export const ROWS = [1, 2, 3, 4, 5, 6, 7]

export interface Spot {
  readonly cell: number
  readonly name: string
  /** From 1, as grids count. */
  readonly column: number
  readonly row: number
}

/** Row by row from the north, each from the west; the corners hold nothing. */
export const WORLD: readonly (readonly Spot[])[] = ROWS.map((row) =>
  COLUMNS.flatMap((letter, at) => {
    const cell = cellOf(`${letter}${row}`)
    return cell < 0 ? [] : [{ cell, name: cellName(cell), column: at + 1, row }]
  }),
)

const SPOTS = WORLD.flat()
export const spotOf = (cell: number): Spot => SPOTS.find((spot) => spot.cell === cell)!

export const refOf = (cell: number): PieceRef =>
  cell === INN ? { zone: 'inn', at: 0 } : { zone: AT.quests.id, at: cell }

const STEPS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key of the keyboard leads; undefined for any other key. Whoever is at the edge stays. */
export function walk(cell: number, key: string): number | undefined {
  const { row, column } = spotOf(cell)
  const line = WORLD[row - 1]!
  if (key === 'Home') return line[0]!.cell
  if (key === 'End') return line.at(-1)!.cell
  const step = STEPS[key]
  if (step === undefined) return undefined
  const to = SPOTS.find((spot) => spot.column === column + step[0] && spot.row === row + step[1])
  return to?.cell ?? cell
}

export const pawnsOn = (view: View, cell: number): Seat[] =>
  view.seats.flatMap((hero, seat) => (hero.out < 0 && hero.cell === cell ? [seat] : []))

/** Where somebody stands; undefined for who only watches, or is out of the game. */
export function whereIs(view: View, seat: Seat): number | undefined {
  const hero = view.seats[seat]
  return hero === undefined || hero.out >= 0 ? undefined : hero.cell
}

/** The quest on a cell as far as this view knows it; a peek shows one that is still face down. */
export function questOn(view: View, cell: number): Piece | undefined {
  const piece = view.quests[cell]
  return piece === undefined || piece === BACK ? undefined : faceOf(piece)
}

/** By seat: the cells that bear its token. */
export const wonBy = (view: View, seat: Seat): number[] =>
  view.token.flatMap((owner, cell) => (owner === seat ? [cell] : []))
