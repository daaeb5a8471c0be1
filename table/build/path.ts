/**
 * Makes the path of an icon light: every point goes to the nearest point of a grid. Points are rounded where they lie,
 * not by how far they are from the last one: relative numbers rounded one by one drift, and the shape falls apart.
 */
export function light(path: string): string {
  const writer = new Writer()
  let at: Point = [0, 0]
  let start: Point = at
  let control: Point = at
  for (const { command, numbers } of segments(path)) {
    const upper = command.toUpperCase()
    const [dx, dy] = command === upper ? [0, 0] : at
    const point = (i: number): Point => [(numbers[i] ?? 0) + dx, (numbers[i + 1] ?? 0) + dy]
    const from = at
    if (upper === 'Z') {
      at = start
      writer.close()
      continue
    }
    if (upper === 'H') at = [(numbers[0] ?? 0) + dx, at[1]]
    else if (upper === 'V') at = [at[0], (numbers[0] ?? 0) + dy]
    else at = point(numbers.length - 2)

    if (upper === 'M') {
      start = at
      writer.move(at)
    } else if (upper === 'A') writer.arc(from, numbers, at)
    else if (upper === 'C') writer.curve('c', [point(0), point(2), at])
    else if (upper === 'S') writer.curve('s', [point(0), at])
    else if (upper === 'Q' || upper === 'T') {
      // Written in full, because along a chain of T the rounding of each bend would bend the next one.
      control = upper === 'Q' ? point(0) : [2 * from[0] - control[0], 2 * from[1] - control[1]]
      writer.curve('q', [control, at])
    } else writer.line(at)
    if (upper !== 'Q' && upper !== 'T') control = at
  }
  return writer.text
}

type Point = readonly [x: number, y: number]

const ARITY: { readonly [command: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Command by command; what follows a command without a letter of its own gets it here. */
function* segments(path: string): Generator<{ readonly command: string; readonly numbers: readonly number[] }> {
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const arity = ARITY[letter.toUpperCase()]
    if (arity === undefined) throw new Error(`a path has no command ${letter}`)
    const numbers = numbersIn(text, letter.toUpperCase() === 'A')
    if (arity === 0) yield { command: letter, numbers }
    let command = letter
    for (let i = 0; arity > 0 && i < numbers.length; i += arity) {
      yield { command, numbers: numbers.slice(i, i + arity) }
      // Further points of a move are lines.
      if (command === 'm') command = 'l'
      if (command === 'M') command = 'L'
    }
  }
}

function numbersIn(text: string, ofArcs: boolean): number[] {
  const numbers: number[] = []
  const number = /[\s,]*([-+]?\d*\.?\d+)/gy
  const flag = /[\s,]*([01])/gy
  for (let from = 0; ; ) {
    // The two flags of an arc may be glued to what follows: `a5 5 0 013 4`.
    const isFlag = ofArcs && (numbers.length % 7 === 3 || numbers.length % 7 === 4)
    const found = isFlag ? flag : number
    found.lastIndex = from
    const match = found.exec(text)
    if (match === null) return numbers
    numbers.push(Number(match[1]))
    from = found.lastIndex
  }
}

/** To the grid: one unit of the 512 an icon is wide, a third of a pixel on the largest card. */
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const hundredth = (value: number): number => Math.round(value * 100) / 100

/** Writes rounded points in the fewest characters: relative, repeated letters left out. */
class Writer {
  text = ''
  private at: Point = [0, 0]
  private start: Point = [0, 0]
  private last = ''

  move(to: Point): void {
    this.start = rounded(to)
    this.write('m', this.delta(this.start))
    this.at = this.start
  }

  close(): void {
    this.write('z', [])
    this.at = this.start
  }

  line(to: Point): void {
    const [dx, dy] = this.delta(rounded(to))
    if (dy === 0) this.write('h', [dx])
    else if (dx === 0) this.write('v', [dy])
    else this.write('l', [dx, dy])
    this.at = rounded(to)
  }

  curve(letter: string, points: readonly Point[]): void {
    const to = points.map((point) => rounded(point))
    this.write(
      letter,
      to.flatMap((point) => this.delta(point)),
    )
    this.at = to.at(-1) ?? this.at
  }

  /** The ends of an arc move to the grid; its radii grow or shrink with the distance between them, so it keeps its form. */
  arc(from: Point, numbers: readonly number[], to: Point): void {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers
    const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
    // An almost whole circle: on the grid its ends might fall together, and the circle would be gone.
    const isWhole = large === 1 && chord < Math.max(rx, ry)
    const end: Point = isWhole ? [hundredth(to[0]), hundredth(to[1])] : rounded(to)
    const [dx, dy] = this.delta(end)
    if (dx === 0 && dy === 0) {
      this.line(to)
      return
    }
    const scale = isWhole ? 1 : Math.hypot(dx, dy) / chord
    // Of a half circle, a radius too small is widened by the browser to fit; one too large would flatten it.
    const isHalf = Math.max(rx, ry) < chord * 0.52
    const radius = (r: number): number => (isHalf ? Math.floor(r * scale * 10) : Math.round(r * scale * 10)) / 10
    this.write('a', [radius(rx), radius(ry), Math.round(turn), large, sweep, dx, dy])
    this.at = end
  }

  private delta([x, y]: Point): Point {
    return [hundredth(x - this.at[0]), hundredth(y - this.at[1])]
  }

  private write(letter: string, numbers: readonly number[]): void {
    const goesOn = letter !== 'm' && letter !== 'z' && (letter === this.last || (letter === 'l' && this.last === 'm'))
    let text = goesOn ? '' : letter
    numbers.forEach((number, i) => {
      const digits = String(number).replace(/^(-?)0\./, '$1.')
      const glued = text === letter || digits.startsWith('-') || (letter === 'a' && (i === 4 || i === 5))
      text += glued ? digits : ` ${digits}`
    })
    this.text += text
    this.last = letter
  }
}
