import type { Chance, Policy } from '@monomyth/engine'

/** Every answer is as likely as any other. */
export function random(_game: unknown, chance: Chance): Policy {
  return (question) => chance.below(question.size)
}
