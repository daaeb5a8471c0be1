// The command `monomyth`, from a fresh clone on. One process: it starts fast, and signals and exit codes are the
// command's own. `serve`, `backup` and `restore` are no part of the command line's code, which knows no server.
const args = process.argv.slice(2)
const words = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
const command = words[0] === 'help' ? words[1] : words[0]
const rest = args.map((arg) => (arg === 'help' && words[0] === 'help' ? '--help' : arg))
rest.splice(rest.indexOf(command ?? ''), 1)
if (command === 'serve') {
  process.argv.splice(2, args.length, ...rest)
  await import('./start.mjs')
} else if (command === 'backup' || command === 'restore') {
  const { keep } = await import('./backup.mjs')
  await keep(command, rest)
} else {
  await import('./ensure.mjs')
  await import('../cli/run.mjs')
}
