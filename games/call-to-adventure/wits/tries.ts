import { featOf } from '../content/pieces.ts'
import { holds } from '../effects/conditions.ts'
import { contextOf, UNPLAYED } from '../effects/context.ts'
import { imagine } from '../odds.ts'
import { choosesDarkFaces } from '../rules/cast.ts'
import { mostDark } from '../rules/gather.ts'
import { mayPlay } from '../rules/track.ts'
import type { View } from '../state.ts'
import type { Foe } from '../words.ts'
import { drawWorth, keepWorth, PLAYED } from './cards.ts'
import { lawBy, type Stakes } from './law.ts'
import type { Mind } from './mind.ts'
import { stakesOf, worthOf } from './stakes.ts'
import { resultBy } from './standing.ts'
import { ownWorth } from './story.ts'
import { tokensOn } from './tokens.ts'
import { moonWorth } from './track.ts'

/** What an attempt promises before the runes are cast. */

/** CTA-323 Half of all casts let the Adversary act, and about every second Action takes one from the result. */
const SPOILED = 0.3
/** CTA-403 */
const CREST = 1 / 2

export interface Try {
  readonly foe: Foe
  readonly card: number
  readonly bottom: number
}

/** With the number of Dark runes that promises most. */
export function bestTry(mind: Mind, what: Try): number {
  let best = Number.NEGATIVE_INFINITY
  for (let dark = mostDark(mind.view, mind.seat); dark >= 0; dark--) best = Math.max(best, tryWorth(mind, what, dark))
  return best
}

export function tryWorth(mind: Mind, { foe, card, bottom }: Try, dark: number): number {
  const { view, seat, token } = mind
  const then = imagine(view, foe, card, bottom, dark)
  const { from, chances } = lawBy(then, mind.odds)
  const stakes = stakesOf(mind, then)
  const help = helpOf(mind, then)
  let value = 0
  for (let i = 0; i < chances.length; i++) {
    const certain = helpedValue(stakes, from + i, help)
    const spoiled = token === 0 ? certain : helpedValue(stakes, from + i - 1, help)
    value += chances[i]! * ((1 - SPOILED) * certain + SPOILED * spoiled)
  }
  return (
    value +
    darkWorth(mind, then, dark) +
    CREST * drawWorth(mind, 'hero') +
    ownWorth(mind, then, 'declare', contextOf('declare', { seat }))
  )
}

/** What the Dark runes cost: experience, Moons, and an Adversary that feeds on them. */
function darkWorth(mind: Mind, then: View, dark: number): number {
  if (dark === 0) return 0
  const { view, seat, xp, token } = mind
  const paid = Math.max(0, dark - view.turn.freeDark)
  const tokens = tokensOn(then, 'darkCast', contextOf('darkCast', { seat }))
  return moonsExpected(mind, then, dark) - paid * xp - token * tokens
}

/** CTA-412 Each shows its Moon with equal chance, CTA-540 unless it is chosen. */
function moonsExpected(mind: Mind, then: View, dark: number): number {
  if (choosesDarkFaces(then)) return moonWorth(mind, dark)
  let worth = 0
  for (let moons = 1, ways = dark; moons <= dark; ways = (ways * (dark - moons)) / (moons + 1), moons++)
    worth += (ways / 2 ** dark) * moonWorth(mind, moons)
  return worth
}

interface Help {
  readonly by: number
  readonly price: number
}
const NO_HELP: Help = { by: 0, price: 0 }

/** The best Feat in the own hand that adds to such a result. */
function helpOf(mind: Mind, then: View): Help {
  const { seat } = mind
  const { heroes, antiheroes } = then.seats[seat]!
  let best = NO_HELP
  for (const feat of [...heroes, ...antiheroes]) {
    const { type, timing, effect } = featOf(feat)
    if (timing !== 'attempt' || !mayPlay(then, seat, type) || !holds(then, seat, effect.if, UNPLAYED)) continue
    const by = resultBy(then, seat, effect.do)
    if (by > best.by) best = { by, price: Math.max(0, keepWorth(mind, feat as never) - PLAYED) }
  }
  return best
}

/** A Feat is played where it turns a failure into a success. */
function helpedValue(stakes: Stakes, margin: number, { by, price }: Help): number {
  const value = worthOf(stakes, margin)
  return margin < 0 && margin + by >= 0 ? Math.max(value, worthOf(stakes, margin + by) - price) : value
}
