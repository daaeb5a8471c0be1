import type { Options, Piece } from '@monomyth/engine'
import { drawnBefore, Scene as EngineScene } from '@monomyth/engine/testing'
import type { Carry } from '../campaign.ts'
import {
  ACT_PIECES,
  ADVERSARIES,
  CARD_COUNT,
  CLASS_PIECES,
  card,
  DESTINY_PIECES,
  HERITAGE_PIECES,
  isHero,
  ORIGIN_PIECES,
  originOf,
  pathOf,
  pieceOf,
} from '../content/pieces.ts'
import { callToAdventure } from '../game.ts'
import { noAttempt } from '../rules/attempt.ts'
import { contentsOf } from '../rules/contents.ts'
import { rowSize } from '../rules/rows.ts'
import { addIcons } from '../rules/story.ts'
import { freshTurn } from '../rules/turn.ts'
import { freshSeat } from '../setup.ts'
import type { State, View } from '../state.ts'
import { ABILITIES, type Boon, type Icon, type ModeName, type QuestSide, STORIES } from '../words.ts'

/** A card by its printed number. A Story card that shows its bottom path: `'65b'`. */
export type StoryCard = number | `${number}b`

/** One seat of a scene. Whatever is left out is as at the beginning: level 3, nothing in hand, no Story. */
export interface SeatScene {
  readonly heritage?: number
  readonly origin?: number
  readonly class?: number
  readonly destiny?: number
  readonly story?: readonly StoryCard[]
  /** How many of its Story cards were added in its previous own turn. */
  readonly addedLastTurn?: number
  /** The icons of its Story, instead of those its cards show. */
  readonly icons?: { readonly [icon in Icon]?: number }
  readonly hand?: readonly number[]
  readonly played?: readonly number[]
  readonly xp?: number
  readonly banked?: number
  readonly level?: number
  /** Otherwise: it has, once there are Story cards beyond the sixth. */
  readonly hasFaced?: boolean
  readonly hasBeatenFinal?: boolean
  readonly originUsed?: boolean
  readonly classUsed?: boolean
}

type CharacterDeck = 'heritages' | 'origins' | 'classes' | 'destinies'
type DeckName = 'deck1' | 'deck2' | 'deck3' | 'heroDeck' | 'antiheroDeck' | 'actionDeck' | CharacterDeck
type DiscardName = 'discard1' | 'discard2' | 'discard3' | 'heroDiscard' | 'antiheroDiscard' | 'actionDiscard'

export interface SceneSetting {
  readonly seats: readonly SeatScene[]
  /** Otherwise solo with one seat, cooperative with more. */
  readonly mode?: ModeName
  /** Before `reveal` no row is laid, before `characters` nobody has been dealt anything. */
  readonly step?: Exclude<State['cursor']['at'], 'over'>
  readonly active?: number
  readonly first?: number
  readonly turns?: number
  readonly turn?: Partial<State['turn']>
  readonly attempt?: Partial<State['attempt']>
  /** The seat that has placed its ninth card. */
  readonly ender?: number
  readonly isFinale?: boolean
  readonly quest?: 'reign' | 'darkness'
  /** By id, `1A`. */
  readonly adversary?: string
  readonly isFinal?: boolean
  readonly tokens?: number
  readonly boon?: Boon
  readonly boonUsed?: boolean
  readonly chapters?: number
  readonly campaign?: Partial<State['campaign']>
  /** By Act: the cards of its row, from the left; otherwise the first that are left, as many as the rules say. */
  readonly rows?: { readonly 1?: readonly number[]; readonly 2?: readonly number[]; readonly 3?: readonly number[] }
  /** How many rows are face up: as many as are named in `rows`, at least the first. */
  readonly open?: 1 | 2 | 3
  /** From the top; the rest follow in order, unless the deck is among `exact`: then they are out of the match. */
  readonly decks?: { readonly [deck in DeckName]?: readonly number[] }
  readonly exact?: readonly DeckName[]
  readonly discards?: { readonly [pile in DiscardName]?: readonly number[] }
  /** Revealed and not yet applied, the last revealed at the end. */
  readonly pending?: readonly number[]
  /**
   * The faces the next runes cast show, one after the other, as long as nothing else is left to chance: 0 the low face
   * (the Crest, a benefit, a bar on a Dark rune), 1 the high one.
   */
  readonly runes?: readonly number[]
  readonly options?: Options
  readonly carry?: Carry
  readonly seed?: string
}

export type Scene = EngineScene<State, View>

