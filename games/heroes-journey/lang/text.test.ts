import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MENTORS, type Mentor, type MentorId } from '../content/mentors.ts'
import { PROPHECIES, type Prophecy, type ProphecyId } from '../content/prophecies.ts'
import { QUESTS } from '../content/quests.ts'
import { groupOf, RELICS } from '../content/relics.ts'
import type { Condition, Effect, EffectName, EffectOf } from '../effects/effect.ts'
import { CAUSES, COLOURS, PLACES, QUEST_COLOURS, TRIGGERS, WAYS } from '../words.ts'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import type { CardLang } from './words.ts'

interface Both {
  readonly en: string
  readonly fr: string
}

/** What is printed on the cards, as the rules give it. */
const PROPHECY_TEXTS: Readonly<Record<ProphecyId, Both>> = {
  P01: {
    en: 'When an opponent has rolled: choose one of the dice; it is rolled again.',
    fr: 'Quand un adversaire vient de lancer les dés : choisissez-en un ; il est relancé.',
  },
  P02: {
    en: 'When an opponent attempts a quest worth 3 points or more: its value is 2 higher for this attempt.',
    fr: 'Quand un adversaire tente une quête à 3 points ou plus : sa valeur augmente de 2 pour cette tentative.',
  },
  P03: {
    en: 'When you fail: you keep the relic or mentor you used. You still return to the inn.',
    fr: 'Quand vous échouez : vous gardez la relique ou le mentor utilisé. Vous retournez tout de même à l’auberge.',
  },
  P04: {
    en: 'When an opponent loses a relic: take it, dormant.',
    fr: 'Quand un adversaire perd une relique : prenez-la, dormante.',
  },
  P05: {
    en: 'When an opponent accomplishes a quest in the far lands: before the reward, take a relic of power 1 or 2 from the treasure.',
    fr: 'Quand un adversaire accomplit une quête en terres lointaines : avant sa récompense, prenez dans le trésor une relique de puissance 1 ou 2.',
  },
  P06: {
    en: 'When an opponent reveals a quest in the far lands: reveal another quest, then you may move one cell.',
    fr: 'Quand un adversaire révèle une quête en terres lointaines : révélez-en une autre, puis vous pouvez vous déplacer d’une case.',
  },
  P07: {
    en: 'When an opponent moves into or within the far lands: you may move up to two cells.',
    fr: 'Quand un adversaire entre ou se déplace dans les terres lointaines : vous pouvez vous déplacer d’une ou deux cases.',
  },
  P08: {
    en: 'When an opponent announces a bonus: it is lost for them; you move one cell or reveal one quest instead.',
    fr: 'Quand un adversaire annonce un bonus : il le perd ; à sa place, déplacez-vous d’une case ou révélez une quête.',
  },
  P09: {
    en: 'When an opponent arrives at the inn: wake all your dormant relics, wherever you are.',
    fr: 'Quand un adversaire arrive à l’auberge : réveillez toutes vos reliques dormantes, où que vous soyez.',
  },
  P10: {
    en: 'When an opponent accomplishes a red, green or blue quest: before the reward, discard the treasure and lay out five new relics; then you may reveal a quest.',
    fr: 'Quand un adversaire accomplit une quête rouge, verte ou bleue : avant sa récompense, défaussez le trésor et posez cinq nouvelles reliques ; puis vous pouvez révéler une quête.',
  },
  P11: {
    en: 'When an opponent plays a prophecy: cancel its effect.',
    fr: 'Quand un adversaire joue une prophétie : annulez son effet.',
  },
  P12: {
    en: 'When an opponent arrives at the end of the world: place your pawn on a face-up end-of-the-world quest.',
    fr: 'Quand un adversaire arrive au bout du monde : placez votre pion sur une quête face visible du bout du monde.',
  },
  P13: {
    en: 'At the start of your turn: wake two of your dormant relics (or your only one).',
    fr: 'Au début de votre tour : réveillez deux de vos reliques dormantes (ou la seule, si vous n’en avez qu’une).',
  },
  P14: {
    en: 'At the start of the turn of an opponent standing in the far lands: hide a free quest of the far lands where no pawn stands.',
    fr: 'Au début du tour d’un adversaire qui se trouve en terres lointaines : voilez une quête libre des terres lointaines où ne se trouve aucun pion.',
  },
  P15: {
    en: 'When an opponent accomplishes a quest worth 3 points or more: your next attempt rolls one more die.',
    fr: 'Quand un adversaire accomplit une quête à 3 points ou plus : votre prochaine tentative se fait avec un dé de plus.',
  },
  P16: {
    en: 'When anyone is about to be eliminated: take a relic of your choice from the treasure. (If it was you, you stay in the game.)',
    fr: 'Quand quelqu’un va être éliminé : prenez dans le trésor une relique de votre choix. (Si c’était vous, vous restez en jeu.)',
  },
  P17: {
    en: 'When you attempt a quest: roll one more die.',
    fr: 'Quand vous tentez une quête : lancez un dé de plus.',
  },
  P18: {
    en: 'When you arrive on a free quest that is epic or has a padlock: until the end of your turn (your next one if you are not the active player) it is not epic for you and its padlocked colours take its highest value.',
    fr: 'Quand vous arrivez sur une quête libre qui est épique ou porte un cadenas : jusqu’à la fin de votre tour (du prochain si vous n’êtes pas le joueur actif), elle n’est pas épique pour vous et ses couleurs bloquées prennent sa plus haute valeur.',
  },
  P19: {
    en: 'When an opponent takes a relic as a reward: exchange one of your awake relics for a treasure relic whose power is at most 1 higher (equal or lower is allowed).',
    fr: 'Quand un adversaire reçoit une relique en récompense : échangez une de vos reliques éveillées contre une relique du trésor dont la puissance dépasse la sienne de 1 au plus (elle peut aussi être égale ou inférieure).',
  },
  P20: {
    en: 'When an opponent fails in the far lands: place your pawn on that quest, and add 2 to the total of your next attempt.',
    fr: 'Quand un adversaire échoue en terres lointaines : placez votre pion sur cette quête et ajoutez 2 au total de votre prochaine tentative.',
  },
}

