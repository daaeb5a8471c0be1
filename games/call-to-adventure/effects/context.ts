import type { Piece, Seat } from '@monomyth/engine'
import { isHero, pieceOf } from '../content/pieces.ts'
import type { FeatType } from '../words.ts'
import type { TriggerName } from './effect.ts'

/** What happened, for those who answer it. */
export interface Happening {
  /** Whose event it is. */
  readonly seat: Seat
  /** The Story card just added, and which of its paths shows. */
  readonly card?: Piece
  readonly bottom?: number
  /** The Feat just played or discarded. */
  readonly feat?: Piece
  /** The type of Feat just drawn. */
  readonly type?: FeatType
}

/** What an effect must know of the moment besides the state; filled in while its sentence is carried out. */
export interface Context {
  readonly on: TriggerName
  readonly seat: Seat
  /** The card whose effect this is, or −1. */
  card: number
  /** The Story card or Feat it is about, or −1. */
  readonly piece: number
  readonly bottom: number
  /** The type of Feat played, drawn or discarded. */
  type: FeatType
  /** A Hero, rune, Action, card or ability named beforehand, or −1. */
  target: number
  paid: number
  /** What it has added to the result. */
  added: number
}

export function contextOf(on: TriggerName, { seat, card, bottom, feat, type }: Happening): Context {
  return {
    on,
    seat,
    card: -1,
    piece: card ?? feat ?? -1,
    bottom: bottom ?? 0,
    type: type ?? (feat === undefined || isHero(feat) ? 'hero' : 'antihero'),
    target: -1,
    paid: 0,
    added: 0,
  }
}

/** The card at work, as events tell it. */
export const cardOf = ({ card }: Context): Piece => pieceOf(card)

/** For what is read, not done: statics, and whether a Feat may be played. */
export const STATIC: Context = contextOf('static', { seat: -1 })
export const UNPLAYED: Context = contextOf('played', { seat: -1 })
/** The same by the Hero it would name. */
export const NAMING: readonly Context[] = [0, 1, 2, 3].map((target) => ({ ...UNPLAYED, target }))
