import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundle.mjs'

// The command sees itself as if it had been started directly.
process.argv[1] = fileURLToPath(new URL('main.ts', import.meta.url))
await import(await bundled('cli/main.ts'))
