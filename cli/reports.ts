import type { BotId } from '@monomyth/bots'
import type { Options } from '@monomyth/engine'

/** What commands find out, as `--json` prints it and as words are made of it. Others rely on these names. */

/** What was played. */
export interface Played {
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
}

export interface SimReport extends Played {
  readonly bots: readonly BotId[]
  readonly decisions: number
  readonly seconds: number
  /** What the process really got of the machine meanwhile: less where others work on it too. */
  readonly cpuSeconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  /** By seat; a shared victory is a draw. */
  readonly wins: readonly number[]
  readonly winIntervals: readonly (readonly [low: number, high: number])[]
  readonly draws: number
  readonly reasons: { readonly [reason: string]: number }
  /** Decisions in a game. */
  readonly length: { readonly min: number; readonly median: number; readonly max: number }
  readonly optionsPerDecision: number
}

export interface CheckReport extends Played {
  readonly decisions: number
  readonly violations: readonly {
    readonly invariant: string
    readonly about: string
    readonly seed: string
    /** The match up to there: `monomyth replay FILE`. */
    readonly file: string
    /** Walks that game again. */
    readonly command: string
  }[]
  /** Answers in a step. */
  readonly longestStep: number
  readonly medianStep: number
  /** How often a secrecy twin was compared, and an answer taken back. */
  readonly twins: number
  readonly undone: number
  /** By label: what random play never met. */
  readonly neverReached: { readonly [label: string]: readonly string[] }
  readonly seconds: number
}

export interface RulesReport {
  readonly rules: number
  readonly tested: number
  readonly missing: readonly string[]
  /** By rule: the test files that name it. */
  readonly tests: { readonly [rule: string]: readonly string[] }
}

/** What stands above a replay: who may see what of it. */
export interface ReplayHead {
  readonly title: string
  readonly seats: number
  readonly answers: number
  readonly steps: number
  readonly sees: 'all' | 'public' | 'seat'
}
