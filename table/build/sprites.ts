import { EMBLEMS as CALL_TO_ADVENTURE, POINTS } from '../../games/call-to-adventure/board/emblems.ts'
import { CRESTS, EMBLEMS as HEROES_JOURNEY } from '../../games/heroes-journey/board/emblems.ts'
import type { SeatColour } from '../../ui/contract.ts'
import { ICONS } from '../../ui/icons.ts'
import { MARKS, markOf } from '../../ui/marks.ts'
import { TABLE_ICONS } from '../icons.ts'
import type { SpriteSet } from './sprite.ts'

const marks = (Object.keys(MARKS) as SeatColour[]).map((colour) => [markOf(colour), MARKS[colour]] as const)

/** By file name: what all tables share, and one for each game. */
export const SPRITES: { readonly [sprite: string]: SpriteSet } = {
  icons: {
    names: [...ICONS, ...TABLE_ICONS],
    from: 'ui/icons.ts or table/icons.ts',
    shapes: Object.fromEntries(marks),
  },
  'heroes-journey': {
    names: Object.values(HEROES_JOURNEY),
    from: 'games/heroes-journey/board/emblems.ts',
    shapes: CRESTS,
  },
  'call-to-adventure': {
    names: Object.values(CALL_TO_ADVENTURE),
    from: 'games/call-to-adventure/board/emblems.ts',
    shapes: POINTS,
  },
}
