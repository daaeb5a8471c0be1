import { CHAPTERS } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { endMatch, isPartyWinning } from '../rules/outcome.ts'
import { completeStory, rowsOf } from '../rules/scoring.ts'
import { clockwise } from '../rules/seats.ts'
import type { State } from '../state.ts'

/** CTA-800 1 all reveal their Destiny; 2 all count; 3 the match is over, or a lost chapter asks how to go on. */
export function scoring(play: Play): void {
  const { state } = play
  const seats = clockwise(state, 0)
  for (const seat of seats) completeStory(play, seat)
  for (const seat of seats) {
    const hero = state.seats[seat]!
    hero.score = rowsOf(state, seat)
    play.tell({ kind: 'scored', seat, destiny: hero.destiny[0]!, rows: hero.score.slice() })
  }
  if (state.mode === 'campaign') record(state)
  if (state.mode === 'campaign' && state.campaign.onward === 'open') state.cursor = { at: 'aftermath' }
  else endMatch(play)
}

/** CTA-891, CTA-892 The chapter is recorded; a win leads on, from the last chapter to the end. */
function record(state: State): void {
  const { campaign } = state
  const { chapter, isEasy, isShadowed } = campaign
  const isWon = isPartyWinning(state)
  campaign.played.push({ chapter, isWon: Number(isWon), isEasy, isShadowed, seats: state.seats.length })
  if (isWon) campaign.onward = chapter === CHAPTERS.length ? 'end' : 'next'
}
