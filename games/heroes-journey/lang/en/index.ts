import { gameLang } from '../lang.ts'
import type { Lang } from '../words.ts'
import { asks } from './asks.ts'
import { colours, mentors, prophecies, quests, relicGroups, relics, white } from './cards.ts'
import { effects, mentorText, prophecyText, triggers } from './effects.ts'
import { events, outcome } from './events.ts'
import { rules, warnings } from './rules.ts'
import { questText, relicText } from './things.ts'

export const en = {
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
  back: 'a hidden card',
  asks,
  events,
  outcome,
  rules,
  warnings,
  typeset: (text: string): string => text,
} satisfies Lang

export const lang = gameLang(en)
export const { piece, text } = lang
