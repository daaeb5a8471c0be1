/** The skyline of a broad landscape: rows of hills from far to near, the same for the same seed. */

export const WIDTH = 900
export const HEIGHT = 180
const STEP = 30

interface Row {
  /** Where its tops lie, how high they rise, and how broad they are. */
  readonly base: number
  readonly rise: number
  readonly width: number
}
const ROWS: readonly Row[] = [
  { base: 112, rise: 26, width: 150 },
  { base: 138, rise: 20, width: 210 },
  { base: 160, rise: 14, width: 290 },
]

/** Lower in the middle, where the light stands. */
const valley = (x: number): number => 16 * Math.exp(-(((x - WIDTH / 2) / 150) ** 2))

export const hills = (seed: number): readonly string[] =>
  ROWS.map(({ base, rise, width }, row) => {
    const shift = seed * 1.7 + row * 2.1
    const height = (x: number): number =>
      base -
      rise * (0.6 * Math.sin(x / (width / 6.28) + shift) + 0.4 * Math.sin(x / (width / 14) + shift * 2)) +
      valley(x)
    const points = Array.from({ length: WIDTH / STEP + 1 }, (_, i) => [i * STEP, height(i * STEP)] as const)
    return `M0 ${HEIGHT}L${points.map(([x, y]) => `${x} ${y.toFixed(1)}`).join('L')}L${WIDTH} ${HEIGHT}z`
  })
