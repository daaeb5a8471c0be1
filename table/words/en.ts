import { campaign } from './en/campaign.ts'
import { common } from './en/common.ts'
import { credits } from './en/credits.ts'
import { errors, undo } from './en/errors.ts'
import { frame } from './en/frame.ts'
import { home } from './en/home.ts'
import { newMatch } from './en/new-match.ts'
import { online } from './en/online.ts'
import { replay } from './en/replay.ts'
import { formatOf } from './format.ts'
import type { Words } from './words.ts'

export const words: Words = {
  lang: 'en',
  format: formatOf('en'),
  common,
  home,
  campaign,
  newMatch,
  frame,
  replay,
  online,
  credits,
  errors,
  undo,
}
