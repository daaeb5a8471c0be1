import { SPECTATOR, type Viewer } from '@monomyth/engine'
import type { Moment, Past } from '../client/client.ts'
import { Newest } from '../replay/newest.ts'
import { momentOf } from '../replay/turns.ts'
import type { Sitting } from './sitting.svelte.ts'

/** The table as it was at some moment of the log. */
export interface Looked {
  readonly past: Past
  readonly viewer: Viewer
  /** The last event told by then: its line in the log. */
  readonly line: number
}

/** Looking back: a line of the log brings its moment onto the table, until one returns. */
export class LookBack {
  readonly #sitting: Sitting
  #looked = $state.raw<Looked>()
  #history: readonly Moment[] = []
  #at = 0
  readonly #loader: Newest<{ readonly at: number; readonly line: number }, Past>

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    this.#loader = new Newest(
      ({ at }) => sitting.client.past(this.#history[at]?.at ?? 0, this.#eyes),
      ({ line }, past) => {
        this.#looked = { past, viewer: this.#eyes, line }
      },
      () => sitting.report('T_UNKNOWN'),
    )
  }

  get looked(): Looked | undefined {
    return this.#looked
  }

  /** Shows the table as it was when this event was told. */
  async visit(event: number): Promise<void> {
    try {
      this.#history = await this.#sitting.client.history(this.#eyes)
    } catch {
      this.#sitting.report('T_UNKNOWN')
      return
    }
    this.#go(momentOf(this.#history, event), event)
  }

  /** The moment before or after at which something was told; past the newest one is back at the match. */
  step(by: 1 | -1): void {
    let at = this.#at + by
    let moment = this.#history[at]
    while (moment !== undefined && moment.to < moment.from) {
      at += by
      moment = this.#history[at]
    }
    if (moment !== undefined) this.#go(at, moment.to)
    else if (by > 0) this.leave()
  }

  leave(): void {
    this.#loader.drop()
    this.#looked = undefined
  }

  #go(at: number, line: number): void {
    this.#at = at
    this.#loader.want({ at, line })
  }

  /** Around one screen one sees what everybody may. */
  get #eyes(): Viewer {
    return this.#sitting.isShared ? SPECTATOR : this.#sitting.viewer
  }
}
