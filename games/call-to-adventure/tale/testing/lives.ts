import type { Seat } from '@monomyth/engine'
import type { State } from '../../state.ts'
import { type SceneSetting, type StoryCard, stateOf } from '../../testing/scene.ts'
import { type Life, lifeOf } from '../life.ts'

type Ended = Pick<SceneSetting, 'seats' | 'mode' | 'adversary'> & {
  readonly reason: 'won' | 'lost' | 'scores'
  /** By seat, the five rows of the score sheet. */
  readonly scores: readonly (readonly number[])[]
}

/** A match that is over, as told. */
export function ended({ reason, scores, ...setting }: Ended): State {
  const state = stateOf({ ...setting, isFinal: true, isFinale: true })
  state.cursor = { at: 'over', reason }
  for (const [seat, rows] of scores.entries()) state.seats[seat]!.score = [...rows]
  return state
}

const livedBy = (state: State, seat: Seat): Life => lifeOf(state, seat)!

const VICTORY: Ended = {
  seats: [
    {
      heritage: 1,
      origin: 17,
      class: 33,
      destiny: 43,
      story: [55, '73b', 65, 81, '90b', '93b', 110, '115b', '121'] as StoryCard[],
      played: [160, 173, 178, 175],
      level: 1,
      banked: 6,
      hasBeatenFinal: true,
    },
    {
      heritage: 12,
      origin: 21,
      class: 39,
      destiny: 54,
      story: [62, 70, '76b', 85, '97b', '100b', '119b', '120b'] as StoryCard[],
      played: [186, 192, 168],
      level: 6,
      banked: 2,
    },
  ],
  adversary: '2A',
  reason: 'won',
  scores: [
    [24, 0, 3, 8, 5],
    [1, 19, 2, 2, 0],
  ],
}
const EVENING: Ended = {
  seats: [
    { heritage: 8, origin: 26, class: 40, destiny: 52, story: [58, '74b', 76, 83, 89], level: 3, banked: 3 },
    { heritage: 3, origin: 22, class: 30, destiny: 51, story: [61, 77, '68b', 79, 94, 96], played: [177], level: 2 },
  ],
  mode: 'competitive',
  reason: 'scores',
  scores: [
    [9, 0, 1, 2, 0],
    [13, 0, 4, 0, 0],
  ],
}

/** A druid of the mountain, a warlock, a wizard and a bard: who they were when it was over. */
export const DRUID = livedBy(ended(VICTORY), 0)
export const WARLOCK = livedBy(ended(VICTORY), 1)
export const WIZARD = livedBy(ended(EVENING), 0)
export const BARD = livedBy(ended(EVENING), 1)
