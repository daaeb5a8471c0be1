import { MatchError } from '@monomyth/engine'
import type { Request, Result, ServerMessage, WireError } from '@monomyth/wire'
import { Refused } from '../http/refused.ts'
import type { Sitter } from './sitter.ts'

/** So many answers are remembered, in case they are asked for once more. */
const MOST_RECENT = 16

type Reply = ServerMessage & { readonly kind: 'done' | 'refused' }

/** A request under way. The same one may come several times, from several tabs: all are answered when it is. */
export class Asking {
  readonly key: string
  readonly message: Request
  private readonly sitters: Set<Sitter>
  private readonly end: (reply: Reply) => void
  private isAnswered = false

  constructor(sitter: Sitter, message: Request, end: (reply: Reply) => void) {
    this.key = sitter.keyOf(message.request)
    this.message = message
    this.sitters = new Set([sitter])
    this.end = end
  }

  join(sitter: Sitter): void {
    this.sitters.add(sitter)
  }

  done(result?: Result): void {
    const { request } = this.message
    this.reply(result === undefined ? { kind: 'done', request } : { kind: 'done', request, result })
  }

  refuse(error: unknown): void {
    this.reply({ kind: 'refused', request: this.message.request, error: errorFor(error) })
  }

  private reply(reply: Reply): void {
    if (this.isAnswered) return
    this.isAnswered = true
    for (const sitter of this.sitters) sitter.send(reply)
    this.end(reply)
  }
}

/** What is said of an error. What it is about may be something not everybody may know. */
export function errorFor(error: unknown): WireError {
  return { code: error instanceof Refused || error instanceof MatchError ? error.code : 'S_FAILED' }
}

export const isForeseen = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof MatchError && error.code !== 'E_RULE_FAILED')

/**
 * Requests under way, and those carried out not long ago: each is carried out once. They are few, and lie in lists: the
 * table of a `Map` in which things come and go is often made anew, and the old one, until it is collected, keeps alive
 * what is in the new.
 */
export class Askings {
  private readonly underWay: Asking[] = []
  private readonly recent: { readonly key: string; readonly reply: Reply }[] = []

  get size(): number {
    return this.underWay.length
  }

  /** Something to be carried out. undefined: it has been, or is about to be, and is answered as the first one was. */
  begin(sitter: Sitter, message: Request): Asking | undefined {
    const key = sitter.keyOf(message.request)
    const same = this.underWay.find((asking) => asking.key === key)
    if (same !== undefined) {
      same.join(sitter)
      return undefined
    }
    const known = this.recent.find((one) => one.key === key)
    if (known !== undefined) {
      sitter.send(known.reply)
      return undefined
    }
    const asking: Asking = new Asking(sitter, message, (reply) => this.answered(asking, reply))
    this.underWay.push(asking)
    return asking
  }

  private answered(asking: Asking, reply: Reply): void {
    this.underWay.splice(this.underWay.indexOf(asking), 1)
    if (reply.kind === 'refused' || (reply.result !== undefined && !('undo' in reply.result))) return
    this.recent.push({ key: asking.key, reply })
    if (this.recent.length > MOST_RECENT) this.recent.shift()
  }
}
