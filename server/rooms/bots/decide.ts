import { BOTS, isBotId } from '@monomyth/bots'
import { type AnyGame, Chance, keyOf, open, read } from '@monomyth/engine'
import type { BotQuestion } from './bots.ts'

/** Plays where a level is not known (any more). */
const USUAL = 'greedy'

/** A bot is shown what its seat may see, no more. */
export function decide(
  games: { readonly [id: string]: AnyGame | undefined },
  { game: id, saved, seat, level, lane }: BotQuestion,
): string {
  const game = Object.hasOwn(games, id) ? games[id] : undefined
  if (game === undefined) throw new Error(`no game ${id}`)
  const match = open(game, read(saved))
  const asked = match.open().find((one) => one.seat === seat)
  const shown = match.asks(seat).find((ask) => ask.id > 0)
  if (asked === undefined || shown === undefined) throw new Error(`seat ${seat} is not asked`)
  const chance = new Chance(keyOf(`bots ${match.table.seed}`), { lane, drawn: 0 })
  const policy = BOTS[isBotId(level) ? level : USUAL](game, chance)
  const { ask, options, pass } = asked
  const count = options.length
  const size = pass ? count + 1 : count
  const index = policy({ seat, ask, options, count, size, view: () => match.view(seat) })
  return shown.options[index]?.key ?? shown.pass ?? ''
}