/** Sets the table as told and starts there. Everything is played on both hosts and through JSON after every answer. */
export function scene(setting: SceneSetting): Scene {
  const { seats, seed = 'scene', runes = [], options = {}, carry } = setting
  const state = stateOf(setting)
  const setup = { mode: state.mode, seats: seats.length, seed, options, carry }
  const shown = [state.row1, state.row2, state.row3].flatMap((row, act) => (state.isOpen[act] === 1 ? row : []))
  const dice = runes.map((face) => face + 1)
  return EngineScene.at<State, View>(callToAdventure, setup, { state, drawn: drawnBefore(seed, dice, 2), shown })
}

/** A match from the very start. */
export const fromStart = (mode: ModeName, seats: number, seed: string, options: Options = {}, carry?: Carry): Scene =>
  EngineScene.start<State, View>(callToAdventure, { mode, seats, seed, options, carry })

export function stateOf(setting: SceneSetting): State {
  const { seats: wanted, decks = {}, discards = {}, exact = [], rows = {} } = setting
  const box = new Box()
  const mode = setting.mode ?? (wanted.length === 1 ? 'solo' : 'coop')
  const quest: QuestSide = mode === 'competitive' ? 'none' : (setting.quest ?? 'reign')
  const adversary = quest === 'none' ? -1 : ADVERSARIES.findIndex(({ id }) => id === (setting.adversary ?? '1A'))
  const named = wanted.map((seat) => takeNamed(seat, box))
  const pending = box.takeAll(setting.pending)
  const row = (act: 1 | 2 | 3) => box.takeAll(rows[act])
  const laid = { 1: row(1), 2: row(2), 3: row(3) }
  const discarded = (pile: DiscardName) => box.takeAll(discards[pile])
  const piles = {
    discard1: discarded('discard1'),
    discard2: discarded('discard2'),
    discard3: discarded('discard3'),
    heroDiscard: discarded('heroDiscard'),
    antiheroDiscard: discarded('antiheroDiscard'),
    actionDiscard: discarded('actionDiscard'),
  }
  const tops: { readonly [deck in DeckName]: Piece[] } = {
    deck1: box.takeAll(decks.deck1),
    deck2: box.takeAll(decks.deck2),
    deck3: box.takeAll(decks.deck3),
    heroDeck: box.takeAll(decks.heroDeck),
    antiheroDeck: box.takeAll(decks.antiheroDeck),
    actionDeck: box.takeAll(decks.actionDeck),
    heritages: box.takeAll(decks.heritages),
    origins: box.takeAll(decks.origins),
    classes: box.takeAll(decks.classes),
    destinies: box.takeAll(decks.destinies),
  }
  const isUndealt = setting.step === 'characters'
  const isUnlaid = isUndealt || setting.step === 'reveal'
  const seats = named.map((seat, n) => (isUndealt ? freshSeat() : seatOf(wanted[n]!, seat, box)))
  for (const act of [1, 2, 3] as const)
    if (rows[act] === undefined && !isUnlaid) laid[act] = box.some(ACT_PIECES[act - 1]!, rowSize(seats.length))
  const contents = contentsOf(adversary, quest, 7, seats.length)
  const deck = (name: DeckName, pieces: readonly Piece[]): Piece[] => {
    const rest = exact.includes(name) ? [] : box.some(pieces)
    return [...tops[name], ...rest].reverse()
  }
  const table = {
    ...piles,
    deck1: deck('deck1', ACT_PIECES[0]!),
    deck2: deck('deck2', ACT_PIECES[1]!),
    deck3: deck('deck3', ACT_PIECES[2]!),
    heroDeck: deck('heroDeck', contents.heroes),
    antiheroDeck: deck('antiheroDeck', contents.antiheroes),
    actionDeck: deck('actionDeck', contents.actions),
    heritages: deck('heritages', HERITAGE_PIECES),
    origins: deck('origins', ORIGIN_PIECES),
    classes: deck('classes', CLASS_PIECES),
    destinies: deck('destinies', DESTINY_PIECES),
    faces: box.some(contents.faces),
  }
  const open = isUnlaid ? 0 : (setting.open ?? (rows[3] !== undefined ? 3 : rows[2] !== undefined ? 2 : 1))
  return {
    cursor: { at: setting.step ?? 'menu' },
    mode,
    quest,
    boon: setting.boon ?? 'none',
    boonUsed: Number(setting.boonUsed ?? false),
    chapters: setting.chapters ?? 7,
    campaign: {
      chapter: mode === 'campaign' ? 1 : 0,
      isShadowed: 0,
      isEasy: 0,
      onward: 'open',
      played: [],
      ...setting.campaign,
    },
    active: setting.active ?? 0,
    first: setting.first ?? 0,
    turns: setting.turns ?? 1,
    ender: setting.ender ?? -1,
    isFinale: Number(setting.isFinale ?? false),
    turn: { ...freshTurn({ seats }, setting.active ?? 0), ...setting.turn },
    attempt: { ...noAttempt(seats.length), ...setting.attempt },
    window: { at: 'start', from: setting.active ?? 0, left: 0 },
    stack: [],
    adversary: {
      card: adversary,
      isFinal: Number(setting.isFinal ?? setting.isFinale ?? false),
      tokens: adversary < 0 ? 0 : (setting.tokens ?? 5 * seats.length),
    },
    pending,
    row1: laid[1],
    row2: laid[2],
    row3: laid[3],
    isOpen: [1, 2, 3].map((act) => Number(open >= act)),
    ...table,
    box: box.some(EVERYTHING),
    seats,
  }
}

