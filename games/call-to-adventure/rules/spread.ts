import type { RuneSet } from '../effects/effect.ts'
import type { State, View } from '../state.ts'
import type { Ability } from '../words.ts'
import { abilityRune, CORE_C, FIRST_DARK, isAbility, isDark, isSpecial, MOST_RUNES, runeValue } from './runes.ts'

/** What the runes of the attempt show. */

export const NOT_CAST = -1

/** It joins the attempt and waits for the cast. */
export function layRune({ runes, faces }: State['attempt'], rune: number): void {
  runes.push(rune)
  faces.push(NOT_CAST)
}

export function faceOf({ attempt }: View, rune: number): number {
  return attempt.faces[attempt.runes.indexOf(rune)] ?? -1
}

/** CTA-403: only core stone C has a Crest. */
export const isCrestShown = (view: View): boolean => faceOf(view, CORE_C) === 0

export function faceTotal({ attempt }: View): number {
  const { runes, faces } = attempt
  let total = 0
  for (let i = 0; i < runes.length; i++) total += runeValue(runes[i]!, faces[i]!)
  return total
}

export function darkRunes({ attempt }: View): number {
  let count = 0
  for (const rune of attempt.runes) if (isDark(rune)) count++
  return count
}

export function moons({ attempt }: View): number {
  const { runes, faces } = attempt
  let count = 0
  for (let i = 0; i < runes.length; i++) if (isDark(runes[i]!) && faces[i] === 1) count++
  return count
}

/** CTA-405: special stones on their low face. */
export function specialZeros({ attempt }: View): number {
  const { runes, faces } = attempt
  let count = 0
  for (let i = 0; i < runes.length; i++) if (isSpecial(runes[i]!) && faces[i] === 0) count++
  return count
}

/** CTA-413 The next stone of an ability, or −1 when all three are there. */
export function nextAbilityRune({ attempt }: View, ability: Ability): number {
  for (let nth = 0; nth < MOST_RUNES; nth++) {
    const rune = abilityRune(ability, nth)
    if (!attempt.runes.includes(rune)) return rune
  }
  return -1
}

/** CTA-316 The next Dark stone, or −1 when all three are there. */
export function nextDarkRune(view: View): number {
  const count = darkRunes(view)
  return count < MOST_RUNES ? FIRST_DARK + count : -1
}

/** Is this rune, lying so, one of the set? What is not cast is in none. */
export function isOfSet(set: RuneSet, rune: number, face: number): boolean {
  if (face < 0) return false
  if (set === 'nonCrest') return rune !== CORE_C
  // CTA-C010: a special stone never shows 1.
  return isAbility(rune) && runeValue(rune, face) === (set === 'abilityShowingOne' ? 1 : 2)
}

export function hasRuneOf({ attempt }: View, set: RuneSet): boolean {
  const { runes, faces } = attempt
  for (let i = 0; i < runes.length; i++) if (isOfSet(set, runes[i]!, faces[i]!)) return true
  return false
}

export const runesOf = ({ attempt }: View, set: RuneSet): number[] =>
  attempt.runes.filter((rune, i) => isOfSet(set, rune, attempt.faces[i]!))
