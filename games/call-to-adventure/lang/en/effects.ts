import { english } from '@monomyth/engine/text'
import type { Condition, Operation, RuneSet } from '../../effects/effect.ts'
import { findCondition, hasCondition, isLoss, isOfHero, levelsOf, type Phrases, type Said, scored } from '../text.ts'
import { conditions } from './conditions.ts'
import {
  ACTS,
  CARD,
  CORRUPTION,
  DARK,
  each,
  FEAT,
  iconsOr,
  onLevels,
  perEach,
  sizeOf,
  some,
  TOKEN,
  VIRTUE,
} from './things.ts'

/** What cards do, in English. Operations stand without capital or full stop. */

const { count, list, numeral, spelled } = english

/** "gain", or "gains" of somebody else. */
const verb = (base: string, mood: string): string => (mood === 'third' ? `${base}s` : base)

const operations: Phrases['operations'] = {
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

const costs: Phrases['costs'] = {
  xp: ({ from, to }) => `pay ${from === to ? from : `${from} or ${to}`} Experience`,
  discard: ({ from, to }) => (to === 'all' ? 'discard one or more cards' : `discard ${ranged(from, to, CARD)}`),
  corrupt: ({ from, to }) => `take ${ranged(from, to, CORRUPTION)}`,
}
const ranged = (from: number, to: number, noun: english.Noun): string =>
  from === to ? some(from, noun) : `${numeral(from)} or ${spelled(to, noun)}`

const who = ({ effect }: Said): string => (effect.by === 'self' ? 'you' : 'a Hero')
/** "When you attempt", "When a Hero attempts" */
const when = (said: Said, base: string, rest: string): string =>
  `when ${who(said)} ${said.effect.by === 'self' ? base : `${base}s`} ${rest}`
const by = (n: number | undefined): string => (n === undefined ? '' : ` by ${n} or more`)

const triggers: Phrases['triggers'] = {
  static({ effect }) {
    if (hasCondition(effect, 'facingAdversary')) return 'facing the Adversary'
    return hasCondition(effect, 'ownTurn') ? 'on each of your turns' : ''
  },
  declare: (said) => when(said, 'attempt', aPath(said)),
  cast: (said) => (said.effect.by === 'self' ? 'when you cast' : 'when a Hero casts'),
  crest: () => 'on a Crest',
  darkCast(said) {
    const { atLeast = 1 } = findCondition(said.effect, 'darkRunes') ?? {}
    return when(said, 'cast', atLeast === 1 ? 'a Dark rune' : `at least ${spelled(atLeast, DARK)}`)
  },
  runeDraw: () => 'when a special rune or your Heritage lets you draw a card',
  gain: () => 'when you gain this Trait',
  traitGain: (said) => when(said, 'gain', 'a Trait'),
  storyAdd(said) {
    const { effect } = said
    const shown = findCondition(effect, 'added')
    const what =
      shown !== undefined
        ? english.a(`${iconsOr(shown.icons)} path`)
        : hasCondition(effect, 'addedTragedy')
          ? 'a Tragedy path'
          : 'a path'
    if (hasCondition(effect, 'matching')) {
      return `when a Story icon joins ${effect.by === 'self' ? 'your' : 'a'} Story that already shows it`
    }
    return effect.by === 'self' ? `when you add ${what} to your Story` : `when ${what} joins a Story`
  },
  overcome(said) {
    const { effect } = said
    const margin = by(findCondition(effect, 'marginAtLeast')?.margin)
    const what = hasCondition(effect, 'facingAdversary')
      ? 'the Adversary'
      : hasCondition(effect, 'bottom')
        ? 'a bottom path'
        : 'a Challenge'
    return when(said, 'overcome', `${what}${margin}${hasCondition(effect, 'noDark') ? ' without a Dark rune' : ''}`)
  },
  fail(said) {
    const most = findCondition(said.effect, 'marginAtMost')?.margin
    return when(said, 'fail', `a Challenge${by(most === undefined ? undefined : -most)}`)
  },
  failAdversary: (said) => when(said, 'fail', 'against the Adversary'),
  virtue: (said) => when(said, 'gain', 'a Virtue'),
  corruption: (said) => when(said, 'take', 'a Corruption'),
  wouldCorrupt: (said) => `when ${who(said)} would take a Corruption`,
  playFeat(said) {
    const { effect } = said
    const type = findCondition(effect, 'featType')?.type
    const noun = type === undefined ? CARD : FEAT[type]
    if (hasCondition(effect, 'addsResult')) return `when a ${noun.one} you play adds to the result`
    if (effect.by === 'any') return `when ${english.a(noun.one)} is played`
    const turn = hasCondition(effect, 'othersTurn')
      ? ' on another player’s turn'
      : hasCondition(effect, 'ownTurn')
        ? ' on your turn'
        : ''
    return `when you play ${english.a(noun.one)}${turn}`
  },
  discardFeat: (said) => when(said, 'discard', 'a card'),
  journey: (said) => (said.effect.by === 'self' ? 'when you Journey' : 'when a Hero Journeys'),
  activate: ({ effect }) => (effect.limit === 'none' ? 'on your turn' : 'once per turn, on your turn'),
  activatePost: ({ effect: { limit } }) =>
    limit === 'none' ? 'after your cast' : `once per ${limit}, after your cast`,
  actReveal({ effect }) {
    const act = findCondition(effect, 'act')?.act
    return `when ${act === undefined ? 'an Act' : `Act ${ACTS[act]}`} opens`
  },
  actionReshuffle: () => 'when the Action deck is reshuffled',
  resolved: () => '',
}

/** "a Strength or Constitution path" */
const aPath = ({ effect }: Said): string => {
  const icons = findCondition(effect, 'path')?.icons
  return icons === undefined ? 'a path' : english.a(`${iconsOr(icons)} path`)
}

/** Whose attempt, and at what: "another Hero’s attempt against the Adversary" */
function attempt(said: Said): string {
  const { effect } = said
  const level = levelsOf(effect, 'hero')
  const whose = hasCondition(effect, 'ownTurn')
    ? 'your attempt'
    : hasCondition(effect, 'othersTurn')
      ? 'another Hero’s attempt'
      : level === undefined
        ? 'a Hero’s attempt'
        : `the attempt of a Hero ${onLevels(level.from, level.to)}`
  const at = hasCondition(effect, 'path')
    ? ` at ${aPath(said)}`
    : hasCondition(effect, 'facingAdversary')
      ? ' against the Adversary'
      : hasCondition(effect, 'notAdversary')
        ? ' at a Challenge other than the Adversary'
        : ''
  return `during ${whose}${at}`
}

const after = ({ effect }: Said, base: string): string => {
  const does = hasCondition(effect, 'ownTurn') ? `you ${base}` : `a Hero ${base}s`
  return `after ${does} a Challenge${hasCondition(effect, 'noDark') ? ' without a Dark rune' : ''}`
}

const timings: Phrases['timings'] = {
  attempt,
  post: (said) => `${attempt(said)}, once the runes are cast`,
  afterFail: (said) => after(said, 'fail'),
  afterOvercome: (said) => after(said, 'overcome'),
  turnStart: () => 'at the start of your turn',
  ownTurn: () => 'on your turn',
  anytime: () => 'at any time',
  stack: ({ effect }) => `in response to ${hasCondition(effect, 'featBelow') ? 'another player’s card' : 'a card'}`,
}

const setup = (done: readonly Operation[]): string => {
  const [first] = done
  if (first?.do === 'adv') return `the Adversary starts with ${count(sizeOf(first.by), TOKEN)}${perEach(first.by)}`
  return `you start the game with ${list(done.map(atStart))}`
}
function atStart(operation: Operation): string {
  switch (operation.do) {
    case 'draw':
      return operation.type === 'hero' || operation.type === 'antihero'
        ? `${numeral(operation.count)} more ${english.plural(operation.count, FEAT[operation.type])}`
        : `${numeral(operation.count)} more cards`
    case 'xp':
      return `${sizeOf(operation.by)} more Experience`
    case 'virtue':
      return some(operation.count, VIRTUE)
    case 'corrupt':
      return some(operation.count, CORRUPTION)
    default:
      return operation.do
  }
}

/** "at the end of the game, score 1 Triumph for each Trait and for each Royalty icon" */
function score(done: readonly Operation[]): string {
  const parts = scored(done).map(({ points, times, counts }) => {
    const worth = `${times} ${points === 'tri' ? 'Triumph' : 'Tragedy'}`
    return counts.length === 0 ? worth : `${worth} ${list(counts.map((counter) => each(counter)))}`
  })
  return `at the end of the game, score ${parts.join(', and ')}`
}

const whenWords = (condition: Condition, said: Said): string => {
  if (condition.is === 'ownTurn') return 'on your turn'
  if (condition.is === 'othersTurn') return 'on another player’s turn'
  return `if ${(conditions[condition.is] as (condition: Condition, said: Said) => string)(condition, said)}`
}

export const phrases: Phrases = {
  operations,
  conditions,
  costs,
  triggers,
  timings,
  setup,
  score,
  subject(person, { effect }) {
    if (person === 'each') return 'every Hero'
    if (person === 'hero') return 'that Hero'
    const level = levelsOf(effect, 'chosen')
    const other = effect.do.some((one) => one.do === 'demand') ? 'another Hero' : 'a Hero'
    return `${other} of your choice${level === undefined ? '' : ` ${onLevels(level.from, level.to)}`}`
  },
  when: whenWords,
  choose: (branches) => `choose: ${branches.join(', or ')}`,
  paying: (cost, done) => `${cost} to ${done}`,
  may: (opening, done) =>
    opening === '' ? `you may ${done}` : `${opening}${/^(on a|after)/.test(opening) ? '' : ','} you may ${done}`,
  opened: (opening, done) => (opening === '' ? done : `${opening}, ${done}`),
  provided: (done, clauses) => (clauses.length === 0 ? done : `${done} if ${list(clauses)}`),
  otherwise: (clauses, done, otherwise) => `if ${list(clauses)}, ${done}; otherwise, ${otherwise}`,
  and: ' and ',
  next: ', then ',
  or: ', or ',
  oncePerTurn: ' (once per turn)',
  oncePerAttempt: ' (once per attempt)',
  remarks(effect) {
    if (effect.do.some((one) => one.do === 'copyHeritage')) return ['If there is none to use, gain 1 Experience.']
    const isSquire = effect.on === 'playFeat' && effect.by === 'self' && hasCondition(effect, 'othersTurn')
    return isSquire ? ['Solo: for the first card of each of your turns.'] : []
  },
  capitalise: english.capitalise,
}
