import type { Seat } from '@monomyth/engine'
import { faceOf, isTrait, pathOf } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { ABILITIES, type Icon, type Points, STORIES } from '../words.ts'

/** What a Story holds. */

/** By icon: its place in ABILITIES, or after them its place in STORIES. */
const PLACE: ReadonlyMap<Icon, number> = new Map([
  ...ABILITIES.map((ability, at) => [ability, at] as const),
  ...STORIES.map((icon, at) => [icon, ABILITIES.length + at] as const),
])
export const placeOf = (icon: Icon): number => PLACE.get(icon)!

/** CTA-610, CTA-926: how many of these icons the Story shows now. */
export function countIcons(view: View, seat: Seat, icons: readonly Icon[]): number {
  const hero = view.seats[seat]!
  let count = 0
  for (const icon of icons) {
    const place = placeOf(icon)
    count += place < ABILITIES.length ? hero.abilities[place]! : hero.icons[place - ABILITIES.length]!
  }
  return count
}

/** The number of Traits in the Story. */
export function traitsOf(view: View, seat: Seat): number {
  let count = 0
  for (const piece of view.seats[seat]!.story) if (isTrait(piece)) count++
  return count
}

/** CTA-762: paths with such points; at scoring the Final Adversary, if overcome, is one. */
export function pathsWith(view: View, seat: Seat, points: Points): number {
  const { story, bottoms, hasBeatenFinal } = view.seats[seat]!
  let count = 0
  for (let i = 0; i < story.length; i++) if (pathOf(story[i]!, bottoms[i]!)[points] > 0) count++
  const isCounting = view.cursor.at === 'scoring' || view.cursor.at === 'over'
  if (isCounting && hasBeatenFinal === 1 && faceOf(view.faces[2]!).reward[points] > 0) count++
  return count
}
