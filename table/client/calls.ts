import type { EventView, Seat, UndoRefusal, Viewer } from '@monomyth/engine'
import {
  type CampaignCard,
  type Eyes,
  type Frame,
  type MatchCard,
  type Moment,
  type NewMatch,
  type Past,
  TableError,
  type TroubleCode,
} from './client.ts'

/** What the page asks of the worker, and what the worker tells it. Plain data only. */

/** A file is refused before it is read if it is bigger: no match comes to so much. */
export const MOST_BYTES = 5 * 1024 * 1024

/** The file of a campaign holds several. */
export const MOST_CAMPAIGN_BYTES = 8 * MOST_BYTES

/** Is this the file of a campaign, rather than that of one match? Whether it is a good one is found out by reading it. */
export const isCampaignFile = (text: string): boolean => /"monomyth-campaign"\s*:/.test(text)

/** Number of an open match at this page: whatever is asked about it names it. */
export type PlaceId = number

export interface Calls {
  list(): Promise<readonly MatchCard[]>
  create(wanted: NewMatch): Promise<MatchCard>
  open(id: string): Promise<{ readonly place: PlaceId; readonly card: MatchCard }>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  import(text: string): Promise<MatchCard>
  export(id: string): Promise<string>
  campaigns(): Promise<readonly CampaignCard[]>
  campaign(id: string): Promise<CampaignCard>
  unseal(id: string, envelope: string): Promise<CampaignCard>
  renameCampaign(id: string, name: string): Promise<void>
  removeCampaign(id: string): Promise<void>
  importCampaign(text: string): Promise<CampaignCard>
  exportCampaign(id: string): Promise<string>
  /** From now on frames are sent; the first holds everything told so far. */
  listen(place: PlaceId): Promise<void>
  answer(place: PlaceId, seat: Seat, ask: number, key: string): Promise<void>
  decline(place: PlaceId): Promise<void>
  undo(place: PlaceId, seat: Seat, all: boolean): Promise<UndoRefusal | undefined>
  resign(place: PlaceId, seat: Seat): Promise<void>
  sit(place: PlaceId, viewer: Viewer): Promise<void>
  events(place: PlaceId, eyes: Eyes): Promise<readonly EventView[]>
  history(place: PlaceId, eyes: Eyes): Promise<readonly Moment[]>
  past(place: PlaceId, at: number, eyes: Eyes): Promise<Past>
  learned(place: PlaceId, lesson: number): Promise<void>
  file(place: PlaceId): Promise<string>
  close(place: PlaceId): Promise<void>
}

/** What the worker tells without being asked. */
export type News =
  | { readonly kind: 'frame'; readonly place: PlaceId; readonly frame: Frame }
  | { readonly kind: 'card'; readonly place: PlaceId; readonly card: MatchCard }
  /** The list of matches may have changed. */
  | { readonly kind: 'list' }
  | { readonly kind: 'trouble'; readonly code: TroubleCode }

type Request = { readonly call: number; readonly name: keyof Calls; readonly given: unknown[] }
type Reply =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly code: TroubleCode; readonly about: string }

/** A worker as its page sees it, a page as its worker sees it, or one end of a channel. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((message: MessageEvent) => void) | null
}

/** The worker's end: answers every call, as soon as it is ready. */
export function serve(port: Port, ready: Promise<Calls>): void {
  // If it never is, every call says why.
  ready.catch(() => undefined)
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    const { call, name, given } = data
    try {
      const calls = await ready
      const value = await (calls[name] as (...given: unknown[]) => Promise<unknown>).apply(calls, given)
      port.postMessage({ call, value } satisfies Reply)
    } catch (error) {
      const { code, about } = asTableError(error)
      port.postMessage({ call, code, about } satisfies Reply)
    }
  }
}

/** The page's end. */
export interface Caller {
  call<N extends keyof Calls>(name: N, ...given: Parameters<Calls[N]>): Promise<Awaited<ReturnType<Calls[N]>>>
  /** The other end is no more: whatever waits for it fails. */
  fail(error: TableError): void
}

export function callerOf(port: Port, hear: (news: News) => void): Caller {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: TableError) => void }>()
  let calls = 0
  let broken: TableError | undefined
  port.onmessage = ({ data }: MessageEvent<Reply | News>) => {
    if ('kind' in data) {
      hear(data)
      return
    }
    const caller = waiting.get(data.call)
    waiting.delete(data.call)
    if ('code' in data) caller?.reject(new TableError(data.code, data.about))
    else caller?.resolve(data.value as never)
  }
  return {
    call(name, ...given) {
      return new Promise<never>((resolve, reject) => {
        if (broken !== undefined) {
          reject(broken)
          return
        }
        calls += 1
        waiting.set(calls, { resolve, reject })
        port.postMessage({ call: calls, name, given } satisfies Request)
      })
    },
    fail(error) {
      broken = error
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}

/** Errors of engine and table have codes; whatever else fails should not. */
export function asTableError(error: unknown): TableError {
  if (error instanceof TableError) return error
  const { code, about, message } = error as {
    readonly code?: unknown
    readonly about?: string
    readonly message?: string
  }
  if (typeof code === 'string' && code.startsWith('E_')) return new TableError(code as TroubleCode, about)
  return new TableError('T_UNKNOWN', message)
}
