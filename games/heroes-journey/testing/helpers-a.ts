import type { Odds, Seat, Viewer } from '@monomyth/engine'
import { onTestFinished } from 'vitest'
import { idOf } from '../content/pieces.ts'
import { PROPHECIES, type Prophecy } from '../content/prophecies.ts'
import { heroesJourney } from '../game.ts'
import { cellName } from '../rules/board.ts'
import { isDormant } from '../rules/items.ts'
import type { Scene } from './scene.ts'

/** What a test of the main phase reads off the table. */

/** Options of one kind, by key: `keys('extra', 'E3 F3')`. */
export const keys = (kind: string, targets: string): string[] => targets.split(' ').map((target) => `${kind} ${target}`)

/** The name of the cell a pawn stands on. */
export const cellAt = ({ state }: Scene, seat: Seat): string => cellName(state.seats[seat]!.cell)

/** As a scene writes them: with a star when dormant. */
export const relicsOf = ({ state }: Scene, seat: Seat): string[] =>
  state.seats[seat]!.relics.map((relic) => `${idOf(relic)}${isDormant(state, relic) ? '*' : ''}`)

/** By key of what this seat may choose: its odds, as this viewer reckons them. */
export const oddsOf = (table: Scene, seat: Seat, viewer: Viewer = seat): { [key: string]: Odds | undefined } => {
  const { kind, options } = table.ask(seat)!
  const view = table.view(viewer)
  return Object.fromEntries(
    options.map(({ key, value }) => [key, heroesJourney.odds!(view, { ask: kind, seat, value })]),
  )
}

export const prophecyNamed = (id: string): Prophecy => PROPHECIES.find((prophecy) => prophecy.id === id)!

/** The card reads otherwise until the end of the test: for what no card of the box does. */
export function rewrite<Card extends object>(card: Card, as: Partial<Card>): void {
  const printed = { ...card }
  Object.assign(card, as)
  onTestFinished(() => {
    Object.assign(card, printed)
  })
}
