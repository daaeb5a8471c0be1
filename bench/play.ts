import { BOTS } from '@monomyth/bots'
import { Chance, keyOf, type Policy, simulate } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { loadBoardgameIo } from './boardgame-io.ts'
import { atLeast, type Bench, type BenchSetting, coreSeconds, median } from './figures.ts'

const SEATS = 4

/** Random play with all rules, side by side with the core of the same game on boardgame.io. */
export const play: Bench = async ({ quick }: BenchSetting) => {
  const rounds = quick ? 7 : 15
  const ours = player()
  const peer = peerPlayer()
  // Until the compiler has settled: rare prophecies teach it something new for thousands of games.
  ours(quick ? 6000 : 15_000)
  peer(quick ? 15 : 40)

  const ourRates: number[] = []
  const peerRates: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    // In turns, so that whatever else the machine does falls on both.
    const our = rate(() => ours(quick ? 600 : 2000))
    const their = rate(() => peer(quick ? 8 : 25))
    ourRates.push(our)
    peerRates.push(their)
    ratios.push(our / their)
  }
  const { decisions, options } = profile(500)
  return {
    name: 'play',
    figures: {
      decisionsPerSecond: median(ourRates),
      decisionsPerSecondBest: Math.max(...ourRates),
      gamesPerSecond: median(ourRates) / decisions,
      decisionsPerGame: decisions,
      optionsPerDecision: options,
      boardgameIoDecisionsPerSecond: median(peerRates),
      ratio: median(ratios),
      ratioLeast: Math.min(...ratios),
      ratioMost: Math.max(...ratios),
    },
    budgets: [
      atLeast('random play against boardgame.io playing the core', median(ratios), 200, '×'),
      atLeast('decisions of random play on one core', median(ourRates), 1_000_000, '/s'),
    ],
  }
}

/** Plays so many games and says how many decisions they took. */
type Player = (games: number) => number

function rate(work: () => number): number {
  let decisions = 0
  const seconds = coreSeconds(() => {
    decisions = work()
  })
  return decisions / seconds
}

function player(): Player {
  const policy = BOTS.random(heroesJourney, new Chance(keyOf('random')))
  let seed = 0
  return (games) => {
    let decisions = 0
    for (let n = 0; n < games; n++)
      decisions += simulate(heroesJourney, { seats: SEATS, seed: `play ${seed++}` }, policy).decisions
    return decisions
  }
}

function peerPlayer(): Player {
  const peer = loadBoardgameIo()
  const chance = new Chance(keyOf('random'))
  const below = (n: number): number => chance.below(n)
  let seed = 0
  return (games) => {
    let decisions = 0
    for (let n = 0; n < games; n++) decisions += peer(SEATS, `play ${seed++}`, below).decisions
    return decisions
  }
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
