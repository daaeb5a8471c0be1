import type { GameTable } from '@monomyth/ui'
import type { Past } from '../../client/client.ts'

/** Has the game something to tell of this match? Only of one that came to its end. */
export const tells = ({ Tale }: Pick<GameTable, 'Tale'>, { outcome }: Pick<Past, 'outcome'>): boolean =>
  Tale !== undefined && outcome !== undefined
