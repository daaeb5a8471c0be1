// A thread is a Node of its own: it must learn to read TypeScript before it can load any.
import '../../../scripts/typescript.mjs'

await import('./worker.ts')
