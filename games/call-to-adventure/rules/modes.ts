import type { Mode } from '@monomyth/engine'
import { ADVERSARIES } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { MOST_SEATS } from './seats.ts'

const CHAPTERS_OPENED = [7, 1, 2, 3, 4, 5, 6] as const

/** CTA-114: the host may name the first player, counted from 1. */
const first = ['random', 1, 2, 3, 4] as const
/** CTA-161, CTA-162 */
const quest = ['reign', 'darkness'] as const
/** CTA-167 */
const adversary = ['random', ...ADVERSARIES.map(({ id }) => id)]
/** CTA-861, CTA-116 */
const no = [false, true] as const
/** CTA-899: how many envelopes have been opened; all of them is the full collection. */
const collection = CHAPTERS_OPENED

/** CTA-002, CTA-868 The cooperative game is the default. */
export const GAME_MODES: readonly Mode[] = [
  { id: 'coop', seats: [2, MOST_SEATS], options: { quest, adversary, easy: no, quickStart: no, collection, first } },
  { id: 'solo', seats: [1, 1], options: { quest, adversary, easy: no, quickStart: no, collection } },
  { id: 'competitive', seats: [2, MOST_SEATS], options: { quickStart: no, collection, first } },
  { id: 'campaign', seats: [1, MOST_SEATS], options: { quest, easy: no, quickStart: no, first } },
]

/** CTA-855: no Adversary, no Quest, no Actions. */
export const isCompetitive = ({ mode }: View): boolean => mode === 'competitive'
