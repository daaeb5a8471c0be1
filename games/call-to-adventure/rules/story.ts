import type { Piece, Seat } from '@monomyth/engine'
import type { Path } from '../content/cards.ts'
import { pathOf } from '../content/pieces.ts'
import { fire } from '../effects/index.ts'
import type { Play } from '../events.ts'
import { AT, type State } from '../state.ts'
import { ABILITIES, type Icon } from '../words.ts'
import { placeOf } from './count.ts'
import { drawFeat } from './draw.ts'
import { noteGap } from './journey.ts'
import { gainVirtue, takeCorruption } from './level.ts'
import { WHOLE_STORY } from './slots.ts'

/** CTA-270: they belong to the Story at once and for good. */
export function addIcons(hero: State['seats'][number], icons: readonly Icon[]): void {
  for (const icon of icons) {
    const place = placeOf(icon)
    if (place < ABILITIES.length) hero.abilities[place]!++
    else hero.icons[place - ABILITIES.length]!++
  }
}

/** CTA-260 (2) to (4), CTA-338 The card is placed with its path visible; its icons; what answers an added card. */
export function addStory(play: Play, seat: Seat, piece: Piece, bottom: number): void {
  const { state } = play
  const hero = state.seats[seat]!
  const path = pathOf(piece, bottom)
  noteGap(state, piece)
  play.move(piece, AT.seats[seat]!.story)
  hero.bottoms.push(bottom)
  addIcons(hero, path.icons)
  reward(play, seat, path)
  fire(play, 'storyAdd', { seat, card: piece, bottom })
  if (hero.story.length === WHOLE_STORY) startEnd(play, seat)
}

/** CTA-265 to CTA-269: in the order V, C, H, A. */
export function reward(play: Play, seat: Seat, { virtue, corruption, hero, antihero }: Path): void {
  for (let n = 0; n < virtue; n++) gainVirtue(play, seat, 'path')
  for (let n = 0; n < corruption; n++) takeCorruption(play, seat, 'path')
  for (let n = 0; n < hero; n++) drawFeat(play, seat, 'hero', 'path')
  for (let n = 0; n < antihero; n++) drawFeat(play, seat, 'antihero', 'path')
}

/** CTA-750, CTA-755: the first to get there starts the end. */
export function startEnd(play: Play, seat: Seat): void {
  if (play.state.ender >= 0) return
  play.state.ender = seat
  play.tell({ kind: 'endStarted', seat })
}