const MENTOR_TEXTS: Readonly<Record<MentorId, Both>> = {
  M01: {
    en: 'When lost: take a red relic of power 1 or 2 from the treasure.',
    fr: 'Quand il est perdu : prenez dans le trésor une relique rouge de puissance 1 ou 2.',
  },
  M02: {
    en: 'When lost: your next attempt rolls one more die.',
    fr: 'Quand elle est perdue : votre prochaine tentative se fait avec un dé de plus.',
  },
  M03: {
    en: 'When lost: once back at the inn, you may place your pawn on the quest you have just failed.',
    fr: 'Quand il est perdu : de retour à l’auberge, vous pouvez replacer votre pion sur la quête où vous venez d’échouer.',
  },
  M04: {
    en: 'At the start of your turn, if all your relics are dormant: you may wake one.',
    fr: 'Au début de votre tour, si toutes vos reliques sont dormantes : vous pouvez en réveiller une.',
  },
  M05: {
    en: 'When lost: take a green relic of power 1 or 2 from the treasure.',
    fr: 'Quand elle est perdue : prenez dans le trésor une relique verte de puissance 1 ou 2.',
  },
  M06: {
    en: 'When lost: reveal up to three quests.',
    fr: 'Quand il est perdu : révélez jusqu’à trois quêtes.',
  },
  M07: {
    en: 'When lost: take a power-1 relic from an opponent who owns at least three relics.',
    fr: 'Quand elle est perdue : prenez une relique de puissance 1 à un adversaire qui possède au moins trois reliques.',
  },
  M08: {
    en: 'At the start of your turn, if you are in the far lands: you may reveal a quest adjacent to you.',
    fr: 'Au début de votre tour, si vous êtes en terres lointaines : vous pouvez révéler une quête adjacente.',
  },
  M09: {
    en: 'When lost: take a blue relic of power 1 or 2 from the treasure.',
    fr: 'Quand il est perdu : prenez dans le trésor une relique bleue de puissance 1 ou 2.',
  },
  M10: {
    en: 'When lost: draw one more prophecy.',
    fr: 'Quand elle est perdue : piochez une prophétie de plus.',
  },
  M11: {
    en: 'When lost: discard the treasure, lay out five new relics, then take a power-1 relic from it.',
    fr: 'Quand il est perdu : défaussez le trésor, posez cinq nouvelles reliques, puis prenez-y une relique de puissance 1.',
  },
  M12: {
    en: 'At the start of your turn: you may look secretly at a face-down quest.',
    fr: 'Au début de votre tour : vous pouvez regarder en secret une quête face cachée.',
  },
}

