import { english } from '@monomyth/engine/text'
import type { Counter } from '../../effects/effect.ts'
import { isOfHero, type Said } from '../said.ts'
import type { ConditionWords } from '../text.ts'
import { ACTS, atLeast, CARD, counted, DARK, FEAT, iconsOr, onLevels } from './things.ts'

/** What must hold, as it follows "if". */

const { spelled } = english

const has = (said: Said): string => (isOfHero(said) ? 'that Hero has' : 'you have')

export const conditions: ConditionWords = {
  path: ({ icons }) => `the path rewards ${iconsOr(icons)}`,
  added: ({ icons }) => `the path shows ${iconsOr(icons)}`,
  addedTragedy: () => 'the path shows Tragedy',
  matching: () => 'its Story icon was already there',
  addedLastTurn: ({ icons }) => `you added ${english.a(iconsOr(icons))} path on your previous turn`,
  relevant: ({ abilities }) => `${iconsOr(abilities)} is relevant`,
  ownTurn: () => 'it is your turn',
  othersTurn: () => 'it is another player’s turn',
  ownTurnOrFailing: () => 'it is your turn or the attempt is failing',
  facingAdversary: () => 'the Adversary is faced',
  notAdversary: () => 'it is not the Adversary',
  marginAtLeast: ({ margin }) => `the result is at least ${margin} above the difficulty`,
  marginAtMost: ({ margin }) => `the result is at least ${-margin} below the difficulty`,
  noDark: () => 'no Dark rune is in the attempt',
  darkRunes: ({ atLeast: n }) =>
    n === 1 ? 'a Dark rune is in the attempt' : `at least ${spelled(n, DARK)} are in the attempt`,
  darkFree: () => 'fewer than three Dark runes are in the attempt',
  moonShown: () => 'a Moon shows',
  bottom: () => 'it was a bottom path',
  level({ of, atLeast: from, atMost: to }, said) {
    const whose = of === 'chosen' || isOfHero(said) ? 'that Hero is' : 'you are'
    return `${whose} ${onLevels(Math.max(1, from), Math.min(7, to))}`
  },
  count: ({ count, atLeast: n }, said) => counting(count, n, said),
  hand: ({ atLeast: n }) => (n === 1 ? 'you have a card in hand' : `you have at least ${spelled(n, CARD)} in hand`),
  xp: ({ atLeast: n }) => (n === 1 ? 'you have any Experience' : `you have at least ${n} Experience`),
  chosenXp: ({ atLeast: n }) => `that Hero has at least ${n} Experience`,
  chosenXpOrCard: () => 'that Hero has Experience or a card',
  discarded: () => 'a Hero or Antihero card lies in a discard pile',
  advTokens: ({ atLeast: n }) => `the Adversary has ${n === 1 ? 'any tokens' : `at least ${n} tokens`}`,
  actionPending: () => 'an Action is pending',
  featBelow: () => 'the last card played is another player’s',
  bonusFromOthers: () => 'other players’ cards have added to the result',
  abilityShowingTwo: () => 'one of your ability runes shows 2',
  sameLevel: () => 'another Hero is on your level (solo: if you are on level 3)',
  addsResult: () => 'it adds to the result',
  act: ({ act }) => `it is Act ${ACTS[act]}`,
  featType: ({ type }) => `it is ${english.a(FEAT[type].one)}`,
}

/** "your Story has a Dexterity icon", "you have at least two Traits" */
function counting(count: Counter, n: number, said: Said): string {
  const already = said.effect.on === 'gain' ? ' already' : ''
  const whose = isOfHero(said) ? 'that Hero’s' : 'your'
  switch (count.of) {
    case 'icons':
    case 'distinct':
    case 'largestSet':
      return `${whose} Story${already} has ${atLeast(n, counted(count))}`
    case 'played': {
      const noun = count.type === 'any' ? CARD : FEAT[count.type]
      return `${has(said)}${already} played ${atLeast(n, noun)}`
    }
    default:
      return already === ''
        ? `${has(said)} ${atLeast(n, counted(count))}`
        : `you already have ${atLeast(n, counted(count))}`
  }
}
