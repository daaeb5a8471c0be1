import type { FeatDef } from './cards.ts'
import { feat } from './feats.ts'
import {
  atLeast,
  cancelAction,
  corrupt,
  difficulty,
  draw,
  FACING,
  flip,
  icons,
  level,
  OTHERS_TURN,
  OWN_TURN,
  onPath,
  PAID,
  paysLevels,
  paysXp,
  per,
  played,
  result,
  tokens,
  xp,
} from './make.ts'

const antihero = feat('antihero')
const PLAYED_BEFORE = played('antihero')

/** CTA-560 to CTA-596: the Antihero cards. */
const TABLE = [
  antihero(183, 'attempt', { if: [onPath('DEX', 'INT')], do: [result(2)] }), // Thief's Kit
  antihero(184, 'attempt', { if: [onPath('STR', 'CHA')], do: [result(2)] }), // Cursed Axe
  antihero(185, 'attempt', { if: [onPath('CON', 'WIS')], do: [result(2)] }), // Bone Mask
  antihero(186, 'attempt', { cost: paysXp(1), do: [result(2)] }), // Dark Pact
  antihero(187, 'attempt', { if: [{ is: 'darkFree' }], do: [{ do: 'addDarkRune' }] }), // Forbidden Power
  antihero(188, 'attempt', { if: [OWN_TURN], cost: paysLevels(1), do: [result(3)] }), // Blood Price
  // Sabotage
  antihero(189, 'attempt', { if: [OTHERS_TURN, { is: 'notAdversary' }], do: [difficulty(2), { do: 'onFail', xp: 1 }] }),
  antihero(190, 'anytime', { if: [tokens(1)], do: [{ do: 'stealAdv', count: 1 }], adversary: true }), // Stolen Treasure
  // Light Fingers
  antihero(191, 'ownTurn', { names: 'other', if: [{ is: 'chosenXp', atLeast: 1 }], do: [{ do: 'steal', count: 1 }] }),
  antihero(192, 'ownTurn', { names: 'other', if: [{ is: 'chosenXpOrCard' }], do: [{ do: 'demand' }] }), // Blackmail
  antihero(193, 'stack', { if: [{ is: 'featBelow' }], do: [{ do: 'cancelFeat' }] }), // Poisonous Words
  antihero(194, 'post', { do: [flip('nonCrest')] }), // Twist of Fate
  antihero(195, 'attempt', { do: [result(per(1, icons('ROY')))] }), // Royal Decree
  antihero(196, 'attempt', { do: [result(per(1, icons('ARC')))] }), // Spectral Blast
  antihero(197, 'attempt', { do: [result(per(1, icons('VIL')))] }), // Infamous Name
  antihero(198, 'post', { if: [OWN_TURN], cost: paysLevels(1), do: [{ do: 'reattempt' }, result(1)] }), // Fury
  // Day of Reckoning
  antihero(199, 'attempt', {
    if: [OWN_TURN, FACING, atLeast(1, PLAYED_BEFORE)],
    do: [result(per(1, { of: 'atMost', most: 4, count: PLAYED_BEFORE }))],
    adversary: true,
  }),
  antihero(200, 'ownTurn', { if: [{ is: 'discarded' }], do: [{ do: 'retrieve' }] }), // Grave Robbing
  antihero(201, 'ownTurn', { cost: paysLevels(1), do: [draw('antihero', 2)] }), // Ruthless Ambition
  // Smoke and Mirrors
  antihero(202, 'post', {
    if: [{ is: 'actionPending' }],
    cost: paysLevels(1),
    do: [cancelAction('chosen')],
    adversary: true,
  }),
  antihero(203, 'afterFail', { if: [OWN_TURN], do: [xp(2)] }), // Bitter Lesson
  antihero(204, 'ownTurn', { cost: paysLevels(1, 2), do: [xp(per(2, PAID))] }), // Unholy Bargain
  // Poisoned Gift
  antihero(205, 'anytime', {
    names: 'any',
    if: [level('chosen', 1, 6)],
    do: [corrupt(1, 'chosen'), xp(2, 'chosen')],
  }),
  antihero(206, 'attempt', { if: [level('hero', 6, 7)], do: [result(3)] }), // Nothing Left to Lose
] as const

export type AntiheroNumber = (typeof TABLE)[number]['number']
export const ANTIHEROES: readonly FeatDef[] = TABLE
