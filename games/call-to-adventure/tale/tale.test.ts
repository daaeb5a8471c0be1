import { describe, expect, test } from 'vitest'
import { ADVERSARIES } from '../content/pieces.ts'
import { lang as enLang } from '../lang/en/index.ts'
import { lang as frLang } from '../lang/fr/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import { type Life, lifeOf, type Stage } from './life.ts'
import { wordsFor } from './open.ts'
import { tell } from './tell.ts'
import { BARD, DRUID, ended, WARLOCK, WIZARD } from './testing/lives.ts'

const TONGUES = { en: { chunk: en, lang: enLang }, fr: { chunk: fr, lang: frLang } } as const
type Tongue = keyof typeof TONGUES

const toldIn = async (tongue: Tongue, life: Life, name: string): Promise<readonly string[]> => {
  const { chunk, lang } = TONGUES[tongue]
  return tell(life, name, lang, await wordsFor([life], chunk))
}

/** Lives through every card in turn: Acts of nought to three stages, all foes, all levels, all ends. */
const LIVES: readonly Life[] = Array.from({ length: 240 }, (_, n): Life => {
  const stage = (number: number, isTrait: boolean): Stage =>
    isTrait
      ? { kind: 'trait', number: number as 55 }
      : { kind: 'path', number: number as 63, bottom: n % 2 === 0 ? 0 : 1 }
  const act = (first: number, traits: number, cards: number) =>
    [n, n * 3 + 1, n * 5 + 2].map((at) => stage(first + (at % cards), at % cards < traits))
  return {
    seat: 0,
    heritage: (1 + (n % 13)) as 1,
    origin: (14 + (n % 15)) as 14,
    class: (29 + (n % 12)) as 29,
    destiny: (41 + (n % 14)) as 41,
    acts: [act(55, 8, 23), act(78, 8, 23), act(101, 7, 21)],
    heroes: n % 3 === 0 ? [] : [(159 + (n % 24)) as 159, (159 + ((n + 7) % 24)) as 159],
    antiheroes: n % 4 === 0 ? [] : [(183 + (n % 24)) as 183],
    abilities: { STR: 1, DEX: 2, CON: 0, INT: 1, WIS: 3, CHA: 0 },
    banked: n % 7,
    level: 1 + (n % 7),
    points: n % 40,
    foe:
      n % 5 === 0
        ? undefined
        : { id: ADVERSARIES[n % ADVERSARIES.length]!.id, isBeaten: n % 2 === 0, isDefeated: n % 3 === 0 },
    isBest: n % 2 === 0,
  }
})
const tales = async (tongue: Tongue): Promise<readonly string[]> =>
  (await Promise.all(LIVES.map((life) => toldIn(tongue, life, 'Ambre')))).map((tale) => tale.join('\n'))

