import { french } from '@monomyth/engine/text'
import { flavourOf, gameLang } from '../lang.ts'
import type { Lang } from '../words.ts'
import { asks } from './asks.ts'
import { paths } from './challenges.ts'
import { events } from './events.ts'
import { flavour } from './flavour.ts'
import { boons, campaignRanks, chapters, modes, ranks, settings, shadow, sides } from './frame.ts'
import { cards } from './names.ts'
import { outcome } from './outcome.ts'
import { rules, warnings } from './rules.ts'
import { texts } from './texts.ts'
import { icons } from './things.ts'

export const fr = {
  title: 'Call to Adventure: Epic Origins',
  icons,
  cards,
  paths,
  flavour,
  texts,
  back: 'une carte cachée',
  asks,
  events,
  outcome,
  rules,
  warnings,
  modes,
  settings,
  sides,
  chapters,
  boons,
  shadow,
  ranks,
  campaignRanks,
  typeset: french.space,
} satisfies Lang

export const lang = gameLang(fr)
export const { piece, text } = lang
/** A line to dream by. */
export const flavourText = flavourOf(fr)
