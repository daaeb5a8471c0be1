import type { AnyGame } from '../../contract.ts'
import type { Setup } from '../../start.ts'
import { council } from './council.ts'
import { fire } from './fire.ts'
import { inn } from './inn.ts'
import { league } from './league.ts'
import { market } from './market.ts'
import { masks } from './masks.ts'
import { spells } from './spells.ts'

/** Every whole toy with a way to begin it; together they use every call of `Play`. */
export const TOYS: readonly (readonly [name: string, game: AnyGame, setup: Omit<Setup, 'seed'>])[] = [
  ['masks', masks, { seats: 3 }],
  ['fire', fire, { seats: 3 }],
  ['council', council, { seats: 3 }],
  ['spells', spells, { seats: 3 }],
  [
    'league',
    league,
    {
      seats: 2,
      entries: [
        [1, 2, 3, 9],
        [4, 5, 6, 7],
      ],
    },
  ],
  ['market', market, { seats: 2 }],
  ['inn', inn, { seats: 2 }],
]
