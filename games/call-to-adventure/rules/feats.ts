import type { Back, Piece, RuleId, Seat } from '@monomyth/engine'
import type { FeatDef } from '../content/cards.ts'
import { ANTIHERO_PIECES, featOf, HERO_PIECES } from '../content/pieces.ts'
import { NAMING, UNPLAYED } from '../effects/context.ts'
import { isOffered } from '../effects/offer.ts'
import type { View } from '../state.ts'
import { type Timing, WINDOWS, type WindowName } from '../words.ts'
import { option } from './option.ts'
import { mayPlay } from './track.ts'

/** CTA-572 to CTA-576 The windows in which a timing is legal, as bits. */
const bits = (...windows: readonly WindowName[]): number =>
  windows.reduce((sum, window) => sum | (1 << WINDOWS.indexOf(window)), 0)
const OPEN: { readonly [T in Timing]: number } = {
  attempt: bits('pre', 'post'),
  post: bits('post'),
  afterFail: bits('out'),
  afterOvercome: bits('out'),
  turnStart: bits('start'),
  ownTurn: bits(...WINDOWS),
  anytime: bits(...WINDOWS),
  stack: bits(...WINDOWS),
}
const BIT: { readonly [W in WindowName]: number } = {
  start: bits('start'),
  pre: bits('pre'),
  post: bits('post'),
  out: bits('out'),
  end: bits('end'),
}

/** The same by Feat: in one's own turn, and in that of another. */
const IN_OWN_TURN: number[] = []
const IN_OTHERS_TURN: number[] = []
for (const feat of [...HERO_PIECES, ...ANTIHERO_PIECES]) {
  const { timing } = featOf(feat)
  IN_OWN_TURN[feat] = OPEN[timing]
  IN_OTHERS_TURN[feat] = timing === 'turnStart' || timing === 'ownTurn' ? 0 : OPEN[timing]
}

/** CTA-564 */
function isTimely({ active, attempt, stack }: View, seat: Seat, feat: Piece, window: number): boolean {
  if (((seat === active ? IN_OWN_TURN : IN_OTHERS_TURN)[feat]! & window) === 0) return false
  switch (featOf(feat).timing) {
    case 'afterFail':
      return attempt.outcome === 'failed' && attempt.foe === 'challenge'
    case 'afterOvercome':
      return attempt.outcome === 'overcome'
    case 'stack':
      return stack.length > 0
    default:
      return true
  }
}

/** CTA-565, CTA-566, CTA-580 Conditions, cost and something to change, for at least one Hero it may name. */
function isPlayable(view: View, seat: Seat, { effect, names }: FeatDef): boolean {
  if (names === 'nobody') return isOffered(view, seat, effect, UNPLAYED)
  for (let target = 0; target < view.seats.length; target++) if (mayName(view, seat, names, target, effect)) return true
  return false
}

/** CTA-568 */
export const mayName = (
  view: View,
  seat: Seat,
  names: FeatDef['names'],
  target: Seat,
  effect: FeatDef['effect'],
): boolean => (names === 'any' || target !== seat) && isOffered(view, seat, effect, NAMING[target]!)

const NONE: readonly number[] = []

/** CTA-562 to CTA-566 The Feats this seat may play now, as options. Of a hand one does not know, none. */
export function legalFeats(view: View, seat: Seat, at: WindowName): readonly number[] {
  const { heroes, antiheroes } = view.seats[seat]!
  let found = NONE
  if (heroes.length > 0 && mayPlay(view, seat, 'hero')) found = legalOf(view, seat, at, heroes, found)
  if (antiheroes.length > 0 && mayPlay(view, seat, 'antihero')) found = legalOf(view, seat, at, antiheroes, found)
  return found
}

function legalOf(
  view: View,
  seat: Seat,
  at: WindowName,
  hand: readonly (Piece | Back)[],
  before: readonly number[],
): readonly number[] {
  const window = BIT[at]
  let found: number[] | undefined
  for (let i = 0; i < hand.length; i++) {
    const feat = hand[i]!
    if (feat < 0) continue
    if (!isTimely(view, seat, feat as Piece, window) || !isPlayable(view, seat, featOf(feat))) continue
    found ??= before.slice()
    found.push(option('feat', feat))
  }
  return found ?? before
}

/** The same legality, for "why not?": the level, the moment, or what the card itself asks for. */
export function whyNoFeat(view: View, seat: Seat, feat: Piece, at: WindowName): RuleId | undefined {
  const def = featOf(feat)
  if (!mayPlay(view, seat, def.type)) return 'CTA-562'
  if (!isTimely(view, seat, feat, BIT[at])) return 'CTA-564'
  return isPlayable(view, seat, def) ? undefined : 'CTA-565'
}
