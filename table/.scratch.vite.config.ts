import base from '/work/cta/table/vite.config.ts'
import { existsSync } from 'node:fs'
const has = existsSync('/work/cta/games/call-to-adventure/rulebook/en.md')
export default { ...base, resolve: { alias: has ? {} : {
  '@monomyth/call-to-adventure/rulebook/en.md': '/work/cta/games/heroes-journey/rulebook/en.md',
  '@monomyth/call-to-adventure/rulebook/fr.md': '/work/cta/games/heroes-journey/rulebook/fr.md' } } }
