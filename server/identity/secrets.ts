import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Names a thing and grants nothing. */
export const newId = (): string => randomBytes(16).toString('base64url')
/** Grants something to whoever holds it: a cookie, an invitation. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** The server's share of the chance of a match. */
export const newShare = (): string => randomBytes(32).toString('hex')

/** A browser by its cookie, for whoever must know it again and may not know the cookie. */
export const sessionOf = (token: string): string => createHash('sha256').update(`session ${token}`).digest('base64url')

const SECRET = /^[\w-]{43}$/
/** Could it be one of ours? What cannot is not even looked up. */
export const isSecret = (text: string): boolean => SECRET.test(text)

/** What can be shown beforehand of something that is told afterwards. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A text with proof that it was ours. */
export function sealed(text: string, key: string): string {
  return `${Buffer.from(text).toString('base64url')}.${proofOf(text, key).toString('base64url')}`
}

/** The text, if the proof is good. Takes as long whether it is or not. */
export function unsealed(seal: string, key: string): string | undefined {
  const [body = '', proof = ''] = seal.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  const [given, wanted] = [Buffer.from(proof, 'base64url'), proofOf(text, key)]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : undefined
}

const proofOf = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest()
