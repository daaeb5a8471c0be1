import { type BotId, dealOut } from '@monomyth/bots'
import { type AnyGame, Chance, keyOf, type Policy, type Simulated, simulate } from '@monomyth/engine'
import { type Call, type Command, EXIT } from './call.ts'
import { botsIn, type Chosen, countIn, gameIn, SETUP, seedIn, setupIn } from './chosen.ts'
import { wilson } from './interval.ts'
import { Progress } from './progress.ts'
import type { SimReport } from './reports.ts'

export const command: Command = { options: { ...SETUP, games: 'text', bots: 'text' }, takes: 1, run }

const USUAL_SEATS = 4
/** Before the clock starts: games enough for the compiler, or time enough where games are slow. */
const WARM_GAMES = 8000
const WARM_SHARE = 0.4
const WARM_MS = 10_000

async function run(call: Call): Promise<number> {
  const { io, json, words } = call
  const entry = gameIn(call)
  const chosen = setupIn(call, entry, USUAL_SEATS)
  const games = countIn(call, 'games', 1000)
  const seed = seedIn(call) ?? '1'
  const bots = botsIn(call, chosen.seats, 'random')
  const report = simulated(new Sim(entry.game, chosen, bots, seed), games, new Progress(io, games, words.progress))
  io.out(json ? `${JSON.stringify(report)}\n` : `${words.sim(report).join('\n')}\n`)
  return EXIT.fine
}

/** Games of one setup, each known by its number: the same number gives the same game. */
class Sim {
  readonly game: AnyGame
  readonly chosen: Chosen
  readonly bots: readonly BotId[]
  readonly seed: string
  /** How many options all decisions had together. */
  options = 0
  private readonly chance: Chance
  private readonly policy: Policy

  constructor(game: AnyGame, chosen: Chosen, bots: readonly BotId[], seed: string) {
    this.game = game
    this.chosen = chosen
    this.bots = bots
    this.seed = seed
    this.chance = new Chance(keyOf(`bots ${seed}`))
    const policy = dealOut(game, bots, this.chance)
    this.policy = (question) => {
      this.options += question.size
      return policy(question)
    }
  }

  play(n: number, seed = this.seed): Simulated {
    // A lane for each game: what its bots draw does not depend on the games before it.
    this.chance.change(n)
    this.chance.drawn = 0
    return simulate(this.game, { ...this.chosen, seed: `${seed}-${n}` }, this.policy)
  }

  /** Games of another seed, so that what is measured is neither compiled nor known yet. */
  warmUp(games: number): void {
    const until = performance.now() + WARM_MS
    const count = Math.min(WARM_GAMES, Math.ceil(games * WARM_SHARE))
    for (let n = 0; n < count && performance.now() < until; n++) this.play(n, `warm-up ${this.seed}`)
  }
}

function simulated(sim: Sim, games: number, progress: Progress): SimReport {
  const { seats } = sim.chosen
  const wins = Array.from({ length: seats }, () => 0)
  const reasons: { [reason: string]: number } = {}
  const lengths: number[] = []
  let [decisions, draws] = [0, 0]
  sim.warmUp(games)
  sim.options = 0
  const used = process.cpuUsage()
  const start = performance.now()
  for (let n = 0; n < games; n++) {
    const { outcome, decisions: length } = sim.play(n)
    decisions += length
    lengths.push(length)
    const { winners, reason } = outcome ?? { winners: [], reason: 'none' }
    reasons[reason] = (reasons[reason] ?? 0) + 1
    const [winner] = winners
    if (winners.length > 1) draws += 1
    else if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1
    progress.at(n + 1)
  }
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(used)
  progress.end()
  lengths.sort((a, b) => a - b)
  return {
    game: sim.game.id,
    ...sim.chosen,
    bots: sim.bots,
    seed: sim.seed,
    games,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    cpuSeconds: Math.round((user + system) / 1000) / 1000,
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    wins,
    winIntervals: wins.map((hits) => wilson(hits, games)),
    draws,
    reasons: Object.fromEntries(Object.entries(reasons).sort(([a], [b]) => (a < b ? -1 : 1))),
    length: { min: lengths[0] ?? 0, median: lengths[games >> 1] ?? 0, max: lengths.at(-1) ?? 0 },
    optionsPerDecision: Math.round((sim.options / decisions) * 100) / 100,
  }
}
