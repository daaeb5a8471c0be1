import { type Match, SPECTATOR, start } from '@monomyth/engine'
import { heroesJourney } from '../../game.ts'
import type { View } from '../../state.ts'

/** A match after so many answers, each picked by a rule of thumb that wanders through the game. */
export function played(answers: number, seats = 3): Match {
  const match = start(heroesJourney, { mode: 'competitive', seats, options: { variant: false }, seed: 'board' })
  for (let n = 0; n < answers && !match.isOver(); n++) answerNext(match, n)
  return match
}

function answerNext(match: Match, n: number): void {
  for (const seat of match.asked.keys()) {
    const ask = match.asks(seat).find((one) => one.seat === seat && one.id > 0)
    if (ask === undefined) continue
    const attempts = ask.options.filter(({ key }) => key.startsWith('attempt'))
    const options = attempts.length > 0 ? attempts : ask.options
    match.answer(seat, ask.id, options[(n * 7) % options.length]!.key)
    return
  }
}

export const viewOf = (match: Match, viewer = SPECTATOR): View => match.view(viewer) as View
