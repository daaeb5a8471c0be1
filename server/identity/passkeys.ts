import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Passkey, Person, Store } from '../contract.ts'
import { Refused } from '../http/refused.ts'
import { type Outside, originOf } from '../http/request.ts'
import type { Challenges } from './challenges.ts'

const MOST_PASSKEYS = 16

const base64 = v.pipe(v.string(), v.regex(/^[\w-]*={0,2}$/), v.maxLength(8192))
/** What every browser says of a passkey beside the answer itself. We need none of it. */
const credential = {
  id: v.pipe(base64, v.minLength(1), v.maxLength(1400)),
  rawId: base64,
  type: v.literal('public-key'),
}
/** As browsers make it and @simplewebauthn/browser sends it; what newer ones add is left out. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(12)), []),
  }),
})
export const UsedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: v.optional(base64),
  }),
})

/** Loaded when somebody wants one: a start need not wait for it. */
const library = () => import('@simplewebauthn/server')

/** Keeps a person across devices. A passkey is found again by itself: nobody types a name. */
export class Passkeys {
  private readonly store: Store
  private readonly challenges: Challenges
  private readonly outside: Outside

  constructor(store: Store, challenges: Challenges, outside: Outside) {
    this.store = store
    this.challenges = challenges
    this.outside = outside
  }

  /** What a browser needs to make one. */
  async wanted(request: FastifyRequest, reply: FastifyReply, person: Person) {
    const { generateRegistrationOptions } = await library()
    const known = await this.store.passkeys(person.id)
    const options = await generateRegistrationOptions({
      rpName: 'Monomyth',
      rpID: this.place(request).host,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.challenges.give(request, reply, options.challenge, person.id)
    return options
  }

  async add(request: FastifyRequest, reply: FastifyReply, person: Person, made: v.InferOutput<typeof NewPasskey>) {
    const challenge = await this.challenges.take(request, reply, person.id)
    const { verifyRegistrationResponse } = await library()
    const { host, origin } = this.place(request)
    const { verified, registrationInfo } = await orRefused(
      verifyRegistrationResponse({
        response: { ...made, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      }),
    )
    if (!verified) throw new Refused('S_BAD_PASSKEY')
    const { id, publicKey, counter } = registrationInfo.credential
    const [known, others] = await Promise.all([this.store.passkey(id), this.store.passkeys(person.id)])
    if (known !== undefined || others.length >= MOST_PASSKEYS) throw new Refused('S_BAD_PASSKEY', 'known')
    await this.store.addPasskey({ id, person: person.id, publicKey, counter, transports: made.response.transports })
  }

  /** What a browser needs to use one. It says nothing of anybody. */
  async asked(request: FastifyRequest, reply: FastifyReply) {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: this.place(request).host,
      userVerification: 'preferred',
    })
    await this.challenges.give(request, reply, options.challenge)
    return options
  }

  /** Whose passkey answered. An unknown one and a wrong answer are refused alike. */
  async use(request: FastifyRequest, reply: FastifyReply, used: v.InferOutput<typeof UsedPasskey>): Promise<Person> {
    const challenge = await this.challenges.take(request, reply)
    const passkey = await this.store.passkey(used.id)
    if (passkey === undefined) throw new Refused('S_BAD_PASSKEY')
    const counter = await this.proved(request, used, passkey, challenge)
    if (!(await this.store.usePasskey(passkey.id, counter))) throw new Refused('S_BAD_PASSKEY')
    const person = await this.store.person(passkey.person)
    if (person === undefined) throw new Refused('S_BAD_PASSKEY')
    return person
  }

  private async proved(
    request: FastifyRequest,
    { response, ...used }: v.InferOutput<typeof UsedPasskey>,
    { id, publicKey, counter, transports }: Passkey,
    challenge: string,
  ): Promise<number> {
    const { verifyAuthenticationResponse } = await library()
    const { host, origin } = this.place(request)
    const { userHandle, ...answer } = response
    const { verified, authenticationInfo } = await orRefused(
      verifyAuthenticationResponse({
        response: {
          ...used,
          response: userHandle === undefined ? answer : { ...answer, userHandle },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] },
      }),
    )
    if (!verified) throw new Refused('S_BAD_PASSKEY')
    return authenticationInfo.newCounter
  }

  /** Passkeys belong to a host name; which one we are is what the page's address says. */
  private place({ raw }: FastifyRequest): { readonly host: string; readonly origin: string } {
    const origin = originOf(raw, this.outside)
    if (!URL.canParse(origin)) throw new Refused('S_BAD_PASSKEY', 'origin')
    return { host: new URL(origin).hostname, origin }
  }
}

/** The library throws at whatever is not as it must be. */
async function orRefused<T>(verified: Promise<T>): Promise<T> {
  try {
    return await verified
  } catch {
    throw new Refused('S_BAD_PASSKEY')
  }
}
