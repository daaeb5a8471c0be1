import type { Seat } from '@monomyth/engine'
import type { TableRow } from '../contract.ts'
import type { Inside } from './inside.ts'
import type { Live } from './live.ts'
import { isPerson } from './seats.ts'

export interface Leaving {
  readonly request?: string | undefined
  /** Only if the match still stands there. */
  readonly seq?: number
}

/** Gives a seat up for good, or lends it to a bot. With nobody left who plays, the match is over without a result. */
export async function giveUp(
  inside: Inside,
  seat: Seat,
  to: 'house' | 'bot',
  { request, seq }: Leaving,
): Promise<void> {
  const { keeper } = inside
  if (request !== undefined && (await keeper.knows(request))) return
  await keeper.change(
    (live) => {
      const { match } = live
      if (match.isOver() || match.isGone(seat) || (to === 'bot' && match.isBot(seat))) return undefined
      if (seq !== undefined && seq !== live.seq) return undefined
      const isEnd =
        to === 'house' && !live.table.seats.some((row, other) => other !== seat && mayPlay(live, row, other))
      const draft = live.draft({ now: inside.now() })
      draft.act((one) => (isEnd ? one.adjourn('left') : one.leave(seat, to)), request)
      return draft
    },
    { request },
  )
}

/** Somebody's account goes: a bot plays on, as long as there is somebody to play with. */
export async function abandon(inside: Inside, seat: Seat): Promise<void> {
  const { table, match } = await inside.keeper.current()
  const isEnd = !table.seats.some((_, other) => other !== seat && isPerson(table, match, other))
  await giveUp(inside, seat, isEnd ? 'house' : 'bot', {})
}

export async function comeBack(inside: Inside, seat: Seat, request: string): Promise<void> {
  const { keeper } = inside
  if (await keeper.knows(request)) return
  await keeper.change(
    (live) => {
      if (live.match.isOver() || !live.match.isBot(seat)) return undefined
      const draft = live.draft({ now: inside.now() })
      draft.comeBack(seat, request)
      return draft
    },
    { request },
  )
}

/** A person who plays, or has lent the seat and may come back. */
const mayPlay = ({ match }: Live, row: TableRow['seats'][number], seat: Seat): boolean =>
  row.person !== undefined && !match.isGone(seat)
