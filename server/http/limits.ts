import type { Time } from '../contract.ts'

/** So much at once, and so much again with every second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** Everything one household asks for, and everything one person does. */
  readonly address: Rate
  readonly person: Rate
  /** Messages over the sockets of one person. */
  readonly messages: Rate
  /** Sockets open at the same time. */
  readonly sockets: { readonly address: number; readonly person: number }
  /** Tables one person may have that are not over. */
  readonly tables: number
}

export const LIMITS: Limits = {
  address: { burst: 600, perSecond: 10 },
  person: { burst: 120, perSecond: 4 },
  messages: { burst: 60, perSecond: 20 },
  sockets: { address: 256, person: 16 },
  tables: 100,
}

const ENDLESS: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 0 }
/** For load tests on one's own machine. */
export const NO_LIMITS: Limits = {
  address: ENDLESS,
  person: ENDLESS,
  messages: ENDLESS,
  sockets: { address: Number.POSITIVE_INFINITY, person: Number.POSITIVE_INFINITY },
  tables: Number.POSITIVE_INFINITY,
}

interface Bucket {
  left: number
  at: number
}

/** From this many on, those that have filled up again are forgotten. */
const MANY = 10_000

/** One bucket of tokens for each key. On several nodes each has its own. */
export class Buckets {
  private readonly rate: Rate
  private readonly time: Time
  private readonly buckets = new Map<string, Bucket>()
  private sweepAt = MANY

  constructor(rate: Rate, time: Time) {
    this.rate = rate
    this.time = time
  }

  /** False: there is not enough left, and nothing was taken. */
  take(key: string, cost = 1): boolean {
    const { burst } = this.rate
    if (burst === Number.POSITIVE_INFINITY) return true
    const at = this.time.now()
    const bucket = this.buckets.get(key)
    const left = bucket === undefined ? burst : this.filled(bucket, at)
    // The clock was set back: it fills from now on, not from when the clock has caught up.
    if (bucket !== undefined && at < bucket.at) bucket.at = at
    if (left < cost) return false
    this.buckets.set(key, { left: left - cost, at })
    if (this.buckets.size > this.sweepAt) this.sweep(at)
    return true
  }

  get size(): number {
    return this.buckets.size
  }

  private filled({ left, at }: Bucket, now: number): number {
    const { burst, perSecond } = this.rate
    return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond)
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (this.filled(bucket, now) >= this.rate.burst) this.buckets.delete(key)
    this.sweepAt = Math.max(MANY, this.buckets.size * 2)
  }
}

/** How many there are of something, by whose they are. */
export class Tally {
  private readonly counts = new Map<string, number>()

  of(key: string): number {
    return this.counts.get(key) ?? 0
  }

  add(key: string, by: 1 | -1): void {
    const count = this.of(key) + by
    if (count === 0) this.counts.delete(key)
    else this.counts.set(key, count)
  }
}
