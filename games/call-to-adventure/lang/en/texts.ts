import { english } from '@monomyth/engine/text'
import type { Effect } from '../../effects/effect.ts'
import { clause, sentence } from '../text.ts'
import type { CardTexts } from '../words.ts'
import { phrases } from './effects.ts'
import { icons, pathName, rewards } from './things.ts'

const { capitalise, list } = english

const all = (effects: readonly Effect[]): string => effects.map((effect) => sentence(phrases, effect)).join(' ')
const abilities = (pair: readonly (keyof typeof icons)[]): string => pair.map((one) => icons[one]).join(', ')

/** What is printed on each kind of card. */
export const texts: CardTexts = {
  heritage: ({ own }) => `${sentence(phrases, { ...own, optional: true })} Or draw a Hero or Antihero card instead.`,
  origin: ({ abilities: pair, effects }) => `${abilities(pair)}. ${all(effects)}`,
  class: ({ first, second, third }) =>
    `With 2 Experience: +1 in ${icons[first]} Challenges. With 4: +1 in ${icons[second]} Challenges. With 6: ${clause(phrases, third)}.`,
  destiny({ corner, effects }) {
    const worth = [
      ...(corner.tri === 0 ? [] : [`is worth ${corner.tri} Triumph`]),
      ...(corner.tra === 0 ? [] : [`is worth ${corner.tra} Tragedy`]),
      ...corner.icons.map((icon) => `shows ${icons[icon]}`),
    ]
    return `${all(effects)}${worth.length === 0 ? '' : ` The card itself ${list(worth)}.`}`
  },
  trait: ({ path, effect }) => `${capitalise(rewards(path))}. ${sentence(phrases, effect)}`,
  challenge({ number, difficulty, abilities: pair, top, bottom }) {
    const said = (at: 0 | 1): string => pathName(number - 1, at) ?? ''
    return `Difficulty ${difficulty}; ${abilities(pair)}. ${said(0)}: ${rewards(top)}. ${said(1)} (+1): ${rewards(bottom)}.`
  },
  feat: ({ timing, effect }) => sentence(phrases, effect, timing),
  action: ({ effect }) => sentence(phrases, effect),
  face: ({ difficulty, reward, effects }, { abilities: pair, tokens }) =>
    `Difficulty ${difficulty}; ${abilities(pair)}. Reward: ${rewards(reward)}. ${all([...effects, ...tokens])}`,
  quest: ({ effects }) => all(effects),
}
