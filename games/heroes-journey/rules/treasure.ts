import type { Play } from '../events.ts'
import { AT } from '../state.ts'

/** HJ-111 */
export const TREASURE_SIZE = 5

/** HJ-561, HJ-571 The treasure is brought back to five cards, as far as deck and discard allow. */
export function fillTreasure(play: Play): void {
  const { state } = play
  while (state.treasure.length < TREASURE_SIZE) {
    if (state.relicDeck.length === 0) reshuffleDiscard(play)
    if (state.relicDeck.length === 0) return
    play.deal(AT.relicDeck, AT.treasure)
    play.tell({ kind: 'treasureFilled', relic: state.treasure.at(-1)! })
  }
}

/** HJ-570 The relic discard is shuffled to form a new deck. */
function reshuffleDiscard(play: Play): void {
  const { relicDiscard } = play.state
  if (relicDiscard.length === 0) return
  play.deal(AT.relicDiscard, AT.relicDeck, relicDiscard.length)
  play.shuffle(AT.relicDeck)
  play.tell({ kind: 'deckReshuffled' })
}

/** HJ-573 Refreshing. 1 the treasure goes to the relic discard; 2 five new cards are drawn. */
export function renewTreasure(play: Play): void {
  const { state } = play
  play.deal(AT.treasure, AT.relicDiscard, state.treasure.length)
  fillTreasure(play)
  play.tell({ kind: 'treasureRefreshed', relics: state.treasure.slice() })
}
