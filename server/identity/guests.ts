import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person, Store, Time } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { cookie, cookieIn, type Outside, originOf } from '../http/request.ts'
import { isSecret, newId, newSecret, sessionOf } from './secrets.ts'

const COOKIE = 'monomyth'
/** As long as browsers keep any cookie. Each visit begins it anew. */
const SECONDS = 400 * 86_400

/** Who somebody says they are. */
export interface Introduced {
  readonly name: string
  readonly lang: 'en' | 'fr'
}

type Asking = Pick<IncomingMessage, 'headers'>

/** Persons, by the cookie of their browser: a guest is made on first need, and stays while the cookie does. */
export class Guests {
  private readonly store: Store
  private readonly time: Time
  private readonly outside: Outside
  private readonly ended: (session: string) => void

  /** `ended`: is told of every browser that is somebody's no more. */
  constructor(store: Store, time: Time, outside: Outside, ended: (session: string) => void) {
    this.store = store
    this.time = time
    this.outside = outside
    this.ended = ended
  }

  tokenIn(raw: Asking): string | undefined {
    const token = cookieIn(raw, COOKIE)
    return token !== undefined && isSecret(token) ? token : undefined
  }

  async who(raw: Asking): Promise<Person | undefined> {
    const token = this.tokenIn(raw)
    return token === undefined ? undefined : this.store.personOf(token)
  }

  async need({ raw }: FastifyRequest): Promise<Person> {
    const person = await this.who(raw)
    if (person === undefined) throw new Refused('S_NOT_SIGNED_IN')
    return person
  }

  /** Somebody says who they are: a new guest, or one we know under a new name. */
  async introduce(request: FastifyRequest, reply: FastifyReply, { name, lang }: Introduced): Promise<Person> {
    const said = { name: proper(name), lang }
    const known = await this.who(request.raw)
    if (known !== undefined) {
      await this.store.changePerson(known.id, said)
      return { ...known, ...said }
    }
    const person: Person = { id: newId(), ...said, created: this.time.now() }
    const token = newSecret()
    await this.store.addPerson(person, token)
    this.keep(request, reply, token)
    return person
  }

  /** This browser is that person's from now on, and nobody else's. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const token = newSecret()
    await this.store.addToken(person.id, token)
    const before = this.tokenIn(request.raw)
    if (before !== undefined) await this.drop(before)
    this.keep(request, reply, token)
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.tokenIn(request.raw)
    if (token !== undefined) await this.drop(token)
    this.forget(request, reply)
  }

  private async drop(token: string): Promise<void> {
    await this.store.dropToken(token)
    this.ended(sessionOf(token))
  }

  keep(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.setCookie(request, reply, token, SECONDS)
  }

  forget(request: FastifyRequest, reply: FastifyReply): void {
    this.setCookie(request, reply, '', 0)
  }

  private setCookie({ raw }: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
    const secure = originOf(raw, this.outside).startsWith('https:')
    reply.header('Set-Cookie', cookie(COOKIE, value, { seconds, secure, sameSite: 'Lax', path: '/' }))
  }
}

/** What breaks a line, turns it round or is not seen; but what makes one sign of several stays. */
const UNSEEN = /(?![\u{e0020}-\u{e007f}\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Something to see by itself. */
const SEEN = /[^\p{Cf}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

function proper(name: string): string {
  const plain = name.normalize('NFC').replace(UNSEEN, '').trim()
  if (!SEEN.test(plain)) throw new Refused('S_BAD_MESSAGE', 'name')
  return plain
}
