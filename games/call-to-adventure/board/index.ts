import type { GameTable } from '@monomyth/ui'
import { asks } from '../asks.ts'
import { callToAdventure } from '../game.ts'
import type { View } from '../state.ts'
import { tutorial } from '../tutorial/index.ts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import './call-to-adventure.css'
import { deeds } from './deeds.ts'
import Own from './Own.svelte'
import Scene from './Scene.svelte'
import Seat from './Seat.svelte'
import { standing } from './standing.ts'
import { cue, isScene, piecesIn, progress } from './story.ts'
import Tale from './Tale.svelte'
import { tell } from './tell.ts'

/** Call to Adventure on the table. */
export const table: GameTable<View> = {
  game: callToAdventure,
  Board,
  Seat,
  Own,
  Card,
  Scene,
  isScene,
  cue,
  progress,
  turnEvent: 'turnStarted',
  readings: [
    asks.origin.id,
    asks.class.id,
    asks.destiny.id,
    asks.feat.id,
    asks.discard.id,
    asks.retrieve.id,
    asks.copy.id,
    asks.action.id,
    asks.offer.id,
  ],
  piecesIn,
  tell,
  deeds,
  score: standing,
  Tale,
  tutorial,
}
