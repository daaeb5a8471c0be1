import { asks } from '../asks.ts'
import { relicOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { AT } from '../state.ts'
import { COLOURS } from '../words.ts'

const COLOUR_NUMBERS = COLOURS.map((_, colour) => colour)

/**
 * HJ-101 to HJ-105 Starting relics. 1 in seat order everybody takes a power-1 relic of a colour of their choice, the
 * lowest in number that is left; 2 the other relics, the prophecies and the quests are shuffled.
 */
export function relics(play: Play): void {
  const { state } = play
  for (const seat of state.seats.keys()) {
    const colour = COLOURS[play.choose(seat, asks.startingRelic, COLOUR_NUMBERS)]!
    const relic = state.relicBox.find((piece) => relicOf(piece).colour === colour && relicOf(piece).power === 1)!
    play.move(relic, AT.seats[seat]!.relics)
    play.tell({ kind: 'relicChosen', seat, relic })
  }
  play.deal(AT.relicBox, AT.relicDeck, state.relicBox.length)
  play.shuffle(AT.relicDeck)
  play.shuffle(AT.prophecyPile)
  play.shuffle(AT.quests)
  state.cursor = { at: 'mentors' }
}
