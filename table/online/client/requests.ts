import type { Request, Result, WireError } from '@monomyth/wire'
import { TableError } from '../../client/client.ts'

/** What is asked of the server, without the name under which it is asked. */
export type Wanted = Request extends infer One ? (One extends Request ? Omit<One, 'request'> : never) : never

interface Waiting {
  readonly text: string
  sentAt: number
  done(result: Result | undefined): void
  refused(error: TableError): void
}

/** So long nobody doubts that a request has arrived. */
const DOUBT = 8000

/** What has been asked and not been answered yet. Sent again under the same name, it is carried out once. */
export class Requests {
  private readonly waiting = new Map<string, Waiting>()
  private readonly name: () => string

  constructor(name: () => string = randomName) {
    this.name = name
  }

  /** Gives the request a name; `text` is what to send. */
  ask(wanted: Wanted, now: number): { readonly text: string; readonly answered: Promise<Result | undefined> } {
    const request = this.name()
    const text = JSON.stringify({ ...wanted, request })
    const answered = new Promise<Result | undefined>((done, refused) => {
      this.waiting.set(request, { text, sentAt: now, done, refused })
    })
    return { text, answered }
  }

  done(request: string, result: Result | undefined): void {
    this.take(request)?.done(result)
  }

  refused(request: string, { code, about }: WireError): void {
    this.take(request)?.refused(new TableError(code, about))
  }

  /** What to send again: everything on a new connection, else what may have been lost. In the order asked. */
  again(now: number, { all }: { readonly all: boolean }): readonly string[] {
    const due = [...this.waiting.values()].filter(({ sentAt }) => all || now - sentAt > DOUBT)
    for (const one of due) one.sentAt = now
    return due.map(({ text }) => text)
  }

  /** Nobody will answer any more. */
  fail(error: TableError): void {
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { refused } of left) refused(error)
  }

  private take(request: string): Waiting | undefined {
    const one = this.waiting.get(request)
    this.waiting.delete(request)
    return one
  }
}

/** `randomUUID` is not for pages without encryption, such as a server in one's own house. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
