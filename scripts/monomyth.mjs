// The command `monomyth`, from a fresh clone on. One process: it starts fast, and signals and exit codes are the command's own.
await import('./ensure.mjs')
await import('../cli/bin.mjs')
