import { english } from '@monomyth/engine/text'
import type { RuneSet } from '../../effects/effect.ts'
import { hasCondition, isLoss, isOfHero, type Said } from '../said.ts'
import type { CostWords, OperationWords } from '../text.ts'
import { CARD, CORRUPTION, DARK, FEAT, iconsOr, perEach, sizeOf, some, TOKEN, VIRTUE } from './things.ts'

/** What cards do and cost, in English, without capital or full stop. */

const { count, numeral, spelled } = english

/** "gain", or "gains" of somebody else. */
const verb = (base: string, mood: string): string => (mood === 'third' ? `${base}s` : base)

export const operations: OperationWords = {
  result({ by }, said, _, before) {
    const n = sizeOf(by)
    if (isLoss(by)) return `the result falls by ${n}${perEach(by, said)}`
    if (before?.do === 'result') return String(n)
    if (hasCondition(said.effect, 'addsResult')) return `add ${n} more`
    if (typeof by !== 'number' && by.count.of === 'paid' && n === 1) return 'add as much to the result'
    return `add ${n} to the result${perEach(by, said)}`
  },
  difficulty: ({ by }) => `the difficulty ${by < 0 ? 'falls' : 'rises'} by ${Math.abs(by)}`,
  xp: ({ by }, said, mood) =>
    `${verb(isLoss(by) ? 'lose' : 'gain', mood)} ${sizeOf(by)} Experience${perEach(by, said)}`,
  draw({ type, count: n }, _, mood, before) {
    const verbed = before?.do === 'draw' ? '' : `${verb('draw', mood)} `
    switch (type) {
      case 'either':
        return n === 1
          ? `${verbed}a Hero or Antihero card`
          : `${verbed}${spelled(n, FEAT.hero)} or ${spelled(n, FEAT.antihero)}`
      case 'same':
        return `${verbed}${n === 1 ? 'one' : numeral(n)} more of the same type`
      case 'other':
        return `${verbed}${numeral(n)} of the other type`
      default:
        return `${verbed}${some(n, FEAT[type])}`
    }
  },
  discard: ({ count: n, random }, { effect }, mood) =>
    `${verb('discard', mood)} ${n === 1 && hasCondition(effect, 'hand') ? 'one' : some(n, CARD)}${random ? ' at random' : ''}`,
  virtue: ({ count: n }, _, mood) => `${verb('gain', mood)} ${some(n, VIRTUE)}`,
  corrupt: ({ count: n }, _, mood) => `${verb('take', mood)} ${some(n, CORRUPTION)}`,
  prevent: (_, { effect }) => (effect.on === 'wouldCorrupt' ? 'prevent it' : 'prevent the Corruption'),
  ignoreMoons: () => 'the Moons of this attempt cause no Corruption',
  addDarkRune: () => 'add a Dark rune to the attempt and cast it',
  addIcon: ({ abilities }) => `count one more ${iconsOr(abilities)} icon, if that ability is relevant`,
  recast: ({ from }, said) =>
    from === 'nonCrest' ? `cast ${oneOf(said)} runes again (not the Crest)` : `cast ${suchOf(from, said)} again`,
  turn: (_, said) => `turn ${oneOf(said)} ability runes from 1 to 2`,
  flip: ({ from }, said) =>
    from === 'nonCrest' ? 'turn one rune over (not the Crest)' : `turn ${suchOf(from, said)} over`,
  chooseDarkFaces: () => 'choose the face of each of your Dark runes',
  specialZero: ({ by }) => `your special runes showing 0 add ${by} instead`,
  freeDark: ({ count: n }) => `your first ${n === 1 ? 'Dark rune is' : `${spelled(n, DARK)} are`} free`,
  freeJourney({ count: n }, { effect }) {
    if (effect.on === 'played')
      return `your next ${n === 1 ? 'Journey this turn is' : `${numeral(n)} Journeys this turn are`} free`
    return `your first ${n === 1 ? 'Journey is' : `${numeral(n)} Journeys are`} free`
  },
  reattempt: (_, __, mood) => `${verb('attempt', mood)} again`,
  onFail: ({ xp }) => `gain ${xp} Experience if the Challenge fails`,
  adv({ by }, said, _, before) {
    if (before?.do === 'adv') return `${sizeOf(by)} more${perEach(by, said)}`
    const { on, if: ifs } = said.effect
    const isNamed = on === 'failAdversary' || (on === 'overcome' && ifs.some(({ is }) => is === 'facingAdversary'))
    return `${isNamed ? 'it' : 'the Adversary'} ${isLoss(by) ? 'loses' : 'gains'} ${count(sizeOf(by), TOKEN)}${perEach(by, said)}`
  },
  stealAdv: ({ count: n }) => `take ${n} Experience from the Adversary`,
  steal: ({ count: n }) => `take ${n} Experience from another Hero`,
  demand: () => 'gives you 1 Experience or a card',
  retrieve: () => 'take a discarded Hero or Antihero card into your hand',
  cancelFeat: () => 'cancel it',
  cancelAction({ which }, { effect }) {
    if (which === 'chosen') return 'cancel a pending Action'
    return `cancel the Action ${effect.on === 'crest' ? 'it reveals' : 'just revealed'}`
  },
  playAction: () => 'the Adversary plays an Action',
  suppress: ({ what }) => SUPPRESSED[what],
  sweepRow: () => 'the other face-up cards of the row are replaced',
  copyHeritage: () => 'use the effect of another Hero’s Heritage',
}

const SETS = {
  nonCrest: 'runes',
  abilityShowingOne: 'ability runes showing 1',
  abilityShowingTwo: 'ability runes showing 2',
}
const SUPPRESSED = {
  class: 'your Class has no effect for the rest of this attempt',
  featsOfOthers: 'what they added is lost',
  heritage: 'your Heritage cannot be used on this Crest',
}
/** A rune the sentence has spoken of already is "one such rune". */
const suchOf = (from: RuneSet, said: Said): string =>
  hasCondition(said.effect, 'abilityShowingTwo') ? 'one such rune' : `${oneOf(said)} ${SETS[from]}`
const oneOf = (said: Said): string => (isOfHero(said) ? 'one of that Hero’s' : 'one of your')

export const costs: CostWords = {
  xp: ({ from, to }) => `pay ${from === to ? from : `${from} or ${to}`} Experience`,
  discard: ({ from, to }) => (to === 'all' ? 'discard one or more cards' : `discard ${ranged(from, to, CARD)}`),
  corrupt: ({ from, to }) => `take ${ranged(from, to, CORRUPTION)}`,
}
const ranged = (from: number, to: number, noun: english.Noun): string =>
  from === to ? some(from, noun) : `${numeral(from)} or ${spelled(to, noun)}`
