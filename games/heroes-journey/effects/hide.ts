import type { Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Play, TriggerEvent } from '../events.ts'
import { isFar } from '../rules/board.ts'
import { cellsIn } from '../rules/places.ts'
import { isFree } from '../rules/quests.ts'
import { AT, type View } from '../state.ts'
import type { Place } from '../words.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-747, HJ-979 */
export const hide: EffectKind<EffectOf<'hide'>> = {
  can: (view, seat, { place }, event) => hideable(view, seat, place, event).length > 0,
  run(play, seat, { count, place }, event) {
    for (let i = 0; i < count; i++) {
      const cells = hideable(play.state, seat, place, event)
      if (cells.length === 0) return
      hideQuest(play, seat, play.choose(seat, asks.hide, cells))
    }
  },
}

/** Never next to the inn, accomplished or under a pawn. */
const hideable = (view: View, seat: Seat, place: Place, event: TriggerEvent): readonly number[] =>
  cellsIn(view, seat, place, event).filter(
    (cell) => isFar(cell) && isFree(view, cell) && view.seats.every((hero) => hero.cell !== cell),
  )

/** HJ-747 1 the quest is turned face down, its waivers vanish; 2 all face-down quests are shuffled among their cells. */
function hideQuest(play: Play, seat: Seat, cell: number): void {
  const { state } = play
  state.faceUp[cell] = 0
  state.faceDown.push(cell)
  state.faceDown.sort((a, b) => a - b)
  for (const hero of state.seats) {
    if (hero.waivedEpic === cell) hero.waivedEpic = -1
    if (hero.waivedLocks === cell) hero.waivedLocks = -1
  }
  play.tell({ kind: 'hidden', seat, cell })
  play.shuffle(AT.quests, state.faceDown)
}
