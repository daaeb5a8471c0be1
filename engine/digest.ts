/**
 * A fingerprint of plain data: two 32-bit lanes, the same on every runtime. It finds differences and damage;
 * it does not resist somebody who makes collisions on purpose.
 */
export class Digest {
  private a = 0x811c9dc5
  private b = 0x9747b28c

  number(value: number): void {
    this.a = stirA(this.a, value)
    this.b = stirB(this.b, value)
  }

  numbers(list: readonly number[]): void {
    let { a, b } = this
    for (let i = 0; i < list.length; i++) {
      a = stirA(a, list[i]!)
      b = stirB(b, list[i]!)
    }
    this.a = a
    this.b = b
  }

  word(value: string): void {
    this.number(value.length)
    for (let i = 0; i < value.length; i++) this.number(value.charCodeAt(i))
  }

  /** Sixteen hexadecimal digits. */
  toString(): string {
    return hex(finish(this.a ^ this.b)) + hex(finish(this.b))
  }
}

function stirA(lane: number, value: number): number {
  const x = Math.imul(lane ^ value, 0x85ebca6b)
  return x ^ (x >>> 15)
}

function stirB(lane: number, value: number): number {
  const x = Math.imul(lane ^ value, 0xc2b2ae35)
  return (Math.imul((x << 13) | (x >>> 19), 5) + 0x561ccd1b) | 0
}

/** The fingerprint of any plain value, whatever the order of its keys. */
export function fingerprint(value: unknown): string {
  return hex(finish(mixed(value, 0x2545f491))) + hex(finish(mixed(value, 0x9e3779b9)))
}

function mixed(value: unknown, seed: number): number {
  if (typeof value === 'number')
    return value === (value | 0) ? stir(seed ^ 1, value) : mixedText(String(value), seed ^ 7)
  if (typeof value === 'string') return mixedText(value, seed ^ 2)
  if (Array.isArray(value)) {
    let h = seed ^ 3
    for (const item of value) h = stir(h, mixed(item, seed))
    return stir(h, value.length)
  }
  if (typeof value !== 'object' || value === null) return mixedText(String(value), seed ^ 4)
  // Fields are added up, so that their order does not matter.
  let sum = 0
  const fields = value as { readonly [key: string]: unknown }
  for (const key in fields)
    if (fields[key] !== undefined) sum = (sum + finish(stir(mixedText(key, seed ^ 5), mixed(fields[key], seed)))) | 0
  return stir(seed ^ 6, sum)
}

function mixedText(text: string, seed: number): number {
  let h = seed
  for (let i = 0; i < text.length; i++) h = stir(h, text.charCodeAt(i))
  return stir(h, text.length)
}

function stir(h: number, word: number): number {
  const x = Math.imul(h ^ word, 0x85ebca6b)
  return Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
}

function finish(word: number): number {
  let h = word ^ (word >>> 16)
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return h ^ (h >>> 16)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
