#!/usr/bin/env node
// `npx monomyth` is the same command as `npm run monomyth`.
import '../scripts/monomyth.mjs'
