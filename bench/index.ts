import { answer } from './answer.ts'
import type { Bench } from './figures.ts'
import { late } from './late.ts'
import { online } from './online.ts'
import { play } from './play.ts'
import { save } from './save.ts'
import { think } from './think.ts'

export type { Bench, BenchResult, BenchSetting, Budget } from './figures.ts'

/** The budgets of the design, each with the figures behind it. */
export const benches: { readonly [name: string]: Bench } = { play, late, think, answer, save, online }
