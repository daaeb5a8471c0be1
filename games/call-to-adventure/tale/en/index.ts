import { english } from '@monomyth/engine/text'
import type { TaleWords } from '../words.ts'
import { classes, destinies, heritages, origins } from './characters.ts'
import { page } from './page.ts'
import { sheet } from './sheet.ts'
import { foes, paths, traits } from './story.ts'
import { thread } from './thread.ts'

export const words: TaleWords = {
  heritages,
  origins,
  classes,
  destinies,
  traits,
  paths,
  foes,
  thread,
  sheet,
  page,
  capitalise: english.capitalise,
  typeset: (text) => text,
}
