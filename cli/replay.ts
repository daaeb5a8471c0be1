import { eventFor, type LogEntry, Match, SPECTATOR, verify } from '@monomyth/engine'
import { BadUsage, type Call, type Command, EXIT } from './call.ts'
import { countAnswers, type Opened, openFile } from './files.ts'
import { type Lines, linesOf } from './io.ts'
import { painterFor } from './paint.ts'
import { marksFor, readerFor } from './telling.ts'
import { wrapped } from './wrap.ts'

export const command: Command = { options: { step: 'flag', seat: 'text', plain: 'flag' }, takes: 1, run }

/** The number of the step stands before what it told. */
const GUTTER = 7

/** Steps through a saved match. */
async function run(call: Call): Promise<number> {
  const { io, json, words } = call
  const [file] = call.given
  if (file === undefined) throw new BadUsage(words.bad.noFile)
  const opened = openFile(io, words, file)
  const { entry, match } = opened
  const { mode, seats } = match.table.given
  const seat = seatIn(call, seats)
  const verified = isVerified(opened)
  const answers = countAnswers(match)
  if (json) {
    const { id, rules } = entry.game
    const report = { game: id, rules, mode, seats, answers, verified, outcome: match.outcome() ?? null }
    io.out(`${JSON.stringify(report)}\n`)
  } else {
    const show = await showing(call, opened, seat)
    const { title, sees } = show
    io.out(`${words.replay.head({ title, seats, answers, steps: match.hashes.length, sees }).join('\n')}\n\n`)
    const isWhole = await turnPages(call, pages(match, verified), show)
    if (isWhole) io.out(`\n${show.outcome ?? words.replay.running}\n`)
    io.out(`${verified ? words.replay.verified(match.hashes.length) : words.replay.notVerified}\n`)
  }
  return verified ? EXIT.fine : EXIT.found
}

function seatIn({ text, words }: Call, seats: number): number {
  const given = text('seat')
  if (given === undefined) return SPECTATOR
  const seat = /^\d+$/.test(given) ? Number(given) : 0
  if (seat < 1 || seat > seats) throw new BadUsage(words.bad.seat(given, seats), 'E_UNKNOWN_SEAT')
  return seat - 1
}

function isVerified({ entry, saved }: Opened): boolean {
  try {
    return verify(entry.game, saved)
  } catch {
    // It opened, but its log does not lead where it says: that is what verifying is for.
    return false
  }
}

type Stored = Match['stored'][number]

/** How a match is shown to somebody: a seat gets what it saw, everybody else all of what is over. */
interface Showing {
  readonly title: string
  readonly sees: 'all' | 'public' | 'seat'
  readonly outcome: string | undefined
  say(stored: Stored): string[]
  board(at: Match): readonly string[]
}

async function showing({ io, words, flag }: Call, { entry, match }: Opened, seat: number): Promise<Showing> {
  const { lang } = await entry.terminal.lang[words.lang]()
  const reader = readerFor(match.table.given.seats, seat, words)
  const sees = seat !== SPECTATOR ? 'seat' : match.isOver() ? 'all' : 'public'
  const outcome = match.outcome()
  const [columns, marks, plain, paint] = [io.columns, marksFor(reader), flag('plain'), painterFor(io)]
  return {
    title: lang.title,
    sees,
    outcome: outcome === undefined ? undefined : lang.outcome(outcome, reader),
    say(stored) {
      const event = sees === 'all' ? stored.event : eventFor(stored, seat)
      const line = event === undefined ? undefined : lang.event(event, reader)
      if (line === undefined) return []
      return stored.event.kind === entry.terminal.turnEvent ? ['', paint('bold', line)] : [line]
    },
    board: (at) =>
      entry.terminal.draw(at.view(seat), { lang: words.lang, words: lang, reader, marks, columns, plain, paint }),
  }
}

/** What followed from one entry of the log. */
interface Page {
  readonly events: readonly Stored[]
  /** The match as it stood then, where it could be run again. */
  readonly match: Match | undefined
}

function* pages(match: Match, verified: boolean): Generator<Page> {
  const { table, stored, log } = match
  // Before a change of rules only what was told remains; after it everything is run again.
  const before = verified ? stored.findLastIndex(({ event }) => event.kind === '@rules') + 1 : stored.length
  for (let from = 0, to = 0; from < before; from = to) {
    while (to < before && stored[to]?.step === stored[from]?.step) to += 1
    yield { events: stored.slice(from, to), match: undefined }
  }
  if (!verified) return
  const again = new Match(table)
  const entries: (LogEntry | undefined)[] = [undefined, ...log.slice(table.before.length)]
  let seen = 0
  for (const entry of entries) {
    if (entry !== undefined) again.apply(entry)
    const events = again.stored.slice(seen)
    seen = again.stored.length
    yield { events, match: again }
  }
}

/** All at once, or one at a time for whoever wants to look on. False: somebody had seen enough. */
async function turnPages(call: Call, all: Iterable<Page>, { say, board }: Showing): Promise<boolean> {
  const { io, words } = call
  const lines = call.flag('step') ? linesOf(io) : undefined
  if (lines !== undefined) io.out(`${words.replay.keys}\n`)
  let step = -1
  let goes = true
  for (const { events, match } of all) {
    const said = events.flatMap((stored) => say(stored).map((line) => ({ line, at: stored.step })))
    for (const { line, at } of said) {
      if (line === '') {
        io.out('\n')
        continue
      }
      io.out(`${wrapped(`${String(at === step ? '' : at).padStart(GUTTER - 2)}  ${line}`, io.columns, GUTTER)}\n`)
      step = at
    }
    const draw = () => (match === undefined ? [] : board(match))
    if (lines !== undefined && said.length > 0) goes = await goesOn(lines, draw, io.out)
    if (!goes) break
  }
  lines?.close()
  return goes
}

async function goesOn(lines: Lines, draw: () => readonly string[], out: (text: string) => void): Promise<boolean> {
  for (;;) {
    const line = await lines.next('… ')
    if (line === undefined || /^q/i.test(line)) return false
    if (!/^[bp]/i.test(line)) return true
    out(`${draw().join('\n')}\n`)
  }
}
