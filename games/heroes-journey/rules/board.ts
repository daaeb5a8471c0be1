/**
 * HJ-050 to HJ-061 The board: 54 quest cells around the inn. Cells 0 to 53 run from west to east and north to south,
 * the inn is the last. All tables are built once and never change.
 */
const COLUMNS = 'ABCDEFGHI'

/** HJ-052: E4 is (0, 0). A 7 × 7 square with three more cells in the west and three in the east. */
const isOnBoard = (x: number, y: number): boolean =>
  (Math.abs(x) <= 3 && Math.abs(y) <= 3) || (Math.abs(x) === 4 && Math.abs(y) <= 1)

const POINTS: readonly { readonly x: number; readonly y: number }[] = (() => {
  const points: { x: number; y: number }[] = []
  for (let y = -3; y <= 3; y++)
    for (let x = -4; x <= 4; x++) if (isOnBoard(x, y) && !(x === 0 && y === 0)) points.push({ x, y })
  return [...points, { x: 0, y: 0 }]
})()

export const INN = POINTS.length - 1
/** In the choice of a destination: not to move. */
export const STAY = POINTS.length
/** The cells that hold quests. */
export const QUEST_CELLS: readonly number[] = POINTS.slice(0, INN).map((_, cell) => cell)

const NAMES = POINTS.map(({ x, y }) => `${COLUMNS[x + 4]}${y + 4}`)
export const cellName = (cell: number): string => NAMES[cell]!
export const cellOf = (name: string): number => NAMES.indexOf(name)

/** HJ-057, by cell and cell. */
export const DISTANCE: readonly (readonly number[])[] = POINTS.map((a) =>
  POINTS.map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
)
const FROM_INN = DISTANCE[INN]!

/** HJ-053, by cell: those that share a side or a corner. */
export const NEIGHBOURS: readonly (readonly number[])[] = DISTANCE.map((distances) =>
  POINTS.map((_, cell) => cell).filter((cell) => distances[cell] === 1),
)
/** By cell: its neighbours, and staying. */
export const NEIGHBOURS_OR_STAY: readonly (readonly number[])[] = NEIGHBOURS.map((cells) => [...cells, STAY])

/** HJ-054 */
export const isNextToInn = (cell: number): boolean => FROM_INN[cell] === 1
/** HJ-055, HJ-058: the end of the world included. */
export const isFar = (cell: number): boolean => FROM_INN[cell]! >= 2
/** HJ-056 */
export const isEndOfWorld = (cell: number): boolean => FROM_INN[cell] === 4
