import type { Seat } from '@monomyth/engine'
import { countIcons, pathsWith, traitsOf } from '../rules/count.ts'
import { darkRunes } from '../rules/spread.ts'
import type { View } from '../state.ts'
import type { Context } from './context.ts'
import type { Amount, Counter } from './effect.ts'

type CounterOf<K extends Counter['of']> = Extract<Counter, { of: K }>
type Count<C extends Counter> = (view: View, owner: Seat, counter: C, context: Context) => number

/** Whose Story counts: that of the attempting Hero for Feats and Adversary texts, otherwise the owner's. */
const storyteller = (view: View, owner: Seat, { on }: Context): Seat =>
  owner < 0 || on === 'played' ? view.active : owner

/** Whose doings count: those of the card's own player; on Adversary texts those of the Hero who faces it. */
const doer = (view: View, owner: Seat): Seat => (owner < 0 ? view.active : owner)

const kinds = (counts: readonly number[]): number => {
  let some = 0
  for (const count of counts) if (count > 0) some++
  return some
}

/** CTA-C199: a Feat counts those played before it, itself excluded. */
function playedBefore(zone: readonly number[], piece: number): number {
  const at = piece < 0 ? -1 : zone.indexOf(piece)
  return at < 0 ? zone.length : at
}

const COUNTERS: { readonly [K in Counter['of']]: Count<CounterOf<K>> } = {
  icons: (view, owner, { icons }, context) => countIcons(view, storyteller(view, owner, context), icons),
  traits: (view, owner, _counter, context) => traitsOf(view, storyteller(view, owner, context)),
  paths: (view, owner, { points }, context) => pathsWith(view, storyteller(view, owner, context), points),
  distinct(view, owner, { icons }, context) {
    const hero = view.seats[storyteller(view, owner, context)]!
    return kinds(icons === 'ability' ? hero.abilities : hero.icons)
  },
  largestSet: (view, owner, _counter, context) =>
    view.seats[storyteller(view, owner, context)]!.icons.reduce((most, count) => Math.max(most, count), 0),
  played(view, owner, { type }, { piece }) {
    const { playedHeroes, playedAntiheroes } = view.seats[doer(view, owner)]!
    const heroes = type === 'antihero' ? 0 : playedBefore(playedHeroes, piece)
    return heroes + (type === 'hero' ? 0 : playedBefore(playedAntiheroes, piece))
  },
  // CTA-927
  half: (view, owner, { count }, context) => countOf(view, owner, count, context) >> 1,
  atMost: (view, owner, { most, count }, context) => Math.min(most, countOf(view, owner, count, context)),
  levelIn(view, owner, { from, to }) {
    const { level } = view.seats[doer(view, owner)]!
    return level >= from && level <= to ? 1 : 0
  },
  corruptionDepth: (view, owner) => Math.max(0, view.seats[doer(view, owner)]!.level - 3),
  heroesAtLevel: ({ seats }, _owner, { from, to }) =>
    seats.reduce((count, { level }) => count + (level >= from && level <= to ? 1 : 0), 0),
  players: ({ seats }) => seats.length,
  // Before anything is paid the least that can be is 1.
  paid: (_view, _owner, _counter, { paid }) => Math.max(1, paid),
  darkRunes: (view) => darkRunes(view),
  margin: ({ attempt }) => attempt.margin,
}

/** Each counter is joined to its own kind above; here the two are known to fit. */
export const countOf: Count<Counter> = (view, owner, counter, context) =>
  (COUNTERS[counter.of] as Count<Counter>)(view, owner, counter, context)

export const amountOf = (view: View, owner: Seat, amount: Amount, context: Context): number =>
  typeof amount === 'number' ? amount : amount.times * countOf(view, owner, amount.count, context)
