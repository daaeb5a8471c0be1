import { atLeast, atMost, type Bench, type BenchSetting, median, quantile } from './figures.ts'
import { playApart } from './online/apart.ts'
import type { Scale } from './online/measure.ts'

const FULL: Scale = {
  ...{ matches: 200, parked: 100, warm: 15_000, rounds: 5, round: 5_000, look: 1_000, looks: 360, calmest: 24 },
  ...{ paced: 20_000, embedded: 20 },
}
const QUICK: Scale = { ...FULL, warm: 3_000, rounds: 3, round: 3_000, looks: 8, calmest: 8 }

/** 64 kB */
const LIVE = 64 * 1024
/** None, but for what compiler and collector leave lying about: a room that is kept is five times that. */
const PARKED = 4 * 1024

/** The server under load on PostgreSQL, side by side with boardgame.io's; and on PGlite. */
export const online: Bench = async ({ quick }: BenchSetting) => {
  const scale = quick ? QUICK : FULL
  const { beside, small } = await playApart(scale)
  const { rounds, paced, kept, weight } = beside
  const ratios = rounds.map(({ ours, theirs }) => ours.rate / theirs.rate)
  const p99 = (times: readonly number[]): number => quantile(times, 0.99)
  const middle = (of: (round: (typeof rounds)[number]) => number): number => median(rounds.map(of))
  const took = paced.flatMap((look) => look.took)
  const wakes = paced.flatMap((look) => look.wakes)
  const calm = (of: (look: (typeof paced)[number]) => number): number => median(paced.map(of))
  // Of the worst of them: what one look forgives is not forgiven by the others.
  const latest = Math.max(...paced.map(({ loopDelay }) => loopDelay.p99))
  return {
    name: 'online',
    figures: {
      matches: scale.matches,
      answersPerSecond: middle(({ ours }) => ours.rate),
      boardgameIoMovesPerSecond: middle(({ theirs }) => theirs.rate),
      ratioLeast: Math.min(...ratios),
      ratioMost: Math.max(...ratios),
      // Of a queue: it says how many they are more than how quick the server is.
      fullLoadAcknowledgedMsP99: middle(({ ours }) => p99(ours.took)),
      processorMsPerAnswer: middle(({ ours }) => ours.cpu),
      boardgameIoProcessorMsPerMove: middle(({ theirs }) => theirs.cpu),
      pacedAnswersPerSecond: calm(({ rate }) => rate),
      pacedStolenPercent: 100 * calm(({ stolen }) => stolen),
      pacedAcknowledgedMsP50: median(took),
      pacedLoopDelayMsP50: calm(({ loopDelay }) => loopDelay.p50),
      pacedPlayersLateMs: calm(({ playersLate }) => playersLate),
      pacedWakes: wakes.length,
      pacedWakeMsP50: median(wakes),
      acknowledgedBeforeKill: kept.acknowledged,
      embeddedMatches: scale.embedded,
      embeddedAnswersPerSecond: small.rate,
      embeddedPacedAnswersPerSecond: small.paced.rate,
      embeddedAcknowledgedMsP50: median(small.paced.took),
      embeddedAcknowledgedBeforeKill: small.kept.acknowledged,
    },
    budgets: [
      atLeast('answers a second against moves of boardgame.io, each stored', median(ratios), 5, '× peer'),
      atMost('an answer acknowledged, p99', p99(took), 50, 'ms'),
      atMost('a parked match woken, p99', p99(wakes), 20, 'ms'),
      atMost('event loop delay, p99', latest, 20, 'ms'),
      atMost('a live match with two sockets', weight.live, LIVE, 'bytes'),
      atMost('a parked match', weight.parked, PARKED, 'bytes'),
      atMost('acknowledged and lost when the node is killed', kept.lost, 0, 'answers'),
      atMost('an answer acknowledged on PGlite, p99', p99(small.paced.took), 200, 'ms'),
      atMost('acknowledged and lost on PGlite when the node is killed', small.kept.lost, 0, 'answers'),
    ],
  }
}
