import { describe, expect, test } from 'vitest'
import type { Effect, Operation } from '../effects/effect.ts'
import { ABILITIES, type Ability, BOONS, type Icon, STORIES } from '../words.ts'
import { ACTIONS } from './actions.ts'
import { ADVERSARIES, FACES } from './adversaries.ts'
import { ANTIHEROES } from './antiheroes.ts'
import type { ChallengeDef, Path } from './cards.ts'
import { CHALLENGES } from './challenges.ts'
import { CHAPTERS } from './chapters.ts'
import { CLASSES } from './classes.ts'
import { DESTINIES } from './destinies.ts'
import { HERITAGES } from './heritages.ts'
import { HEROES } from './heroes.ts'
import { ORIGINS } from './origins.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ANTIHERO_PIECES,
  actionOf,
  actOf,
  adversaryOf,
  CARD_COUNT,
  CLASS_PIECES,
  card,
  classOf,
  DESTINY_PIECES,
  destinyOf,
  FACE_PIECES,
  faceOf,
  featOf,
  HERITAGE_PIECES,
  HERO_PIECES,
  heritageOf,
  idOf,
  isHero,
  isTrait,
  numberOf,
  ORIGIN_PIECES,
  originOf,
  pathOf,
  pieceOf,
  QUEST_PIECES,
  questOf,
  storyOf,
} from './pieces.ts'
import { QUESTS } from './quests.ts'
import { TRAITS } from './traits.ts'

const ACTS = [1, 2, 3] as const
const FEATS = [...HEROES, ...ANTIHEROES]

const pair = (abilities: readonly Ability[]): string => [...abilities].sort().join('/')
const ALL_PAIRS = ABILITIES.flatMap((a, i) => ABILITIES.slice(i + 1).map((b) => pair([a, b]))).sort()
const isAbility = (icon: Icon): boolean => (ABILITIES as readonly string[]).includes(icon)
const abilitiesOf = (path: Path): Icon[] => path.icons.filter(isAbility)
const inAct = (act: number): ChallengeDef[] => CHALLENGES.filter((challenge) => challenge.act === act)
const traitsIn = (act: number): typeof TRAITS => TRAITS.filter((trait) => trait.act === act)
const pathsIn = (act: number): Path[] => [
  ...traitsIn(act).map(({ path }) => path),
  ...inAct(act).flatMap(({ top, bottom }) => [top, bottom]),
]
const iconsIn = (act: number): Icon[] => pathsIn(act).flatMap(({ icons }) => icons)
const count = <T>(all: readonly T[], one: T): number => all.filter((other) => other === one).length
const tally = <T extends string>(all: readonly string[], words: readonly T[]): Record<string, number> =>
  Object.fromEntries(words.map((word) => [word, count(all, word)]))
const each = <T extends string>(words: readonly T[], number: number): Record<string, number> =>
  Object.fromEntries(words.map((word) => [word, number]))

/** CTA-957 */
const worth = (path: Path): number =>
  path.icons.length * 2 + path.tri + path.tra + path.hero + path.antihero + path.virtue - path.corruption

/** Every sentence of every card, by number. */
const SENTENCES: readonly (readonly [number: number, effect: Effect])[] = [
  ...HERITAGES.map(({ number, own }) => [number, own] as const),
  ...[...ORIGINS, ...DESTINIES, ...QUESTS, ...FACES].flatMap(({ number, effects }) =>
    effects.map((effect) => [number, effect] as const),
  ),
  ...CLASSES.map(({ number, third }) => [number, third] as const),
  ...[...TRAITS, ...ACTIONS, ...FEATS].map(({ number, effect }) => [number, effect] as const),
  ...ADVERSARIES.flatMap(({ adversary, tokens }) => tokens.map((effect) => [adversary.number, effect] as const)),
]
/** An operation and those within it. */
const unfold = (operation: Operation): Operation[] => {
  if (operation.do === 'when') return [operation, ...unfold(operation.then)]
  if (operation.do === 'choose') return [operation, ...operation.of.flatMap((branch) => branch.do.flatMap(unfold))]
  return [operation]
}

