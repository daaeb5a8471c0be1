import type { Words } from '../../words/words.ts'
import type { PlanProblem } from './plan.ts'

/** What to mend, in words. */
export function sayProblem(problem: PlanProblem, { problems }: Words['newMatch']): string {
  switch (problem.what) {
    case 'no-name':
      return problems.noName(problem.seat + 1)
    case 'long-name':
      return problems.longName(problem.seat + 1)
    case 'same-name':
      return problems.sameName(problem.name)
    default:
      return problems[problem.what]
  }
}
