import { type Match, SPECTATOR, start } from '@monomyth/engine'
import { callToAdventure } from '../../game.ts'
import type { View } from '../../state.ts'

/** A match after so many answers, each picked by a rule of thumb that wanders through the game. */
export function played(answers: number, seats = 3, mode = 'coop'): Match {
  const options = {
    quest: 'reign',
    adversary: '1A',
    easy: false,
    quickStart: false,
    collection: 7,
    first: 1,
  }
  const known = callToAdventure.modes.find(({ id }) => id === mode)?.options ?? {}
  const match = start(callToAdventure, {
    mode,
    seats,
    options: Object.fromEntries(Object.entries(options).filter(([name]) => name in known)),
    seed: 'board',
  })
  for (let n = 0; n < answers && !match.isOver(); n++) answerNext(match, n)
  return match
}

/** A main action where there is one, so that the Stories grow. */
const MAIN = /^(top|bottom|trait|face|end)/

function answerNext(match: Match, n: number): void {
  for (const seat of match.asked.keys()) {
    const ask = match.asks(seat).find((one) => one.seat === seat && one.id > 0)
    if (ask === undefined) continue
    const main = ask.options.filter(({ key }) => MAIN.test(key))
    const options = main.length > 0 ? main : ask.options
    const option = options[(n * 7) % options.length]
    match.answer(seat, ask.id, option?.key ?? ask.pass ?? '')
    return
  }
}

export const viewOf = (match: Match, viewer = SPECTATOR): View => match.view(viewer) as View
