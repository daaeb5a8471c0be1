import { MatchError } from '@monomyth/engine'
import type { WireError, WireErrorCode } from '@monomyth/wire'

/** What somebody asked for is not to be had, and why. Thrown inside, said by code at the edge. */
export class Refused extends Error {
  readonly code: WireErrorCode
  readonly about: string

  constructor(code: WireErrorCode, about = '') {
    super(`${code}${about === '' ? '' : ` (${about})`}`)
    this.name = 'Refused'
    this.code = code
    this.about = about
  }
}

export interface Answered {
  readonly status: number
  readonly error: WireError
  /** Nobody foresaw it: it belongs into the log. */
  readonly isFault: boolean
}

/** By code, what HTTP calls it. The engine's own codes are about what somebody sent. */
const STATUS: { readonly [code: string]: number } = {
  S_BAD_MESSAGE: 400,
  S_TOO_BIG: 413,
  S_TOO_FAST: 429,
  S_NOT_SIGNED_IN: 401,
  S_FORBIDDEN: 403,
  S_NO_TABLE: 404,
  S_NO_SEAT: 409,
  S_NOT_BEGUN: 409,
  S_BEGUN: 409,
  S_NOT_OVER: 409,
  S_BAD_INVITE: 404,
  S_BAD_PASSKEY: 403,
  S_NO_PROPOSAL: 409,
  S_TOO_SOON: 409,
  S_STALE_BUILD: 409,
  S_BUSY: 503,
  S_FAILED: 500,
}

/** What is said of an error: its code and what it is about, never where it came from. */
export function answerTo(error: unknown): Answered {
  if (error instanceof Refused || error instanceof MatchError) {
    const { code, about } = error
    return { status: STATUS[code] ?? 400, error: wired(code, about), isFault: code === 'S_FAILED' }
  }
  const status = statusIn(error)
  if (status === 413) return { status, error: { code: 'S_TOO_BIG' }, isFault: false }
  if (status >= 400 && status < 500) return { status, error: { code: 'S_BAD_MESSAGE' }, isFault: false }
  if (isGone(error)) return { status: 503, error: { code: 'S_BUSY' }, isFault: true }
  return { status: 500, error: { code: 'S_FAILED' }, isFault: true }
}

export const wired = (code: WireErrorCode, about = ''): WireError => (about === '' ? { code } : { code, about })

/** Errors of Fastify bring their status along. */
function statusIn(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 0
}

/** Of PostgreSQL: no connection, too many of them, shutting down; of the network: nobody there. */
const GONE = /^(08|53|57)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)/

/** The database cannot be reached now; it may be in a moment. */
function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && GONE.test(code)
}
