/** A question as it is set: a short title, and the sentence beneath it. */
export interface Heading {
  readonly title: string | undefined
  readonly lead: string
}

const LONGEST_TITLE = 44
/** Where a sentence names what it is about before it says it: "Reveal a quest: turn one card up." */
const COLON = /[\s\u00a0\u202f]*:\s+/u

export function headingOf(sentence: string): Heading {
  const colon = COLON.exec(sentence)
  if (colon === null || colon.index > LONGEST_TITLE) return { title: undefined, lead: sentence }
  const lead = sentence.slice(colon.index + colon[0].length)
  return { title: sentence.slice(0, colon.index), lead: lead.charAt(0).toLocaleUpperCase() + lead.slice(1) }
}