/** A kind of space and a kind of apostrophe are no part of the wording. */
const wording = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('the texts in %s', (code, lang: CardLang) => {
  test.each(PROPHECIES.map((prophecy) => [prophecy.id, prophecy] as const))(
    'of %s say what its data does',
    (id, prophecy) => {
      expect(wording(lang.prophecyText(prophecy))).toBe(wording(PROPHECY_TEXTS[id][code]))
    },
  )

  test.each(MENTORS.map((mentor) => [mentor.id, mentor] as const))('of %s say what its data does', (id, mentor) => {
    expect(wording(lang.mentorText(mentor))).toBe(wording(MENTOR_TEXTS[id][code]))
  })

  test('keep no condition quiet', () => {
    const quiet = [
      ...PROPHECIES.flatMap((card) =>
        keysOf(card.trigger.if)
          .filter(
            (key) => lang.prophecyText(withCondition(card, without(card.trigger.if, key))) === lang.prophecyText(card),
          )
          .map((key) => `${card.id} ${key}`),
      ),
      ...MENTORS.flatMap((card) =>
        keysOf(card.if)
          .filter((key) => lang.mentorText({ ...card, if: without(card.if, key) }) === lang.mentorText(card))
          .map((key) => `${card.id} ${key}`),
      ),
    ]
    // To wake relics one must have a dormant one.
    expect(quiet).toEqual(['P09 ownDormantRelicsMin', 'P13 ownDormantRelicsMin'])
  })

  test('change with every number and every choice of an effect', () => {
    const quiet = [...PROPHECIES, ...MENTORS].flatMap((card) =>
      card.effects.flatMap((effect, at) =>
        variants(effect)
          .filter(
            ({ changed }) => textOf(lang, { ...card, effects: card.effects.with(at, changed) }) === textOf(lang, card),
          )
          .map(({ key }) => `${card.id} ${effect.kind} ${key}`),
      ),
    )
    expect(quiet).toEqual([])
  })

  test('say by whom an event must come', () => {
    for (const on of TRIGGERS) {
      const said = (['self', 'opponent', 'any'] as const).map((by) => lang.triggers[on]({ on, by, if: {} }))
      expect(new Set(said).size, said.join(' / ')).toBe(3)
    }
  })

  test('of cards nobody has written yet are whole sentences too', () => {
    fc.assert(
      fc.property(someProphecy, (card) => {
        expectWhole(lang.prophecyText(card))
      }),
      { numRuns: 2000 },
    )
  })

  test('are whole sentences without gaps', () => {
    for (const card of [...PROPHECIES, ...MENTORS]) expectWhole(textOf(lang, card))
  })
})

