import { french } from '@monomyth/engine/text'
import type { Condition, Operation } from '../../effects/effect.ts'
import { hasCondition, levelsOf, type Said, scored } from '../said.ts'
import type { Phrases } from '../text.ts'
import { conditions } from './conditions.ts'
import { costs, operations } from './operations.ts'
import { CARD, CORRUPTION, each, FEAT, onLevels, perEach, sizeOf, some, TOKEN, VIRTUE } from './things.ts'
import { timings, triggers } from './triggers.ts'

/** How the sentences of a card are put together, in French. */

const { count, list, spelled } = french

const setup = (done: readonly Operation[]): string => {
  const [first] = done
  if (first?.do === 'adv') return `l’Adversaire commence avec ${count(sizeOf(first.by), TOKEN)}${perEach(first.by)}`
  return `vous commencez la partie avec ${list(done.map(atStart))}`
}
function atStart(operation: Operation): string {
  switch (operation.do) {
    case 'draw':
      return `${spelled(operation.count, operation.type === 'hero' || operation.type === 'antihero' ? FEAT[operation.type] : CARD)} de plus`
    case 'xp':
      return `${sizeOf(operation.by)} Expérience de plus`
    case 'virtue':
      return some(operation.count, VIRTUE)
    case 'corrupt':
      return some(operation.count, CORRUPTION)
    default:
      return operation.do
  }
}

/** « en fin de partie, marquez 1 Triomphe par Trait et par icône Royauté » */
function score(done: readonly Operation[]): string {
  const parts = scored(done).map(({ points, times, counts }) => {
    const worth = `${times} ${points === 'tri' ? 'Triomphe' : 'Tragédie'}`
    return counts.length === 0 ? worth : `${worth} ${list(counts.map((counter) => each(counter)))}`
  })
  return `en fin de partie, marquez ${parts.join(', et ')}`
}

const whenWords = (condition: Condition, said: Said): string => {
  if (condition.is === 'ownTurn') return 'pendant votre tour'
  if (condition.is === 'othersTurn') return 'pendant celui d’un autre joueur'
  return `si ${(conditions[condition.is] as (condition: Condition, said: Said) => string)(condition, said)}`
}

/** « si a et si b » */
const si = (clauses: readonly string[]): string => list(clauses.map((clause) => `si ${clause}`))

export const phrases: Phrases = {
  operations,
  conditions,
  costs,
  triggers,
  timings,
  setup,
  score,
  subject(person, { effect }) {
    if (person === 'each') return 'chaque Héros'
    if (person === 'hero') return 'ce Héros'
    const level = levelsOf(effect, 'chosen')
    const other = effect.do.some((one) => one.do === 'demand') ? 'un autre Héros' : 'un Héros'
    return `${other} de votre choix${level === undefined ? '' : ` ${onLevels(level.from, level.to)}`}`
  },
  when: whenWords,
  choose: (branches) => `au choix : ${branches.join(', ou ')}`,
  paying: (cost, done) => `${cost} pour ${done}`,
  may: (opening, done) => `${opening === '' ? '' : `${opening}, `}vous pouvez ${done}`,
  opened: (opening, done) => (opening === '' ? done : `${opening}, ${done}`),
  provided: (done, clauses) => (clauses.length === 0 ? done : `${done} ${si(clauses)}`),
  otherwise: (clauses, done, otherwise) => `${si(clauses)}, ${done} ; sinon, ${otherwise}`,
  and: ' et ',
  next: ', puis ',
  or: ', ou ',
  oncePerTurn: ' (une fois par tour)',
  oncePerAttempt: ' (une fois par tentative)',
  remarks(effect) {
    if (effect.do.some((one) => one.do === 'copyHeritage')) return ['Si aucun ne peut servir, gagnez 1 Expérience.']
    const isSquire = effect.on === 'playFeat' && effect.by === 'self' && hasCondition(effect, 'othersTurn')
    return isSquire ? ['En solo : pour la première carte de chacun de vos tours.'] : []
  },
  capitalise: french.capitalise,
}
