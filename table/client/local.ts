import type { Seat, UndoRefusal, Viewer } from '@monomyth/engine'
import { type Caller, callerOf, MOST_BYTES, MOST_CAMPAIGN_BYTES, type News, type PlaceId, type Port } from './calls.ts'
import {
  type CampaignCard,
  type Eyes,
  type Frame,
  type MatchCard,
  type MatchShelf,
  type NewMatch,
  type SeatClient,
  TableError,
  type TroubleCode,
} from './client.ts'

/** A list that changes with every answer of a bot is told so a few times a second. */
const BREATH = 100

/** The matches of this device, played in a worker. */
export function localShelf(): MatchShelf {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const shelf = new LocalShelf(worker)
  worker.onerror = (event) => shelf.fail(new TableError('T_UNKNOWN', event.message))
  return shelf
}

/** The page's side of the worker. */
export class LocalShelf implements MatchShelf {
  private readonly caller: Caller
  private readonly seats = new Map<PlaceId, LocalSeat>()
  private readonly watchers = new Set<() => void>()
  private readonly troubled = new Set<(code: TroubleCode) => void>()
  private standing: TroubleCode | undefined
  private isTold = true

  constructor(port: Port) {
    this.caller = callerOf(port, (news) => this.hear(news))
  }

  /** The worker is no more. */
  fail(error: TableError): void {
    this.caller.fail(error)
    this.hear({ kind: 'trouble', code: error.code })
  }

  list(): Promise<readonly MatchCard[]> {
    return this.caller.call('list')
  }

  watch(changed: () => void): () => void {
    return added(this.watchers, changed)
  }

  trouble(hear: (code: TroubleCode) => void): () => void {
    const stop = added(this.troubled, hear)
    const { standing } = this
    if (standing !== undefined) queueMicrotask(() => this.troubled.has(hear) && hear(standing))
    return stop
  }

  create(wanted: NewMatch): Promise<MatchCard> {
    return this.caller.call('create', plain(wanted))
  }

  async open(id: string): Promise<SeatClient> {
    const { place, card } = await this.caller.call('open', id)
    const seat = new LocalSeat(this.caller, place, card, () => this.seats.delete(place))
    this.seats.set(place, seat)
    return seat
  }

  rename(id: string, name: string): Promise<void> {
    return this.caller.call('rename', id, name)
  }

  remove(id: string): Promise<void> {
    return this.caller.call('remove', id)
  }

  async import(text: string): Promise<MatchCard> {
    if (text.length > MOST_BYTES) throw new TableError('T_TOO_BIG', String(text.length))
    return this.caller.call('import', text)
  }

  export(id: string): Promise<string> {
    return this.caller.call('export', id)
  }

  campaigns(): Promise<readonly CampaignCard[]> {
    return this.caller.call('campaigns')
  }

  campaign(id: string): Promise<CampaignCard> {
    return this.caller.call('campaign', id)
  }

  unseal(id: string, envelope: string): Promise<CampaignCard> {
    return this.caller.call('unseal', id, envelope)
  }

  renameCampaign(id: string, name: string): Promise<void> {
    return this.caller.call('renameCampaign', id, name)
  }

  removeCampaign(id: string): Promise<void> {
    return this.caller.call('removeCampaign', id)
  }

  async importCampaign(text: string): Promise<CampaignCard> {
    if (text.length > MOST_CAMPAIGN_BYTES) throw new TableError('T_TOO_BIG', String(text.length))
    return this.caller.call('importCampaign', text)
  }

  exportCampaign(id: string): Promise<string> {
    return this.caller.call('exportCampaign', id)
  }

  private hear(news: News): void {
    if (news.kind === 'frame') this.seats.get(news.place)?.show(news.frame)
    else if (news.kind === 'card') this.seats.get(news.place)?.rewrite(news.card)
    else if (news.kind === 'list') this.tellWatchers()
    else {
      if (news.code === 'T_NO_STORE') this.standing = news.code
      for (const hear of this.troubled) hear(news.code)
    }
  }

  private tellWatchers(): void {
    if (!this.isTold) return
    this.isTold = false
    setTimeout(() => {
      this.isTold = true
      for (const changed of this.watchers) changed()
    }, BREATH)
  }
}

class LocalSeat implements SeatClient {
  private readonly caller: Caller
  private readonly place: PlaceId
  private readonly forget: () => void
  private readonly hearers = new Set<(frame: Frame) => void>()
  private shown: MatchCard
  private newest: Frame | undefined
  private isListening = false

  constructor(caller: Caller, place: PlaceId, card: MatchCard, forget: () => void) {
    this.caller = caller
    this.place = place
    this.shown = card
    this.forget = forget
  }

  card(): MatchCard {
    return this.shown
  }

  rewrite(card: MatchCard): void {
    this.shown = card
  }

  show(frame: Frame): void {
    this.newest = frame
    for (const hear of this.hearers) hear(frame)
  }

  listen(hear: (frame: Frame) => void): () => void {
    const stop = added(this.hearers, hear)
    const { newest } = this
    if (newest !== undefined) queueMicrotask(() => this.hearers.has(hear) && hear(newest))
    else if (!this.isListening) this.caller.call('listen', this.place).catch(() => undefined)
    this.isListening = true
    return stop
  }

  answer(seat: Seat, ask: number, key: string): Promise<void> {
    return this.caller.call('answer', this.place, seat, ask, key)
  }

  decline(): Promise<void> {
    return this.caller.call('decline', this.place)
  }

  undo(seat: Seat, all: boolean): Promise<UndoRefusal | undefined> {
    return this.caller.call('undo', this.place, seat, all)
  }

  resign(seat: Seat): Promise<void> {
    return this.caller.call('resign', this.place, seat)
  }

  sit(viewer: Viewer): Promise<void> {
    return this.caller.call('sit', this.place, viewer)
  }

  events(eyes: Eyes): ReturnType<SeatClient['events']> {
    return this.caller.call('events', this.place, eyes)
  }

  history(eyes: Eyes): ReturnType<SeatClient['history']> {
    return this.caller.call('history', this.place, eyes)
  }

  past(at: number, eyes: Eyes): ReturnType<SeatClient['past']> {
    return this.caller.call('past', this.place, at, eyes)
  }

  learned(lesson: number): Promise<void> {
    return this.caller.call('learned', this.place, lesson)
  }

  file(): Promise<string> {
    return this.caller.call('file', this.place)
  }

  close(): void {
    this.hearers.clear()
    this.forget()
    this.caller.call('close', this.place).catch(() => undefined)
  }
}

function added<T>(set: Set<T>, one: T): () => void {
  set.add(one)
  return () => set.delete(one)
}

/** Proxies of a reactive page cannot be sent. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))