const EVERYTHING = Array.from({ length: CARD_COUNT }, (_, piece) => pieceOf(piece))

/** Every card once; what is asked for is taken out. */
class Box {
  private readonly free = new Set<Piece>(EVERYTHING)

  take(number: number): Piece {
    const piece = card(number)
    if (!this.free.delete(piece)) throw new Error(`card ${number} is not left in the box`)
    return piece
  }

  takeAll(numbers: readonly number[] = []): Piece[] {
    return numbers.map((number) => this.take(number))
  }

  /** The first of these that are left. */
  some(pieces: readonly Piece[], count = pieces.length): Piece[] {
    const found = pieces.filter((piece) => this.free.has(piece)).slice(0, count)
    for (const piece of found) this.free.delete(piece)
    return found
  }
}

interface Named {
  readonly heritage: Piece | undefined
  readonly origin: Piece | undefined
  readonly class: Piece | undefined
  readonly destiny: Piece | undefined
  readonly story: Piece[]
  readonly hand: Piece[]
  readonly played: Piece[]
}

const numberOf = (story: StoryCard): number => Number.parseInt(String(story), 10)
const isBottom = (story: StoryCard): boolean => String(story).endsWith('b')

/** What all seats ask for is taken before anybody is given the rest. */
function takeNamed(seat: SeatScene, box: Box): Named {
  const taken = (number: number | undefined) => (number === undefined ? undefined : box.take(number))
  return {
    heritage: taken(seat.heritage),
    origin: taken(seat.origin),
    class: taken(seat.class),
    destiny: taken(seat.destiny),
    story: box.takeAll((seat.story ?? []).map(numberOf)),
    hand: box.takeAll(seat.hand),
    played: box.takeAll(seat.played),
  }
}

/** Origins that stay quiet in most scenes: Scribe, Scout, Disgraced Heir, Pit Fighter. */
const QUIET_ORIGINS = [26, 20, 27, 24].map(card)
/** Classes do nothing before something is banked; Destinies nothing before the end. */
function seatOf(seat: SeatScene, named: Named, box: Box): State['seats'][number] {
  const bottoms = (seat.story ?? []).map((story) => Number(isBottom(story)))
  const { length } = named.story
  const hero: State['seats'][number] = {
    ...freshSeat(),
    heritage: [named.heritage ?? box.some(HERITAGE_PIECES, 1)[0]!],
    origin: [named.origin ?? box.some(QUIET_ORIGINS, 1)[0]!],
    class: [named.class ?? box.some(CLASS_PIECES, 1)[0]!],
    destiny: [named.destiny ?? box.some(DESTINY_PIECES, 1)[0]!],
    story: named.story,
    bottoms,
    heroes: named.hand.filter(isHero),
    antiheroes: named.hand.filter((feat) => !isHero(feat)),
    playedHeroes: named.played.filter(isHero),
    playedAntiheroes: named.played.filter((feat) => !isHero(feat)),
    xp: seat.xp ?? 0,
    banked: seat.banked ?? 0,
    level: seat.level ?? 3,
    storyBefore: length - (seat.addedLastTurn ?? 0),
    storyAtTurn: length,
    hasFaced: Number(seat.hasFaced ?? length > 6),
    hasBeatenFinal: Number(seat.hasBeatenFinal ?? false),
    originUsed: Number(seat.originUsed ?? false),
    classUsed: Number(seat.classUsed ?? false),
  }
  addIcons(hero, originOf(hero.origin[0]!).abilities)
  for (let i = 0; i < length; i++) addIcons(hero, pathOf(named.story[i]!, bottoms[i]!).icons)
  const { icons } = seat
  if (icons === undefined) return hero
  const counted = (names: readonly Icon[]) => names.map((icon) => icons[icon] ?? 0)
  return { ...hero, abilities: counted(ABILITIES), icons: counted(STORIES) }
}
