import { SEAT_COLOURS, type SeatColour, type SeatShown } from '@monomyth/ui/contract'
import type { TableCard } from '@monomyth/wire'
import type { MatchCard } from '../../client/client.ts'
import { BOT_NAMES } from '../../pages/home/start.ts'

/** The seats of a table as the table shows them. `nobody`: what a person without a name is called. */
export function seatsOf({ seats }: Pick<TableCard, 'seats'>, nobody: string): readonly SeatShown[] {
  const people = seats.map(({ name }) => name)
  // The same names for everybody, because nobody gives bots any.
  const names = BOT_NAMES.filter((name) => !people.includes(name))
  return seats.map(({ name, colour, bot }, seat) => ({
    name: name !== '' ? name : bot === undefined ? nobody : (names[seat % names.length] ?? nobody),
    colour: isColour(colour) ? colour : (SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red'),
    bot,
  }))
}

const isColour = (colour: string): colour is SeatColour => SEAT_COLOURS.some((one) => one === colour)

/** The match of a table as every match is shown. Its seed is told when it is over, with its record. */
export function matchCardOf(card: TableCard, nobody: string): MatchCard {
  const { id, game, mode, options, created, changed, answers, winners, stage, viewer, rematch, carry, onward } = card
  return {
    ...{ id, game, mode, options, created, changed, answers, winners },
    ...{ name: '', seed: '', lesson: undefined, over: stage === 'over', seats: seatsOf(card, nobody) },
    ...(carry !== undefined && { campaign: { id: '', carry } }),
    online: { viewer, rematch, ...(onward !== undefined && { onward }) },
  }
}
