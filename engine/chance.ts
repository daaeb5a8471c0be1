import type { Dice } from './contract.ts'
import { sha256, utf8 } from './sha256.ts'

/** Where a stream stands. Plain numbers: this is what a position keeps. */
export interface ChanceMark {
  /** Rises with every undo by consent, so that nobody peeks at what would have come. */
  lane: number
  /** How many words have been drawn. */
  drawn: number
}

/** Eight words, from 32 bytes. A seed given as text is hashed. */
export type Key = Int32Array

export function keyOf(seed: string): Key {
  const bytes = sha256(utf8(seed))
  const view = new DataView(bytes.buffer)
  const key = new Int32Array(8)
  for (let i = 0; i < 8; i++) key[i] = view.getInt32(4 * i, true)
  return key
}

/**
 * One seeded stream: ChaCha8 with the counter in plain sight. The nonce is the lane and, inside a branch of
 * `together`, where the branch began and whose it is, so that branches draw apart from each other.
 */
export class Chance implements Dice {
  private readonly block = new Int32Array(16)
  private cached = -1
  lane: number
  drawn: number
  private readonly start: number
  private readonly branch: number

  readonly key: Key

  constructor(key: Key, mark: Readonly<ChanceMark> = { lane: 0, drawn: 0 }, start = 0, branch = 0) {
    this.key = key
    this.lane = mark.lane
    this.drawn = mark.drawn
    this.start = start
    this.branch = branch
  }

  /** A stream of its own for one seat, the same whatever the other seats draw meanwhile. */
  branchOf(seat: number): Chance {
    return new Chance(this.key, { lane: this.lane, drawn: 0 }, this.drawn, seat + 1)
  }

  /** Draws from here on come from another lane. */
  change(lane: number): void {
    this.lane = lane
    this.cached = -1
  }

  /** The next 32 bits, as an unsigned number. */
  word(): number {
    const at = this.drawn++
    const counter = at >>> 4
    if (counter !== this.cached) {
      chacha8(this.key, counter, this.lane, this.start, this.branch, this.block)
      this.cached = counter
    }
    return this.block[at & 15]! >>> 0
  }

  /** 0 to n − 1, each as likely: as many bits as n needs, drawn again while they say too much. */
  below(n: number): number {
    const mask = n > 1 ? -1 >>> Math.clz32(n - 1) : 0
    let bits = (this.word() & mask) >>> 0
    while (bits >= n) bits = (this.word() & mask) >>> 0
    return bits
  }

  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const kept = list[i]!
      list[i] = list[j]!
      list[j] = kept
    }
  }
}

/**
 * One block of ChaCha with eight rounds, layout of RFC 8439: constants, key, counter, three words of nonce.
 * Sixteen locals and half a quarter round a line: this is the inner loop of every simulation.
 */
// biome-ignore format: one line for each half of a quarter round
export function chacha8(key: Key, counter: number, n0: number, n1: number, n2: number, out: Int32Array): void {
  const k0 = key[0]!, k1 = key[1]!, k2 = key[2]!, k3 = key[3]!
  const k4 = key[4]!, k5 = key[5]!, k6 = key[6]!, k7 = key[7]!
  let a0 = 0x61707865, a1 = 0x3320646e, a2 = 0x79622d32, a3 = 0x6b206574
  let b0 = k0, b1 = k1, b2 = k2, b3 = k3
  let c0 = k4, c1 = k5, c2 = k6, c3 = k7
  let d0 = counter | 0, d1 = n0 | 0, d2 = n1 | 0, d3 = n2 | 0
  for (let round = 0; round < 4; round++) {
    // Columns, then diagonals.
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 16) | (d0 >>> 16); c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 8) | (d0 >>> 24); c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 16) | (d1 >>> 16); c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 8) | (d1 >>> 24); c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 16) | (d2 >>> 16); c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 8) | (d2 >>> 24); c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 16) | (d3 >>> 16); c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 8) | (d3 >>> 24); c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 7) | (b3 >>> 25)
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 16) | (d3 >>> 16); c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 12) | (b1 >>> 20)
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 8) | (d3 >>> 24); c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 7) | (b1 >>> 25)
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 16) | (d0 >>> 16); c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 12) | (b2 >>> 20)
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 8) | (d0 >>> 24); c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 7) | (b2 >>> 25)
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 16) | (d1 >>> 16); c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 12) | (b3 >>> 20)
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 8) | (d1 >>> 24); c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 7) | (b3 >>> 25)
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 16) | (d2 >>> 16); c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 12) | (b0 >>> 20)
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 8) | (d2 >>> 24); c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 7) | (b0 >>> 25)
  }
  out[0] = a0 + 0x61707865; out[1] = a1 + 0x3320646e; out[2] = a2 + 0x79622d32; out[3] = a3 + 0x6b206574
  out[4] = b0 + k0; out[5] = b1 + k1; out[6] = b2 + k2; out[7] = b3 + k3
  out[8] = c0 + k4; out[9] = c1 + k5; out[10] = c2 + k6; out[11] = c3 + k7
  out[12] = d0 + counter; out[13] = d1 + n0; out[14] = d2 + n1; out[15] = d3 + n2
}
