#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import '../scripts/typescript.mjs'

// The command sees itself as if it had been started directly.
const main = new URL('main.ts', import.meta.url)
process.argv[1] = fileURLToPath(main)
await import(main.href)
