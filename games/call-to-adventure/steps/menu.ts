import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { declare } from '../rules/attempt.ts'
import { journey, replaceInRow } from '../rules/journey.ts'
import { menuOptions } from '../rules/menu.ts'
import { optionAbout, optionKindOf } from '../rules/option.ts'
import { deckOf, discardOf, rowOf } from '../rules/rows.ts'
import { currentAct } from '../rules/slots.ts'
import { playFeat } from '../rules/stack.ts'
import { startEnd } from '../rules/story.ts'
import { gainTrait } from '../rules/traits.ts'
import { activate, bank } from '../rules/use.ts'
import { openWindow } from '../rules/windows.ts'

/** From 0. */
const ACT_THREE = 2

/**
 * CTA-201 (2) and (3) One thing is chosen and fully resolved; then the step begins anew, until the main action. When
 * only one thing is left the engine takes it without asking.
 */
export function menu(play: Play): void {
  const { state } = play
  const seat = state.active
  const chosen = play.choose(seat, asks.menu, menuOptions(state))
  const about = optionAbout(chosen)
  const piece = pieceOf(about)
  switch (optionKindOf(chosen)) {
    case 'trait':
      gainTrait(play, seat, piece)
      state.cursor = { at: 'end' }
      break
    case 'top':
      declare(play, seat, 'challenge', piece, 0)
      break
    case 'bottom':
      declare(play, seat, 'challenge', piece, 1)
      break
    case 'face':
      declare(play, seat, state.isFinale === 1 ? 'final' : 'adversary', piece, 0)
      break
    case 'journey':
      journey(play, seat, piece)
      break
    case 'bank':
      bank(play, seat, about)
      break
    case 'activate':
      activate(play, seat, piece)
      break
    case 'feat':
      // CTA-593: W-START opens again, and the others may respond.
      playFeat(play, seat, piece)
      openWindow(play, 'start')
      break
    case 'replace':
      replace(play, piece)
      break
    case 'end':
      pass(play, seat)
      break
  }
}

/** CTA-205: this is no Journey. */
function replace(play: Play, card: Piece): void {
  play.state.turn.replaced = 1
  play.tell({ kind: 'replaced', card, replacement: replaceInRow(play, card)! })
}

/** CTA-206, CTA-768 Without a main action; where Act III is used up, the end starts with this turn. */
function pass(play: Play, seat: Seat): void {
  const { state } = play
  play.tell({ kind: 'turnPassed', seat })
  const isUsedUp = [rowOf, deckOf, discardOf].every((of) => of(state, ACT_THREE).length === 0)
  if (currentAct(state, seat) === ACT_THREE && isUsedUp) startEnd(play, seat)
  state.cursor = { at: 'end' }
}
