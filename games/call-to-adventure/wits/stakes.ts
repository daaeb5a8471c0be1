import { ADVERSARIES, faceOf, pieceOf } from '../content/pieces.ts'
import { contextOf } from '../effects/context.ts'
import type { Effect } from '../effects/effect.ts'
import type { View } from '../state.ts'
import type { Stakes } from './law.ts'
import { isAlly, type Mind } from './mind.ts'
import { marksWorth, ownWorth, promiseOf, storyWorth } from './story.ts'
import { tokensOf, tokensOn } from './tokens.ts'

/** A lost turn: others go on meanwhile. */
const TEMPO = 1.5
/** What it means to an ally that this Hero goes on, and to a rival. */
const ALLY = 0.6
const RIVAL = -0.8

export function worthOf({ won, lost, each, tokens, steps }: Stakes, margin: number): number {
  let value = margin < 0 ? lost : won + each * Math.min(margin, tokens)
  for (const step of steps)
    if (step.margin > 0 ? margin >= step.margin : margin < 0 && margin <= step.margin) value += step.worth
  return value
}

/** `view.attempt` says what is attempted, and with which runes. */
export function stakesOf(mind: Mind, view: View): Stakes {
  const { seat, token } = mind
  const { foe, card, bottom } = view.attempt
  const isOwn = view.active === seat
  const happening = { seat: view.active }
  if (foe === 'challenge') {
    const lost = token * -tokensAtAll(view)
    const steps = token === 0 && !isOwn ? [] : stepsOf(mind, view)
    if (!isOwn) return { won: isAlly(mind) ? ALLY : RIVAL, lost, each: 0, tokens: 0, steps }
    const own = mind.xp + ownWorth(mind, view, 'fail', contextOf('fail', happening)) - TEMPO
    return { won: storyWorth(mind, card, bottom), lost: lost + own, each: 0, tokens: 0, steps }
  }
  const lost = -token * tokensOn(view, 'failAdversary', contextOf('failAdversary', happening))
  return {
    won: isOwn ? duelWorth(mind, view) : 0,
    lost,
    each: token,
    tokens: view.adversary.tokens,
    steps: stepsOf(mind, view),
  }
}

/** CTA-704, CTA-760 */
function duelWorth(mind: Mind, { attempt }: View): number {
  const { reward } = faceOf(pieceOf(attempt.card))
  return reward.tri + reward.tra + promiseOf(mind, reward.icons) + reward.icons.length + marksWorth(mind, reward)
}

/** CTA-722, CTA-C136 What any failure adds. */
const tokensAtAll = (view: View): number => tokensOn(view, 'fail', contextOf('fail', { seat: view.active }))

/** What happens only from some margin on: Adversaries that answer it, and a Pit Fighter's experience. */
function stepsOf(mind: Mind, view: View): Stakes['steps'] {
  const { card } = view.adversary
  const steps: { margin: number; worth: number }[] = []
  if (card >= 0) for (const effect of ADVERSARIES[card]!.tokens) addStep(mind, view, effect, steps)
  if (view.active === mind.seat) {
    const context = contextOf('overcome', { seat: mind.seat })
    const worth = ownWorth(mind, { ...view, attempt: { ...view.attempt, margin: 9 } }, 'overcome', context)
    if (worth > 0) steps.push({ margin: 2, worth })
  }
  return steps
}

function addStep(mind: Mind, view: View, effect: Effect, steps: { margin: number; worth: number }[]): void {
  for (const condition of effect.if) {
    if (condition.is !== 'marginAtLeast' && condition.is !== 'marginAtMost') continue
    const { margin } = condition
    // All but the margin is looked up as it is now.
    const then = { ...view, attempt: { ...view.attempt, margin } }
    const tokens = tokensOf(then, [effect], effect.on, contextOf(effect.on, { seat: view.active }))
    if (tokens !== 0) steps.push({ margin, worth: -mind.token * tokens })
  }
}
