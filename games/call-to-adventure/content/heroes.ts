import type { Operation } from '../effects/effect.ts'
import type { FeatDef } from './cards.ts'
import { feat } from './feats.ts'
import {
  addIcon,
  adv,
  cancelAction,
  draw,
  FACING,
  icons,
  level,
  NO_DARK,
  OTHERS_TURN,
  OWN_TURN,
  onPath,
  per,
  relevant,
  result,
  tokens,
  turn,
  virtue,
  when,
  xp,
} from './make.ts'

const hero = feat('hero')

/** CTA-C163 The own turn is that of the card's player. */
const TOGETHER: readonly Operation[] = [when(OWN_TURN, result(1)), when(OTHERS_TURN, result(2))]

/** CTA-560 to CTA-596: the Hero cards. */
const TABLE = [
  hero(159, 'attempt', { if: [onPath('STR', 'CON')], do: [result(2)] }), // Ancestral Sword
  hero(160, 'attempt', { if: [onPath('INT', 'WIS')], do: [result(2)] }), // Traveler's Staff
  hero(161, 'attempt', { if: [onPath('DEX', 'CHA')], do: [result(2)] }), // Champion's Banner
  hero(162, 'post', { do: [turn('abilityShowingOne')] }), // Steady Hand
  hero(163, 'attempt', { if: [onPath('STR', 'CON', 'CHA')], do: TOGETHER }), // Teamwork
  hero(164, 'attempt', { if: [onPath('DEX', 'INT', 'WIS')], do: TOGETHER }), // Shared Lore
  hero(165, 'attempt', { if: [relevant('INT', 'WIS')], do: [addIcon('INT', 'WIS')] }), // Arcane Insight
  hero(166, 'attempt', { if: [relevant('STR', 'CHA')], do: [addIcon('STR', 'CHA')] }), // Lion's Heart
  hero(167, 'attempt', { if: [relevant('DEX', 'CON')], do: [addIcon('DEX', 'CON')] }), // Fleet-Footed
  hero(168, 'post', { if: [{ is: 'ownTurnOrFailing' }], do: [{ do: 'reattempt' }] }), // Second Wind
  hero(169, 'post', { if: [{ is: 'actionPending' }], do: [cancelAction('chosen')], adversary: true }), // Guardian Angel
  hero(170, 'attempt', { do: [result(per(1, icons('DIV')))] }), // Answered Prayer
  hero(171, 'attempt', { do: [result(per(1, icons('JUS')))] }), // Righteous Verdict
  hero(172, 'attempt', { do: [result(per(1, icons('ARC')))] }), // Deciphered Mystery
  hero(173, 'attempt', { do: [result(per(1, icons('NAT')))] }), // Call of the Wild
  hero(174, 'attempt', { if: [FACING], do: [result(2)], adversary: true }), // Hour of Glory
  hero(175, 'ownTurn', { if: [level('self', 2, 7)], do: [virtue(1)] }), // Act of Mercy
  hero(176, 'anytime', { names: 'any', if: [level('chosen', 5, 7)], do: [virtue(2, 'chosen')] }), // Redemption
  hero(177, 'afterFail', { do: [xp(2, 'hero')] }), // Words of Comfort
  hero(178, 'ownTurn', { do: [xp(2)] }), // Hard Training
  hero(179, 'turnStart', { do: [{ do: 'freeJourney', count: 2 }] }), // Chance Encounter
  hero(180, 'post', { if: [{ is: 'moonShown' }], do: [{ do: 'ignoreMoons' }] }), // Shield of Faith
  hero(181, 'afterOvercome', { if: [OWN_TURN, NO_DARK], do: [xp(1), draw('hero')] }), // Pure Heart
  // Turning of the Tide
  hero(182, 'anytime', {
    if: [tokens(1)],
    do: [adv(-1), adv(per(-1, { of: 'heroesAtLevel', from: 1, to: 2 }))],
    adversary: true,
  }),
] as const

export type HeroNumber = (typeof TABLE)[number]['number']
export const HEROES: readonly FeatDef[] = TABLE
