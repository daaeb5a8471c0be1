import { folded } from './fold.ts'

/** A part of a rulebook, with its heading. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly html: string
}

const RULE = /\b[A-Z]{2,3}-[A-Z]?\d{3}\b/g
const ANCHOR_BEFORE_HEADING = /<p><a id="([^"]+)"><\/a><\/p>\s*<h([23])>/g
const LINK_OUT = /<a href="(?!#)[^"]*">(.*?)<\/a>/g
/** A card by its piece, with what it is called as long as its name must not be known. */
const CARD = /<a href="#piece-(\d+)">(.*?)<\/a>/g
/** The book's own list of contents: ours stands beside it. */
const CONTENTS = /<p><strong>[^<]*<\/strong>\s*<a href="#(?:(?!<\/p>)[\s\S])*<\/p>/

/** The name of a card; undefined as long as it must not be known. */
export type NameOf = (piece: number) => string | undefined

/** The page cut at its chapters. Anchors and rules are marked by data, so that they never clash with ids of the table. */
export function chaptersOf(html: string, nameOf: NameOf = () => undefined): Chapter[] {
  const marked = html
    .replace(CONTENTS, '')
    .replace(CARD, (_, piece, sealed) => nameOf(Number(piece)) ?? sealed)
    .replace(ANCHOR_BEFORE_HEADING, '<h$2 data-anchor="$1">')
    .replace(LINK_OUT, '$1')
    .replace(RULE, '<span data-rule="$&">$&</span>')
    // What may be too wide scrolls by itself, and the keyboard must reach it for that.
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre class="wide" tabindex="0">')
  return marked.split(/(?=<h2)/).map((part, i) => ({
    id: /^<h2 data-anchor="([^"]+)"/.exec(part)?.[1] ?? `chapter-${i}`,
    title: plain(/<h[12][^>]*>(.*?)<\/h[12]>/.exec(part)?.[1] ?? ''),
    html: part,
  }))
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, '')

/** Where a rule or an anchor stands on the page: the paragraph, line or heading. */
export function placeOf(page: Element, rule: string): HTMLElement | undefined {
  const sought = CSS.escape(rule)
  const place =
    page.querySelector(`[data-rule="${sought}"], [data-anchor="${sought}"]`) ??
    page.querySelector(`[data-chapter="${sought}"] > :first-child`)
  return place?.closest<HTMLElement>('li, p, tr, h1, h2, h3') ?? undefined
}

/** The heading a place stands under. */
export function headOf(place: Element): HTMLElement | undefined {
  const heads = place.closest('[data-chapter]')?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? []
  return [...heads].findLast((head) => place.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_PRECEDING)
}

/** Every place where the words stand, accents and case aside. */
export function rangesOf(page: Element, words: string): Range[] {
  const wanted = folded(words.trim())
  if (wanted.length < 2) return []
  const ranges: Range[] = []
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = folded(node.nodeValue ?? '')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      ranges.push(range)
    }
  }
  return ranges
}
