import type { AskView } from '@monomyth/engine'
import type { Choice, Lesson } from '@monomyth/ui'

/** What the learner may do now: read, give the prepared answer, watch the others, or whatever they like. */
export type Step = 'read' | 'do' | 'watch' | 'free'

/** What is still to be shown: of what the learner did, or of what anybody did. */
export interface Behind {
  readonly isBehind: boolean
  readonly isOwnBehind: boolean
}

/**
 * Where a lesson stands, given what is asked: nothing is told before it has been seen. A question that does not know
 * the prepared answer is free.
 */
export function stepOf(lesson: Lesson | undefined, ask: AskView | undefined, behind: Behind): Step {
  if (lesson === undefined) return 'free'
  if (lesson.answer === undefined) return behind.isOwnBehind ? 'watch' : 'read'
  if (ask === undefined || behind.isBehind) return 'watch'
  return isOffered(ask, lesson.answer) ? 'do' : 'free'
}

const isOffered = ({ options, pass }: AskView, key: string): boolean =>
  pass === key || options.some((option) => option.key === key)

/** The answers open to the learner, numbered among themselves, and those that come later. */
export function dealt(
  choices: readonly Choice[],
  step: Step,
  lesson: Lesson | undefined,
): { readonly open: readonly Choice[]; readonly later: readonly Choice[] } {
  if (step === 'free') return { open: choices, later: [] }
  const isOpen = ({ key }: Choice): boolean => step === 'do' && key === lesson?.answer
  const open = choices.filter(isOpen).map((choice, i) => ({ ...choice, number: i + 1 }))
  return { open, later: choices.filter((choice) => !isOpen(choice)) }
}
