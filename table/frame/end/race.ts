/** The race: where every seat stood as the match went on. */
export interface Race {
  /** How many turns were over at each sample; the last sample is the end of the match. */
  readonly turns: readonly number[]
  /** By seat, by sample. */
  readonly scores: readonly (readonly number[])[]
}

/** A place where the race is looked at. */
export interface Sample {
  readonly turn: number
  readonly at: number
}

/** The beginnings of turns and the end of the match, at most so many of them, evenly spread, both ends kept. */
export function samplesOf(turns: readonly number[], last: number, most = 40): readonly Sample[] {
  const all = [...turns.map((at, turn) => ({ turn, at })), { turn: turns.length, at: last }]
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]).filter(
    (sample) => sample !== undefined,
  )
}

/** Round steps for an axis from 0 to `top`: about `about` of them. */
export function ticksOf(top: number, about = 5): readonly number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((one) => top / one <= about) ?? Math.ceil(top / about)
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
}

/** What a chart is drawn on: the inside of its axes. */
export interface Plot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Turns values into places. The least and the most of each axis lie on the edges. */
export function scaleOf({ left, top, width, height }: Plot, { turns, scores }: Race) {
  const [first = 0, last = 1] = [turns[0], turns.at(-1)]
  const values = scores.flat()
  const least = Math.min(0, ...values)
  const most = Math.max(1, ...values)
  const x = (turn: number): number => left + (width * (turn - first)) / Math.max(1, last - first)
  const y = (score: number): number => top + height - (height * (score - least)) / (most - least)
  return { x, y, least, most, first, last }
}

/** A line through points that stand side by side: level until it rises, as scores do. */
export function stairs(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], i) => (i === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join('')
}
const round = (value: number): number => Math.round(value * 10) / 10
