import { type Seat, SPECTATOR } from '@monomyth/engine'
import type { MenuItem } from '@monomyth/ui'
import type { Clocks, Presence, Proposal, TableCard, Talk, WireErrorCode } from '@monomyth/wire'
import { type Frame, type MatchCard, TableError, type TroubleCode } from '../client/client.ts'
import type { Company } from '../frame/company.ts'
import { words } from '../words/current.svelte.ts'
import type { LineState } from './client/line.ts'
import type { Wanted } from './client/requests.ts'
import type { OnlineSeat, SeatNews } from './client/seat.ts'
import { keepMuted, mutedAt } from './muted.ts'
import { clockFace } from './span.ts'

/** Something that runs out: how much was left, and when that was. */
interface Running {
  readonly left: number
  readonly at: number
}

/** Everybody at a table of a server, live: who is there, what they say, what they want, and how much time there is. */
export class Table implements Company {
  readonly seat: OnlineSeat
  readonly Above: Company['Above']
  readonly Band: Company['Band']
  readonly Talk: Company['Talk']
  /** What went wrong with something that was done here. */
  report: (code: TroubleCode) => void = () => {}
  /** Says a sentence to whoever listens to the page. */
  speak: (sentence: string) => void = () => {}

  #table: TableCard = $state.raw() as TableCard
  #frame = $state.raw<Frame>()
  #line: LineState = $state('connecting')
  #closed = $state<WireErrorCode>()
  #presence: Presence = $state.raw([])
  #watching = $state(0)
  #talk: readonly Talk[] = $state.raw([])
  #read = $state(0)
  #muted: readonly Seat[] = $state.raw([])
  #proposal = $state.raw<Proposal>()
  #window = $state.raw<Running & { readonly n: number; readonly isHeld: boolean; readonly awaited: readonly Seat[] }>()
  #passesAll = $state(false)
  #clocks = $state.raw<Clocks & { readonly at: number }>()
  #now = $state(Date.now())

  constructor(seat: OnlineSeat, { Above, Band, Talk }: Pick<Company, 'Above' | 'Band' | 'Talk'>) {
    this.seat = seat
    this.Above = Above
    this.Band = Band
    this.Talk = Talk
    this.#table = seat.table
    this.#muted = mutedAt(seat.table.id)
  }

