/**
 * A fingerprint of plain data: two 32-bit lanes, the same on every runtime. It finds differences and damage;
 * it does not resist somebody who makes collisions on purpose.
 */
export class Digest {
  private a = 0x811c9dc5
  private b = 0x9747b28c

  number(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x85ebca6b)
    this.a ^= this.a >>> 15
    this.b = Math.imul(this.b ^ value, 0xc2b2ae35)
    this.b = (this.b << 13) | (this.b >>> 19)
    this.b = (Math.imul(this.b, 5) + 0x561ccd1b) | 0
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

/** The fingerprint of a text. */
export function digestOf(text: string): string {
  const digest = new Digest()
  digest.word(text)
  return digest.toString()
}

function finish(word: number): number {
  let h = word ^ (word >>> 16)
  h = Math.imul(h, 0x7feb352d)
  h ^= h >>> 15
  h = Math.imul(h, 0x846ca68b)
  return h ^ (h >>> 16)
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
