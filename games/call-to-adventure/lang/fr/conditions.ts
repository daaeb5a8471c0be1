import { french } from '@monomyth/engine/text'
import type { Counter } from '../../effects/effect.ts'
import { isOfHero, type Said } from '../said.ts'
import type { ConditionWords } from '../text.ts'
import { ACTS, atLeast, CARD, counted, DARK, FEAT, iconsOr, onLevels } from './things.ts'

/** What must hold, as it follows « si ». */

const { spelled } = french

export const conditions: ConditionWords = {
  path: ({ icons }) => `la voie rapporte ${iconsOr(icons)}`,
  added: ({ icons }) => `la voie montre ${iconsOr(icons)}`,
  addedTragedy: () => 'la voie montre des points de Tragédie',
  matching: () => 'son icône Histoire y figurait déjà',
  addedLastTurn: ({ icons }) => `vous avez ajouté une voie ${iconsOr(icons)} à votre tour précédent`,
  relevant: ({ abilities }) => `${iconsOr(abilities)} sert à la tentative`,
  ownTurn: () => 'c’est votre tour',
  othersTurn: () => 'c’est le tour d’un autre joueur',
  ownTurnOrFailing: () => 'c’est votre tour ou si la tentative échoue en l’état',
  facingAdversary: () => 'l’Adversaire est affronté',
  notAdversary: () => 'ce n’est pas l’Adversaire',
  marginAtLeast: ({ margin }) => `le résultat dépasse la difficulté de ${margin} ou plus`,
  marginAtMost: ({ margin }) => `le résultat manque la difficulté de ${-margin} ou plus`,
  noDark: () => 'la tentative ne compte aucune Rune Sombre',
  darkRunes: ({ atLeast: n }) => `la tentative compte ${n === 1 ? 'une Rune Sombre' : `au moins ${spelled(n, DARK)}`}`,
  darkFree: () => 'la tentative compte moins de trois Runes Sombres',
  moonShown: () => 'une Lune est visible',
  bottom: () => 'c’était une voie du bas',
  level({ of, atLeast: from, atMost: to }, said) {
    const whose = of === 'chosen' || isOfHero(said) ? 'ce Héros est' : 'vous êtes'
    return `${whose} ${onLevels(Math.max(1, from), Math.min(7, to))}`
  },
  count: ({ count, atLeast: n }, said) => counting(count, n, said),
  hand: ({ atLeast: n }) => `vous avez ${atLeast(n, CARD)} en main`,
  xp: ({ atLeast: n }) => (n === 1 ? 'vous avez de l’Expérience' : `vous avez au moins ${n} Expérience`),
  chosenXp: ({ atLeast: n }) => `ce Héros a au moins ${n} Expérience`,
  chosenXpOrCard: () => 'ce Héros a de l’Expérience ou une carte',
  discarded: () => 'une carte Héros ou Antihéros est défaussée',
  advTokens: ({ atLeast: n }) => `l’Adversaire a ${n === 1 ? 'des jetons' : `au moins ${n} jetons`}`,
  actionPending: () => 'une Action est en attente',
  featBelow: () => 'la dernière carte jouée est celle d’un autre joueur',
  bonusFromOthers: () => 'des cartes d’autres joueurs ont augmenté le résultat',
  abilityShowingTwo: () => 'une de vos Runes de Compétence montre 2',
  sameLevel: () => 'un autre Héros est à votre niveau (en solo : si vous êtes au niveau 3)',
  addsResult: () => 'elle augmente le résultat',
  act: ({ act }) => `c’est l’Acte ${ACTS[act]}`,
  featType: ({ type }) => `c’est ${french.un(FEAT[type])}`,
}

/** « votre Histoire compte une icône Dextérité », « vous avez au moins deux Traits » */
function counting(count: Counter, n: number, said: Said): string {
  const already = said.effect.on === 'gain' ? ' déjà' : ''
  const isOther = isOfHero(said)
  switch (count.of) {
    case 'icons':
    case 'distinct':
    case 'largestSet':
      return `${isOther ? 'son' : 'votre'} Histoire compte${already} ${atLeast(n, counted(count))}`
    case 'played': {
      const noun = count.type === 'any' ? CARD : FEAT[count.type]
      return `${isOther ? 'ce Héros a' : 'vous avez'}${already} joué ${atLeast(n, noun)}`
    }
    default:
      return `${isOther ? 'ce Héros a' : 'vous avez'}${already} ${atLeast(n, counted(count))}`
  }
}
