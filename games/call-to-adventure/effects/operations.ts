import { cancelAction, cancelFeat, playAction, suppress } from './cancel.ts'
import { choose, when } from './choose.ts'
import { copyHeritage } from './copy-heritage.ts'
import type { Operation } from './effect.ts'
import { discard, draw, retrieve } from './feats.ts'
import { adv, demand, steal, stealAdv, xp } from './gains.ts'
import { freeJourney, sweepRow } from './journeys.ts'
import { OPERATIONS, type OperationKind, PAYMENTS } from './kind.ts'
import * as payments from './payments.ts'
import { difficulty, onFail, reattempt, result } from './result.ts'
import { addDarkRune, addIcon, flip, recast, turn } from './runes.ts'
import { corrupt, ignoreMoons, virtue } from './track.ts'

/** Never done but read, where it matters: by the cast, the result, the turn, the track and the score. */
const read: OperationKind<Operation> = { can: () => true, run() {} }

const operations: typeof OPERATIONS = {
  result,
  difficulty,
  xp,
  draw,
  discard,
  virtue,
  corrupt,
  prevent: read,
  ignoreMoons,
  addDarkRune,
  addIcon,
  recast,
  turn,
  flip,
  chooseDarkFaces: read,
  specialZero: read,
  freeDark: read,
  freeJourney,
  reattempt,
  onFail,
  adv,
  stealAdv,
  steal,
  demand,
  retrieve,
  cancelFeat,
  cancelAction,
  playAction,
  suppress,
  sweepRow,
  copyHeritage,
  points: read,
  choose,
  when,
}

/** Joins what cards say to what it does. Every step of a match that sets off effects imports this file. */
Object.assign(OPERATIONS, operations)
Object.assign(PAYMENTS, payments)
