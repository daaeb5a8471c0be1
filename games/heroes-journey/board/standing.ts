/** How several pawns stand on one cell: side by side, in two ranks from four on. Parts of the cell from its middle. */
export interface Standing {
  readonly x: number
  readonly y: number
  /** How tall, 1 where there is room. */
  readonly size: number
}

const FRONT = 3

export function standing(nth: number, of: number): Standing {
  const ranks = of > FRONT ? 2 : 1
  const perRank = Math.ceil(of / ranks)
  const rank = Math.floor(nth / perRank)
  const here = rank === 0 ? perRank : of - perRank
  const apart = perRank > 2 ? 0.28 : 0.34
  return {
    x: ((nth % perRank) - (here - 1) / 2) * apart,
    y: ranks === 1 ? -0.1 : rank * 0.34 - 0.22,
    size: ranks > 1 ? 0.68 : of > 2 ? 0.8 : 1,
  }
}
