import { Chance, keyOf, type Match, SPECTATOR } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { SEAT_COLOURS, type SeatShown } from '@monomyth/ui/contract'
import type { Frame, NewMatch } from '../client.ts'
import { type Box, LocalMatch } from '../local-match.ts'

export const BOX: Box = { game: heroesJourney, tutorial: undefined }

/** Seats by who plays them: `person`, or the level of a bot. */
export const seated = (...who: readonly string[]): readonly SeatShown[] =>
  who.map((one, i) => ({
    name: `Hero ${i + 1}`,
    colour: SEAT_COLOURS[i] ?? 'red',
    bot: one === 'person' ? undefined : one,
  }))

export function wanted(who: readonly string[], seed = 'a seed', more: Partial<NewMatch> = {}): NewMatch {
  const usual = { game: 'heroes-journey', mode: 'competitive', options: {}, name: '', tutorial: false }
  return { ...usual, seats: seated(...who), seed, ...more }
}

export const begin = (who: readonly string[], seed?: string): LocalMatch =>
  LocalMatch.begin(BOX, wanted(who, seed), { id: 'one', now: 1 })

/** Somebody who answers anything, the same way every time. */
export function somebody(seed: string): (asks: Frame['asks']) => { seat: number; id: number; key: string } | undefined {
  const chance = new Chance(keyOf(seed))
  return (asks) => {
    const ask = asks.find(({ id }) => id > 0)
    if (ask === undefined) return undefined
    const keys = ask.options.map(({ key }) => key)
    if (ask.pass !== undefined) keys.push(ask.pass)
    return { seat: ask.seat, id: ask.id, key: keys[chance.below(keys.length)] ?? '' }
  }
}

/** Persons answer anything and bots as they do, until something holds or the match is over. */
export function playUntil(local: LocalMatch, seed: string, holds: (local: LocalMatch) => boolean = () => false): void {
  const answer = somebody(seed)
  while (!local.match.isOver() && !holds(local)) step(local, answer)
}

export function step(local: LocalMatch, answer: ReturnType<typeof somebody>): void {
  if (local.canGoOn()) {
    local.goOn()
    return
  }
  const given = answer(local.match.open().flatMap(({ seat }) => local.match.asks(seat)))
  if (given !== undefined) local.answer(given.seat, given.id, given.key)
}

/** The window that waits for somebody, if one does. */
export const windowIn = ({ match }: LocalMatch): ReturnType<Match['open']>[number] | undefined =>
  match.open().find(({ window }) => window)

export const everyViewer = (local: LocalMatch): readonly number[] => [
  SPECTATOR,
  ...Array.from({ length: local.match.table.given.seats }, (_, seat) => seat),
]
