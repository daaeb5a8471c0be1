import { atMost, type Bench, type BenchSetting, median, quantile } from './figures.ts'
import { costsOf } from './matches.ts'

const LEAST_SEATS = 2
const SEAT_COUNTS = 5

/** What an answer costs in the replaying host, and how many answers a step takes. */
export const answer: Bench = async ({ quick }: BenchSetting) => {
  playAll('warm', quick ? 25 : 100, 1)
  const { costs, first, steps } = playAll('answer', quick ? 30 : 250, 3)
  const longest = Math.max(...steps)
  return {
    name: 'answer',
    figures: {
      answers: costs.length,
      p50: median(costs),
      p90: quantile(costs, 0.9),
      p99: quantile(costs, 0.99),
      p99OfOneRun: quantile(first, 0.99),
      answersInStepMedian: median(steps),
      answersInStepMost: longest,
    },
    budgets: [
      atMost('an answer, p50', median(costs), 50, 'µs'),
      atMost('an answer, p99', quantile(costs, 0.99), 1000, 'µs'),
      atMost('the longest step', longest, 100, 'answers'),
    ],
  }
}

/** Matches of 2 to 6 seats: what each answer cost, and how many each step took that took any. */
function playAll(name: string, games: number, times: number): { costs: number[]; first: number[]; steps: number[] } {
  const costs: number[] = []
  const first: number[] = []
  const steps: number[] = []
  for (let n = 0; n < games; n++) {
    const counts = new Map<number, number>()
    for (const cost of costsOf({ seats: LEAST_SEATS + (n % SEAT_COUNTS), seed: `${name} ${n}` }, times)) {
      costs.push(cost.least)
      first.push(cost.first)
      counts.set(cost.step, (counts.get(cost.step) ?? 0) + 1)
    }
    steps.push(...counts.values())
  }
  return { costs, first, steps }
}
