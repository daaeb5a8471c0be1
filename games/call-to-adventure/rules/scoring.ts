import type { Piece, Seat } from '@monomyth/engine'
import { destinyOf, faceOf, pathOf } from '../content/pieces.ts'
import { contextOf, countOf } from '../effects/index.ts'
import type { Play } from '../events.ts'
import type { View } from '../state.ts'
import type { Points } from '../words.ts'
import { finalFace } from './faces.ts'
import { LEVELS } from './level.ts'
import { addIcons } from './story.ts'

/** CTA-615 to CTA-617 By number of identical Story icons; four and more score the same. */
const SET_POINTS = [0, 0, 2, 4, 8]

/** CTA-611, CTA-553, CTA-813 At the end the Story includes the Destiny's corner and an overcome Final Adversary. */
export function completeStory(play: Play, seat: Seat): void {
  const { state } = play
  const hero = state.seats[seat]!
  play.show(hero.destiny[0]!, 'all')
  addIcons(hero, destinyOf(hero.destiny[0]!).corner.icons)
  if (hero.hasBeatenFinal === 1) addIcons(hero, faceOf(finalFace(state)).reward.icons)
}

/** CTA-801 to CTA-811 The five rows of the score sheet. */
export function rowsOf(view: View, seat: Seat): number[] {
  const { level, playedHeroes, playedAntiheroes, xp } = view.seats[seat]!
  return [
    points(view, seat, 'tri') + LEVELS[level]!.tri + playedHeroes.length,
    points(view, seat, 'tra') + LEVELS[level]!.tra + playedAntiheroes.length,
    xp,
    setPoints(view, seat),
    finalPoints(view, seat),
  ]
}

/** CTA-801, CTA-802, CTA-805, CTA-806 Of the visible paths, and of the Destiny: its corner and its conditions. */
function points(view: View, seat: Seat, kind: Points): number {
  const { story, bottoms, destiny } = view.seats[seat]!
  let sum = 0
  for (let i = 0; i < story.length; i++) sum += pathOf(story[i]!, bottoms[i]!)[kind]
  const { corner, effects } = destinyOf(destiny[0] as Piece)
  sum += corner[kind]
  for (const { do: operations } of effects)
    for (const operation of operations) {
      if (operation.do !== 'points' || operation.points !== kind) continue
      const { by } = operation
      sum += typeof by === 'number' ? by : by.times * countOf(view, seat, by.count, contextOf('score', { seat }))
    }
  return sum
}

/** CTA-618: each of the six types by itself. */
function setPoints(view: View, seat: Seat): number {
  let sum = 0
  for (const count of view.seats[seat]!.icons) sum += SET_POINTS[Math.min(count, SET_POINTS.length - 1)]!
  return sum
}

/** CTA-811, CTA-812 */
function finalPoints(view: View, seat: Seat): number {
  if (view.seats[seat]!.hasBeatenFinal === 0) return 0
  const { tri, tra } = faceOf(finalFace(view)).reward
  return tri + tra
}

/** CTA-814 The Destiny score; 0 before it is counted. */
export function totalOf(view: View, seat: Seat): number {
  let total = 0
  for (const row of view.seats[seat]!.score) total += row
  return total
}
