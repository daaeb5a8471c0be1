import type { GameTable } from '@monomyth/ui'
import { asks } from '../asks.ts'
import { heroesJourney } from '../game.ts'
import type { View } from '../state.ts'
import { tutorial } from '../tutorial/index.ts'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { deeds } from './deeds.ts'
import './heroes-journey.css'
import Own from './Own.svelte'
import Scene from './Scene.svelte'
import Seat from './Seat.svelte'
import { cue, isScene, piecesIn, progress } from './story.ts'
import { tell } from './tell.ts'

/** The Heroes Journey on the table. */
export const table: GameTable<View> = {
  game: heroesJourney,
  Board,
  Seat,
  Own,
  Card,
  Scene,
  isScene,
  cue,
  progress,
  turnEvent: 'turnStarted',
  readings: [asks.mentor.id, asks.react.id],
  piecesIn,
  tell,
  deeds,
  score: (view, seat) => view.seats[seat]?.points ?? 0,
  tutorial,
}
