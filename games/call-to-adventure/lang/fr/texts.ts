import { french } from '@monomyth/engine/text'
import type { Effect } from '../../effects/effect.ts'
import { clause, sentence } from '../text.ts'
import type { CardTexts } from '../words.ts'
import { phrases } from './effects.ts'
import { icons, pathName, rewards } from './things.ts'

const { capitalise, list } = french

const all = (effects: readonly Effect[]): string => effects.map((effect) => sentence(phrases, effect)).join(' ')
const abilities = (pair: readonly (keyof typeof icons)[]): string => pair.map((one) => icons[one]).join(', ')

/** What is printed on each kind of card. */
export const texts: CardTexts = {
  heritage: ({ own }) =>
    `${sentence(phrases, { ...own, optional: true })} Ou piochez à la place une carte Héros ou Antihéros.`,
  origin: ({ abilities: pair, effects }) => `${abilities(pair)}. ${all(effects)}`,
  class: ({ first, second, third }) =>
    `Avec 2 Expérience : +1 aux Défis ${icons[first]}. Avec 4 : +1 aux Défis ${icons[second]}. Avec 6 : ${clause(phrases, third)}.`,
  destiny({ corner, effects }) {
    const worth = [
      ...(corner.tri === 0 ? [] : [`vaut ${corner.tri} Triomphe`]),
      ...(corner.tra === 0 ? [] : [`vaut ${corner.tra} Tragédie`]),
      ...corner.icons.map((icon) => `montre ${icons[icon]}`),
    ]
    return `${all(effects)}${worth.length === 0 ? '' : ` La carte elle-même ${list(worth)}.`}`
  },
  trait: ({ path, effect }) => `${capitalise(rewards(path))}. ${sentence(phrases, effect)}`,
  challenge({ number, difficulty, abilities: pair, top, bottom }) {
    const said = (at: 0 | 1): string => pathName(number - 1, at) ?? ''
    return `Difficulté ${difficulty} ; ${abilities(pair)}. ${said(0)} : ${rewards(top)}. ${said(1)} (+1) : ${rewards(bottom)}.`
  },
  feat: ({ timing, effect }) => sentence(phrases, effect, timing),
  action: ({ effect }) => sentence(phrases, effect),
  face: ({ difficulty, reward, effects }, { abilities: pair, tokens }) =>
    `Difficulté ${difficulty} ; ${abilities(pair)}. Récompense : ${rewards(reward)}. ${all([...effects, ...tokens])}`,
  quest: ({ effects }) => all(effects),
}
