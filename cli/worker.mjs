// A thread loads what it needs for itself.
import { bundled } from '../scripts/bundle.mjs'

await import(await bundled('cli/worker.ts'))
