import { drawnBefore, Scene as EngineScene } from '@monomyth/engine/testing'
import { MENTOR_PIECES } from '../content/pieces.ts'
import { heroesJourney } from '../game.ts'
import { QUEST_CELLS } from '../rules/board.ts'
import type { State, View } from '../state.ts'
import { type Scene, type SceneSetting, stateOf } from './scene.ts'

/** The quest cells far from the inn, in the order they are offered. */
export const FAR_LANDS = [
  ...['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'],
  ...['B2', 'C2', 'D2', 'E2', 'F2', 'G2', 'H2'],
  ...['A3', 'B3', 'C3', 'G3', 'H3', 'I3'],
  ...['A4', 'B4', 'C4', 'G4', 'H4', 'I4'],
  ...['A5', 'B5', 'C5', 'G5', 'H5', 'I5'],
  ...['B6', 'C6', 'D6', 'E6', 'F6', 'G6', 'H6'],
  ...['B7', 'C7', 'D7', 'E7', 'F7', 'G7', 'H7'],
]

/** The setup where mentors are chosen, with the quests laid as told and the first-player rolls as told. */
export function mentorsAhead(setting: {
  readonly seats: number
  readonly quests?: SceneSetting['faceDown']
  readonly dice?: readonly number[]
  readonly variant?: boolean
}): Scene {
  const { seats, quests = {}, dice = [], variant = false } = setting
  const seed = 'mentors'
  const state: State = {
    ...stateOf({
      seats: Array.from({ length: seats }, (_, seat) => ({ relics: [`R1-0${seat + 1}`] })),
      faceDown: quests,
      treasure: [],
      turns: 0,
    }),
    cursor: { at: 'mentors' },
    faceUp: [...QUEST_CELLS.map(() => 0), 1],
    faceDown: [...QUEST_CELLS],
    mentorBox: [...MENTOR_PIECES],
    mentorsGone: [],
  }
  const setup = { seats, seed, options: { variant } }
  return EngineScene.at<State, View>(heroesJourney, setup, { state, drawn: drawnBefore(seed, dice) })
}

/** Everybody takes the first mentor left, the last seat first. */
export function chooseMentors(table: Scene): Scene {
  for (let seat = table.state.seats.length - 1; seat >= 0; seat--) table.answer(seat, table.options(seat)[0]!)
  return table
}
