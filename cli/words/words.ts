import type { BenchResult } from '@monomyth/bench'
import type { ErrorCode, UndoRefusal } from '@monomyth/engine'
import type { CheckReport, ReplayHead, RulesReport, SimReport } from '../reports.ts'

export const COMMANDS = ['list', 'play', 'replay', 'sim', 'check', 'rules', 'bench'] as const
export type CommandId = (typeof COMMANDS)[number]

type Names = readonly string[]
type Lines = readonly string[]

/** What was wrong, and what is allowed. */
export interface BadWords {
  readonly command: (given: string, allowed: Names) => string
  readonly more: (command: CommandId) => string
  readonly option: (given: string, allowed: Names) => string
  readonly noValue: (option: string) => string
  readonly needsValue: (option: string) => string
  readonly extra: (given: string) => string
  readonly lang: (given: string, allowed: Names) => string
  readonly noGame: (allowed: Names) => string
  readonly game: (given: string, allowed: Names) => string
  readonly mode: (game: string, given: string, allowed: Names) => string
  readonly seats: (game: string, given: string, min: number, max: number) => string
  readonly gameOption: (game: string, given: string, allowed: Names) => string
  readonly bot: (given: string, allowed: Names) => string
  readonly tooManyBots: (given: number, seats: number) => string
  readonly count: (option: string, given: string) => string
  readonly seat: (given: string, seats: number) => string
  readonly noFile: string
  readonly file: (file: string, code: string) => string
  readonly save: (file: string, code: ErrorCode, about: string, games: Names) => string
  readonly settled: (option: string) => string
  readonly otherGame: (file: string, game: string) => string
  readonly noRules: (file: string) => string
  readonly bench: (given: string, allowed: Names) => string
}

/** What is said at the table. */
export interface PlayWords {
  readonly prompt: string
  readonly welcome: (rivals: Names, seed: string) => string
  readonly begin: string
  readonly reopened: (answers: number) => string
  readonly help: Lines
  readonly odds: (percent: number) => string
  readonly noMatch: (text: string) => string
  readonly skipped: (lines: number) => string
  readonly hint: (number: number, label: string) => string
  readonly barred: (rule: string, said: string) => string
  readonly notBarred: (number: number, label: string) => string
  readonly nothingBarred: string
  readonly notAbout: (text: string) => string
  readonly noRule: (id: string) => string
  readonly whichCard: string
  readonly noCard: (text: string) => string
  readonly moreCards: (count: number) => string
  readonly undoFurther: string
  /** What somebody types, without accents, to undo all the same, or to say yes. */
  readonly anyway: Names
  readonly yes: Names
  readonly resignSure: string
  readonly ranked: (place: number, name: string, score: number) => string
  readonly kept: (file: string) => string
  readonly notKept: (file: string, code: string) => string
  readonly left: (file: string) => string
  readonly over: (file: string) => string
}

/** Everything the command says in one language. What is missing does not compile. */
export interface Words {
  readonly lang: 'en' | 'fr'
  readonly you: string
  readonly seat: (number: number) => string
  readonly help: { readonly [topic in CommandId | 'main']: string }
  readonly bad: BadWords
  readonly errors: { readonly [code in ErrorCode]: string }
  readonly undo: { readonly [code in UndoRefusal['code']]: string }
  readonly play: PlayWords
  readonly progress: (done: number, total: number) => string
  readonly list: {
    readonly rules: (number: number) => string
    readonly mode: (id: string, min: number, max: number) => string
    readonly option: (id: string, values: Names) => string
    readonly box: (counts: { readonly [type: string]: number }) => string
  }
  readonly sim: (report: SimReport) => Lines
  readonly check: (report: CheckReport) => Lines
  readonly rules: (game: string, report: RulesReport, all: boolean) => Lines
  readonly bench: (result: BenchResult) => Lines
  readonly replay: {
    readonly head: (head: ReplayHead) => Lines
    readonly keys: string
    readonly running: string
    readonly verified: (boundaries: number) => string
    readonly notVerified: string
  }
}
