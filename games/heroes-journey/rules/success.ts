import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { QuestDef } from '../content/cards.ts'
import { colourOf, isMentor } from '../content/pieces.ts'
import type { EventOf, Play } from '../events.ts'
import { firstOfEachKind } from './items.ts'
import { endMatch, POINTS_TO_WIN } from './outcome.ts'
import { drawTopProphecy } from './prophecies.ts'
import { questAt } from './quests.ts'
import { raise } from './raise.ts'
import { gainRelic, sleep } from './relics.ts'
import { revealQuest } from './reveal.ts'

/**
 * HJ-550 to HJ-565 Success. 1 token and points; 2 with 15 points the match ends at once; 3 a relic used falls dormant;
 * 4 the event; 5 the reward; 6 a white or off-colour success may reveal a quest.
 */
export function succeed(play: Play, seat: Seat, item: Piece): void {
  const { state } = play
  const { cell } = state.attempt
  const hero = state.seats[seat]!
  const quest = questAt(state, cell)
  state.token[cell] = seat
  hero.points += quest.points
  const event: EventOf<'questAccomplished'> = {
    kind: 'questAccomplished',
    seat,
    cell,
    quest: state.quests[cell]!,
    item,
    points: quest.points,
  }
  if (hero.points >= POINTS_TO_WIN) {
    // HJ-872: told, but without a window.
    play.tell(event)
    endMatch(play, 'points')
    return
  }
  if (!isMentor(item)) sleep(play, seat, item)
  raise(play, event)
  takeReward(play, seat, quest)
  if (quest.colour !== colourOf(item)) maybeRevealFree(play, seat)
}

/** HJ-556 to HJ-560 White brings a prophecy; any other colour a treasure relic of that colour, if there is one. */
function takeReward(play: Play, seat: Seat, { colour }: QuestDef): void {
  if (colour === 'white') {
    drawTopProphecy(play, seat, 'white')
    return
  }
  const { state } = play
  const relics = firstOfEachKind(state, state.treasure).filter((relic) => colourOf(relic) === colour)
  if (relics.length === 0) return
  const relic = play.choose(seat, asks.reward, relics)
  gainRelic(play, seat, relic, { from: 'treasure', victim: -1, cause: 'reward', comes: 'awake' })
}

/** HJ-563, HJ-564, HJ-567 One quest may be revealed at once, if any is face down. No item is white. */
function maybeRevealFree(play: Play, seat: Seat): void {
  const cell = play.mayChoose(seat, asks.freeReveal, play.state.faceDown)
  if (cell !== undefined) revealQuest(play, seat, cell, 'success')
}
