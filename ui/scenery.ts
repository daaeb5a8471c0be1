/** What stands behind an emblem: drawn from a seed, the same for ever, and hardly ever twice. */
export interface Landscape {
  readonly sun: { readonly x: number; readonly y: number; readonly r: number; readonly moon: boolean }
  /** From far to near. */
  readonly shapes: readonly Shape[]
}
interface Shape {
  readonly d: string
  /** How near it is: what is nearer lies over it. */
  readonly depth: number
  /** Its colour: a place in the palette, or −1 for light. */
  readonly ink: number
  readonly opacity: number
}

/** What is drawn in light, not in a colour of the palette. */
export const LIGHT = '#fff8e6'

/** The sheet it is drawn on. */
export const WIDTH = 160
export const HEIGHT = 110

type Draw = (below: number) => number
type Place = readonly [x: number, y: number]

/** Chance of our own: scenery is no part of a match. */
function drawer(seed: number): Draw {
  let a = Math.imul(seed + 1, 0x9e3779b1)
  return (below) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below
  }
}

export function landscape(seed: number): Landscape {
  const draw = drawer(seed)
  const moon = draw(1) < 0.28
  const sun = { x: whole(18 + draw(124)), y: whole(14 + draw(26)), r: whole(moon ? 7 + draw(4) : 8 + draw(9)), moon }
  const far = pick(draw, [hills, peaks, peaks, mesas])(draw, 50 + draw(10), 14 + draw(6))
  const middle = pick(draw, [hills, hills, peaks])(draw, 68 + draw(6), 9 + draw(5))
  const near = hills(draw, 88 + draw(6), 6 + draw(5))
  const grown = pick(draw, [pines, pines, trees, stones, towers, reeds])
  const behind = middle.round && draw(1) < 0.5
  return {
    sun,
    shapes: [
      ...sky(draw, moon),
      { d: outline(far), depth: 1, ink: 2, opacity: 0.8 },
      mist(draw, 62, 2),
      { d: outline(middle), depth: 3, ink: 3, opacity: 0.88 },
      behind ? { d: grown(draw, middle), depth: 4, ink: 3, opacity: 1 } : mist(draw, 82, 4),
      { d: outline(near), depth: 5, ink: 4, opacity: 0.95 },
      ...(behind ? [] : [{ d: grown(draw, near), depth: 6, ink: 4, opacity: 1 }]),
    ],
  }
}

const whole = (number: number): number => Math.round(number)
const pick = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw(list.length))] as T
const spread = (draw: Draw, count: number): number[] =>
  Array.from({ length: count }, (_, i) => whole(((i + 0.2 + draw(0.6)) * WIDTH) / count))

/** Ridges, as the places they go through. A hill's are joined by curves, the others' by straight lines. */
interface Ridge {
  readonly places: readonly Place[]
  readonly round: boolean
}
function hills(draw: Draw, base: number, height: number): Ridge {
  const count = 3 + Math.floor(draw(3))
  const places = Array.from(
    { length: count + 1 },
    (_, i): Place => [whole((WIDTH * i) / count), whole(base + draw(2 * height) - height)],
  )
  return { places, round: true }
}
function peaks(draw: Draw, base: number, height: number): Ridge {
  const count = 3 + Math.floor(draw(4))
  const places = Array.from(
    { length: 2 * count + 1 },
    (_, i): Place => [
      whole(((i + (i % 2 === 0 ? 0 : draw(0.6) - 0.3)) * WIDTH) / (2 * count)),
      whole(i % 2 === 0 ? base + draw(6) : base - height * (0.7 + draw(1))),
    ],
  )
  return { places, round: false }
}
function mesas(draw: Draw, base: number, height: number): Ridge {
  const places: Place[] = [[0, whole(base)]]
  for (const x of spread(draw, 3)) {
    const top = whole(base - height * (0.4 + draw(0.9)))
    const half = 9 + draw(8)
    places.push([whole(x - half - 4), whole(base)], [whole(x - half), top], [whole(x + half), top])
    places.push([whole(x + half + 4), whole(base + draw(4))])
  }
  places.push([WIDTH, whole(base)])
  return { places: places.sort(([a], [b]) => a - b), round: false }
}

/** The ground under a ridge. */
function outline({ places, round }: Ridge): string {
  let d = `M0 ${HEIGHT}`
  places.forEach(([x, y], i) => {
    const [lastX, lastY] = places[i - 1] ?? [x, y]
    const half = whole((lastX + x) / 2)
    d += round && i > 0 ? `C${half} ${lastY} ${half} ${y} ${x} ${y}` : `L${x} ${y}`
  })
  return `${d}V${HEIGHT}Z`
}

