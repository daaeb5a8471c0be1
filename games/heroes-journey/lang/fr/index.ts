import { french } from '@monomyth/engine/text'
import { gameLang } from '../lang.ts'
import type { Lang } from '../words.ts'
import { asks } from './asks.ts'
import { colours, mentors, prophecies, quests, relicGroups, relics, white } from './cards.ts'
import { effects, mentorText, prophecyText, triggers } from './effects.ts'
import { events, outcome } from './events.ts'
import { rules, warnings } from './rules.ts'
import { questText, relicText } from './things.ts'

export const fr = {
  title: 'The Heroes Journey',
  colours,
  white,
  quests,
  relicGroups,
  relics,
  prophecies,
  mentors,
  effects,
  triggers,
  prophecyText,
  mentorText,
  questText,
  relicText,
  back: 'une carte cachée',
  asks,
  events,
  outcome,
  rules,
  warnings,
  typeset: french.space,
} satisfies Lang

export const lang = gameLang(fr)
export const { piece, text } = lang
