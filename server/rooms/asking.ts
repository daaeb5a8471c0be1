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

/** Requests under way, and those carried out not long ago: each is carried out once. */
export class Askings {
  private readonly underWay = new Map<string, Asking>()
  private readonly recent = new Map<string, Reply>()

  get size(): number {
    return this.underWay.size
  }

  /** Something to be carried out. undefined: it has been, or is about to be, and is answered as the first one was. */
  begin(sitter: Sitter, message: Request): Asking | undefined {
    const key = sitter.keyOf(message.request)
    const same = this.underWay.get(key)
    if (same !== undefined) {
      same.join(sitter)
      return undefined
    }
    const reply = this.recent.get(key)
    if (reply !== undefined) {
      sitter.send(reply)
      return undefined
    }
    const asking = new Asking(sitter, message, (said) => this.answered(key, said))
    this.underWay.set(key, asking)
    return asking
  }

  private answered(key: string, reply: Reply): void {
    this.underWay.delete(key)
    if (reply.kind === 'refused' || (reply.result !== undefined && !('undo' in reply.result))) return
    this.recent.set(key, reply)
    const [oldest] = this.recent.keys()
    if (this.recent.size > MOST_RECENT && oldest !== undefined) this.recent.delete(oldest)
  }
}
