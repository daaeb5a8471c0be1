import type { Seat } from '@monomyth/engine'
import { ABILITIES, type Icon, STORIES } from '../words.ts'
import type { Scene } from './scene.ts'

/** Declines in windows until something else is asked. */
export function passWindows(table: Scene): Scene {
  for (let seat = 0; seat < table.state.seats.length; )
    if (table.kind(seat) === 'feat') {
      table.answer(seat, 'pass')
      seat = 0
    } else seat++
  return table
}

/** Answers, then declines in the windows that follow. */
export const act = (table: Scene, seat: Seat, ...keys: string[]): Scene => passWindows(table.answer(seat, ...keys))

/** Plays on: declines what can be declined, else takes the first option, until so many turns have begun or all is over. */
export function playOn(table: Scene, turns = 1000): Scene {
  while (!table.match.isOver() && table.state.turns < turns) {
    const [seat] = table.asked()
    const options = table.options(seat!)
    table.answer(seat!, options.includes('pass') ? 'pass' : options[0]!)
  }
  return table
}

/** Of these keys, those that begin with one of these words. */
export const only = (keys: readonly string[], ...kinds: string[]): string[] =>
  keys.filter((key) => kinds.includes(key.split(' ')[0]!))

/** How many of an icon a Story shows. */
export function iconsOf({ state }: Scene, icon: Icon, seat: Seat = 0): number {
  const { abilities, icons } = state.seats[seat]!
  const at = [...ABILITIES, ...STORIES].indexOf(icon)
  return [...abilities, ...icons][at]!
}
