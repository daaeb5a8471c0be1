import { dealOut } from '@monomyth/bots'
import { Chance, keyOf, type Match, start } from '@monomyth/engine'
import { BadUsage, type Call, type Command, EXIT } from './call.ts'
import { botsIn, gameIn, newSeed, SETUP, seedIn, setupIn } from './chosen.ts'
import { countAnswers, openFile } from './files.ts'
import type { Entry } from './games.ts'
import { type Io, linesOf } from './io.ts'
import { painterFor } from './paint.ts'
import { SEAT, type Sitting } from './play/sitting.ts'
import { sit } from './play/turn.ts'
import { marksFor, readerFor } from './telling.ts'

export const command: Command = { options: { ...SETUP, bots: 'text', open: 'text', plain: 'flag' }, takes: 1, run }

const USUAL_SEATS = 3
/** Whoever comes back is told the last events again. */
const LATELY = 8

/** A match in the terminal against bots: line by line, in a pipe as well as under somebody's fingers. */
async function run(call: Call): Promise<number> {
  const { entry, match, file } = matchIn(call)
  const { words, json } = call
  const bots = botsIn(call, match.table.given.seats - 1, 'greedy')
  const { lang } = await entry.terminal.lang[words.lang]()
  // With --json the talk goes to stderr, and stdout to the one result.
  const io: Io = json ? { ...call.io, out: call.io.err, isTty: { ...call.io.isTty, out: false } } : call.io
  const reader = readerFor(match.table.given.seats, SEAT, words)
  // A lane of their own for bots and hints: who asks for a hint does not change what others do.
  const chanceOf = (who: string) =>
    new Chance(keyOf(`${who} ${match.table.seed}`), { lane: match.log.length, drawn: 0 })
  const sitting: Sitting = {
    io,
    words,
    entry,
    lang,
    reader,
    match,
    bots: dealOut(entry.game, [bots[0] ?? 'greedy', ...bots], chanceOf('bots')),
    hints: dealOut(entry.game, ['greedy'], chanceOf('hints')),
    rivals: bots,
    drawing: {
      lang: words.lang,
      words: lang,
      reader,
      marks: marksFor(reader),
      get columns() {
        return io.columns
      },
      plain: call.flag('plain'),
      paint: painterFor(io),
    },
    speaks: call.text('lang'),
    file,
    heard: match.log.length === 0 ? 0 : Math.max(0, match.events(SEAT).length - LATELY),
    drawn: undefined,
  }
  const lines = linesOf(call.io)
  await sit(sitting, lines)
  lines.close()
  if (json) call.io.out(`${JSON.stringify(resultOf(sitting))}\n`)
  return EXIT.fine
}

function matchIn(call: Call): { entry: Entry; match: Match; file: string | undefined } {
  const { io, words } = call
  const file = call.text('open')
  if (file === undefined) {
    const entry = gameIn(call)
    const chosen = setupIn(call, entry, USUAL_SEATS)
    return { entry, match: start(entry.game, { ...chosen, seed: seedIn(call) ?? newSeed() }), file }
  }
  // The file says what is played; who asks for something else at the same time is told.
  const opened = openFile(io, words, file)
  const settled = ['mode', 'seats', 'seed', 'option', 'variant'].find((name) => call.flag(name))
  if (settled !== undefined) throw new BadUsage(words.bad.settled(`--${settled}`))
  if (call.given.length > 0 && gameIn(call) !== opened.entry)
    throw new BadUsage(words.bad.otherGame(file, opened.entry.game.id))
  return { ...opened, file }
}

function resultOf({ entry, match, file }: Sitting): object {
  const { given, seed } = match.table
  const result = {
    game: entry.game.id,
    mode: given.mode,
    seats: given.seats,
    seed,
    answers: countAnswers(match),
    over: match.isOver(),
  }
  return { ...result, outcome: match.outcome() ?? null, file: file ?? null }
}
