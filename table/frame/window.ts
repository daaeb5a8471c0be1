import type { AskView, Seat, Viewer } from '@monomyth/engine'
import { type Frame, TableError } from '../client/client.ts'
import { askOf } from './choices.ts'

/**
 * A reaction window around one screen. Nobody may learn who could react: everybody is asked at once, whoever speaks up
 * looks alone, and it all goes the same way whether or not the engine waits for somebody.
 */

/** Does the match wait for a reaction of somebody here, as far as this frame tells? */
export const isWindowOpen = ({ over, waiting, asks }: Pick<Frame, 'over' | 'waiting' | 'asks'>): boolean =>
  !over && waiting.length > 0 && asks.every(({ window }) => window)

/** What a window needs of the table. */
export interface Doors {
  /** The public question. Resolves to those who say that they react: nobody, or some. */
  ask(): Promise<readonly Seat[]>
  /** The screen goes to this seat, and the others look away. */
  pass(seat: Seat): Promise<void>
  /** What this seat sees of the match, without showing it. */
  look(viewer: Viewer): Promise<Frame>
  /** Puts the question to the seat that sits there. Resolves to whether it played something. */
  react(seat: Seat, ask: AskView): Promise<boolean>
  /** The seat that sits there has nothing that fits. */
  nothing(seat: Seat): Promise<void>
  /** This seat lets it pass, unseen. */
  skip(seat: Seat, ask: AskView): Promise<void>
  /** All who are still asked let it pass. */
  decline(): Promise<void>
}

/**
 * Runs one window. `seats`: the persons here, in the order in which the rules ask them. Resolves to whether the match
 * has moved on by an answer given here.
 */
export async function runWindow(doors: Doors, isOpen: boolean, seats: readonly Seat[]): Promise<boolean> {
  const reacting = await doors.ask()
  for (const seat of reacting.length === 0 ? [] : seats) {
    const isReacting = reacting.includes(seat)
    if (isReacting) await doors.pass(seat)
    const ask = isOpen ? askOf((await doors.look(seat)).asks, seat) : undefined
    const isAsked = ask?.window === true
    if (isReacting && isAsked) {
      if (await doors.react(seat, ask)) return true
    } else if (isReacting) await doors.nothing(seat)
    else if (isAsked) await doors.skip(seat, ask)
  }
  if (isOpen) await declined(doors)
  return isOpen
}

/** Nobody may be left to decline. */
async function declined(doors: Doors): Promise<void> {
  try {
    await doors.decline()
  } catch (error) {
    if (!(error instanceof TableError && error.code === 'E_STALE_ASK')) throw error
  }
}
