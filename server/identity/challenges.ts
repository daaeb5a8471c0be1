import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Store, Time } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { cookie, cookieIn, type Outside, originOf } from '../http/request.ts'
import { newSecret, sealed, unsealed } from './secrets.ts'

const COOKIE = 'monomyth-challenge'
const SECONDS = 300

const Challenge = v.strictObject({
  challenge: v.string(),
  /** Whose passkey is to be made; empty: somebody signs in. */
  person: v.string(),
  until: v.number(),
})

/**
 * What a passkey has to sign, kept by the browser under our seal: any node can check it, and the key of the seal is
 * the same on all of them. A challenge is taken once, on whichever node.
 */
export class Challenges {
  private readonly store: Store
  private readonly time: Time
  private readonly outside: Outside

  constructor(store: Store, time: Time, outside: Outside) {
    this.store = store
    this.time = time
    this.outside = outside
  }

  async give(request: FastifyRequest, reply: FastifyReply, challenge: string, person = ''): Promise<void> {
    const until = this.time.now() + SECONDS * 1000
    const seal = sealed(JSON.stringify({ challenge, person, until }), await this.key())
    this.setCookie(request, reply, seal, SECONDS)
  }

  /** The challenge given to this browser for this purpose, once. */
  async take(request: FastifyRequest, reply: FastifyReply, person = ''): Promise<string> {
    const seal = cookieIn(request.raw, COOKIE) ?? ''
    this.setCookie(request, reply, '', 0)
    const text = unsealed(seal, await this.key())
    const given = text === undefined ? undefined : v.parse(Challenge, JSON.parse(text))
    const now = this.time.now()
    const isGood = given !== undefined && given.person === person && given.until >= now
    if (!isGood || !(await this.store.once(`challenge ${given.challenge}`, given.until, now)))
      throw new Refused('S_BAD_PASSKEY', 'challenge')
    return given.challenge
  }

  private key(): Promise<string> {
    return this.store.setting('challenge-key', newSecret)
  }

  private setCookie({ raw }: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
    const secure = originOf(raw, this.outside).startsWith('https:')
    reply.header('Set-Cookie', cookie(COOKIE, value, { seconds, secure, sameSite: 'Strict', path: '/api' }))
  }
}
