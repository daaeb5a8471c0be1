import type { Piece } from '@monomyth/engine'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { finalFace } from './faces.ts'
import { rowOf } from './rows.ts'

/** CTA-143, CTA-631, CTA-632 The row of an Act is turned face up, for everybody and for good. */
export function openRow(play: Play, act: number): void {
  const { state } = play
  const cards = rowOf(state, act) as readonly Piece[]
  state.isOpen[act] = 1
  for (const card of cards) play.show(card, 'all')
  play.tell({ kind: 'rowRevealed', act, cards: cards.slice() })
  fire(play, 'actReveal', { seat: state.active, card: cards[0]! })
}

/** CTA-710, CTA-713: its tokens stay on it. */
export function flip(play: Play): void {
  const { state } = play
  state.adversary.isFinal = 1
  play.tell({ kind: 'adversaryFlipped', card: finalFace(state) })
}
