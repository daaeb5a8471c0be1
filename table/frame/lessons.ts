import type { AskView } from '@monomyth/engine'
import type { Choice, Lesson } from '@monomyth/ui'

/** What the learner may do now: read, give the prepared answer, watch the others, or whatever they like. */
export type Step = 'read' | 'do' | 'watch' | 'free'

/** Where a lesson stands, given what is asked. A question that does not know the prepared answer is free. */
export function stepOf(lesson: Lesson | undefined, ask: AskView | undefined): Step {
  if (lesson === undefined) return 'free'
  if (lesson.answer === undefined) return 'read'
  if (ask === undefined) return 'watch'
  return isOffered(ask, lesson.answer) ? 'do' : 'free'
}

const isOffered = ({ options, pass }: AskView, key: string): boolean =>
  pass === key || options.some((option) => option.key === key)

/** The answers open to the learner, and those that come later. */
export function dealt(
  choices: readonly Choice[],
  step: Step,
  lesson: Lesson | undefined,
): { readonly open: readonly Choice[]; readonly later: readonly Choice[] } {
  if (step === 'free') return { open: choices, later: [] }
  const isOpen = ({ key }: Choice): boolean => step === 'do' && key === lesson?.answer
  return { open: choices.filter(isOpen), later: choices.filter((choice) => !isOpen(choice)) }
}
