import { french } from '@monomyth/engine/text'
import { formatOf } from './format.ts'
import { campaign } from './fr/campaign.ts'
import { common } from './fr/common.ts'
import { credits } from './fr/credits.ts'
import { errors, undo } from './fr/errors.ts'
import { frame } from './fr/frame.ts'
import { home } from './fr/home.ts'
import { newMatch } from './fr/new-match.ts'
import { online } from './fr/online.ts'
import { replay } from './fr/replay.ts'
import { printed } from './printed.ts'
import type { Words } from './words.ts'

const sections = { common, home, campaign, newMatch, frame, replay, online, credits, errors, undo }

export const words: Words = { lang: 'fr', format: formatOf('fr'), ...printed(sections, french.space) }
