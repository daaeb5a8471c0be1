import { asks } from '../asks.ts'
import { fire } from '../effects/index.ts'
import { thirdEffect } from '../effects/unlocked.ts'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { FeatType } from '../words.ts'
import { drawFeat } from './draw.ts'
import { abilityOf, BENEFITS, FIRST_ABILITY, FIRST_DARK, isDark, isSpecial } from './runes.ts'
import { faceOf, layRune, NOT_CAST, specialZeros } from './spread.ts'
import { gainXp } from './xp.ts'

const FACES: readonly number[] = [0, 1]

/** CTA-540 A Barbarian with six experience chooses the faces of its Dark runes. */
export const choosesDarkFaces = (view: View): boolean => thirdEffect(view, view.active)?.on === 'cast'

/** CTA-318 S6 All runes of the attempt together. Dark faces that are chosen are chosen once the others are known. */
export function castAll(play: Play): void {
  const { state } = play
  const { attempt, active } = state
  const { runes, faces } = attempt
  const isChosen = choosesDarkFaces(state)
  for (let i = 0; i < runes.length; i++) faces[i] = isChosen && isDark(runes[i]!) ? NOT_CAST : play.roll(2) - 1
  play.tell({ kind: 'runesCast', seat: active, runes: runes.slice(), faces: faces.slice(), nth: attempt.casts })
  attempt.casts++
  for (let i = 0; i < runes.length; i++) {
    if (faces[i] !== NOT_CAST) continue
    faces[i] = play.choose(active, asks.darkFace, FACES)
    play.tell({ kind: 'runeTurned', rune: runes[i]!, face: faces[i]! })
  }
}

/** CTA-320 S7 Rune numbers follow the order of the abilities. */
export function gainBenefits(play: Play): void {
  if (specialZeros(play.state) === 0) return
  for (let rune = FIRST_ABILITY + 2; rune < FIRST_DARK; rune += 3) {
    if (faceOf(play.state, rune) === 0) gainBenefit(play, rune)
  }
}

/** CTA-406 to CTA-411 */
function gainBenefit(play: Play, rune: number): void {
  const { active } = play.state
  const benefit = BENEFITS[abilityOf(rune)]
  if (benefit === 'xp') gainXp(play, active, 1, 'rune')
  else drawByRune(play, benefit)
}

/** CTA-C040 A draw ordered by a special face or by the card option of the Heritage. */
export function drawByRune(play: Play, type: FeatType): void {
  const { active } = play.state
  drawFeat(play, active, type, 'rune')
  fire(play, 'runeDraw', { seat: active, type })
}

/** One rune is cast on its own; its benefit or Moon counts, and Dark faces may be chosen (CTA-540). */
function castOne(play: Play, rune: number): number {
  const isChosen = isDark(rune) && choosesDarkFaces(play.state)
  return isChosen ? play.choose(play.state.active, asks.darkFace, FACES) : play.roll(2) - 1
}

/** CTA-345 Before the cast it joins the others; afterwards it alone is cast. */
export function addRune(play: Play, rune: number): void {
  const { attempt } = play.state
  layRune(attempt, rune)
  const at = attempt.runes.length - 1
  if (attempt.casts > 0) attempt.faces[at] = castOne(play, rune)
  play.tell({ kind: 'runeAdded', rune, face: attempt.faces[at]! })
  if (isSpecial(rune) && attempt.faces[at] === 0) gainBenefit(play, rune)
}

/** CTA-C006 */
export function recastRune(play: Play, rune: number): void {
  const { attempt } = play.state
  const at = attempt.runes.indexOf(rune)
  const before = attempt.faces[at]!
  const face = castOne(play, rune)
  attempt.faces[at] = face
  play.tell({ kind: 'runeRecast', rune, before, face })
  if (isSpecial(rune) && face === 0) gainBenefit(play, rune)
}

/** CTA-346: turned without a cast, a face gives no benefit. */
export function turnRune(play: Play, rune: number): void {
  const { attempt } = play.state
  const at = attempt.runes.indexOf(rune)
  attempt.faces[at] = 1 - attempt.faces[at]!
  play.tell({ kind: 'runeTurned', rune, face: attempt.faces[at]! })
}
