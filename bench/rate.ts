import { BOTS } from '@monomyth/bots'
import { Chance, keyOf, simulate } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { loadBoardgameIo } from './boardgame-io.ts'
import { coreSeconds } from './figures.ts'

/**
 * Run as a program: `rate.ts ours|peer WARM GAMES` prints decisions per second of one core. One player to a process:
 * together, each would pay for the other's garbage and for what the compiler learnt from the other.
 */
const SEATS = 4

/** Plays so many games and says how many decisions they took. */
type Player = (games: number) => number

function ours(): Player {
  const policy = BOTS.random(heroesJourney, new Chance(keyOf('random')))
  let seed = 0
  return (games) => {
    let decisions = 0
    for (let n = 0; n < games; n++)
      decisions += simulate(heroesJourney, { seats: SEATS, seed: `play ${seed++}` }, policy).decisions
    return decisions
  }
}

function peer(): Player {
  const play = loadBoardgameIo()
  const chance = new Chance(keyOf('random'))
  const below = (n: number): number => chance.below(n)
  let seed = 0
  return (games) => {
    let decisions = 0
    for (let n = 0; n < games; n++) decisions += play(SEATS, `play ${seed++}`, below).decisions
    return decisions
  }
}

const [who, warm, games] = process.argv.slice(2)
const play = who === 'ours' ? ours() : peer()
// Until the compiler has settled: rare prophecies teach it something new for thousands of games.
play(Number(warm))
let decisions = 0
const seconds = coreSeconds(() => {
  decisions = play(Number(games))
})
process.stdout.write(String(decisions / seconds))
