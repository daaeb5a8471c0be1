import { Chance, keyOf } from '../chance.ts'
import type { Dice } from '../contract.ts'
import type { Match } from '../match.ts'
import { keysOf } from '../question.ts'

/** What a recorded match holds besides its setup: every answer as seat and key, and the hash of every boundary. */
export interface Golden {
  readonly rules: number
  readonly seed: string
  readonly answers: readonly string[]
  readonly hashes: readonly string[]
}

/** So much of a hash is enough to tell two positions apart. */
const SHORT = 8

/** Answers the first open question by chance. */
export function answerAtRandom(match: Match, chance: Dice): void {
  const [asked] = match.open()
  const keys = keysOf(asked!)
  match.answer(asked!.seat, match.asked[asked!.seat]!, keys[chance.below(keys.length)]!)
}

/** The same, so many answers long or to the end. */
export function playAtRandom(match: Match, seed: string, until = Number.POSITIVE_INFINITY): void {
  const chance = new Chance(keyOf(seed))
  for (let n = 0; n < until && !match.isOver(); n++) answerAtRandom(match, chance)
}

export function goldenOf(match: Match): Golden {
  const { game, seed } = match.table
  const answers = match.log.flatMap((entry) => (entry.do === 'answer' ? [`${entry.seat} ${entry.key}`] : []))
  return { rules: game.rules, seed, answers, hashes: shortHashes(match) }
}

/** Gives the recorded answers again; the match is one just started as the recorded one was. */
export function replayed(match: Match, { answers }: Golden): Match {
  for (const answer of answers) {
    const seat = Number.parseInt(answer, 10)
    match.answer(seat, match.asked[seat]!, answer.slice(answer.indexOf(' ') + 1))
  }
  return match
}

export const shortHashes = ({ hashes }: Match): string[] => hashes.map((hash) => hash.slice(0, SHORT))
