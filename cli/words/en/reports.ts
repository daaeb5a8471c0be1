import { english } from '@monomyth/engine/text'
import type { Played } from '../../reports.ts'
import type { Words } from '../words.ts'

const { plural } = english
const figures = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const n = (value: number): string => figures.format(value)
const percent = (share: number): string => `${n(Math.round(share * 1000) / 10)} %`
const some = (value: number, one: string, many: string): string => `${n(value)} ${plural(value, { one, many })}`

/** Enough to see what it is about; --json has them all. */
const FEW = 12
const few = (ids: readonly string[]): string =>
  ids.length <= FEW ? ids.join(' ') : `${ids.slice(0, FEW).join(' ')} … and ${ids.length - FEW} more`

const COUNTS: { readonly [type: string]: string } = {
  prophecyDesigns: 'different prophecies',
  storyAct1: 'Story cards of Act I',
  storyAct2: 'of Act II',
  storyAct3: 'of Act III',
  heroes: 'Hero cards',
  antiheroes: 'Antihero cards',
  adversaryActions: 'Adversary Actions',
  questFaces: 'Quest faces',
}

const head = ({ game, mode, games, seats, seed }: Played): string =>
  `${game}, ${mode}: ${some(games, 'game', 'games')}, ${seats} seats, seed ${seed}`

export const reports: Pick<Words, 'progress' | 'list' | 'sim' | 'check' | 'rules' | 'bench' | 'replay'> = {
  progress: (done, total) => `${n(done)} of ${n(total)} games`,

  list: {
    rules: (number) => `rules ${number}`,
    mode: (id, min, max) => `mode ${id}: ${min === max ? some(min, 'seat', 'seats') : `${min} to ${max} seats`}`,
    option: (id, values) => `option ${id}: ${values.join(', ')} (the first unless you say otherwise)`,
    box: (counts) =>
      `in the box: ${Object.entries(counts)
        .map(([type, count]) => `${n(count)} ${COUNTS[type] ?? type}`)
        .join(', ')}`,
  },

  sim: (report) => [
    head(report),
    `  ${n(report.gamesPerSecond)} games/s, ${n(report.decisionsPerSecond)} decisions/s`,
    `  ${n(report.seconds)} s on one core`,
    `  decisions: ${n(report.decisions)}, with ${n(report.optionsPerDecision)} options each on average`,
    `  length: ${report.length.min} to ${report.length.max} decisions, median ${report.length.median}`,
    ...report.wins.map((wins, seat) => {
      const [low = 0, high = 1] = report.winIntervals[seat] ?? []
      const share = `${percent(wins / report.games)} (95 %: ${percent(low)} to ${percent(high)})`
      return `  seat ${seat + 1}, ${report.bots[seat]}: ${some(wins, 'win', 'wins')}, ${share}`
    }),
    `  shared victories: ${n(report.draws)}`,
    `  ends: ${Object.entries(report.reasons)
      .map(([reason, count]) => `${reason} ${n(count)}`)
      .join(', ')}`,
  ],

  check: (report) => [
    head(report),
    `  ${some(report.decisions, 'decision', 'decisions')} in ${n(report.seconds)} s`,
    `  answers in a step: median ${report.medianStep}, longest ${report.longestStep}`,
    `  secrecy twins compared: ${n(report.twins)}; answers taken back: ${n(report.undone)}`,
    ...Object.entries(report.neverReached).map(
      ([label, ids]) => `  never reached, ${label}: ${ids.length === 0 ? 'nothing' : few(ids)}`,
    ),
    ...report.violations.flatMap(({ invariant, about, seed, file, command }) => [
      `  ${invariant} (${about}), seed ${seed}: ${file}`,
      `    again: ${command}`,
    ]),
    `  ${report.violations.length === 0 ? 'No violation' : some(report.violations.length, 'violation', 'violations')}.`,
    ...(report.violations.length === 0 ? [] : ['  npm run -s monomyth -- replay FILE']),
  ],

  rules: (game, { rules, tested, missing, tests }, all) => [
    `${game}: ${tested} of ${rules} rules are named by a test`,
    ...(missing.length === 0 ? [] : [`  not yet: ${all ? missing.join(' ') : few(missing)}`]),
    ...(all ? Object.entries(tests).map(([id, files]) => `  ${id}  ${files.join(' ')}`) : []),
  ],

  bench: ({ name, figures: measured, budgets }) => [
    name,
    ...Object.entries(measured).map(([what, value]) => `  ${what}: ${n(value)}`),
    ...budgets.map(
      ({ name: what, value, limit, kind, ok, unit }) =>
        `  ${ok ? 'within' : 'PAST'} budget: ${what} ${n(value)} ${unit}, ${kind} ${n(limit)}`,
    ),
  ],

  replay: {
    head: ({ title, seats, answers, steps, sees }) => [
      `${title}: ${seats} seats, ${some(answers, 'answer', 'answers')}, ${some(steps, 'step', 'steps')} finished`,
      {
        all: 'The match is over: everything is shown.',
        public: 'The match is not over: shown is what everybody may know. --seat N shows what a seat saw.',
        seat: 'Shown is what this seat saw.',
      }[sees],
    ],
    keys: 'Enter goes on, b draws the board, q ends.',
    running: 'The match is not over.',
    verified: (boundaries) => `Verified: run again from its seed, every step comes out as saved (${n(boundaries)}).`,
    notVerified: 'NOT verified: run again from its seed, the match comes out otherwise.',
  },
}
