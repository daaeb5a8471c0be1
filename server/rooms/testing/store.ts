import type { Append, Store } from '../../contract.ts'
import { memoryStore } from '../../store/memory.ts'

/**
 * What becomes of something that is to be stored: `hang` until let go; `lose`: stored, but nobody is told so; `forget`:
 * said to be stored, for whoever measures nothing but rooms.
 */
export type Fate = 'store' | 'fail' | 'stale' | 'hang' | 'lose' | 'forget'

/** A store in memory that does with what it is given what a test says, and counts what it is asked. */
export class TestStore {
  readonly store: Store
  calls = 0
  readonly appends: Append[] = []
  private readonly fates: Fate[] = []
  private readonly firsts = new Map<string | symbol, () => Promise<unknown>>()
  private readonly hanging: (() => void)[] = []

  constructor(inner: Store = memoryStore()) {
    this.store = new Proxy(inner, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target)
        if (typeof method !== 'function') return method
        return (...args: unknown[]) => {
          this.calls += 1
          if (name === 'append') return this.append(target, args[0] as Append)
          const first = this.firsts.get(name)
          this.firsts.delete(name)
          return first ? first().then(() => Reflect.apply(method, target, args)) : Reflect.apply(method, target, args)
        }
      },
    })
  }

  /** What happens to the next ones, in order; after those, all are stored. */
  next(...fates: Fate[]): void {
    this.fates.push(...fates)
  }

  /** The next time it is asked this, something else happens first. */
  before(method: keyof Store, first: () => Promise<unknown>): void {
    this.firsts.set(method, first)
  }

  /** What hangs is stored now. */
  letGo(): void {
    for (const go of this.hanging.splice(0)) go()
  }

  private async append(inner: Store, append: Append): Promise<'stored' | 'stale'> {
    const fate = this.fates.shift() ?? 'store'
    if (fate === 'fail') throw new Error('no database')
    if (fate === 'stale') return 'stale'
    if (fate === 'forget') return 'stored'
    if (fate === 'hang') await new Promise<void>((go) => this.hanging.push(go))
    const result = await inner.append(append)
    if (result === 'stored') this.appends.push(append)
    if (fate === 'lose') throw new Error('connection lost')
    return result
  }
}
