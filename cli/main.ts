import { fileURLToPath } from 'node:url'
import { BadUsage, type Command, EXIT, parse } from './call.ts'
import { type Io, processIo } from './io.ts'
import { wordsFor } from './language.ts'
import { COMMANDS, type CommandId, type Words } from './words/words.ts'

/** Loaded when called: `list` need not wait for the bench. */
const LOAD: { readonly [id in CommandId]: () => Promise<{ readonly command: Command }> } = {
  list: () => import('./list.ts'),
  play: () => import('./play.ts'),
  replay: () => import('./replay.ts'),
  sim: () => import('./sim.ts'),
  check: () => import('./check.ts'),
  rules: () => import('./rules.ts'),
  bench: () => import('./bench.ts'),
}
const isCommandId = (id: string): id is CommandId => Object.hasOwn(LOAD, id)

/** The whole command: arguments in, exit code out. Bad input ends in a sentence, never in a stack trace. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    return await called(args, io, wordsFor(args, io.env))
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error
    io.err(`${error.message}\n`)
    if (args.includes('--json')) {
      const { code, message } = error
      io.out(`${JSON.stringify({ error: { code, message } })}\n`)
    }
    return EXIT.bad
  }
}

async function called(args: readonly string[], io: Io, words: Words): Promise<number> {
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
  const id = args[at]
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h')
  if (id === undefined) {
    if (isHelp) return show(io, words.help.main)
    io.err(words.help.main)
    return EXIT.bad
  }
  const rest = args.toSpliced(at, 1)
  if (id === 'help') return show(io, words.help[topicOf(rest, words)])
  if (!isCommandId(id)) throw new BadUsage(words.bad.command(id, COMMANDS))
  if (isHelp) return show(io, words.help[id])
  const { command } = await LOAD[id]()
  try {
    return await command.run(parse(rest, command, io, words))
  } catch (error) {
    if (!(error instanceof BadUsage)) throw error
    throw new BadUsage(`${error.message}\n${words.bad.more(id)}`, error.code)
  }
}

function topicOf(args: readonly string[], words: Words): CommandId | 'main' {
  const topic = args.find((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
  if (topic === undefined) return 'main'
  if (!isCommandId(topic)) throw new BadUsage(words.bad.command(topic, COMMANDS))
  return topic
}

function show(io: Io, text: string): number {
  io.out(text)
  return EXIT.fine
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Whoever reads may stop reading: `monomyth list | head -1`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  process.exitCode = await main(process.argv.slice(2), processIo())
}