  /** Follows what happens at the table. Returns how to stop. */
  follow(): () => void {
    const stops = [
      this.seat.watch((news) => this.#hear(news)),
      this.seat.listen((frame) => {
        this.#frame = frame
        if (frame.window !== true) this.#window = undefined
      }),
    ]
    const timer = setInterval(() => {
      if (this.#window !== undefined || (this.#clocks?.running.length ?? 0) > 0) this.#now = Date.now()
    }, 500)
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
    }
  }

  // ── What is to be seen ────────────────────────────────────────────────────────────────────────────────────────────

  get table(): TableCard {
    return this.#table
  }
  get hasBegun(): boolean {
    return this.#frame !== undefined
  }
  readonly card: MatchCard = $derived.by(() => {
    const shown = this.#table
    return { ...this.seat.card(), ...(shown.stage === 'over' ? { over: true } : {}) }
  })
  get viewer(): number {
    return this.#frame?.viewer ?? this.#table.viewer
  }
  get closed(): WireErrorCode | undefined {
    return this.#closed
  }
  get line(): LineState {
    return this.#line
  }
  readonly link: Company['link'] = $derived.by(() => {
    const said = words().online.link
    if (this.#line === 'on') return { is: 'on', said: said.on }
    return this.#line === 'connecting' ? { is: 'wait', said: said.connecting } : { is: 'off', said: said.off }
  })
  /** Without a connection one knows of nobody. */
  presenceOf(seat: Seat): 'here' | 'away' | undefined {
    const presence = this.#presence[seat]
    return presence === 'bot' || this.#line === 'off' ? undefined : presence
  }
  /** Whom the match waits for though they are away. Over days that is nothing to speak of; nor while one is asked oneself. */
  readonly missed: readonly Seat[] = $derived.by(() => {
    const { asks, over } = this.#frame ?? { asks: [], over: true }
    const waited = [...new Set(asks.map(({ seat }) => seat))]
    if (over || this.#table.pace === 'days' || waited.includes(this.viewer)) return []
    return waited.filter((seat) => this.presenceOf(seat) === 'away')
  })
  get watching(): number {
    return this.#watching
  }
  clockOf(seat: Seat): string | undefined {
    const { left, running, at } = this.#clocks ?? {}
    const time = left?.[seat]
    if (time === undefined || running === undefined || at === undefined) return undefined
    return clockFace(time - (running.includes(seat) ? Math.max(0, this.#now - at) : 0), words().online.table)
  }
  /** What was said, without those one does not want to hear. */
  readonly talk: readonly Talk[] = $derived.by(() => this.#talk.filter(({ seat }) => !this.#muted.includes(seat)))
  readonly unread: number = $derived.by(
    () => this.talk.filter(({ n, seat }) => n > this.#read && seat !== this.viewer).length,
  )
  get muted(): readonly Seat[] {
    return this.#muted
  }
  get proposal(): Proposal | undefined {
    return this.#isOver ? undefined : this.#proposal
  }
  /** The window that is open: what is left of its time, and who could still react in it. */
  get window(): { readonly seconds: number; readonly isHeld: boolean; readonly awaited: readonly Seat[] } | undefined {
    const open = this.#window
    if (open === undefined || this.#isOver) return undefined
    const { isHeld, awaited } = open
    const left = isHeld ? open.left : open.left - Math.max(0, this.#now - open.at)
    return { seconds: Math.max(0, left) / 1000, isHeld, awaited }
  }
  /** Whoever sits here lets every window pass, asked in it or not: else that it does so would tell which. */
  get passesAll(): boolean {
    return this.#passesAll
  }
  get isLent(): boolean {
    return !this.#isOver && (this.#frame?.lent.includes(this.viewer) ?? false)
  }

  readonly menu: readonly MenuItem[] = $derived.by(() => {
    const frame = this.#frame
    if (frame === undefined || frame.over || this.viewer === SPECTATOR || frame.gone.includes(this.viewer)) return []
    const said = words().online.seat
    const own: MenuItem = this.isLent
      ? { id: 'back', label: said.back, icon: 'robot-helmet', onselect: () => this.ask({ do: 'return' }) }
      : {
          ...{ id: 'lend', label: said.lend, note: said.lendNote, icon: 'robot-helmet' },
          onselect: () => this.ask({ do: 'leave', to: 'bot' }),
        }
    const others = [...this.card.seats.keys()].filter((seat) => this.#mayKick(frame, seat))
    const { all, allNote } = words().online.window
    const passing: MenuItem = {
      ...{ id: 'pass-all', label: all, note: allNote, icon: 'fast-forward-button', checked: this.#passesAll },
      onselect: () => this.passAll(!this.#passesAll),
    }
    return [
      own,
      ...(this.#table.windows === 'discreet' && this.#table.pace === 'live' && !this.isLent ? [passing] : []),
      ...others.map(
        (seat): MenuItem => ({
          ...{ id: `kick-${seat}`, label: said.kick(this.nameOf(seat)), note: said.kickNote, icon: 'hourglass' },
          onselect: () => this.ask({ do: 'kick', seat }),
        }),
      ),
    ]
  })

  nameOf(seat: Seat): string {
    const { online } = words()
    return seat === SPECTATOR ? online.talk.onlooker : (this.card.seats[seat]?.name ?? online.somebody)
  }

  /** What is proposed, in a sentence. */
  proposalOf({ what, by }: Proposal): string {
    const said = words().online.proposal
    const name = this.nameOf(what.seat)
    if (by === this.viewer) return what.do === 'undo' ? said.ownUndo : said.ownKick(name)
    return what.do === 'undo' ? said.undo(name) : said.kick(name, this.nameOf(by))
  }

  // ── What one does ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whatever comes of it is seen at the table; what fails is said. */
  async ask(wanted: Wanted): Promise<boolean> {
    try {
      await this.seat.ask(wanted)
      return true
    } catch (error) {
      this.report(error instanceof TableError ? error.code : 'T_UNKNOWN')
      return false
    }
  }

  /** Lets the open window pass. It may be over by the time that is heard: then there is nothing to say of it. */
  async pass(): Promise<void> {
    const open = this.#window
    if (open === undefined || open.isHeld || !open.awaited.includes(this.viewer)) return
    await this.seat.ask({ do: 'wave', window: open.n }).catch((error: unknown) => {
      if (!(error instanceof TableError && error.code === 'E_STALE_ASK'))
        this.report(error instanceof TableError ? error.code : 'T_UNKNOWN')
    })
  }

  passAll(on: boolean): void {
    this.#passesAll = on
    if (on) void this.pass()
  }

  /** Everything said so far has been read. */
  read(): void {
    this.#read = this.#talk.at(-1)?.n ?? 0
  }

  mute(seat: Seat, on: boolean): void {
    const others = this.#muted.filter((one) => one !== seat)
    this.#muted = on ? [...others, seat] : others
    keepMuted(this.#table.id, this.#muted)
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  get #isOver(): boolean {
    return this.#frame?.over ?? false
  }

  #mayKick({ gone, lent }: Frame, seat: Seat): boolean {
    const isPerson = this.card.seats[seat]?.bot === undefined && !gone.includes(seat) && !lent.includes(seat)
    return isPerson && seat !== this.viewer && this.#proposal === undefined
  }

  #hear(news: SeatNews): void {
    if (news.kind === 'card') this.#table = news.card
    else if (news.kind === 'line') this.#line = news.state
    else if (news.kind === 'closed') this.#closed = news.error.code
    else if (news.kind === 'talk') this.#hearTalk(news.talk)
    else if (news.kind === 'proposal') this.#hearProposal(news.proposal)
    else if (news.kind === 'presence') {
      this.#presence = news.seats
      this.#watching = news.watching
    } else if (news.kind === 'window') {
      this.#now = Date.now()
      const { n, left, held, awaited } = news
      this.#window = { n, left, at: this.#now, isHeld: held, awaited }
      if (this.#passesAll) void this.pass()
    } else {
      this.#now = Date.now()
      this.#clocks = news.clocks && { ...news.clocks, at: this.#now }
    }
  }

  #hearProposal(proposal: Proposal | undefined): void {
    const isNew = proposal !== undefined && proposal.id !== this.#proposal?.id
    this.#proposal = proposal
    if (isNew) this.speak(this.proposalOf(proposal))
  }

  #hearTalk(talk: readonly Talk[]): void {
    const isFirst = this.#talk.length === 0 && talk.length > 1
    this.#talk = [...this.#talk, ...talk].toSorted((a, b) => a.n - b.n)
    // What lies before one came in need not be read aloud.
    if (isFirst) return
    const said = words().online.talk
    for (const one of talk) {
      if (one.seat === this.viewer || this.#muted.includes(one.seat)) continue
      this.speak(said.said(this.nameOf(one.seat), wordsOf(one)))
    }
  }
}

/** What was said, in the reader's language where it is a ready-made phrase. */
export const wordsOf = ({ said }: Talk): string =>
  'text' in said ? said.text : words().online.talk.phrases[said.phrase]
