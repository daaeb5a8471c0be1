import { cellOfEvent } from '../rules/places.ts'
import { isFree } from '../rules/quests.ts'
import type { EffectOf } from './effect.ts'
import type { EffectKind } from './kind.ts'

/** HJ-749, HJ-981: the quest of the event, until the end of the owner's turn, the next one if it is not under way. */
export const waive: EffectKind<EffectOf<'waive'>> = {
  can(view, seat, { epic, locks }, event) {
    const cell = cellOfEvent(event)
    const { waivedEpic, waivedLocks } = view.seats[seat]!
    const { attempted, forfeited } = view.turn
    if (seat === view.active && (attempted >= 0 || forfeited === 1)) return false
    return isFree(view, cell) && ((epic && waivedEpic !== cell) || (locks && waivedLocks !== cell))
  },
  run(play, seat, { epic, locks }, event) {
    const { seats, quests } = play.state
    const hero = seats[seat]!
    const cell = cellOfEvent(event)
    if (epic) hero.waivedEpic = cell
    if (locks) hero.waivedLocks = cell
    play.tell({ kind: 'waived', seat, cell, quest: quests[cell]! })
  },
}
