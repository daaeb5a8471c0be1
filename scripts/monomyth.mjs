// The command `monomyth`, from a fresh clone on. One process: it starts fast, and signals and exit codes are the
// command's own. `serve` is no part of the command line's code, which knows no server.
const args = process.argv.slice(2)
const words = args.filter((arg, i) => !arg.startsWith('-') && args[i - 1] !== '--lang')
if (words[0] === 'serve' || (words[0] === 'help' && words[1] === 'serve')) {
  const rest = args.toSpliced(args.indexOf('serve'), 1)
  process.argv.splice(2, args.length, ...rest.map((arg) => (arg === 'help' ? '--help' : arg)))
  await import('./start.mjs')
} else {
  await import('./ensure.mjs')
  await import('../cli/run.mjs')
}