/** How high the ground is at x, nearly enough to stand on. */
function ground({ places }: Ridge, x: number): number {
  const after = Math.max(
    1,
    places.findIndex(([at]) => at >= x),
  )
  const [x0, y0] = places[after - 1] ?? [0, HEIGHT]
  const [x1, y1] = places[after] ?? [WIDTH, HEIGHT]
  const part = x1 === x0 ? 0 : (x - x0) / (x1 - x0)
  const eased = part * part * (3 - 2 * part)
  return whole(y0 + (y1 - y0) * eased) + 2
}

/** What grows or stands on a ridge. */
type Grow = (draw: Draw, ridge: Ridge) => string
const pines: Grow = (draw, ridge) =>
  spread(draw, 6 + Math.floor(draw(5)))
    .map((x) => {
      const h = whole(9 + draw(10))
      const w = whole(h / 3)
      return `M${x} ${ground(ridge, x) - h}l${w} ${h}h${-2 * w}z`
    })
    .join('')
const trees: Grow = (draw, ridge) =>
  spread(draw, 4 + Math.floor(draw(4)))
    .map((x) => {
      const r = whole(3 + draw(4))
      return `M${x - 1} ${ground(ridge, x)}v${-r - 4}a${r} ${r} 0 1 1 2 0v${r + 4}z`
    })
    .join('')
const stones: Grow = (draw, ridge) =>
  spread(draw, 3 + Math.floor(draw(3)))
    .map((x) => {
      const h = whole(7 + draw(9))
      return `M${x - 3} ${ground(ridge, x) + 1}l1-${h}q2-3 4 0l2 ${h}z`
    })
    .join('')
const reeds: Grow = (draw, ridge) =>
  spread(draw, 14)
    .map((x) => `M${x} ${ground(ridge, x)}l${whole(draw(6) - 3)}-${whole(6 + draw(9))}l2 ${whole(7 + draw(5))}z`)
    .join('')
const towers: Grow = (draw, ridge) => {
  const x = whole(20 + draw(110))
  const h = whole(16 + draw(12))
  const y = ground(ridge, x + 5)
  const house = whole((x + 60 + draw(40)) % 140)
  return `M${x} ${y}v${-h}h-1v-4h3v2h2v-2h3v2h2v-2h3v4h-1v${h}zM${house} ${ground(ridge, house)}v-7l6-5l6 5v8z`
}

/** Birds by day, stars by night, and at times a cloud. */
function sky(draw: Draw, night: boolean): Shape[] {
  const shapes: Shape[] = []
  if (night) {
    const d = spread(draw, 7).map((x) => `M${x} ${whole(5 + draw(38))}h1v1h-1z`)
    shapes.push({ d: d.join(''), depth: 0, ink: -1, opacity: 0.9 })
  } else if (draw(1) < 0.45) {
    const [x, y] = [20 + draw(100), 14 + draw(20)]
    const birds = [0, 1, 2].map((i) => `M${whole(x + i * 9)} ${whole(y + draw(8))}q3-3 4 0q2-3 5 0q-3-1-5 2q-1-3-4-2z`)
    shapes.push({ d: birds.join(''), depth: 0, ink: 4, opacity: 0.55 })
  }
  if (draw(1) < 0.6) {
    const [x, y, w] = [whole(10 + draw(90)), whole(18 + draw(20)), whole(24 + draw(26))]
    shapes.push({
      d: `M${x} ${y}q4-7 ${whole(w / 3)}-3q${whole(w / 4)}-8 ${whole(w / 3)} 0q8-3 ${whole(w / 3)} 3z`,
      depth: 0,
      ink: -1,
      opacity: 0.38,
    })
  }
  return shapes
}

/** A low band of white between two ridges. */
function mist(draw: Draw, around: number, depth: number): Shape {
  const [x, y, w] = [whole(draw(70) - 20), whole(around + draw(10) - 5), whole(70 + draw(70))]
  return { d: `M${x} ${y}q${w / 2}-9 ${w} 0q${-w / 2} 9 ${-w} 0z`, depth, ink: -1, opacity: 0.22 }
}

/** A land somewhere on a larger sheet: where its strokes set out from is moved, the strokes are as they were. */
export const shifted = (d: string, right: number, down: number): string =>
  d.replace(/([MLCV])([^A-Za-z]+)/g, (_, stroke: string, numbers: string) => {
    const by = stroke === 'V' ? [down] : [right, down]
    const moved = (numbers.match(/-?[\d.]+/g) ?? []).map((number, i) => Number(number) + (by[i % by.length] ?? 0))
    return stroke + moved.join(' ')
  })
