import { COMING } from '../../games/coming.ts'
import type { SeatColour } from '../../ui/contract.ts'
import { ICONS } from '../../ui/icons.ts'
import { MARKS, markOf } from '../../ui/marks.ts'
import { TABLE_ICONS } from '../icons.ts'
import { shelf } from './shelf.ts'
import type { SpriteSet } from './sprite.ts'

const marks = (Object.keys(MARKS) as SeatColour[]).map((colour) => [markOf(colour), MARKS[colour]] as const)

/** By file name: what all tables share, and one for each game. */
export async function spriteSets(): Promise<{ readonly [sprite: string]: SpriteSet }> {
  const games = await shelf()
  const boxes = [...games, ...COMING].map(({ look }) => look.emblem)
  const sets = games.map(async ({ id, emblems }) => {
    const set: SpriteSet = { ...(await emblems()), from: `games/${id}/board/emblems.ts` }
    return [id, set] as const
  })
  return {
    icons: {
      names: [...new Set([...ICONS, ...TABLE_ICONS, ...boxes])],
      from: 'ui/icons.ts, table/icons.ts or the look of a box',
      shapes: Object.fromEntries(marks),
    },
    ...Object.fromEntries(await Promise.all(sets)),
  }
}
