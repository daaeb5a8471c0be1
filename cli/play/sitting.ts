import type { AskView, GameLang, Match, Policy, Reader } from '@monomyth/engine'
import type { Drawing } from '../../games/manifest.ts'
import type { Entry } from '../games.ts'
import type { Io } from '../io.ts'
import type { Words } from '../words/words.ts'
import { wrapped } from '../wrap.ts'

/** The seat of whoever sits at the keyboard. */
export const SEAT = 0

/** Somebody at a table with bots. */
export interface Sitting {
  readonly io: Io
  readonly words: Words
  readonly entry: Entry
  readonly lang: GameLang
  readonly reader: Reader
  readonly match: Match
  readonly bots: Policy
  readonly hints: Policy
  /** Which bots play against whoever sits at the keyboard. */
  readonly rivals: readonly string[]
  readonly drawing: Drawing
  /** The language, where it was asked for. */
  readonly speaks: string | undefined
  /** Where the match is kept, once it has a place. */
  file: string | undefined
  /** How many events have been told. */
  heard: number
  /** The turn the board was last drawn for. */
  drawn: number | undefined
}

/** Talk: broken between words. */
export const say = ({ io }: Sitting, ...lines: readonly string[]): void => {
  for (const line of lines) io.out(`${wrapped(line, io.columns)}\n`)
}

/** What is set in columns, or is meant to be copied: as it is. */
export const put = ({ io }: Sitting, ...lines: readonly string[]): void => {
  for (const line of lines) io.out(`${line}\n`)
}

type Asked = ReturnType<Match['open']>[number]

export const askOf = (match: Match, seat: number): AskView | undefined => match.asks(seat).find(({ id }) => id > 0)

/** What a policy would answer: the key. It is shown what its seat may see, no more. */
export function pick(policy: Policy, match: Match, { seat, ask, options, pass }: Asked): string {
  const count = options.length
  const size = pass ? count + 1 : count
  const index = policy({ seat, ask, options, count, size, view: () => match.view(seat) })
  const asked = askOf(match, seat)
  return asked?.options[index]?.key ?? asked?.pass ?? ''
}

/** Bots answer at once, until the one at the keyboard is asked or the match is over. */
export function letBotsAnswer({ match, bots }: Sitting): void {
  for (;;) {
    const asked = match.open().find(({ seat }) => seat !== SEAT)
    if (asked === undefined) return
    const id = askOf(match, asked.seat)?.id ?? 0
    match.answer(asked.seat, id, pick(bots, match, asked), 'bot')
  }
}

/** Once the one at the keyboard is out, a whole match may go by: its beginning and its end are news enough. */
const MOST_NEWS = 60
const FIRST = 25

/** What happened since, in words. */
export function tellNews(sitting: Sitting): void {
  const { match, words } = sitting
  const events = match.events(SEAT, sitting.heard)
  sitting.heard = events.at(-1)?.n ?? sitting.heard
  const lines = events.flatMap(({ event }) => linesFor(sitting, event))
  const isLong = lines.length > MOST_NEWS
  const gap = `  ${words.play.skipped(lines.length - 2 * FIRST)}`
  say(sitting, ...(isLong ? [...lines.slice(0, FIRST), gap, ...lines.slice(-FIRST)] : lines))
}

export function linesFor({ entry, lang, reader, drawing }: Sitting, event: { readonly kind: string }): string[] {
  const line = lang.event(event, reader)
  if (line === undefined) return []
  return event.kind === entry.terminal.turnEvent ? ['', drawing.paint('bold', line)] : [`  ${line}`]
}

/** The board, when a turn of one's own begins. */
export function maybeDraw(sitting: Sitting): void {
  const { match, entry, drawing } = sitting
  const view = match.view(SEAT)
  const turn = entry.terminal.turn(view, SEAT)
  if (turn === undefined || turn === sitting.drawn) return
  sitting.drawn = turn
  say(sitting, '', ...entry.terminal.draw(view, drawing))
}
