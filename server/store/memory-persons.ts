import type { Passkey, Person, PersonId, Subscription } from '../contract.ts'

/** Who there is, in memory. */
export class MemoryPersons {
  private readonly persons = new Map<PersonId, Person>()
  private readonly tokens = new Map<string, PersonId>()
  private readonly keys = new Map<string, Passkey>()
  private readonly pushes = new Map<string, Subscription & { readonly person: PersonId }>()

  async addPerson(person: Person, token: string): Promise<void> {
    if (this.tokens.has(token)) throw new Error('the token is there already')
    add(this.persons, person.id, structuredClone(person))
    this.tokens.set(token, person.id)
  }

  async personOf(token: string): Promise<Person | undefined> {
    return this.persons.get(this.tokens.get(token) ?? '')
  }

  async person(id: PersonId): Promise<Person | undefined> {
    return this.persons.get(id)
  }

  async addToken(person: PersonId, token: string): Promise<void> {
    this.mustBe(person)
    add(this.tokens, token, person)
  }

  async dropToken(token: string): Promise<void> {
    this.tokens.delete(token)
  }

  async changePerson(id: PersonId, change: Partial<Pick<Person, 'name' | 'lang'>>): Promise<void> {
    const person = this.persons.get(id)
    if (person !== undefined) this.persons.set(id, { ...person, ...change })
  }

  async dropPerson(id: PersonId): Promise<void> {
    this.persons.delete(id)
    for (const [token, person] of this.tokens) if (person === id) this.tokens.delete(token)
    for (const [key, { person }] of this.keys) if (person === id) this.keys.delete(key)
    for (const [endpoint, { person }] of this.pushes) if (person === id) this.pushes.delete(endpoint)
  }

  async passkeys(person: PersonId): Promise<readonly Passkey[]> {
    return [...this.keys.values()].filter((key) => key.person === person).map((key) => structuredClone(key))
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return structuredClone(this.keys.get(id))
  }

  async addPasskey(passkey: Passkey): Promise<void> {
    this.mustBe(passkey.person)
    add(this.keys, passkey.id, structuredClone(passkey))
  }

  async usePasskey(id: string, counter: number): Promise<boolean> {
    const passkey = this.keys.get(id)
    if (passkey === undefined) return false
    if (counter <= passkey.counter && (counter !== 0 || passkey.counter !== 0)) return false
    this.keys.set(id, { ...passkey, counter })
    return true
  }

  async subscribe(person: PersonId, { endpoint, p256dh, auth }: Subscription): Promise<void> {
    this.mustBe(person)
    this.pushes.delete(endpoint)
    this.pushes.set(endpoint, { endpoint, p256dh, auth, person })
  }

  async unsubscribe(endpoint: string): Promise<void> {
    this.pushes.delete(endpoint)
  }

  async subscriptions(person: PersonId): Promise<readonly Subscription[]> {
    return [...this.pushes.values()]
      .filter((push) => push.person === person)
      .map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }))
  }

  private mustBe(person: PersonId): void {
    if (!this.persons.has(person)) throw new Error(`no person ${person}`)
  }
}

/** What is there already stays as it is. */
export function add<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.has(key)) throw new Error(`${key} is there already`)
  map.set(key, value)
}
