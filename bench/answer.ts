import { at, atMost, type Bench, type BenchSetting, median, quantile } from './figures.ts'
import { RandomMatch } from './matches.ts'

const LEAST_SEATS = 2
const SEAT_COUNTS = 5

/** The same matches so often: an answer costs the least it took; what came on top was the machine's. */
const TIMES = 3

/** What an answer costs in the replaying host, and how many answers a step takes. */
export const answer: Bench = async ({ quick }: BenchSetting) => {
  playAll('warm', quick ? 40 : 100)
  const games = quick ? 50 : 250
  const { costs: once, steps } = playAll('answer', games)
  const costs = once.slice()
  for (let time = 1; time < TIMES; time++)
    for (const [i, cost] of playAll('answer', games).costs.entries()) costs[i] = Math.min(at(costs, i), cost)
  const longest = Math.max(...steps)
  return {
    name: 'answer',
    figures: {
      answers: costs.length,
      p50: median(costs),
      p90: quantile(costs, 0.9),
      p99: quantile(costs, 0.99),
      p99OfOneRun: quantile(once, 0.99),
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
function playAll(name: string, games: number): { costs: number[]; steps: number[] } {
  const costs: number[] = []
  const steps: number[] = []
  for (let n = 0; n < games; n++) {
    const random = new RandomMatch({ seats: LEAST_SEATS + (n % SEAT_COUNTS), seed: `${name} ${n}` })
    for (let next = random.next(); next !== undefined; next = random.next()) costs.push(random.give(next))
    const counts = new Map<number, number>()
    for (const entry of random.match.log)
      if (entry.do === 'answer') counts.set(entry.at[0], (counts.get(entry.at[0]) ?? 0) + 1)
    steps.push(...counts.values())
  }
  return { costs, steps }
}
