import type { GameEvent, Piece, Seat } from '@monomyth/engine'
import { pieceOf } from '../content/pieces.ts'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../state.ts'
import { questOn } from './cells.ts'

/** A roll as it is to be shown: thrown, or one die of it thrown again. */
export interface Roll {
  /** Who attempts the quest; or who has a die thrown again. */
  readonly seat: Seat
  readonly quest: Piece | undefined
  readonly item: Piece | undefined
  readonly faces: readonly number[]
  readonly added: number
  readonly value: number
  readonly total: number
  /** The die thrown again; undefined: all of them are thrown. */
  readonly again: number | undefined
  /** What came of it, where that is known: somebody may still change the roll. */
  readonly end: 'success' | 'failure' | undefined
}

type Thrown = EventOf<'diceRolled'> | EventOf<'dieRerolled'>

/** Puts together what the event leaves out, from the view before it and from what happened beside it. */
export function rollOf(view: View, event: Thrown, news: readonly GameEvent[]): Roll {
  const told = news as readonly Event[]
  const at = told.indexOf(event)
  const before = at < 0 ? told : told.slice(0, at)
  const after = at < 0 ? [] : told.slice(at + 1)
  const declared = before.findLast((one) => one.kind === 'attemptDeclared')
  const thrown = event.kind === 'diceRolled' ? event : before.findLast((one) => one.kind === 'diceRolled')
  const { faces, again } = facesOf(event, thrown?.faces ?? view.attempt.faces)
  const { added, value, cell } = thrown ?? view.attempt
  const item = declared?.item ?? (view.attempt.item < 0 ? undefined : pieceOf(view.attempt.item))
  return {
    seat: event.seat,
    quest: declared?.quest ?? questOn(view, cell),
    item,
    faces,
    added,
    value,
    total: faces.reduce((sum, face) => sum + face, added),
    again,
    end: endIn(after),
  }
}

function facesOf(event: Thrown, faces: readonly number[]): Pick<Roll, 'faces' | 'again'> {
  if (event.kind === 'diceRolled') return { faces: event.faces, again: undefined }
  const again = faces.indexOf(event.before)
  return again < 0 ? { faces: [event.after], again: 0 } : { faces: faces.with(again, event.after), again }
}

/** Nothing is decided while dice may still be thrown again. */
function endIn(after: readonly Event[]): Roll['end'] {
  for (const { kind } of after) {
    if (kind === 'dieRerolled' || kind === 'diceRolled') return undefined
    if (kind === 'questAccomplished') return 'success'
    if (kind === 'questFailed') return 'failure'
  }
  return undefined
}
