import type { Dice, Given, Piece } from '@monomyth/engine'
import { type Carry, handedBy, playedOf } from './campaign.ts'
import { ACT_PIECES, ADVERSARIES, CHAPTERS, CLASS_PIECES } from './content/pieces.ts'
import { noAttempt } from './rules/attempt.ts'
import { type Contents, contentsOf } from './rules/contents.ts'
import { START_LEVEL } from './rules/track.ts'
import type { State } from './state.ts'
import { ABILITIES, MODES, type QuestSide, STORIES } from './words.ts'

/**
 * CTA-100, CTA-140, CTA-160 to CTA-168 The box is opened and the decks are shuffled; nothing is dealt yet. The state is
 * one literal: put together by spreads, so many fields give each match a hidden class of its own, and all that looks at
 * the state is slow (setup.test.ts).
 */
export function setup(given: Given<undefined, Carry>, chance: Dice): State {
  const { mode, seats, options } = given
  const carry = mode === 'campaign' ? handedBy(given.carry) : undefined
  const chapters = carry === undefined ? Number(options.collection) : carry.chapter
  const adversary = mode === 'competitive' ? -1 : adversaryFor(given, chapters, carry, chance)
  const quest = adversary < 0 ? 'none' : (options.quest as QuestSide)
  const first = firstPlayer(given, chance)
  const contents = contentsOf(adversary, quest, chapters, seats)
  const decks = shuffledDecks(contents, chance)
  return {
    cursor: { at: 'characters' },
    mode: MODES.find((name) => name === mode)!,
    quest,
    boon: carry?.boon ?? 'none',
    boonUsed: 0,
    chapters,
    campaign: {
      chapter: carry === undefined ? 0 : chapters,
      isShadowed: Number(carry?.shadow ?? false),
      isEasy: Number(options.easy === true),
      onward: 'open',
      played: carry === undefined ? [] : playedOf(carry),
    },
    active: first,
    first,
    turns: 0,
    ender: -1,
    isFinale: 0,
    turn: { isMainDone: 0, replaced: 0, freeJourneys: 0, freeDark: 0, gapAct: -1, gapAt: -1, hasGained: 0 },
    attempt: noAttempt(seats),
    window: { at: 'start', from: 0, left: 0 },
    stack: [],
    adversary: { card: adversary, isFinal: 0, tokens: 0 },
    faces: contents.faces.slice(),
    actionDeck: decks.actions,
    actionDiscard: [],
    pending: [],
    heritages: decks.heritages,
    origins: decks.origins,
    classes: decks.classes,
    destinies: decks.destinies,
    box: contents.rest.slice(),
    deck1: decks.act1,
    deck2: decks.act2,
    deck3: decks.act3,
    row1: [],
    row2: [],
    row3: [],
    discard1: [],
    discard2: [],
    discard3: [],
    isOpen: [0, 0, 0],
    heroDeck: decks.heroes,
    heroDiscard: [],
    antiheroDeck: decks.antiheroes,
    antiheroDiscard: [],
    seats: Array.from({ length: seats }, freshSeat),
  }
}

/** CTA-100, CTA-163 In this order. */
const shuffledDecks = (contents: Contents, chance: Dice) => ({
  heritages: shuffled(contents.heritages, chance),
  origins: shuffled(contents.origins, chance),
  classes: shuffled(CLASS_PIECES, chance),
  destinies: shuffled(contents.destinies, chance),
  act1: shuffled(ACT_PIECES[0]!, chance),
  act2: shuffled(ACT_PIECES[1]!, chance),
  act3: shuffled(ACT_PIECES[2]!, chance),
  heroes: shuffled(contents.heroes, chance),
  antiheroes: shuffled(contents.antiheroes, chance),
  actions: shuffled(contents.actions, chance),
})

function shuffled(pieces: readonly Piece[], chance: Dice): Piece[] {
  const deck = pieces.slice()
  chance.shuffle(deck)
  return deck
}

/** CTA-167, CTA-890, CTA-893 Its place in ADVERSARIES: that of the chapter, or chosen, or at random. */
function adversaryFor(given: Given, chapters: number, carry: Carry | undefined, chance: Dice): number {
  const placeOf = (wanted: string) => ADVERSARIES.findIndex(({ id }) => id === wanted)
  if (carry !== undefined) {
    const { adversary, shadow } = CHAPTERS[chapters - 1]!
    return placeOf(carry.shadow ? (shadow ?? adversary) : adversary)
  }
  const { adversary } = given.options
  if (adversary !== 'random') return placeOf(String(adversary))
  return chance.below(ADVERSARIES.filter(({ chapter }) => chapter <= chapters).length)
}

/** CTA-114 */
function firstPlayer({ seats, options }: Given, chance: Dice): number {
  const { first } = options
  return typeof first === 'number' ? (first - 1) % seats : chance.below(seats)
}

/** A Hero of whom nothing is known yet. */
export const freshSeat = (): State['seats'][number] => ({
  dealtHeritages: [],
  dealtOrigins: [],
  dealtClasses: [],
  dealtDestinies: [],
  heritage: [],
  origin: [],
  class: [],
  destiny: [],
  story: [],
  bottoms: [],
  abilities: ABILITIES.map(() => 0),
  icons: STORIES.map(() => 0),
  heroes: [],
  antiheroes: [],
  playedHeroes: [],
  playedAntiheroes: [],
  xp: 0,
  banked: 0,
  level: START_LEVEL,
  storyBefore: 0,
  storyAtTurn: 0,
  hasFaced: 0,
  hasBeatenFinal: 0,
  originUsed: 0,
  classUsed: 0,
  score: [],
})
