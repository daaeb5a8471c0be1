import type { Bus, News } from '../contract.ts'

/** What joins the buses of several nodes in one process. */
export type Hub = Set<(news: News) => void>

/**
 * A bus within this process: all there is to tell where one process alone has the data open. Several nodes in one test
 * share a hub.
 */
export function memoryBus(hub: Hub = new Set()): Bus {
  const own = new Set<(news: News) => void>()
  const hear = (news: News): void => {
    for (const one of own) one(news)
  }
  hub.add(hear)
  return {
    tell(news) {
      if (!hub.has(hear)) return
      // As text and later, as from another node.
      const text = JSON.stringify(news)
      setImmediate(() => {
        for (const node of hub) node(JSON.parse(text))
      })
    },
    listen(one) {
      own.add(one)
      return () => own.delete(one)
    },
    async close() {
      hub.delete(hear)
      own.clear()
    },
  }
}
