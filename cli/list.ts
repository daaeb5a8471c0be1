import { type Call, type Command, EXIT } from './call.ts'
import { GAMES } from './games.ts'

export const command: Command = { options: {}, takes: 0, run }

/** Games, modes, seats, options, and what is in the box. */
async function run({ io, words, json }: Call): Promise<number> {
  const entries = Object.values(GAMES)
  if (json) {
    const games = entries.map(({ game, terminal }) => ({
      id: game.id,
      rules: game.rules,
      modes: game.modes.map(({ id, seats, options }) => ({ id, seats, options })),
      counts: terminal.counts,
    }))
    io.out(`${JSON.stringify({ games })}\n`)
    return EXIT.fine
  }
  for (const { game, terminal } of entries) {
    const { lang } = await terminal.lang[words.lang]()
    io.out(`${game.id}: ${lang.title} (${words.list.rules(game.rules)})\n`)
    for (const { id, seats, options } of game.modes) {
      io.out(`  ${words.list.mode(id, ...seats)}\n`)
      for (const [option, values] of Object.entries(options))
        io.out(`    ${words.list.option(option, values.map(String))}\n`)
    }
    io.out(`  ${words.list.box(terminal.counts)}\n`)
  }
  return EXIT.fine
}
