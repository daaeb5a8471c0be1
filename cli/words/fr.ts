import { bad, errors, undo } from './fr/errors.ts'
import { help } from './fr/help.ts'
import { play } from './fr/play.ts'
import { reports } from './fr/reports.ts'
import type { Words } from './words.ts'

export const fr = {
  lang: 'fr',
  you: 'Vous',
  seat: (number) => `place ${number}`,
  help,
  bad,
  errors,
  undo,
  play,
  ...reports,
} satisfies Words
