import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Chance, keyOf, type Policy, simulate } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { atLeast, type Bench, type BenchSetting, median } from './figures.ts'

const SEATS = 4

/** Random play with all rules, side by side with the core of the same game on boardgame.io. */
export const play: Bench = async ({ quick }: BenchSetting) => {
  const rounds = quick ? 2 : 9
  const ourRates: number[] = []
  const peerRates: number[] = []
  for (let round = 0; round < rounds; round++) {
    // In turns, so that whatever else the machine does falls on both.
    ourRates.push(rateOf('ours', quick ? 5000 : 8000, quick ? 4000 : 20_000))
    peerRates.push(rateOf('peer', quick ? 12 : 20, quick ? 15 : 80))
  }
  // The best round of each: whatever else the machine does can only slow a round down.
  const ours = Math.max(...ourRates)
  const peer = Math.max(...peerRates)
  const ratios = ourRates.map((our, round) => our / (peerRates[round] ?? Number.NaN))
  const { decisions, options } = profile(500)
  return {
    name: 'play',
    figures: {
      decisionsPerSecond: ours,
      decisionsPerSecondMedian: median(ourRates),
      gamesPerSecond: ours / decisions,
      decisionsPerGame: decisions,
      optionsPerDecision: options,
      boardgameIoDecisionsPerSecond: peer,
      ratio: ours / peer,
      ratioLeast: Math.min(...ratios),
      ratioMost: Math.max(...ratios),
    },
    budgets: [
      atLeast('random play against boardgame.io playing the core', ours / peer, 200, '× peer'),
      atLeast('decisions of random play on one core', ours, 1_000_000, '/s'),
    ],
  }
}

/** Decisions per second of one core, in a process of its own. */
function rateOf(who: 'ours' | 'peer', warm: number, games: number): number {
  const program = fileURLToPath(new URL('rate.mjs', import.meta.url))
  return Number(execFileSync(process.execPath, [program, who, String(warm), String(games)]))
}

/** Decisions a game and options a decision. Apart from the clock: counting costs. */
function profile(games: number): { decisions: number; options: number } {
  const chance = new Chance(keyOf('random'))
  let decisions = 0
  let options = 0
  const policy: Policy = ({ size }) => {
    decisions += 1
    options += size
    return chance.below(size)
  }
  for (let n = 0; n < games; n++) simulate(heroesJourney, { seats: SEATS, seed: `profile ${n}` }, policy)
  return { decisions: decisions / games, options: options / decisions }
}
