import type { EventView, GameEvent, GameLang, Reader, Seat } from '@monomyth/engine'
import { BACK } from '@monomyth/engine'
import type { LogLine, LogSegment, LogTurn, SeatShown } from '@monomyth/ui'

/** What the log is told with. */
export interface Telling {
  readonly lang: GameLang
  readonly reader: Reader
  readonly seats: readonly Pick<SeatShown, 'colour'>[]
  /** The event that opens a turn. */
  readonly turnEvent: string
  piecesIn(event: GameEvent): readonly number[]
}

/**
 * The log by turns: a turn is headed by the sentence that opens it; what comes before the first has no heading. A log
 * only grows, so what has been told is kept: the same turns, the same lines.
 */
export class LogBook {
  private readonly telling: Telling
  private readonly turns: LogTurn[] = []
  private count = 0

  constructor(telling: Telling) {
    this.telling = telling
  }

  /** All turns of these events, which begin with those told before. */
  tell(events: readonly EventView[]): readonly LogTurn[] {
    for (const told of events.slice(this.count)) this.add(told)
    this.count = events.length
    return [...this.turns]
  }

  private add({ n, event }: EventView): void {
    const { lang, reader, seats, turnEvent } = this.telling
    const text = lang.event(event, reader)
    if (text === undefined) return
    const colour = seats[seatOf(event)]?.colour
    const last = this.turns.at(-1)
    if (event.kind === turnEvent) {
      this.turns.push({ id: n, title: text, colour, lines: [] })
      return
    }
    const line: LogLine = { id: n, colour, segments: segmentsOf(this.telling, text, event) }
    if (last === undefined) this.turns.push({ id: n, lines: [line] })
    else this.turns[this.turns.length - 1] = { ...last, lines: [...last.lines, line] }
  }
}

export const turnsOf = (telling: Telling, events: readonly EventView[]): readonly LogTurn[] =>
  new LogBook(telling).tell(events)

/** The seat an event is about, or −1: most name it so. */
export function seatOf(event: GameEvent): Seat {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : -1
}

/** Has this seat got something whose face others do not see? `events`: as everybody sees them. */
export const hasDrawn = (events: readonly GameEvent[], seat: Seat): boolean =>
  events.some((event) => seatOf(event) === seat && Object.values(event).flat().includes(BACK))

/** A sentence cut where it names a card, so that the name can become a link. */
export function segmentsOf(
  { lang, piecesIn }: Pick<Telling, 'lang' | 'piecesIn'>,
  text: string,
  event: GameEvent,
): readonly LogSegment[] {
  const named = piecesIn(event).flatMap((piece) => {
    const span = piece === BACK ? undefined : spanOf(text, lang.piece(piece))
    return span === undefined ? [] : [{ ...span, piece }]
  })
  const segments: LogSegment[] = []
  let done = 0
  for (const { from, to, piece } of named.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < done) continue
    if (from > done) segments.push({ text: text.slice(done, from) })
    segments.push({ text: text.slice(from, to), card: piece })
    done = to
  }
  if (done < text.length) segments.push({ text: text.slice(done) })
  return segments
}

/** A name at the head of a card may lose its capital or its article within a sentence: "the Masked Duchess". */
const ARTICLE = /^(?:the|les|le|la|l’)\s*/i

function spanOf(text: string, name: string): { readonly from: number; readonly to: number } | undefined {
  for (const one of [name, name.replace(ARTICLE, '')]) {
    const from = one === '' ? -1 : text.toLowerCase().indexOf(one.toLowerCase())
    if (from >= 0) return { from, to: from + one.length }
  }
  return undefined
}

/** What just happened, in sentences to be said aloud. */
export const sentencesOf = (
  { lang, reader }: Pick<Telling, 'lang' | 'reader'>,
  events: readonly GameEvent[],
): readonly string[] => events.flatMap((event) => lang.event(event, reader) ?? [])
