import type { AskView, Seat, Viewer } from '@monomyth/engine'
import { SPECTATOR } from '@monomyth/engine'
import { type Frame, type SeatClient, TableError } from '../client/client.ts'
import { runWindow } from './window.ts'

/** What a screen shared by several people shows instead of the question. */
export type Showing =
  /** The public question of a window; `isHeld`: the time stands still. */
  | { readonly kind: 'window'; readonly isHeld: boolean }
  /** Somebody reacts: who? */
  | { readonly kind: 'who' }
  /** The screen is passed on: to answer, or to look whether there is something to react with. */
  | { readonly kind: 'curtain'; readonly seats: readonly Seat[]; readonly why: 'turn' | 'reaction' }
  /** Who spoke up has nothing that fits. */
  | { readonly kind: 'nothing'; readonly seat: Seat }

/** What the screen needs of the table. */
interface Below {
  readonly client: SeatClient
  /** Shows this seat its own table, and lets it answer. */
  put(frame: Frame): void
  /** The match goes on from here. */
  take(frame: Frame): void
}

/** One screen, several people: what is between them and the table. */
export class Screen {
  readonly #below: Below
  #showing = $state.raw<Showing>()
  #reacting = $state.raw<AskView>()
  #settle: (seats: readonly Seat[]) => void = () => {}
  #reacted: (hasPlayed: boolean) => void = () => {}
  /** While somebody looks alone nothing is shown. */
  #isQuiet = false
  #seen: Frame | undefined
  /** In this window somebody reacted: the table is theirs. */
  #hasPlayed = false

  constructor(below: Below) {
    this.#below = below
  }

  get showing(): Showing | undefined {
    return this.#showing
  }
  /** The question of a window, while the seat it is put to sits alone at the screen. */
  get reacting(): AskView | undefined {
    return this.#reacting
  }

  /** A frame has come. True: it is for nobody's eyes yet. */
  keeps(frame: Frame): boolean {
    this.#seen = frame
    return this.#isQuiet
  }

  // ── What the table does ───────────────────────────────────────────────────────────────────────────────────────────

  /**
   * A window in which these seats, in this order, might react. Resolves to whether something newer is to be shown:
   * because of an answer given here, or because the screen has gone from hand to hand.
   */
  async window(isOpen: boolean, seats: readonly Seat[], viewer: Viewer): Promise<boolean> {
    let sitter = viewer
    const hasMoved = await runWindow(
      {
        ask: () => this.#show({ kind: 'window', isHeld: false }),
        pass: async (seat) => {
          sitter = SPECTATOR
          await this.#show({ kind: 'curtain', seats: [seat], why: 'reaction' })
        },
        look: (seat) => this.#look(seat),
        react: (seat, ask) => this.#react(seat, ask),
        nothing: async (seat) => void (await this.#show({ kind: 'nothing', seat })),
        skip: (seat, { id, pass }) => this.#below.client.answer(seat, id, pass ?? ''),
        decline: () => this.#below.client.decline(),
      },
      isOpen,
      seats,
    )
    const isBack = this.#isQuiet || sitter !== viewer
    if (isBack && !this.#hasPlayed) this.#below.take(await this.#look(sitter))
    this.#isQuiet = false
    this.#hasPlayed = false
    return hasMoved || isBack
  }

  /** Between two people. Resolves to the one who has sat down; undefined: nobody is waited for any longer. */
  async pass(seats: readonly Seat[]): Promise<Seat | undefined> {
    return (await this.#show({ kind: 'curtain', seats, why: 'turn' }))[0]
  }

  /** The curtain between two turns falls away: somebody took something back. */
  drop(): void {
    if (this.#showing?.kind === 'curtain' && this.#showing.why === 'turn') this.settle([])
  }

  /** The seat that looked for something to react with has answered. */
  answered(hasPlayed: boolean): void {
    this.#reacted(hasPlayed)
  }

  /** Letting it pass must not be seen by the others. */
  hide(): void {
    this.#isQuiet = true
  }

  // ── What people do ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Stops the time of the public question, or lets it go on. */
  hold(isHeld: boolean): void {
    if (this.#showing?.kind === 'window') this.#showing = { kind: 'window', isHeld }
  }

  /** Somebody reacts; who, comes next. */
  speakUp(): void {
    this.#showing = { kind: 'who' }
  }

  /** Settles what is shown: these seats react, this one sits down, or nobody. */
  settle(seats: readonly Seat[]): void {
    this.#showing = undefined
    this.#settle(seats)
  }

  #show(showing: Showing): Promise<readonly Seat[]> {
    this.#showing = showing
    return new Promise((resolve) => {
      this.#settle = resolve
    })
  }

  /** What these eyes see now, without anything being shown. */
  async #look(viewer: Viewer): Promise<Frame> {
    this.#isQuiet = true
    await this.#below.client.sit(viewer)
    // The frame comes before the promise is kept.
    if (this.#seen?.viewer !== viewer) throw new TableError('T_UNKNOWN', 'no frame came')
    return this.#seen
  }

  async #react(seat: Seat, ask: AskView): Promise<boolean> {
    if (this.#seen?.viewer === seat) this.#below.put(this.#seen)
    this.#isQuiet = false
    this.#reacting = ask
    this.#hasPlayed = await new Promise<boolean>((resolve) => {
      this.#reacted = resolve
    })
    this.#reacting = undefined
    return this.#hasPlayed
  }
}
