import type { AnyGame, Chance, Policy } from '@monomyth/engine'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** A bot answers questions from views; a true state never reaches it. */
export type Bot = (game: AnyGame, chance: Chance) => Policy

export const BOTS = {
  random,
  greedy: greedy({ odds: true }),
  /** Greedy by feel: the same judgement without exact chances, to show what they are worth. */
  hunch: greedy({ odds: false }),
} as const satisfies { readonly [id: string]: Bot }

export type BotId = keyof typeof BOTS
export const isBotId = (id: string): id is BotId => Object.hasOwn(BOTS, id)

/** One policy for a whole table: each seat's bot answers for its seat; who goes first is left to chance. */
export function dealOut(game: AnyGame, bots: readonly BotId[], chance: Chance): Policy {
  const [first] = bots
  // The same bot everywhere needs nobody to look up whose question it is.
  if (first !== undefined && bots.every((id) => id === first)) return BOTS[first](game, chance)
  const policies = bots.map((id) => BOTS[id](game, chance))
  return (question) => {
    const policy = policies[question.seat]
    return policy === undefined ? chance.below(question.size) : policy(question)
  }
}
