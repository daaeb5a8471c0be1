import type { Piece, Seat } from '@monomyth/engine'
import { ADVERSARIES, faceOf, originOf, questOf, storyOf } from '../content/pieces.ts'
import type { Play } from '../events.ts'
import { faceUp } from '../rules/faces.ts'
import { holds } from './conditions.ts'
import { type Context, contextOf, type Happening } from './context.ts'
import type { Effect, TriggerName } from './effect.ts'
import { runEffect } from './run.ts'
import { isUsed, type Limited, thirdEffect, use } from './unlocked.ts'

/**
 * CTA-924 The active Hero's cards answer first, then the Adversary face, the Quest, and the other Heroes. Cards of Heroes
 * answer only what happens to their owner, so there is but one Hero to ask.
 */
export function fire(play: Play, on: TriggerName, happening: Happening): void {
  const { active, adversary } = play.state
  if (on === 'gain') gain(play, happening)
  if (happening.seat === active) fireHero(play, on, happening)
  if (adversary.card >= 0) fireAdversary(play, on, happening)
  if (happening.seat !== active) fireHero(play, on, happening)
}

/** CTA-258 A Trait's own text, once. */
function gain(play: Play, happening: Happening): void {
  const story = storyOf(happening.card!)
  if (story.kind === 'trait') answer(play, happening.seat, happening.card!, story.effect, contextOf('gain', happening))
}

function fireHero(play: Play, on: TriggerName, happening: Happening): void {
  const { seat } = happening
  const { origin } = play.state.seats[seat]!
  if (origin.length > 0) {
    const { effects } = originOf(origin[0]!)
    for (let i = 0; i < effects.length; i++) {
      if (effects[i]!.on === on) answerOnce(play, seat, 'origin', effects[i]!, happening)
    }
  }
  fireClass(play, on, happening)
}

/** CTA-533 The third effect of a Class, once it is unlocked. */
export function fireClass(play: Play, on: TriggerName, happening: Happening, added = 0): void {
  const { seat } = happening
  const third = thirdEffect(play.state, seat)
  if (third?.on === on) answerOnce(play, seat, 'class', third, happening, added)
}

function answerOnce(play: Play, owner: Seat, from: Limited, effect: Effect, happening: Happening, added = 0): void {
  const hero = play.state.seats[owner]!
  const context = contextOf(effect.on, happening)
  context.added = added
  if (effect.limit !== 'none') {
    if (isUsed(hero, from) || !holds(play.state, owner, effect.if, context)) return
    use(hero, from)
  }
  answer(play, owner, hero[from][0]!, effect, context)
}

/** CTA-712, CTA-714 The face in force, what changes its tokens, and the Quest. */
function fireAdversary(play: Play, on: TriggerName, happening: Happening): void {
  const { card } = play.state.adversary
  fireFace(play, on, happening)
  fireEach(play, faceUp(play.state), ADVERSARIES[card]!.tokens, on, happening)
  fireQuest(play, on, happening)
}

export function fireFace(play: Play, on: TriggerName, happening: Happening): void {
  if (play.state.adversary.card < 0) return
  const face = faceUp(play.state)
  fireEach(play, face, faceOf(face).effects, on, happening)
}

export function fireQuest(play: Play, on: TriggerName, happening: Happening): void {
  const [quest] = play.state.faces
  if (quest !== undefined) fireEach(play, quest, questOf(quest).effects, on, happening)
}

function fireEach(play: Play, card: Piece, effects: readonly Effect[], on: TriggerName, happening: Happening): void {
  for (let i = 0; i < effects.length; i++) {
    if (effects[i]!.on === on) answer(play, -1, card, effects[i]!, contextOf(on, happening))
  }
}

function answer(play: Play, owner: Seat, card: Piece, effect: Effect, context: Context): void {
  context.card = card
  runEffect(play, owner, effect, context)
}
