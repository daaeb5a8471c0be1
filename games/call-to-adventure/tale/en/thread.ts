import { english } from '@monomyth/engine/text'
import type { Thread } from '../words.ts'

const { count, list } = english
const POINT: english.Noun = { one: 'point', many: 'points' }

/** A figure stays with what it counts. */
const worth = (points: number): string => count(points, POINT).replace(' ', '\u00a0')

/** What holds a tale together. */
export const thread: Thread = {
  opens: [
    ['One spring', 'In the first hard winter', 'It all began when', 'One market day', 'One cold morning'],
    ['In those years', 'Far from home', 'When the roads were dry again,', 'One summer of war', 'In a foreign town'],
    [
      'Now that it mattered,',
      'Late that autumn',
      'With grey in the evening sky,',
      'When nobody else would,',
      'At last',
    ],
  ],
  goesOn: [
    'Then',
    'Not a year later',
    'Before the leaves fell',
    'On the road home',
    'When the snow came,',
    'By and by',
  ],
  soon: ['soon after', 'that same season', 'one rainy night', 'without a word', 'a little later'],
  atLast: ['in the end', 'before the year was out', 'when all was quiet', 'to general surprise', 'against all advice'],
  two: (first, joint, second) => `${first}, and ${joint} ${second}`,
  three: (first, joint, second, last, third) => `${first}; ${joint}, ${second}; and ${last} ${third}`,
  heroes: (names) => `The songs still name what helped: ${list(names)}.`,
  antiheroes: (names) => `Of some things people only whisper: ${list(names)}.`,
  feats: (heroes, antiheroes) => `The songs still name ${list(heroes)}; of ${list(antiheroes)} people only whisper.`,
  fight: {
    beatenWon: (name, clause) => `${name} ${clause}. That day the enemy fell, and bells rang until the ringers slept.`,
    beatenLost: (name, clause) =>
      `For one bright hour all seemed won: ${name} ${clause}. But the darkness held, and the songs of that year are short.`,
    stoodWon: (name, clause) =>
      `${name} ${clause}. Yet the years had worn the enemy down, and on that very day it fell.`,
    stoodLost: (name, clause) => `${name} ${clause}. The darkness held, and the songs of that year are short.`,
  },
  peace: 'No dark lord came in those years: the only question was whose tale would be told.',
  best: (name) => `It was that of ${name} the taverns chose.`,
  lesser: (name) => `The taverns chose another, and kept that of ${name} for long evenings.`,
  levels: {
    1: (name) => `To the end ${name} walked in the light, and they say the light walked too.`,
    2: (name) => `${name} stayed on the side of the good, even when nobody was looking.`,
    3: (name) => `Neither saint nor villain, ${name} weighed every choice and slept as others sleep.`,
    4: (name) => `There was a shadow on the heart of ${name} by then, no bigger than a coin.`,
    5: (name) => `By then ${name} had made friends with the dark and no longer asked its price.`,
    6: (name) => `The dark already held most of ${name}, and what was left did not complain.`,
    7: (name) => `In the end the dark kept ${name} for good, and only the name came home.`,
  },
  points: [
    (points) => `The chroniclers weighed this life at ${worth(points)}.`,
    (points) => `At the last reckoning it came to ${worth(points)}.`,
    (points) => `In the great book it stands at ${worth(points)}.`,
  ],
}
