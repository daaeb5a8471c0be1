import type { GameEvent, Seat } from '@monomyth/engine'
import type { Event, EventOf } from '../events.ts'
import { difficultyOf } from '../rules/foe.ts'
import { classBonus, resultOf } from '../rules/result.ts'
import { abilityOf, isAbility, isDark, runeValue } from '../rules/runes.ts'
import type { View } from '../state.ts'
import type { Icon } from '../words.ts'
import type { Source } from './words/index.ts'

/** The result of an attempt, counted out loud: 1 + 0 + 0 core · 2 + 1 Wisdom · +1 Class. */
export interface Term {
  readonly of: Source | Icon
  readonly values: readonly number[]
  /** Added to the runes rather than shown by them. */
  readonly isBonus: boolean
}

/** A cast as it lies on the table, or is about to. */
export interface Cast {
  readonly seat: Seat
  readonly card: number
  readonly bottom: number
  readonly runes: readonly number[]
  readonly faces: readonly number[]
  readonly terms: readonly Term[]
  readonly result: number
  readonly difficulty: number
}

export const sourceOf = (rune: number): Source | Icon =>
  isDark(rune) ? 'dark' : isAbility(rune) ? abilityOf(rune) : 'core'

/** Runes of a kind side by side, then all that is added to them. */
export function termsOf(view: View): readonly Term[] {
  const { runes, faces, fromFeats, fromBards, fromElse, fromCrests, isClassOff } = view.attempt
  const shown = new Map<Source | Icon, number[]>()
  runes.forEach((rune, i) => {
    const face = faces[i] ?? -1
    if (face < 0) return
    const of = sourceOf(rune)
    shown.set(of, [...(shown.get(of) ?? []), runeValue(rune, face)])
  })
  const ofRunes = [...shown].map(([of, values]): Term => ({ of, values, isBonus: false }))
  const bards = fromBards.reduce((sum, by, seat) => sum + (isClassOff === 1 && seat === view.active ? 0 : by), 0)
  const added = {
    class: classBonus(view) + (isClassOff === 1 ? 0 : fromCrests),
    feats: fromFeats.reduce((sum, by) => sum + by, 0) + bards,
    effects: fromElse,
  }
  const known = [...shown.values()].flat().reduce((sum, value) => sum + value, 0)
  const rest = resultOf(view) - known - added.class - added.feats - added.effects
  const bonuses = { ...added, adversary: rest }
  return [
    ...ofRunes,
    ...(['class', 'feats', 'adversary', 'effects'] as const)
      .filter((of) => bonuses[of] !== 0)
      .map((of): Term => ({ of, values: [bonuses[of]], isBonus: true })),
  ]
}

/** Where the runes themselves are in sight: what they show together, then all that is added to it. */
export function inBrief(terms: readonly Term[]): readonly Term[] {
  const shown = terms.filter(({ isBonus }) => !isBonus).flatMap(({ values }) => values)
  const sum = shown.reduce((total, value) => total + value, 0)
  return [{ of: 'runes', values: [sum], isBonus: false }, ...terms.filter(({ isBonus }) => isBonus)]
}

/** `5 ≥ 4 ✓` */
export function verdictOf({ result, difficulty }: Pick<Cast, 'result' | 'difficulty'>): string {
  const isWon = result >= difficulty
  return `${result} ${isWon ? '≥' : '<'} ${difficulty} ${isWon ? '✓' : '✗'}`
}

/** The attempt under way; undefined where nothing is attempted. */
export function castOf(view: View): Cast | undefined {
  const { foe, card, bottom, runes, faces } = view.attempt
  if (foe === 'none' || card < 0) return undefined
  return {
    seat: view.active,
    card,
    bottom,
    runes,
    faces,
    terms: termsOf(view),
    result: resultOf(view),
    difficulty: difficultyOf(view),
  }
}

export const isCast = ({ faces }: Pick<Cast, 'faces'>): boolean => faces.some((face) => face >= 0)

/** The cast an event tells of, put together from the view before it and what was told with it. */
export function castAfter(view: View, event: EventOf<'runesCast'>, news: readonly GameEvent[]): Cast | undefined {
  const told = news as readonly Event[]
  const at = told.indexOf(event)
  const declared = told.slice(0, at < 0 ? undefined : at).findLast((one) => one.kind === 'attemptDeclared')
  const { attempt } = view
  const fresh = declared && {
    foe: declared.foe,
    card: declared.card,
    bottom: declared.bottom,
    harder: 0,
    fromFeats: attempt.fromFeats.map(() => 0),
    fromBards: attempt.fromBards.map(() => 0),
    fromCrests: 0,
    fromElse: 0,
    isClassOff: 0,
  }
  return castOf({
    ...view,
    active: event.seat,
    attempt: { ...attempt, ...fresh, runes: event.runes, faces: event.faces },
  })
}

/** Whether a new cast was already shown with this end, so that it need not be told twice. */
export function isToldBefore(event: GameEvent, news: readonly GameEvent[]): boolean {
  const at = news.indexOf(event)
  return news.slice(0, Math.max(0, at)).some(({ kind }) => kind === 'runesCast')
}

/** What comes of a cast, where it is told at once: nothing is decided while runes may still change. */
export function endAfter(event: GameEvent, news: readonly GameEvent[]): EventOf<'overcome' | 'failed'> | undefined {
  const told = news as readonly Event[]
  for (const one of told.slice(news.indexOf(event) + 1)) {
    if (one.kind === 'overcome' || one.kind === 'failed') return one
    if (one.kind === 'runesCast') return undefined
  }
  return undefined
}
