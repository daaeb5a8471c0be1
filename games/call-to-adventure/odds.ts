import type { Odds, OptionRef } from '@monomyth/engine'
import { asks } from './asks.ts'
import { adversaryOf, pieceOf } from './content/pieces.ts'
import { thirdEffect } from './effects/unlocked.ts'
import { choosesDarkFaces } from './rules/cast.ts'
import { difficultyOf } from './rules/foe.ts'
import { gatheredRunes, mostDark } from './rules/gather.ts'
import { optionAbout, optionKindOf } from './rules/option.ts'
import { resultOf } from './rules/result.ts'
import { CORE_C, FIRST_ABILITY, FIRST_DARK, isDark, isSpecial } from './rules/runes.ts'
import type { View } from './state.ts'
import type { Foe } from './words.ts'

/** CTA-416, CTA-417 Every stone is a fair coin: it adds its low face, and one or two more when it shows the high one. */

/** By number of coins worth 1 and 2: the chance of each sum. Filled when asked for. */
const LAWS: (readonly number[] | undefined)[][] = []

function coins(ones: number, twos: number): readonly number[] {
  LAWS[ones] ??= []
  LAWS[ones]![twos] ??= twos > 0 ? toss(coins(ones, twos - 1), 2) : ones > 0 ? toss(coins(ones - 1, 0), 1) : [1]
  return LAWS[ones]![twos]!
}

/** One more coin. */
function toss(law: readonly number[], worth: number): number[] {
  const after = Array.from({ length: law.length + worth }, () => 0)
  for (const [sum, chance] of law.entries()) {
    after[sum]! += chance / 2
    after[sum + worth]! += chance / 2
  }
  return after
}

/** CTA-417 The face total of the three core runes, k plain ones and s special ones: the chance of each, from k on. */
export const castLaw = (k: number, s: number): readonly number[] => coins(3 + k, s)

interface Dice {
  base: number
  ones: number
  twos: number
}

/** What these runes promise to the active Hero, whose Class may bend a face. */
function diceOf(view: View, runes: readonly number[]): Dice {
  const third = thirdEffect(view, view.active)
  const isChosen = choosesDarkFaces(view)
  const dice: Dice = { base: 0, ones: 0, twos: 0 }
  for (const rune of runes) {
    // CTA-540: by choice a Dark rune shows its Moon; CTA-541: a Crest is worth as much as the bar.
    if (isDark(rune) && isChosen) dice.base += 2
    else if (rune === CORE_C && third?.on === 'crest') dice.base += 1
    else if (isSpecial(rune) && third?.do[0]?.do !== 'specialZero') dice.twos++
    else {
      dice.ones++
      if (rune >= FIRST_ABILITY) dice.base++
    }
  }
  return dice
}

/** The view as if this were attempted with so many Dark runes, none cast yet. */
export function imagine(view: View, foe: Foe, card: number, bottom: number, dark: number): View {
  const runes: number[] = []
  const faces: number[] = []
  const imagined = { ...view, attempt: { ...view.attempt, foe, card, bottom, runes, faces } }
  for (const rune of gatheredRunes(imagined)) runes.push(rune)
  for (let n = 0; n < dark; n++) runes.push(FIRST_DARK + n)
  for (let n = 0; n < runes.length; n++) faces.push(-1)
  return imagined
}

/** The chance of each result, with all that is known to be added to it; never below 0 (CTA-334). */
export function oddsOf(view: View, dark: number): Odds {
  const { runes } = view.attempt
  const { base, ones, twos } = diceOf(view, runes)
  const from = base + resultOf(view)
  const totals = coins(ones, twos)
  const difficulty = difficultyOf(view)
  let success = 0
  for (let i = 0; i < totals.length; i++) if (from + i >= difficulty) success += totals[i]!
  return {
    success,
    from,
    totals,
    difficulty,
    runes: runes.length,
    dark,
    // CTA-403: half of all casts.
    crest: 1 / 2,
    // CTA-412: at least one Moon that nobody chose.
    corruption: choosesDarkFaces(view) ? 0 : 1 - 2 ** -dark,
  }
}

/** An attempt of the active Hero with so many Dark runes: the Class and the Adversary's text counted, Feats left out. */
const attemptOdds = (view: View, foe: Foe, card: number, bottom: number, dark: number): Odds =>
  oddsOf(imagine(view, foe, card, bottom, dark), dark)

/** CTA-313 The same without Dark runes, and the chance of success by how many could be bought. */
function menuOdds(view: View, option: number): Odds | undefined {
  const kind = optionKindOf(option)
  const card = optionAbout(option)
  if (kind !== 'top' && kind !== 'bottom' && kind !== 'face') return undefined
  const foe = kind === 'face' ? foeOf(card) : 'challenge'
  const bottom = kind === 'bottom' ? 1 : 0
  const byDark: number[] = []
  for (let dark = 0; dark <= mostDark(view, view.active); dark++)
    byDark.push(attemptOdds(view, foe, card, bottom, dark).success)
  return { ...attemptOdds(view, foe, card, bottom, 0), byDark }
}

const foeOf = (face: number): Foe => (adversaryOf(pieceOf(face)).final.number === face + 1 ? 'final' : 'adversary')

export function odds(view: View, { ask, value }: OptionRef): Odds | undefined {
  const option = value as number
  if (ask === asks.menu.id) return menuOdds(view, option)
  if (ask !== asks.dark.id) return undefined
  const { foe, card, bottom } = view.attempt
  return attemptOdds(view, foe, card, bottom, option)
}
