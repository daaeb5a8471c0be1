// Lets this process import .ts files. Use: `import './scripts/typescript.mjs'`, or `node --import ./scripts/typescript.mjs`.
// A Node that strips types by itself needs nothing.
import { register } from 'node:module'

if (!('typescript' in process.features) || !process.features.typescript) {
  process.setSourceMapsEnabled(true)
  register('./typescript-hooks.mjs', import.meta.url)
}
