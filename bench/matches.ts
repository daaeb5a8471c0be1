import { Chance, keyOf, type Match, type Setup, start } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'

/** Random matches under the replaying host, the same for the same seed. */
export class RandomMatch {
  readonly match: Match
  private readonly chance: Chance

  constructor(setup: Setup) {
    this.match = start(heroesJourney, setup)
    this.chance = new Chance(keyOf(`answers ${setup.seed}`))
  }

  /** The next answer, at random, or undefined when the match is over. */
  next(): Answer | undefined {
    const asked = this.match.open()[0]
    if (asked === undefined) return undefined
    const { seat } = asked
    const view = this.match.asks(seat).find((one) => one.seat === seat)
    if (view === undefined) return undefined
    const { id, kind, options, pass } = view
    const index = this.chance.below(options.length + (pass === undefined ? 0 : 1))
    const key = options[index]?.key ?? pass
    return key === undefined ? undefined : { seat, ask: id, kind, key }
  }

  /** Gives the answer and returns how many microseconds that took, without looking at anything. */
  give({ seat, ask, key }: Answer): number {
    const before = process.hrtime.bigint()
    this.match.answer(seat, ask, key)
    return Number(process.hrtime.bigint() - before) / 1000
  }
}

/** What each answer of a whole match cost, in microseconds: the least of several runs, and that of the first. */
export interface Cost {
  readonly kind: string
  /** The step it belongs to. */
  readonly step: number
  readonly least: number
  readonly first: number
}

/** Plays the same match so often. It is the same work each time; what one run took on top was the machine's. */
export function costsOf(setup: Setup, times: number): Cost[] {
  let costs: Cost[] = []
  for (let time = 0; time < times; time++) {
    const random = new RandomMatch(setup)
    const run: Cost[] = []
    for (let answer = random.next(); answer !== undefined; answer = random.next()) {
      const { kind } = answer
      const { step } = random.match.standing()
      const cost = random.give(answer)
      const { least = cost, first = cost } = costs[run.length] ?? {}
      run.push({ kind, step, least: Math.min(least, cost), first })
    }
    costs = run
  }
  return costs
}

export interface Answer {
  readonly seat: number
  readonly ask: number
  readonly kind: string
  readonly key: string
}
