import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** How the server is reached from outside. */
export interface Outside {
  /** The one address people come by, where it is known. Else whatever name they used. */
  readonly origin: string | undefined
  /** A proxy stands before it and says in its headers who asks. Without one, anybody could say anything there. */
  readonly trustProxy: boolean
}

type Raw = Pick<IncomingMessage, 'headers' | 'socket'>

/** Who asks, as an address. A proxy adds the one it was asked by at the end. */
export function addressOf({ headers, socket }: Raw, { trustProxy }: Outside): string {
  const own = socket.remoteAddress ?? ''
  return trustProxy ? (lastOf(headers['x-forwarded-for']) ?? own) : own
}

/** Addresses that belong to one household count as one: a provider hands out version 6 by the 64 bits. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head.split(':').filter((part) => part !== '')
  const back = tail.split(':').filter((part) => part !== '')
  const zeros = plain.includes('::') ? 8 - front.length - back.length : 0
  const all = [...front, ...Array.from({ length: zeros }, () => '0'), ...back]
  return all.slice(0, 4).join(':')
}

export const isLoopback = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address)

/** Straight from this machine, through no proxy. */
export const isLocal = ({ headers, socket }: Raw): boolean =>
  isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

/** What the address bar shows up to the path. */
export function originOf({ headers }: Raw, { origin, trustProxy }: Outside): string {
  if (origin !== undefined) return origin
  const protocol = (trustProxy && lastOf(headers['x-forwarded-proto'])) || 'http'
  const host = (trustProxy && lastOf(headers['x-forwarded-host'])) || (headers.host ?? '')
  return `${protocol}://${host}`
}

/**
 * Does the request come from our own page? A browser says so by itself, and lets no page say it for another. Whoever
 * sends neither header is no browser we know.
 */
export function isOurs(raw: Raw, outside: Outside): boolean {
  const site = raw.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return isOurOrigin(raw, outside)
}

/** Browsers name the origin of every socket; not all of them say more. */
export const isOurOrigin = (raw: Raw, outside: Outside): boolean => raw.headers.origin === originOf(raw, outside)

export function cookieIn({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

export interface CookieSetting {
  readonly seconds: number
  readonly secure: boolean
  readonly sameSite: 'Lax' | 'Strict'
  readonly path: string
}

/** A cookie no script can read. */
export const cookie = (name: string, value: string, { seconds, secure, sameSite, path }: CookieSetting): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`

function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header
  const last = text?.split(',').at(-1)?.trim()
  return last === '' ? undefined : last
}
