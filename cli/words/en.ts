import { bad, errors, undo } from './en/errors.ts'
import { help } from './en/help.ts'
import { play } from './en/play.ts'
import { reports } from './en/reports.ts'
import type { Words } from './words.ts'

export const en = {
  lang: 'en',
  you: 'You',
  seat: (number) => `seat ${number}`,
  help,
  bad,
  errors,
  undo,
  play,
  ...reports,
} satisfies Words
