import type { BenchResult } from '@monomyth/bench'
import type { ErrorCode, UndoRefusal } from '@monomyth/engine'
import type { Translation } from '@monomyth/engine/text'
import type { CheckReport, ReplayHead, RulesReport, SimReport } from '../reports.ts'
import type { bad } from './en/errors.ts'
import type { play } from './en/play.ts'

export const COMMANDS = ['list', 'play', 'replay', 'sim', 'check', 'rules', 'bench'] as const
export type CommandId = (typeof COMMANDS)[number]

/** Words of one sentence each come from English; every other language has the same. */
export type BadWords = Translation<typeof bad>
export type PlayWords = Translation<typeof play>

type Names = readonly string[]
type Lines = readonly string[]

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