test('French texts are typeset', () => {
  for (const text of [...PROPHECIES, ...MENTORS].map((card) => textOf(fr, card))) {
    expect(text).not.toMatch(/'|[^\u202f][;!?]|[^\u00a0]:/)
  }
})

test('French speaks of a mentor by its gender', () => {
  const lost: Mentor = { id: 'M01', colour: 'red', when: 'lost', if: {}, effects: [] }
  expect(fr.mentorText(lost)).toContain('Quand il est perdu')
  expect(fr.mentorText({ ...lost, id: 'M02' })).toContain('Quand elle est perdue')
})

test('a missing word does not compile', () => {
  const { P20: _, ...prophecies } = en.prophecies
  // @ts-expect-error a prophecy without a name
  const nameless: CardLang = { ...en, prophecies }
  const { keepItem: __, ...effects } = en.effects
  // @ts-expect-error a kind of effect without words
  const wordless: CardLang = { ...en, effects }
  expect([nameless, wordless]).toHaveLength(2)
})

test('every card is printed in text.snapshot.md', async () => {
  await expect(printed()).toMatchFileSnapshot('../text.snapshot.md')
})

function expectWhole(text: string): void {
  expect(text).toMatch(/^[A-Z].*\.\)?$/)
  expect(text).not.toMatch(/\s\s|\s[,.)]|[,:;]\s*[,:;]|you (you|they|it)|undefined|NaN|object/)
}

const textOf = (lang: CardLang, card: Prophecy | Mentor): string =>
  'trigger' in card ? lang.prophecyText(card) : lang.mentorText(card)

const keysOf = (condition: Condition): (keyof Condition)[] => Object.keys(condition) as (keyof Condition)[]

const without = (condition: Condition, key: keyof Condition): Condition =>
  Object.fromEntries(Object.entries(condition).filter(([name]) => name !== key))

const withCondition = (card: Prophecy, condition: Condition): Prophecy => ({
  ...card,
  trigger: { ...card.trigger, if: condition },
})

/** The effect with one of its numbers, flags or words changed, each in turn. */
function variants(effect: Effect): { key: string; changed: Effect }[] {
  const words: Record<string, unknown> = { colour: 'blue', comes: 'dormant', place: 'nextToInn', what: 'bonus' }
  return Object.entries(effect)
    .filter(([key]) => key !== 'victimRelics' || (effect.kind === 'takeRelic' && effect.from === 'opponent'))
    .flatMap(([key, value]) => {
      const number = key === 'maxPower' && value === 3 ? 2 : value + 1
      const other = typeof value === 'number' ? number : typeof value === 'boolean' ? !value : words[key]
      return other === undefined || other === value ? [] : [{ key, changed: { ...effect, [key]: other } as Effect }]
    })
}

