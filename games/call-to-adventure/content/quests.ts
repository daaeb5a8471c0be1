import type { Effect } from '../effects/effect.ts'
import type { QuestDef } from './cards.ts'
import { adv, FACING, PLAYERS, per, type With, whenever } from './make.ts'

const quest = <const N extends number>(number: N, ...effects: readonly Effect[]): With<N, QuestDef> => ({
  number,
  effects,
})

/** CTA-720 to CTA-722, on both sides. */
const CREST = whenever('crest', { do: [{ do: 'playAction' }] })
const FAILURE = whenever('fail', { do: [adv(1)] })
const MARGIN = whenever('overcome', { if: [FACING], do: [adv(per(-1, { of: 'margin' }))] })

/** CTA-161 The two sides of one card. */
const TABLE = [
  // Reign of the Adversary
  quest(122, whenever('setup', { do: [adv(per(5, PLAYERS))] }), CREST, FAILURE, MARGIN),
  // Age of Darkness
  quest(
    123,
    whenever('setup', { do: [adv(per(6, PLAYERS))] }),
    CREST,
    FAILURE,
    whenever('failAdversary', { do: [adv(1)] }),
    MARGIN,
    whenever('actReveal', { if: [{ is: 'act', act: 3 }], do: [adv(per(1, PLAYERS))] }),
    whenever('actionReshuffle', { do: [adv(1)] }),
  ),
] as const

export type QuestNumber = (typeof TABLE)[number]['number']
export const QUESTS: readonly QuestDef[] = TABLE
