import type { Seat } from '@monomyth/engine'
import type { ClientMessage, Talk } from '@monomyth/wire'
import type { PersonId, Store, TableId } from '../contract.ts'

/** So much may be said at once, and so long it takes until one more thing may. */
const AT_ONCE = 5
const EVERY = 2000
/** Whoever comes in hears this much of what was said before. */
export const MOST_BEFORE = 100

interface Speaker {
  readonly seat: Seat
  readonly person: PersonId
  /** Under which name it is said once. */
  readonly request: string
}

type Say = ClientMessage & { readonly do: 'say' }

/** How much somebody may still say. */
class Breath {
  private left = AT_ONCE
  private at = 0

  /** False: too much in a short time. */
  take(now: number): boolean {
    // The clock was set back.
    if (now < this.at) this.at = now
    const gained = Math.floor((now - this.at) / EVERY)
    if (gained > 0) {
      this.left = Math.min(AT_ONCE, this.left + gained)
      this.at = this.left === AT_ONCE ? now : this.at + gained * EVERY
    }
    if (this.left === 0) return false
    this.left -= 1
    return true
  }
}

/** What is said at one table. Everybody who is there hears everything once. */
export class TalkBook {
  private readonly store: Store
  private readonly table: TableId
  /** The last thing they have heard; none: nobody has come in yet. */
  last = -1
  /** By person, however many tabs they have. */
  private readonly breaths = new Map<PersonId, Breath>()

  constructor(store: Store, table: TableId) {
    this.store = store
    this.table = table
  }

  maySay(person: PersonId, now: number): boolean {
    const breath = this.breaths.get(person) ?? new Breath()
    this.breaths.set(person, breath)
    return breath.take(now)
  }

  async say(message: Say, { seat, person, request }: Speaker, at: number): Promise<void> {
    const said = 'phrase' in message ? { phrase: message.phrase } : { text: message.text }
    await this.store.say(this.table, { seat, at, said }, request, person)
  }

  /** For somebody who comes in; and what those who are there have not heard. */
  async before(
    read?: readonly Talk[],
  ): Promise<{ readonly before: readonly Talk[]; readonly unheard: readonly Talk[] }> {
    const talk = read ?? (await this.store.talk(this.table, 0, MOST_BEFORE))
    const { last } = this
    this.last = Math.max(last, talk.at(-1)?.n ?? 0)
    return { before: talk, unheard: last < 0 ? [] : talk.filter(({ n }) => n > last) }
  }

  /** What those who are there have not heard. Where nobody has come in yet, nobody has missed anything. */
  async unheard(): Promise<readonly Talk[]> {
    if (this.last < 0) return []
    const talk = await this.store.talk(this.table, this.last, MOST_BEFORE)
    this.last = talk.at(-1)?.n ?? this.last
    return talk
  }
}
