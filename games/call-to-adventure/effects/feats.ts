import type { Piece, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { discardFeat, drawFeat, handOf, handSize, handZone } from '../rules/draw.ts'
import { canDraw } from '../rules/drawable.ts'
import type { View } from '../state.ts'
import { FEATS, type FeatType } from '../words.ts'
import type { Context } from './context.ts'
import type { OperationOf } from './effect.ts'
import { type OperationKind, whoOf } from './kind.ts'

type Draw = OperationOf<'draw'>

/** The types it might be of. */
function typesOf({ type }: Draw, context: Context): readonly FeatType[] {
  if (type === 'same') return [context.type]
  // CTA-C022: which type has been discarded is known once it is paid.
  if (type === 'other' && context.paid > 0) return [context.type === 'hero' ? 'antihero' : 'hero']
  return type === 'either' || type === 'other' ? FEATS : [type]
}

/** CTA-C008: all of one type. */
function chooseType(play: Play, seat: Seat, types: readonly FeatType[]): FeatType {
  const places = types.filter((type) => canDraw(play.state, type)).map((type) => FEATS.indexOf(type))
  return FEATS[play.choose(seat, asks.featType, places)]!
}

/** CTA-922, CTA-923 */
export const draw: OperationKind<Draw> = {
  can: (view, _owner, operation, context) => typesOf(operation, context).some((type) => canDraw(view, type)),
  run(play, owner, operation, context) {
    const seat = whoOf(play.state, owner, operation.who, context)
    context.type = chooseType(play, seat, typesOf(operation, context))
    for (let n = 0; n < operation.count; n++) drawFeat(play, seat, context.type, 'card')
  },
}

/** CTA-727: compulsory where it is possible, of one's own choice unless chance decides. */
export const discard: OperationKind<OperationOf<'discard'>> = {
  can: (view, owner, { who }, context) => handSize(view, whoOf(view, owner, who, context)) > 0,
  run(play, owner, { who, count, random }, context) {
    const seat = whoOf(play.state, owner, who, context)
    for (let n = 0; n < count; n++) {
      const hand = handOf(play.state, seat) as readonly Piece[]
      if (hand.length === 0) return
      discardFeat(play, seat, random ? hand[play.roll(hand.length) - 1]! : play.choose(seat, asks.discard, hand))
    }
  },
}

const discarded = ({ heroDiscard, antiheroDiscard }: View): readonly number[] => [...heroDiscard, ...antiheroDiscard]

/** A discarded Feat comes back into the hand. CTA-581: if it is still there. */
export const retrieve: OperationKind<OperationOf<'retrieve'>> = {
  can: (view, _owner, _operation, { target }) =>
    target < 0 ? view.heroDiscard.length + view.antiheroDiscard.length > 0 : discarded(view).includes(target),
  aim: (play, owner) => play.choose(owner, asks.retrieve, discarded(play.state) as readonly Piece[]),
  run(play, owner, _operation, { target }) {
    const feat = pieceOf(target)
    play.move(feat, handZone(owner, feat))
    play.tell({ kind: 'featTaken', seat: owner, feat })
  },
}