describe('the box', () => {
  test('CTA-950 card numbers 1 to 206 are each used exactly once', () => {
    const numbers = [
      ...[...HERITAGES, ...ORIGINS, ...CLASSES, ...DESTINIES, ...TRAITS, ...CHALLENGES],
      ...[...QUESTS, ...FACES, ...ACTIONS, ...FEATS],
    ].map(({ number }) => number)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 206 }, (_, i) => i + 1))
    expect(CARD_COUNT).toBe(206)
  })

  test('the counts of the components', () => {
    expect([HERITAGES, ORIGINS, CLASSES, DESTINIES].map(({ length }) => length)).toEqual([13, 15, 12, 14])
    expect(ACTS.map((act) => traitsIn(act).length)).toEqual([8, 8, 7])
    expect(ACTS.map((act) => inAct(act).length)).toEqual([15, 15, 14])
    expect([QUESTS, ADVERSARIES, FACES, ACTIONS].map(({ length }) => length)).toEqual([2, 11, 22, 13])
    expect([HEROES, ANTIHEROES].map(({ length }) => length)).toEqual([24, 24])
    expect(CHAPTERS).toHaveLength(7)
  })

  test.each([
    ['heritages', HERITAGE_PIECES, 1, 13],
    ['origins', ORIGIN_PIECES, 14, 28],
    ['classes', CLASS_PIECES, 29, 40],
    ['destinies', DESTINY_PIECES, 41, 54],
    ['Act I', ACT_PIECES[0]!, 55, 77],
    ['Act II', ACT_PIECES[1]!, 78, 100],
    ['Act III', ACT_PIECES[2]!, 101, 121],
    ['quests', QUEST_PIECES, 122, 123],
    ['faces', FACE_PIECES, 124, 145],
    ['actions', ACTION_PIECES, 146, 158],
    ['heroes', HERO_PIECES, 159, 182],
    ['antiheroes', ANTIHERO_PIECES, 183, 206],
  ] as const)('%s are numbered without a gap', (_, pieces, first, last) => {
    expect(pieces.map(numberOf)).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i))
  })
})

describe('lookups', () => {
  test('every lookup finds the card of its number', () => {
    const found = [
      ...[...HERITAGE_PIECES.map(heritageOf), ...ORIGIN_PIECES.map(originOf), ...CLASS_PIECES.map(classOf)],
      ...[...DESTINY_PIECES.map(destinyOf), ...ACT_PIECES.flat().map(storyOf), ...QUEST_PIECES.map(questOf)],
      ...[...FACE_PIECES.map(faceOf), ...ACTION_PIECES.map(actionOf)],
      ...[...HERO_PIECES, ...ANTIHERO_PIECES].map(featOf),
    ]
    expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 206 }, (_, i) => i + 1))
  })

  test('a piece is the printed number less one', () => {
    expect(card(159)).toBe(158)
    expect(pieceOf(158)).toBe(card(159))
    expect(numberOf(card(7))).toBe(7)
    expect([1, 54, 206].map((number) => idOf(card(number)))).toEqual(['001', '054', '206'])
  })

  test('paths and Acts of Story cards', () => {
    for (const story of [...TRAITS, ...CHALLENGES]) {
      const piece = card(story.number)
      expect(actOf(piece)).toBe(story.act - 1)
      expect(isTrait(piece)).toBe(story.kind === 'trait')
      expect(pathOf(piece, 0)).toBe(story.kind === 'trait' ? story.path : story.top)
      expect(pathOf(piece, 1)).toBe(story.kind === 'trait' ? story.path : story.bottom)
    }
  })

  test('Feats know their type, faces their card', () => {
    expect([...HERO_PIECES, ...ANTIHERO_PIECES].filter(isHero)).toEqual(HERO_PIECES)
    expect(FEATS.map(({ type }) => type)).toEqual([...HEROES.map(() => 'hero'), ...ANTIHEROES.map(() => 'antihero')])
    expect(FACE_PIECES.map((face) => adversaryOf(face).id)).toEqual(ADVERSARIES.flatMap(({ id }) => [id, id]))
  })
})

describe('characters', () => {
  test('CTA-951 the Origins carry every pair of abilities once', () => {
    expect(ORIGINS.map(({ abilities }) => pair(abilities)).sort()).toEqual(ALL_PAIRS)
    expect(ALL_PAIRS).toHaveLength(15)
  })

  test('CTA-952 each ability is twice the first and twice the second bonus of a Class', () => {
    expect(
      tally(
        CLASSES.map(({ first }) => first),
        ABILITIES,
      ),
    ).toEqual(each(ABILITIES, 2))
    expect(
      tally(
        CLASSES.map(({ second }) => second),
        ABILITIES,
      ),
    ).toEqual(each(ABILITIES, 2))
  })

  test('CTA-553 three Destinies have a corner', () => {
    const cornered = DESTINIES.filter(({ corner }) => corner.icons.length + corner.tri + corner.tra > 0)
    expect(cornered.map(({ number, corner }) => [number, corner])).toEqual([
      [50, { icons: [], tri: 0, tra: 2 }],
      [53, { icons: ['ROY'], tri: 0, tra: 0 }],
      [54, { icons: [], tri: 0, tra: 2 }],
    ])
  })
})

