import type { Dice, Given, Piece } from '@monomyth/engine'
import { type Carry, FIRST_CHAPTER, playedOf } from './campaign.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ADVERSARIES,
  ANTIHERO_PIECES,
  actionOf,
  CHAPTERS,
  CLASS_PIECES,
  card,
  DESTINY_PIECES,
  destinyOf,
  featOf,
  HERITAGE_PIECES,
  HERO_PIECES,
  heritageOf,
  ORIGIN_PIECES,
  originOf,
} from './content/pieces.ts'
import { noAttempt } from './rules/attempt.ts'
import { START_LEVEL } from './rules/track.ts'
import type { State } from './state.ts'
import { ABILITIES, MODES, type QuestSide, STORIES } from './words.ts'

/** CTA-869: of no use without another player. */
export const NOT_IN_SOLO: readonly Piece[] = [176, 189, 191, 192, 193].map(card)
/** CTA-161 */
export const QUEST_FACES: { readonly [Side in QuestSide]: readonly Piece[] } = {
  reign: [card(122)],
  darkness: [card(123)],
  none: [],
}

/**
 * CTA-100, CTA-140, CTA-160 to CTA-168 The box is opened and the decks are shuffled. Cards of envelopes that are not
 * open lie nowhere at all (CTA-900).
 */
export function setup(given: Given<undefined, Carry>, chance: Dice): State {
  const { mode, seats, options } = given
  const carry = mode === 'campaign' ? (given.carry ?? FIRST_CHAPTER) : undefined
  const chapters = carry === undefined ? Number(options.collection) : Math.min(carry.chapter, CHAPTERS.length)
  const adversary = mode === 'competitive' ? -1 : adversaryFor(given, chapters, carry, chance)
  const quest = adversary < 0 ? 'none' : (options.quest as QuestSide)
  const isOpen = (def: { readonly chapter: number }) => def.chapter <= chapters
  const shuffled = (pieces: readonly Piece[]): Piece[] => {
    const deck = [...pieces]
    chance.shuffle(deck)
    return deck
  }
  const isUsed = (feat: Piece) =>
    (adversary >= 0 || !featOf(feat).adversary) && (seats > 1 || !NOT_IN_SOLO.includes(feat))
  const actionDeck = adversary < 0 ? [] : shuffled(actionsAgainst(adversary))
  const faces = [...QUEST_FACES[quest], ...facesOf(adversary)]
  const decks = {
    heritages: shuffled(HERITAGE_PIECES.filter((piece) => isOpen(heritageOf(piece)))),
    origins: shuffled(ORIGIN_PIECES.filter((piece) => isOpen(originOf(piece)))),
    classes: shuffled(CLASS_PIECES),
    destinies: shuffled(DESTINY_PIECES.filter((piece) => isOpen(destinyOf(piece)))),
    deck1: shuffled(ACT_PIECES[0]!),
    deck2: shuffled(ACT_PIECES[1]!),
    deck3: shuffled(ACT_PIECES[2]!),
    heroDeck: shuffled(HERO_PIECES.filter(isUsed)),
    antiheroDeck: shuffled(ANTIHERO_PIECES.filter(isUsed)),
  }
  const first = firstPlayer(given, chance)
  return {
    ...freshTable(seats),
    ...decks,
    mode: MODES.find((name) => name === mode)!,
    quest,
    boon: carry?.boon ?? 'none',
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
    adversary: { card: adversary, isFinal: 0, tokens: 0 },
    faces,
    actionDeck,
    box: [
      ...[...HERO_PIECES, ...ANTIHERO_PIECES].filter((feat) => !isUsed(feat)),
      ...ACTION_PIECES.filter((action) => isOpen(actionOf(action)) && !actionDeck.includes(action)),
      ...[card(122), card(123), ...ADVERSARIES.flatMap((def, at) => (isOpen(def) ? facesOf(at) : []))].filter(
        (face) => !faces.includes(face),
      ),
    ],
  }
}

/** CTA-163, CTA-165: the base Actions and the special one of this Adversary's line. */
export const actionsAgainst = (adversary: number): Piece[] =>
  ACTION_PIECES.filter((action) => {
    const { chapter } = actionOf(action)
    return chapter === 0 || chapter === ADVERSARIES[adversary]!.chapter
  })

/** CTA-166: both faces of an Adversary card. */
export function facesOf(adversary: number): Piece[] {
  const def = ADVERSARIES[adversary]
  return def === undefined ? [] : [card(def.adversary.number), card(def.final.number)]
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

/** Nothing dealt, nothing begun. */
function freshTable(seats: number) {
  return {
    cursor: { at: 'characters' as const },
    boonUsed: 0,
    turns: 0,
    ender: -1,
    isFinale: 0,
    turn: freshTurn(),
    attempt: noAttempt(seats),
    window: { at: 'start' as const, from: 0, left: 0 },
    stack: [],
    actionDiscard: [],
    pending: [],
    row1: [],
    row2: [],
    row3: [],
    discard1: [],
    discard2: [],
    discard3: [],
    isOpen: [0, 0, 0],
    heroDiscard: [],
    antiheroDiscard: [],
    seats: Array.from({ length: seats }, freshSeat),
  }
}

/** CTA-210 At the start of a turn. */
export const freshTurn = (): State['turn'] => ({
  isMainDone: 0,
  replaced: 0,
  freeJourneys: 0,
  freeDark: 0,
  gapAct: -1,
  gapAt: -1,
})

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
