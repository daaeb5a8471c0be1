import type { PersonId, Store, Subscription, TableId } from '../contract.ts'
import { mayReach, post } from './reach.ts'

/** Loaded when there is somebody to tell. */
const library = async () => (await import('web-push')).default

/** Kept by the service for somebody who is away this long. */
const TTL_SECONDS = 2 * 86_400
const MOST_SUBSCRIPTIONS = 8

export interface PushSetting {
  /** Whom a push service may turn to: the address of the server, where it has one for everybody. */
  readonly subject: string
  /** For tests: services on this machine too. */
  readonly anywhere: boolean
}

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Tells browsers that are closed that it is somebody's turn. All it says is at which table. */
export class Push {
  private readonly store: Store
  private readonly setting: PushSetting
  private readonly told: (result: 'sent' | 'gone' | 'failed') => void
  private kept: Promise<Keys> | undefined

  constructor(store: Store, setting: PushSetting, told: (result: 'sent' | 'gone' | 'failed') => void) {
    this.store = store
    this.setting = setting
    this.told = told
  }

  /** Made once for all nodes. Whoever has it can tell nobody anything: the other half stays here. */
  async publicKey(): Promise<string> {
    return (await this.keys()).publicKey
  }

  mayReach(endpoint: string): boolean {
    return this.setting.anywhere ? URL.canParse(endpoint) : mayReach(endpoint)
  }

  /** A person has a few browsers; those told first are forgotten first. */
  async subscribe(person: PersonId, subscription: Subscription): Promise<void> {
    const known = await this.store.subscriptions(person)
    const others = known.filter(({ endpoint }) => endpoint !== subscription.endpoint)
    for (const { endpoint } of others.slice(0, Math.max(0, others.length - MOST_SUBSCRIPTIONS + 1)))
      await this.store.unsubscribe(endpoint)
    await this.store.subscribe(person, subscription)
  }

  async unsubscribe(person: PersonId, endpoint: string): Promise<void> {
    const known = await this.store.subscriptions(person)
    if (known.some((one) => one.endpoint === endpoint)) await this.store.unsubscribe(endpoint)
  }

  /** Never rejects: that somebody could not be told is no reason for anything to fail. */
  async yourTurn(person: PersonId, table: TableId): Promise<void> {
    try {
      const subscriptions = await this.store.subscriptions(person)
      await Promise.all(subscriptions.map((subscription) => this.send(subscription, table)))
    } catch {
      this.told('failed')
    }
  }

  private async send({ endpoint, p256dh, auth }: Subscription, table: TableId): Promise<void> {
    if (!this.mayReach(endpoint)) return this.drop(endpoint)
    const { generateRequestDetails } = await library()
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ table }), {
      TTL: TTL_SECONDS,
      // A second one takes the place of the first, if that was not seen yet.
      topic: table.slice(0, 32),
      urgency: 'normal',
      vapidDetails: { subject: this.setting.subject, ...(await this.keys()) },
    })
    const status = await post({ endpoint, headers, body, anywhere: this.setting.anywhere }).catch(() => 0)
    if (status === 404 || status === 410) return this.drop(endpoint)
    this.told(status >= 200 && status < 300 ? 'sent' : 'failed')
  }

  private async drop(endpoint: string): Promise<void> {
    await this.store.unsubscribe(endpoint)
    this.told('gone')
  }

  /** What failed once is tried again the next time. */
  private keys(): Promise<Keys> {
    this.kept ??= this.made().catch((error) => {
      this.kept = undefined
      throw error
    })
    return this.kept
  }

  private async made(): Promise<Keys> {
    const { generateVAPIDKeys } = await library()
    return JSON.parse(await this.store.setting('vapid-keys', () => JSON.stringify(generateVAPIDKeys())))
  }
}
