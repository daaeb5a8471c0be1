import { BOTS } from '@monomyth/bots'
import { Chance, keyOf, type Match, think as thinkOf } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { at, atLeast, type Bench, type BenchSetting, coreSeconds, median } from './figures.ts'
import { RandomMatch } from './matches.ts'

const SEATS = 4
const DECISIONS = 20
const POSITIONS = 40
const MOST_ANSWERS = 150

/** Rollouts of 20 random decisions from live matches, as a searching bot makes them. */
export const think: Bench = async ({ quick }: BenchSetting) => {
  const matches = Array.from({ length: POSITIONS }, (_, n) => midway(n))
  const chance = new Chance(keyOf('think'))
  const rollout = { policy: BOTS.random(heroesJourney, new Chance(keyOf('rollouts'))), decisions: DECISIONS }
  let decisions = 0
  const thinkAll = (times: number): void => {
    for (const match of matches) {
      const { seat } = at(match.open(), 0)
      for (let n = 0; n < times; n++) decisions += thinkOf(match, seat, rollout, chance).decisions
    }
  }
  const times = quick ? 50 : 250
  thinkAll(quick ? 300 : 600)

  decisions = 0
  const rounds = quick ? 5 : 15
  // The best round counts: whatever else the machine does can only slow a round down.
  const rates = Array.from({ length: rounds }, () => (POSITIONS * times) / coreSeconds(() => thinkAll(times)))
  return {
    name: 'think',
    figures: {
      rolloutsPerSecond: Math.max(...rates),
      rolloutsPerSecondMedian: median(rates),
      decisionsPerRollout: decisions / (rounds * POSITIONS * times),
    },
    budgets: [atLeast(`rollouts of ${DECISIONS} decisions on one core`, Math.max(...rates), 20_000, '/s')],
  }
}

/** A match somewhere between its first turn and its end, the n-th of those spread evenly over what most matches last. */
function midway(n: number): Match {
  const answers = 2 * SEATS + 1 + Math.floor((n * MOST_ANSWERS) / POSITIONS)
  for (let attempt = 0; ; attempt++) {
    const random = new RandomMatch({ seats: SEATS, seed: `think ${n} ${attempt}` })
    let given = 0
    for (let next = random.next(); next !== undefined && given < answers; next = random.next()) {
      random.give(next)
      given += 1
    }
    if (!random.match.isOver()) return random.match
  }
}