describe('Story cards', () => {
  test('CTA-953 the Challenges of an Act show every pair once; Act III leaves out CON and CHA', () => {
    const pairsIn = (act: number): string[] => inAct(act).map(({ abilities }) => pair(abilities))
    expect(pairsIn(1).sort()).toEqual(ALL_PAIRS)
    expect(pairsIn(2).sort()).toEqual(ALL_PAIRS)
    expect([...pairsIn(3), pair(ADVERSARIES[0]!.abilities)].sort()).toEqual(ALL_PAIRS)
    expect(pair(ADVERSARIES[0]!.abilities)).toBe('CHA/CON')
  })

  test.each(CHALLENGES)(
    'CTA-954 Challenge $number rewards one relevant ability above, the other below',
    (challenge) => {
      expect(abilitiesOf(challenge.top)).toHaveLength(1)
      expect(abilitiesOf(challenge.bottom)).toHaveLength(1)
      expect([...abilitiesOf(challenge.top), ...abilitiesOf(challenge.bottom)].sort()).toEqual(
        [...challenge.abilities].sort(),
      )
    },
  )

  test('CTA-955 ability icons of each Act', () => {
    expect(tally(iconsIn(1), ABILITIES)).toEqual(each(ABILITIES, 6))
    expect(tally(iconsIn(2), ABILITIES)).toEqual(each(ABILITIES, 6))
    expect(tally(iconsIn(3), ABILITIES)).toEqual({ STR: 6, DEX: 6, CON: 5, INT: 6, WIS: 6, CHA: 5 })
  })

  test('CTA-956 Story icons of each Act', () => {
    expect(tally(iconsIn(1), STORIES)).toEqual(each(STORIES, 2))
    expect(tally(iconsIn(2), STORIES)).toEqual(each(STORIES, 4))
    expect(tally(iconsIn(3), STORIES)).toEqual(each(STORIES, 3))
    expect(tally(ACTS.flatMap(iconsIn), STORIES)).toEqual(each(STORIES, 9))
  })

  /** By Act and difficulty: what the top and the bottom path may be worth. */
  const WORTH: Readonly<Record<string, readonly [top: readonly number[], bottom: readonly number[]]>> = {
    '1-2': [[2], [3, 4]],
    '1-3': [
      [2, 3],
      [3, 4],
    ],
    '1-4': [[4], [5]],
    '2-4': [[3], [4]],
    '2-5': [[4], [5]],
    '2-6': [[5], [6]],
    '3-6': [[5], [6]],
    '3-7': [[6], [7]],
    '3-8': [[7], [8]],
  }

  test.each(CHALLENGES)('CTA-957 the rewards of Challenge $number suit its difficulty', (challenge) => {
    const [tops, bottoms] = WORTH[`${challenge.act}-${challenge.difficulty}`]!
    const [top, bottom] = [worth(challenge.top), worth(challenge.bottom)]
    expect(tops).toContain(top)
    expect(bottoms).toContain(bottom)
    expect([1, 2]).toContain(bottom - top)
  })

  test('CTA-958 difficulties of each Act', () => {
    const difficulties = (act: number): Record<number, number> => {
      const all = inAct(act).map(({ difficulty }) => difficulty)
      return Object.fromEntries(all.map((difficulty) => [difficulty, count(all, difficulty)]))
    }
    expect(difficulties(1)).toEqual({ 2: 3, 3: 9, 4: 3 })
    expect(difficulties(2)).toEqual({ 4: 4, 5: 9, 6: 2 })
    expect(difficulties(3)).toEqual({ 6: 4, 7: 8, 8: 2 })
  })

  test('CTA-959 every Trait has one sentence; 055 to 060 give the six abilities', () => {
    expect(TRAITS.filter(({ effect }) => effect.on === 'gain' && effect.do.length === 1)).toHaveLength(23)
    const first = TRAITS.filter(({ number }) => number <= 60).map(({ path }) => path)
    expect(first.flatMap(({ icons }) => icons).sort()).toEqual([...ABILITIES].sort())
    expect(first.map(worth)).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('CTA-C061 Kind-Hearted and Ruthless show no icon, but a mark', () => {
    const bare = TRAITS.filter(({ path }) => path.icons.length === 0)
    expect(bare.map(({ number, path }) => [number, path.virtue, path.antihero])).toEqual([
      [61, 1, 0],
      [62, 0, 1],
    ])
  })

  test('CTA-C095 two paths carry a Corruption, both below', () => {
    const corrupting = CHALLENGES.filter(({ top, bottom }) => top.corruption + bottom.corruption > 0)
    expect(corrupting.map(({ number, bottom }) => [number, bottom.corruption])).toEqual([
      [95, 1],
      [120, 1],
    ])
  })
})

describe('Feats', () => {
  test('CTA-961 a Feat is worth its one point by its type alone', () => {
    expect(FEATS.filter((feat) => 'points' in feat)).toEqual([])
    expect(new Set(FEATS.flatMap(({ effect }) => effect.do.flatMap(unfold)).map((act) => act.do))).not.toContain(
      'points',
    )
  })

  test('CTA-962 three Hero and three Antihero cards carry the tag of the Adversary', () => {
    const tagged = FEATS.filter(({ adversary }) => adversary).map(({ number }) => number)
    expect(tagged).toEqual([169, 174, 182, 190, 199, 202])
  })

  test('CTA-588 four Feats name a Hero', () => {
    expect(FEATS.filter(({ names }) => names !== 'nobody').map(({ number, names }) => [number, names])).toEqual([
      [176, 'any'],
      [191, 'other'],
      [192, 'other'],
      [205, 'any'],
    ])
  })
})

describe('the Adversary', () => {
  test('CTA-889 seven lines; the second, fourth, sixth and seventh have a form B', () => {
    expect(ADVERSARIES.map(({ id }) => id)).toEqual([
      ...['1A', '2A', '2B', '3A', '4A', '4B', '5A', '6A', '6B', '7A', '7B'],
    ])
    for (const { id, chapter, form } of ADVERSARIES) expect(id).toBe(`${chapter}${form}`)
    expect(CHAPTERS.map(({ adversary }) => adversary)).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A'])
    expect(CHAPTERS.map(({ shadow }) => shadow)).toEqual([...[undefined, '2B', undefined, '4B', undefined, '6B', '7B']])
  })

  test.each(ADVERSARIES)('CTA-960 difficulty and reward of $id', ({ form, adversary, final }) => {
    expect(adversary.difficulty).toBe(6)
    expect([final.difficulty, worth(final.reward)]).toEqual(form === 'A' ? [8, 9] : [9, 10])
  })

  test('CTA-704 the Adversary side rewards one card', () => {
    for (const { adversary } of ADVERSARIES) {
      expect([worth(adversary.reward), adversary.reward.hero + adversary.reward.antihero]).toEqual([1, 1])
    }
  })

  test('CTA-163 six Actions carry the skull mark, the others belong to one chapter each', () => {
    expect(ACTIONS.map(({ chapter }) => chapter)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('CTA-734 CTA-735 CTA-C125 the Dark Lord and his Consort', () => {
    const { abilities, adversary, final } = ADVERSARIES[0]!
    const none = { icons: [], tri: 0, tra: 0, hero: 0, antihero: 0, virtue: 0, corruption: 0 }
    expect(abilities).toEqual(['CON', 'CHA'])
    expect(adversary.reward).toEqual({ ...none, hero: 1 })
    expect(final.reward).toEqual({ ...none, icons: ['CON'], tri: 7 })
  })

  test('CTA-714 Adversary, Quest and Action cards answer everybody', () => {
    const theirs = SENTENCES.filter(([number]) => number >= 122 && number <= 158)
    expect(theirs.filter(([, effect]) => effect.by !== 'any')).toEqual([])
    expect(SENTENCES.filter(([, effect]) => effect.by === 'any')).toHaveLength(theirs.length)
  })
})

describe('the campaign', () => {
  test('CTA-888 the decks before the campaign', () => {
    const base = (cards: readonly { readonly number: number; readonly chapter: number }[]): number[] =>
      cards.filter(({ chapter }) => chapter === 0).map(({ number }) => number)
    const numbers = (first: number, last: number): number[] =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i)
    expect(base(HERITAGES)).toEqual(numbers(1, 10))
    expect(base(ORIGINS)).toEqual(numbers(14, 24))
    expect(CLASSES.map(({ number }) => number)).toEqual(numbers(29, 40))
    expect(base(DESTINIES)).toEqual(numbers(41, 47))
  })

  test('CTA-883 CTA-886 each envelope holds what its cards say', () => {
    for (const { chapter, adversary, shadow, action, destiny, character } of CHAPTERS) {
      const line = ADVERSARIES.filter((other) => other.chapter === chapter).map(({ id }) => id)
      expect([adversary, shadow].filter((id) => id !== undefined)).toEqual(line)
      expect(actionOf(card(action)).chapter).toBe(chapter)
      expect(destinyOf(card(destiny)).chapter).toBe(chapter)
      const brought = chapter % 2 === 1 ? originOf(card(character)) : heritageOf(card(character))
      expect([brought.number, brought.chapter]).toEqual([character, chapter])
    }
  })

  test('CTA-898 six chapters bring a Boon, the last none', () => {
    expect(CHAPTERS.map(({ boon }) => boon)).toEqual([...BOONS.slice(1), 'none'])
  })
})

describe('effects', () => {
  const users = new Map<Operation['do'], Set<number>>()
  for (const [number, effect] of SENTENCES) {
    for (const operation of [...effect.do, ...effect.else].flatMap(unfold)) {
      users.set(operation.do, (users.get(operation.do) ?? new Set()).add(number))
    }
  }

  test('at most twelve operations are used by one card only', () => {
    const custom = [...users].filter(([, numbers]) => numbers.size === 1).map(([name]) => name)
    expect(custom.length).toBeLessThanOrEqual(12)
  })

  test('only Actions and Adversary texts say what happens otherwise', () => {
    const otherwise = SENTENCES.filter(([, effect]) => effect.else.length > 0).map(([number]) => number)
    expect(otherwise.sort((a, b) => a - b)).toEqual([137, 139, 146, 151, 153, 154, 155])
  })

  test('whoever may name an amount, or pays, is never forced to', () => {
    const priced = SENTENCES.filter(([, effect]) => effect.cost !== undefined)
    for (const [, effect] of priced) {
      expect(effect.optional || ['played', 'activate', 'activatePost'].includes(effect.on)).toBe(true)
    }
  })

  test('what changes the equipment at the start: CTA-111 CTA-C020 CTA-C021', () => {
    const setup = ORIGINS.flatMap(({ number, effects }) =>
      effects.filter(({ on }) => on === 'setup').map((effect) => [number, effect.do] as const),
    )
    expect(setup).toEqual([
      [20, [{ do: 'draw', who: 'self', type: 'hero', count: 1 }]],
      [
        21,
        [
          { do: 'draw', who: 'self', type: 'antihero', count: 1 },
          { do: 'corrupt', who: 'self', count: 1 },
        ],
      ],
      [27, [{ do: 'xp', who: 'self', by: 2 }]],
      [28, [{ do: 'virtue', who: 'self', count: 1 }]],
    ])
  })

  test('a sentence says all it leaves unsaid', () => {
    const plain = { by: 'self', if: [], optional: false, cost: undefined, else: [], limit: 'none' }
    expect(featOf(card(178)).effect).toEqual({ ...plain, on: 'played', do: [{ do: 'xp', who: 'self', by: 2 }] })
    expect(heritageOf(card(4)).own).toEqual({
      ...plain,
      on: 'crest',
      optional: true,
      cost: { pay: 'discard', from: 1, to: 'all' },
      do: [{ do: 'xp', who: 'self', by: { times: 1, count: { of: 'paid' } } }],
    })
    expect(originOf(card(28)).effects[1]).toEqual({
      ...plain,
      on: 'wouldCorrupt',
      optional: true,
      cost: { pay: 'xp', from: 2, to: 2 },
      do: [{ do: 'prevent' }],
      limit: 'turn',
    })
    expect(featOf(card(176)).effect).toEqual({
      ...plain,
      on: 'played',
      if: [{ is: 'level', of: 'chosen', atLeast: 5, atMost: 7 }],
      do: [{ do: 'virtue', who: 'chosen', count: 2 }],
    })
    expect(actionOf(card(158)).effect).toEqual({
      ...plain,
      on: 'resolved',
      by: 'any',
      do: [
        {
          do: 'choose',
          of: [
            { needs: { is: 'hand', atLeast: 1 }, do: [{ do: 'discard', who: 'active', count: 1, random: true }] },
            {
              needs: undefined,
              do: [
                { do: 'adv', by: 1 },
                { do: 'result', by: -1 },
              ],
            },
          ],
        },
      ],
    })
    expect(storyOf(card(95))).toEqual({
      number: 95,
      kind: 'challenge',
      act: 2,
      difficulty: 5,
      abilities: ['CON', 'WIS'],
      top: { icons: ['WIS', 'DIV'], tri: 0, tra: 0, hero: 0, antihero: 0, virtue: 0, corruption: 0 },
      bottom: { icons: ['CON', 'NAT'], tri: 0, tra: 2, hero: 0, antihero: 0, virtue: 0, corruption: 1 },
    })
  })
})
