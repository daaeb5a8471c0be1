import type { Time } from './contract.ts'

/** No timer takes more; whoever wants to wait longer looks again by then. */
const MOST = 2 ** 31 - 1

/** Time as it passes. What is still planned keeps no process from ending. */
export const realTime: Time = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(MOST, Math.max(0, ms))).unref()
    return () => clearTimeout(timer)
  },
}
