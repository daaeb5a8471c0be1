import { english } from '@monomyth/engine/text'
import type { Condition, Operation } from '../../effects/effect.ts'
import { hasCondition, levelsOf, type Said, scored } from '../said.ts'
import type { Phrases } from '../text.ts'
import { conditions } from './conditions.ts'
import { costs, operations } from './operations.ts'
import { CORRUPTION, each, FEAT, onLevels, perEach, sizeOf, some, TOKEN, VIRTUE } from './things.ts'
import { timings, triggers } from './triggers.ts'

/** How the sentences of a card are put together, in English. */

const { count, list, numeral } = english

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
