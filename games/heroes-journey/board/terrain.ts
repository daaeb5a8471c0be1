import { HEIGHT as LAND_HEIGHT, WIDTH as LAND_WIDTH, landscape, shifted } from '@monomyth/ui/scenery'
import { INN } from '../rules/board.ts'
import { COLUMNS, ROWS, WORLD } from './cells.ts'

/** The land under the fog, all cells on one sheet: fifty sheets of their own would be laid out and layered one by one. */

export const WIDTH = COLUMNS.length * LAND_WIDTH
export const HEIGHT = ROWS.length * LAND_HEIGHT

const LANDS = WORLD.flat()
  .filter(({ cell }) => cell !== INN)
  .map(({ cell, column, row }) => ({ cell, x: (column - 1) * LAND_WIDTH, y: (row - 1) * LAND_HEIGHT }))

export interface Layer {
  readonly d: string
  readonly ink: number
  readonly opacity: number
}

let drawn: readonly Layer[] | undefined
/** From far to near, what is alike in all cells in one stroke. It is the same in every match: the cell alone decides. */
export function terrain(): readonly Layer[] {
  drawn ??= draw()
  return drawn
}

function draw(): readonly Layer[] {
  const layers = new Map<string, { depth: number; ink: number; opacity: number; d: string }>()
  for (const { cell, x, y } of LANDS)
    for (const { d, depth, ink, opacity } of landscape(cell + 500).shapes) {
      const key = `${depth} ${ink} ${opacity}`
      const layer = layers.get(key) ?? { depth, ink, opacity, d: '' }
      layers.set(key, { ...layer, d: layer.d + shifted(d, x, y) })
    }
  return [...layers.values()].sort((a, b) => a.depth - b.depth)
}

/** What is seen of the sheet: the cells, with the gaps between them cut away. All in parts of a cell with its gap. */
export function windows(wide: number, high: number, round: { readonly x: number; readonly y: number }): string {
  const [w, h] = [wide * LAND_WIDTH, high * LAND_HEIGHT]
  const [rx, ry] = [round.x * LAND_WIDTH, round.y * LAND_HEIGHT]
  const turn = (x: number, y: number): string => `a${rx} ${ry} 0 0 1 ${x} ${y}`
  const window =
    `h${w - 2 * rx}${turn(rx, ry)}v${h - 2 * ry}${turn(-rx, ry)}h${2 * rx - w}${turn(-rx, -ry)}` +
    `v${2 * ry - h}${turn(rx, -ry)}z`
  return LANDS.map(({ x, y }) => `M${x + rx} ${y}${window}`).join('')
}
