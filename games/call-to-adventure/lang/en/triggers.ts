import { english } from '@monomyth/engine/text'
import { findCondition, hasCondition, levelsOf, type Said } from '../said.ts'
import type { TimingWords, TriggerWords } from '../text.ts'
import { ACTS, CARD, DARK, FEAT, iconsOr, onLevels } from './things.ts'

/** How the sentences of a card begin, in English. */

const { spelled } = english

const who = ({ effect }: Said): string => (effect.by === 'self' ? 'you' : 'a Hero')
/** "When you attempt", "When a Hero attempts" */
const when = (said: Said, base: string, rest: string): string =>
  `when ${who(said)} ${said.effect.by === 'self' ? base : `${base}s`} ${rest}`
const by = (n: number | undefined): string => (n === undefined ? '' : ` by ${n} or more`)

export const triggers: TriggerWords = {
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

export const timings: TimingWords = {
  attempt,
  post: (said) => `${attempt(said)}, once the runes are cast`,
  afterFail: (said) => after(said, 'fail'),
  afterOvercome: (said) => after(said, 'overcome'),
  turnStart: () => 'at the start of your turn',
  ownTurn: () => 'on your turn',
  anytime: () => 'at any time',
  stack: ({ effect }) => `in response to ${hasCondition(effect, 'featBelow') ? 'another player’s card' : 'a card'}`,
}
