import { french } from '@monomyth/engine/text'
import { gameLang } from '../lang.ts'
import type { SealedLang } from '../words.ts'
import { asks } from './asks.ts'
import { paths } from './challenges.ts'
import { events } from './events.ts'
import { flavour } from './flavour.ts'
import { boons, campaignRanks, modes, ranks, settings, shadow, sides } from './frame.ts'
import { cards } from './names.ts'
import { outcome } from './outcome.ts'
import { rules, warnings } from './rules.ts'
import { texts } from './texts.ts'
import { icons } from './things.ts'

/** Everything said while all envelopes are closed. */
export const fr = {
  title: 'Call to Adventure\u00a0: Epic Origins',
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
  boons,
  shadow,
  ranks,
  campaignRanks,
  typeset: french.space,
} satisfies SealedLang

export const lang = gameLang(fr)
