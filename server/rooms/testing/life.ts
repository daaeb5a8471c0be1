import type { Bus, Store, Time } from '../../contract.ts'

/** What a node does its work with for as long as it lives: of what it has begun by then, it never hears again. */
export class Life {
  isOver = false

  store(inner: Store): Store {
    return new Proxy(inner, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target)
        if (typeof method !== 'function') return method
        return async (...args: unknown[]) => {
          if (this.isOver) return never
          const result: unknown = await Reflect.apply(method, target, args)
          return this.isOver ? never : result
        }
      },
    })
  }

  /** What it has to tell is gathered first, and dies with it. */
  bus(inner: Bus): Bus {
    const tell: Bus['tell'] = (news) =>
      void setImmediate(() => {
        if (!this.isOver) inner.tell(news)
      })
    return { tell, listen: (...ears) => inner.listen(...ears), close: () => inner.close() }
  }

  time({ now, after }: Time): Time {
    const living = (work: () => void) => () => {
      if (!this.isOver) work()
    }
    return { now, after: (ms, work) => after(ms, living(work)) }
  }
}

const never = new Promise<never>(() => {})
