import type { News } from '../contract.ts'

/** PostgreSQL takes less than 8000 bytes at once. The rest is room for the head. */
const MOST = 7_800

/** Where a part comes from and where it belongs: node, how-manieth telling of that node, part, of so many. */
const HEAD = /^(\S+) (\d+) (\d+) (\d+) /

/** News as text of such parts. All of them are told in one transaction, and so arrive together and in order. */
export function partsOf(node: string, n: number, news: readonly News[]): string[] {
  // Letters beyond ASCII are written as escapes, so that a letter is a byte and may be cut anywhere.
  const text = JSON.stringify(news).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const count = Math.ceil(text.length / MOST)
  return Array.from(
    { length: count },
    (_, i) => `${node} ${n} ${i + 1} ${count} ${text.slice(i * MOST, (i + 1) * MOST)}`,
  )
}

/** Puts parts together again. Gives the news with the last of them. */
export class Parts {
  private readonly begun = new Map<string, string>()

  take(payload: string): { readonly node: string; readonly news: readonly News[] } | undefined {
    const head = HEAD.exec(payload)
    if (head === null) return undefined
    const [whole, node = '', n, part, count] = head
    const id = `${node} ${n}`
    const text = (this.begun.get(id) ?? '') + payload.slice(whole.length)
    this.begun.set(id, text)
    if (part !== count) return undefined
    this.begun.delete(id)
    return { node, news: newsIn(text) }
  }
}

/** On the channel of a database anybody may say anything. What is no news is as if something had been missed. */
function newsIn(text: string): readonly News[] {
  try {
    const news: unknown = JSON.parse(text)
    return Array.isArray(news) ? news : []
  } catch {
    return []
  }
}
