import type { CardLang } from '../words.ts'
import { colours, mentors, prophecies, quests, relicGroups, relics, white } from './cards.ts'
import { effects, mentorText, prophecyText, triggers } from './effects.ts'

export const en = {
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
} satisfies CardLang