const places = fc.constantFrom(...PLACES)
const optional = fc.boolean()
const few = fc.integer({ min: 1, max: 4 })
const change = fc.constantFrom(-2, -1, 1, 2)
const kind = <K extends EffectName>(
  name: K,
  rest: { [Key in keyof Omit<EffectOf<K>, 'kind'>]: fc.Arbitrary<EffectOf<K>[Key & keyof EffectOf<K>]> },
) => fc.record({ kind: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Effect>

/** Any effect a later card may have. */
const KINDS: { readonly [K in Exclude<EffectName, 'chooseOne'>]: fc.Arbitrary<Effect> } = {
  drawProphecy: kind('drawProphecy', { count: few }),
  takeRelic: kind('takeRelic', {
    from: fc.constantFrom('treasure', 'eventRelic', 'opponent'),
    colour: fc.constantFrom('any', ...COLOURS),
    minPower: fc.constantFrom(1, 2),
    maxPower: fc.constantFrom(2, 3),
    victimRelics: fc.constantFrom(0, 2, 3),
    comes: fc.constantFrom('awake', 'dormant'),
  }),
  swapRelic: kind('swapRelic', { maxPowerGain: fc.constantFrom(0, 1, 2) }),
  wakeRelics: kind('wakeRelics', { count: fc.constantFrom(1, 2, 3, 'all' as const), optional }),
  reveal: kind('reveal', { count: few, place: places, optional }),
  peek: kind('peek', { count: few, place: places, optional }),
  hide: kind('hide', { count: few, place: places }),
  move: kind('move', { steps: few, optional }),
  place: kind('place', { place: places, optional }),
  modifyDice: kind('modifyDice', { by: change }),
  rerollDice: kind('rerollDice', { count: few }),
  modifyValue: kind('modifyValue', { by: change }),
  modifyTotal: kind('modifyTotal', { by: change }),
  charge: kind('charge', { dice: fc.constantFrom(0, 1, 2), total: change }),
  waive: fc.constantFrom<Effect>(
    { kind: 'waive', epic: true, locks: true },
    { kind: 'waive', epic: true, locks: false },
    { kind: 'waive', epic: false, locks: true },
  ),
  keepItem: kind('keepItem', {}),
  refreshTreasure: kind('refreshTreasure', {}),
  cancel: kind('cancel', { what: fc.constantFrom('bonus', 'prophecy') }),
}
const someEffects = fc.array(fc.oneof(...Object.values(KINDS)), { minLength: 1, maxLength: 3 })
const orChoice = fc.oneof(
  someEffects,
  someEffects.map((of): Effect[] => [
    { kind: 'cancel', what: 'bonus' },
    { kind: 'chooseOne', of },
  ]),
)
const conditions = fc.record(
  {
    place: places,
    how: fc.constantFrom(...WAYS),
    minPoints: few,
    questColour: fc.constantFrom('coloured' as const, ...QUEST_COLOURS),
    questIs: fc.constantFrom(['free' as const], ['free' as const, 'epicOrLocked' as const]),
    pawnPlace: places,
    cause: fc.constantFrom(...CAUSES),
    ownAwakeRelics: fc.constantFrom(0, 1, 2),
    ownDormantRelicsMin: fc.constantFrom(1, 2),
  },
  { requiredKeys: [] },
)
const someTrigger = fc.record({
  on: fc.constantFrom(...TRIGGERS),
  by: fc.constantFrom('self', 'opponent', 'any'),
  if: conditions,
})
/** A card nobody has written yet. */
const someProphecy = fc.record({ id: fc.constant('P00'), trigger: someTrigger, effects: orChoice })

/** Every word on every card, for reading. */
function printed(): string {
  const quests = QUESTS.map(({ id, colour, points, values, epic }) => {
    const shown = COLOURS.map((each) => (values[each] < 0 ? 'lock' : values[each]))
    return `| ${[id, en.quests[id], fr.quests[id], colour, points, ...shown, epic ? 'epic' : ''].join(' | ')} |`
  })
  const relics = RELICS.map((relic) => {
    const group = groupOf(relic)
    const names = [en.relics[relic.id], fr.relics[relic.id], en.relicGroups[group], fr.relicGroups[group]]
    return `| ${[relic.id, ...names, relic.colour, relic.power].join(' | ')} |`
  })
  const prophecies = PROPHECIES.map((card) => block(card.id, en.prophecies[card.id], fr.prophecies[card.id], card))
  const mentors = MENTORS.map((card) => block(card.id, en.mentors[card.id], fr.mentors[card.id], card))
  return `${[
    '# The cards as printed',
    'Made from the data by lang/text.test.ts; `npx vitest run games/heroes-journey/lang -u` writes it anew.',
    '## Prophecies',
    ...prophecies,
    '## Mentors',
    ...mentors,
    '## Quests',
    [
      '| id | name | nom | colour | points | red | green | blue | |',
      '|---|---|---|---|---|---|---|---|---|',
      ...quests,
    ].join('\n'),
    '## Relics',
    ['| id | name | nom | group | groupe | colour | power |', '|---|---|---|---|---|---|---|', ...relics].join('\n'),
  ].join('\n\n')}\n`
}

const block = (id: string, name: string, nom: string, card: Prophecy | Mentor): string =>
  `### ${id} ${name} / ${nom}\n\n- ${textOf(en, card)}\n- ${textOf(fr, card)}`
