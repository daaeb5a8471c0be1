import type { LangId } from '@monomyth/ui/contract'
import type { Invited, Me, NewTable, TableCard, TableRecord, WireError } from '@monomyth/wire'
import { TableError } from '../../client/client.ts'
import { keep, keptOf, newShare } from '../chance/kept.ts'
import { serverAt } from './browser.ts'

/** What a table is asked to be, without the part of the chance that comes from here. */
export type Wish = Omit<NewTable, 'share'>

type Fetch = (address: URL, how: RequestInit) => Promise<Response>

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** The tables of the server that serves this page, and who one is there. Whatever fails is a TableError. */
export class OnlineTables {
  private readonly fetch: Fetch
  private readonly at: (path: string) => URL

  constructor({ fetch = (address: URL, how: RequestInit) => globalThis.fetch(address, how), at = serverAt } = {}) {
    this.fetch = fetch
    this.at = at
  }

  // ── Who one is ────────────────────────────────────────────────────────────────────────────────────────────────────

  me(): Promise<Me> {
    return this.ask('me')
  }

  /** Says who one is: the first time somebody new, else the same under this name. */
  introduce(name: string, lang: LangId): Promise<Me> {
    return this.ask('me', { method: 'POST', body: { name, lang } })
  }

  /** This browser forgets who one is. */
  async signOut(): Promise<void> {
    await this.ask('session', { method: 'DELETE' })
  }

  async deleteMe(): Promise<void> {
    await this.ask('me', { method: 'DELETE' })
  }

  /** Everything the server has of oneself, as the text of a file. */
  async export(): Promise<string> {
    return JSON.stringify(await this.ask('me/export'), undefined, 1)
  }

  async makePasskey(): Promise<Me> {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await this.ask<Parameters<typeof startRegistration>[0]['optionsJSON']>('me/passkey/options', {
      method: 'POST',
      body: {},
    })
    const made = await orRefused(startRegistration({ optionsJSON }))
    return this.ask('me/passkey', { method: 'POST', body: made })
  }

  async usePasskey(): Promise<Me> {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = await this.ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>('passkey/options', {
      method: 'POST',
      body: {},
    })
    const used = await orRefused(startAuthentication({ optionsJSON }))
    return this.ask('passkey', { method: 'POST', body: used })
  }

  /** What a push service must be shown to be told something by this server. */
  async pushKey(): Promise<string> {
    return (await this.ask<{ readonly key: string }>('push/key')).key
  }
  async callMe(subscription: PushSubscriptionJSON): Promise<void> {
    const { endpoint, keys } = subscription
    await this.ask('me/push', { method: 'PUT', body: { endpoint, keys } })
  }
  async callMeNoMore(endpoint: string): Promise<void> {
    await this.ask('me/push', { method: 'DELETE', body: { endpoint } })
  }

  // ── Tables ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Those that wait for anybody. */
  list(): Promise<readonly TableCard[]> {
    return this.ask('tables')
  }

  /** Those anybody may watch. */
  playing(): Promise<readonly TableCard[]> {
    return this.ask('tables/playing')
  }

  mine(): Promise<readonly TableCard[]> {
    return this.ask('tables/mine')
  }

  card(table: string): Promise<TableCard> {
    return this.ask(`tables/${encodeURIComponent(table)}`)
  }

  create(wish: Wish): Promise<TableCard> {
    return this.sitDown('tables', wish)
  }

  join(table: string, seat?: number): Promise<TableCard> {
    return this.sitDown(`tables/${encodeURIComponent(table)}/join`, seat === undefined ? {} : { seat })
  }

  /** The secret of the invitation goes nowhere but into the body of this one request. */
  accept(secret: string): Promise<TableCard> {
    return this.sitDown('invited', { secret })
  }

  rematch(table: string): Promise<TableCard> {
    return this.sitDown(`tables/${encodeURIComponent(table)}/rematch`, {})
  }

  invite(table: string, seat: number): Promise<Invited> {
    return this.act(table, 'invite', { seat })
  }

  /** Free seats go to bots of this level. */
  begin(table: string, bots: string): Promise<TableCard> {
    return this.act(table, 'begin', { bots })
  }

  /** Gets up from a table that has not begun. */
  async leave(table: string): Promise<void> {
    await this.act(table, 'leave', {})
    keep(table, { share: '' }, Date.now())
  }

  /** Takes away a table of one's own that has not begun. */
  async drop(table: string): Promise<void> {
    await this.ask(`tables/${encodeURIComponent(table)}`, { method: 'DELETE' })
  }

  /** Once it is over. */
  record(table: string): Promise<TableRecord> {
    return this.ask(`tables/${encodeURIComponent(table)}/record`)
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private act<T>(table: string, what: string, body: object): Promise<T> {
    return this.ask(`tables/${encodeURIComponent(table)}/${what}`, { method: 'POST', body })
  }

  /** Whoever sits down adds to the chance of the match; what was added and promised is remembered here. */
  private async sitDown(path: string, body: object): Promise<TableCard> {
    const share = newShare()
    const card = await this.ask<TableCard>(path, { method: 'POST', body: { ...body, share } })
    // Whoever sits there already has added theirs before.
    if ((keptOf(card.id)?.share ?? '') === '') keep(card.id, { share, commitment: card.commitment }, Date.now())
    return card
  }

  private async ask<T>(path: string, { method = 'GET', body }: Sending = {}): Promise<T> {
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    let answer: Response
    try {
      answer = await this.fetch(this.at(`api/${path}`), { method, credentials: 'same-origin', ...json })
    } catch {
      throw new TableError('T_NO_SERVER')
    }
    if (answer.status === 204) return undefined as T
    const told: unknown = await answer.json().catch(() => undefined)
    if (answer.ok && told !== undefined) return told as T
    throw isError(told) ? new TableError(told.code, told.about) : new TableError('T_NO_SERVER', String(answer.status))
  }
}

const isError = (told: unknown): told is WireError =>
  typeof told === 'object' && told !== null && 'code' in told && typeof told.code === 'string'

/** Whoever closes the window of the browser, or has no passkey here, is told so in our words. */
async function orRefused<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch {
    throw new TableError('S_BAD_PASSKEY')
  }
}

let tables: OnlineTables | undefined

/** The server of this page. */
export function theServer(): OnlineTables {
  tables ??= new OnlineTables()
  return tables
}
