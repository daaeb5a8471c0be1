import type { Bus, News } from '../contract.ts'

/** A bus that also lets its own node hear what it tells: what is done once, the node that stored it does. */
export interface Overheard extends Bus {
  overhear(hear: (news: News) => void): void
}

export function overheard(bus: Bus): Overheard {
  const ears: ((news: News) => void)[] = []
  return {
    tell(news) {
      bus.tell(news)
      for (const hear of ears) hear(news)
    },
    listen: (hear) => bus.listen(hear),
    close: () => bus.close(),
    overhear: (hear) => void ears.push(hear),
  }
}
