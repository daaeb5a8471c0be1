import type { Piece, Seat } from '@monomyth/engine'
import { ADVERSARIES, classOf, faceOf, originOf, questOf, storyOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { clockwise } from '../rules/seats.ts'
import { THIRD_EFFECT } from '../rules/total.ts'
import type { State, View } from '../state.ts'
import { holds } from './conditions.ts'
import { type Context, contextOf, type Happening } from './context.ts'
import type { Effect, TriggerName } from './effect.ts'
import { runEffect } from './run.ts'

/** CTA-924 The active Hero's cards answer first, then the Adversary face, the Quest, and the other Heroes clockwise. */
export function fire(play: Play, on: TriggerName, happening: Happening): void {
  const { state } = play
  if (on === 'gain') return gain(play, happening)
  const order = clockwise(state, state.active)
  fireHero(play, state.active, on, happening)
  fireAdversary(play, on, happening)
  for (let i = 1; i < order.length; i++) fireHero(play, order[i]!, on, happening)
}

/** CTA-258 A Trait's own text, once. */
function gain(play: Play, happening: Happening): void {
  const story = storyOf(happening.card!)
  if (story.kind === 'trait') answer(play, happening.seat, happening.card!, story.effect, contextOf('gain', happening))
}

function fireHero(play: Play, owner: Seat, on: TriggerName, happening: Happening): void {
  const { origin } = play.state.seats[owner]!
  if (origin.length > 0) {
    for (const effect of originOf(origin[0]!).effects) {
      if (effect.on === on && isAbout(effect, owner, happening.seat)) answerOnce(play, owner, 'origin', effect, happening)
    }
  }
  fireClass(play, owner, on, happening)
}

/** CTA-533 The third effect of a Class, once it is unlocked. */
export function fireClass(play: Play, owner: Seat, on: TriggerName, happening: Happening, added = 0): void {
  const third = thirdEffect(play.state, owner)
  if (third === undefined || third.on !== on || !isAbout(third, owner, happening.seat)) return
  answerOnce(play, owner, 'class', third, happening, added)
}

/** CTA-533, CTA-728: what is not unlocked, or suppressed in one's own attempt, is not there. */
export function thirdEffect(view: View, owner: Seat): Effect | undefined {
  const { banked, class: own } = view.seats[owner]!
  if (banked < THIRD_EFFECT || own.length === 0) return undefined
  return owner === view.active && view.attempt.isClassOff === 1 ? undefined : classOf(own[0]!).third
}

const isAbout = ({ by }: Effect, owner: Seat, seat: Seat): boolean => by === 'any' || owner === seat

/** CTA-522 What is limited works once a turn, or once an attempt: a Hero makes one attempt a turn. */
function answerOnce(
  play: Play,
  owner: Seat,
  from: 'origin' | 'class',
  effect: Effect,
  happening: Happening,
  added = 0,
): void {
  const hero = play.state.seats[owner]!
  const context = contextOf(effect.on, happening)
  context.added = added
  if (effect.limit !== 'none') {
    if (isUsed(hero, from) || !holds(play.state, owner, effect.if, context)) return
    use(hero, from)
  }
  answer(play, owner, hero[from][0]!, effect, context)
}

type Hero = State['seats'][number]
export const isUsed = (hero: View['seats'][number], from: 'origin' | 'class'): boolean =>
  (from === 'origin' ? hero.originUsed : hero.classUsed) === 1
export function use(hero: Hero, from: 'origin' | 'class'): void {
  if (from === 'origin') hero.originUsed = 1
  else hero.classUsed = 1
}

/** CTA-712, CTA-714 The face in force, what changes its tokens, and the Quest. */
function fireAdversary(play: Play, on: TriggerName, happening: Happening): void {
  const { adversary } = play.state
  if (adversary.card < 0) return
  fireFace(play, on, happening)
  fireEach(play, play.state.faces[adversary.isFinal === 1 ? 2 : 1]!, ADVERSARIES[adversary.card]!.tokens, on, happening)
  fireQuest(play, on, happening)
}

export function fireFace(play: Play, on: TriggerName, happening: Happening): void {
  const { adversary, faces } = play.state
  const face = faces[adversary.isFinal === 1 ? 2 : 1]
  if (face !== undefined) fireEach(play, face, faceOf(face).effects, on, happening)
}

export function fireQuest(play: Play, on: TriggerName, happening: Happening): void {
  const [quest] = play.state.faces
  if (quest !== undefined) fireEach(play, quest, questOf(quest).effects, on, happening)
}

function fireEach(play: Play, card: Piece, effects: readonly Effect[], on: TriggerName, happening: Happening): void {
  for (const effect of effects) if (effect.on === on) answer(play, -1, card, effect, contextOf(on, happening))
}

function answer(play: Play, owner: Seat, card: Piece, effect: Effect, context: Context): void {
  context.card = card
  runEffect(play, owner, effect, context)
}
