import { MatchError, SPECTATOR, type Viewer } from '@monomyth/engine'
import type { Eyes } from '@monomyth/wire'
import { Refused } from '../http/refused.ts'
import type { Asking } from './asking.ts'
import type { Inside } from './inside.ts'
import type { Live } from './live.ts'
import { LookBack, openEvents } from './look-back.ts'

/** A match run again to be looked at is forgotten when nobody looks for so long. */
const FORGOTTEN = 60_000

/** Looking back: through one's own eyes while the match runs, through any when it is over. */
export class Looking {
  private readonly inside: Inside
  private last: { readonly seq: number; readonly back: LookBack } | undefined
  private callOff = (): void => {}

  constructor(inside: Inside) {
    this.inside = inside
  }

  async events(viewer: Viewer, asking: Asking, eyes: Eyes): Promise<void> {
    await this.inside.next(async (live) => {
      const now = this.inside.now()
      mustSee(live, viewer, eyes, live.isSettled(now) && live.match.isOver())
      if (eyes === 'open') return asking.done({ events: openEvents(await this.stored(live)) })
      const told = live.toldAt(eyes, live.windowAt(now))
      asking.done({ events: await this.inside.loadEvents(eyes, 0, told) })
    })
  }

  async history(viewer: Viewer, asking: Asking, eyes: Eyes): Promise<void> {
    await this.inside.whenSettled(async (live) => {
      mustSee(live, viewer, eyes, live.match.isOver())
      asking.done({ history: (await this.back(live)).moments(eyes) })
    })
  }

  async past(viewer: Viewer, asking: Asking, at: number, eyes: Eyes): Promise<void> {
    await this.inside.whenSettled(async (live) => {
      mustSee(live, viewer, eyes, live.match.isOver())
      asking.done({ past: (await this.back(live)).past(at, eyes) })
    })
  }

  forget(): void {
    this.callOff()
    this.last = undefined
  }

  private async back(live: Live): Promise<LookBack> {
    const { keeper, parts } = this.inside
    this.callOff()
    this.callOff = parts.time.after(FORGOTTEN, () => this.forget())
    if (this.last?.seq === live.seq) return this.last.back
    const whole = await keeper.whole(live)
    const back = new LookBack(whole, await this.stored(live))
    this.last = { seq: live.seq, back }
    return back
  }

  private stored({ table }: Live) {
    const { keeper, parts } = this.inside
    return keeper.tried(() => parts.store.events(table.id))
  }
}

function mustSee({ table }: Live, viewer: Viewer, eyes: Eyes, isOver: boolean): void {
  if (eyes !== 'open' && eyes !== SPECTATOR && !(eyes in table.seats)) throw new MatchError('E_UNKNOWN_SEAT')
  if (!isOver && eyes !== viewer && eyes !== SPECTATOR) throw new Refused('S_FORBIDDEN')
}
