// A process of its own, which loads its sources as the command does.
import { bundled } from '../scripts/bundle.mjs'

await import(await bundled('bench/rate.ts'))
