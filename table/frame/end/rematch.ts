import type { MatchCard, NewMatch } from '../../client/client.ts'

/** The same seats at the same game, and new luck. */
export const rematchOf = ({ game, mode, options, seats }: MatchCard): NewMatch => ({
  game,
  mode,
  options,
  seats,
  seed: '',
  name: '',
  tutorial: false,
})
