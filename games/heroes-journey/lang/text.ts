import type { MentorDef } from '../content/cards.ts'
import type { Condition, Effect, EffectOf, Trigger } from '../effects/effect.ts'
import type { Around, EffectWords, Phrases } from './words.ts'

/** How a card's text is put together, the same in every language. */

/** The event, what else must hold, the effects in order, remarks. */
export function cardText(phrases: Phrases, opening: string, trigger: Trigger, effects: readonly Effect[]): string {
  const sentence = `${opening}${phrases.provided(trigger, effects)}: ${effectsText(phrases, trigger, effects)}.`
  return [sentence, ...phrases.remarks(trigger, effects)].join(' ')
}

const effectsText = (phrases: Phrases, trigger: Trigger, effects: readonly Effect[]): string =>
  effects
    .map((effect, at) => {
      const before = effects[at - 1]
      const said = sayEffect(phrases.effects, effect, { trigger, before, after: effects[at + 1] })
      return before === undefined ? said : phrases.link(before, effect) + said
    })
    .join('')

export const sayEffect = (words: EffectWords, effect: Effect, around: Around): string =>
  (words[effect.kind] as (effect: Effect, around: Around) => string)(effect, around)

/** A mentor answers its own loss, or the start of its owner's turn. */
export const triggerOf = (mentor: MentorDef): Trigger => ({
  on: mentor.when === 'lost' ? 'mentorLost' : 'turnStarted',
  by: 'self',
  if: mentor.if,
})

/** HJ-602: such a card speaks once its owner is back at the inn. */
export const isAfterOwnLoss = ({ on, by }: Trigger): boolean => on === 'mentorLost' && by === 'self'

export const usesTreasure = (effect: Effect | undefined): boolean =>
  effect !== undefined &&
  (effect.kind === 'refreshTreasure' ||
    effect.kind === 'swapRelic' ||
    (effect.kind === 'takeRelic' && effect.from === 'treasure'))

/** HJ-555: the treasure is changed before the author of the success chooses in it; said once. */
export const isBeforeReward = ({ trigger, before }: Around): boolean =>
  trigger.on === 'questAccomplished' && !usesTreasure(before)

/** A charge that only adds to the total is an order like any other; one with dice is a sentence of its own. */
export const isOnlyTotal = (effect: Effect): boolean => effect.kind === 'charge' && effect.dice === 0

export const saysQuest = ({ minPoints, questColour, questIs }: Condition): boolean =>
  minPoints !== undefined || questColour !== undefined || questIs !== undefined

/** To wake relics one must have a dormant one: no need to say it. */
export const isWaking = (effects: readonly Effect[]): boolean => effects.some(({ kind }) => kind === 'wakeRelics')

export const isAnyRelic = (effect: EffectOf<'takeRelic'>): boolean =>
  effect.colour === 'any' && powersOf(effect).length === 0

/** HJ-020: the powers a relic can have. */
const POWERS = [1, 2, 3]

/** The powers allowed, in figures; none if all are. */
export function powersOf({ minPower, maxPower }: EffectOf<'takeRelic'>): string[] {
  const allowed = POWERS.filter((power) => minPower <= power && power <= maxPower)
  return allowed.length === POWERS.length ? [] : allowed.map(String)
}