describe('CTA-011, CTA-012 a life', () => {
  test('is read from the board at the end, and not before', () => {
    expect(DRUID).toEqual({
      seat: 0,
      heritage: 1,
      origin: 17,
      class: 33,
      destiny: 43,
      acts: [
        [
          { kind: 'trait', number: 55 },
          { kind: 'path', number: 73, bottom: 1 },
          { kind: 'path', number: 65, bottom: 0 },
        ],
        [
          { kind: 'trait', number: 81 },
          { kind: 'path', number: 90, bottom: 1 },
          { kind: 'path', number: 93, bottom: 1 },
        ],
        [
          { kind: 'path', number: 110, bottom: 0 },
          { kind: 'path', number: 115, bottom: 1 },
          { kind: 'path', number: 121, bottom: 0 },
        ],
      ],
      heroes: [160, 173, 178, 175],
      antiheroes: [],
      abilities: { STR: 0, DEX: 0, CON: 2, INT: 0, WIS: 8, CHA: 1 },
      banked: 6,
      level: 1,
      points: 40,
      foe: { id: '2A', isBeaten: true, isDefeated: true },
      isBest: true,
    })
    expect(WARLOCK.acts.map(({ length }) => length)).toEqual([3, 3, 2])
    expect(WARLOCK.isBest).toBe(false)
    expect(WIZARD.foe).toBeUndefined()
    const open = ended({ seats: [{}], reason: 'won', scores: [] })
    open.cursor = { at: 'menu' }
    expect(lifeOf(open, 0)).toBeUndefined()
  })

  test('is told in both languages', async () => {
    const pages: string[] = []
    for (const tongue of ['en', 'fr'] as const)
      for (const [name, life] of [
        ['Astrid', DRUID],
        ['Éloi', WARLOCK],
        ['Maud', WIZARD],
        ['Hugo', BARD],
      ] as const)
        pages.push(`# ${name} (${tongue})`, ...(await toldIn(tongue, life, name)))
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('tales.snapshot.md')
  })

  test('of two lost and won fights says which', async () => {
    const foe = { id: '1A', isBeaten: false, isDefeated: false } as const
    const told = async (fought: Life['foe']) => (await toldIn('en', { ...DRUID, foe: fought }, 'Astrid')).at(-1)
    expect(await told(foe)).toContain('Astrid met him beneath his black banner and could not pierce the night.')
    expect(await told({ ...foe, isBeaten: true })).toContain('For one bright hour all seemed won: Astrid met him')
    expect(await told({ ...foe, isDefeated: true })).toContain('Yet the years had worn the enemy down')
    expect(await told({ ...foe, isBeaten: true, isDefeated: true })).toContain('That day the enemy fell')
  })
})

describe.each(['en', 'fr'] as const)('tales in %s', (tongue) => {
  test('are a page long, and no two alike', async () => {
    const all = await tales(tongue)
    const lengths = all.map((tale) => tale.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*/gu)?.length ?? 0)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(150)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(300)
    expect(new Set(all.map((tale) => tale.replaceAll(/\d+/g, ''))).size).toBe(all.length)
    expect(await tales(tongue)).toEqual(all)
  })

  test('are made of whole sentences', async () => {
    for (const tale of await tales(tongue)) {
      expect(tale).not.toMatch(/undefined|\$\{| {2}| [.,]|,,|\.\.|,\s*\.|'|"/)
      for (const paragraph of tale.split('\n')) expect(paragraph).toMatch(/^[\p{Lu}«].*[.!]$/u)
    }
  })
})

/** What is impersonal, and what is said of something or somebody else. */
const OTHERS = [
  /[Ii]l (?:y (?:avait|eut)|fallait|faut|restait|est des|ne s’agissait)/g,
  'ce qu’elle enseigne',
  'l’une d’elles',
  'c’est qu’elle était à sa taille',
  'jusqu’à ce qu’elle tourne',
  'le seul coup',
  'le seul miroir',
  'seule resta la Dernière Page',
  'd’une seule voix',
  'toute seule',
  'le nom seul',
  'Héros Effacé',
]

describe('French tales', () => {
  test('are spaced as they are printed, and elide', async () => {
    for (const tale of await tales('fr')) {
      expect(tale).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)
      expect(tale).not.toContain('de Ambre')
    }
  })

  test('do not say whether it was a man or a woman', async () => {
    for (const tale of await tales('fr')) {
      const left = OTHERS.reduce<string>((text, words) => text.replaceAll(words, ''), tale)
      expect(left).not.toMatch(
        /(?<!\p{L})(?:[Ii]l|[Ee]lles?|née?|lui-même|elle-même|héroïne|[Hh]éros|devenue?|prête?|seule?)(?!\p{L})/u,
      )
      expect(tale).not.toMatch(
        /Ambre (?:fut|était|est|devint|resta) (?!du\b)\p{L}+(?:é|ée|u|ue|i|ie|is|ise|eux|euse)\b/u,
      )
    }
  })
})
