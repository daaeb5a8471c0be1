import type { Piece } from '@monomyth/engine'
import { drawnBefore, Scene as EngineScene, stage } from '@monomyth/engine/testing'
import {
  FIRST_RELIC,
  idOf,
  MENTOR_PIECES,
  PROPHECY_PIECES,
  QUEST_PIECES,
  questOf,
  RELIC_PIECES,
} from '../content/pieces.ts'
import { heroesJourney } from '../game.ts'
import { cellName, cellOf, INN, isNextToInn, QUEST_CELLS } from '../rules/board.ts'
import type { State, View } from '../state.ts'
import type { Arrival } from '../words.ts'

/** One seat of a scene. Whatever is left out is as in an ordinary middle of the game: at the inn, with nothing. */
export interface SeatScene {
  /** A cell by name; out of the game: leave `out`. */
  readonly cell?: string
  /** By id, `R2-01`; with a star when dormant: `R2-01*`. */
  readonly relics?: readonly string[]
  readonly mentor?: string
  /** Prophecies by design, `P01`. */
  readonly hand?: readonly string[]
  /** Cells that bear this seat's token. */
  readonly tokens?: readonly string[]
  /** Legend points; otherwise those of the quests with its tokens. */
  readonly points?: number
  readonly chargeDice?: number
  readonly chargeTotal?: number
  /** The cell whose black die and padlocks are waived. */
  readonly waived?: string
  readonly visited?: boolean
  /** Eliminated, as the how-manieth. */
  readonly out?: number
}

export interface SceneSetting {
  readonly seats: readonly SeatScene[]
  readonly active?: number
  readonly step?: 'start' | 'reveal' | 'move' | 'main' | 'end'
  /** What has happened in this turn. `attempted` is the cell attempted. */
  readonly turn?: {
    readonly attempted?: string
    readonly forfeited?: boolean
    readonly extraUsed?: boolean
    readonly bonusUsed?: boolean
    readonly moved?: boolean
    readonly arrival?: Arrival
  }
  /** Face-up quests by cell: `{ F3: 'Q12' }`. The eight around the inn are face up in any case. */
  readonly quests?: { readonly [cell: string]: string }
  /** Face-down quests by cell. All cells not named are face down and hold what is left, in order. */
  readonly faceDown?: { readonly [cell: string]: string }
  /** More cells that are face up, whatever they hold; 'all' leaves none face down. */
  readonly faceUp?: readonly string[] | 'all'
  readonly treasure?: readonly string[]
  /** From the top; the rest of the relics follow in order unless `exactDeck`. */
  readonly deck?: readonly string[]
  /** The deck is just `deck`; what is left over lies nowhere, with eliminated seats' things. */
  readonly exactDeck?: boolean
  readonly discard?: readonly string[]
  /** From the top; the rest follow in order. */
  readonly pile?: readonly string[]
  readonly idle?: number
  readonly first?: number
  readonly turns?: number
  readonly variant?: boolean
  /** The faces the next dice show, one after the other, as long as nothing is shuffled in between. */
  readonly dice?: readonly number[]
  readonly seed?: string
}

export type Scene = EngineScene<State, View>

/** Sets the table as told and starts there. Everything is played on both hosts and through JSON after every answer. */
export function scene(setting: SceneSetting): Scene {
  const seed = setting.seed ?? 'scene'
  const seats = setting.seats.length
  const drawn = setting.dice === undefined ? 0 : drawnBefore(seed, setting.dice)
  const setup = { seats, seed, options: { variant: setting.variant ?? false } }
  const state = stateOf(setting)
  const { position } = stage(heroesJourney, setup, { state, drawn }).table.base
  // Laid face down at first: what has been revealed since, everybody knows, like a mentor nobody chose.
  const everybody = position.known[state.mentorsGone[0]!]!
  for (const cell of QUEST_CELLS) if (state.faceUp[cell] === 1) position.known[state.quests[cell]!] = everybody
  return new EngineScene<State, View>(heroesJourney, stage(heroesJourney, setup, { state, position }))
}

/** A match from the very start. */
export const fromStart = (seats: number, seed: string, variant = false): Scene =>
  EngineScene.start<State, View>(heroesJourney, { seats, seed, options: { variant } })

export function stateOf(setting: SceneSetting): State {
  const box = new Box()
  const quests = layQuests(setting, box)
  const faceUp = [...QUEST_CELLS, INN].map((cell) => Number(isUp(setting, cell)))
  const token = QUEST_CELLS.map(() => -1)
  const dormant = RELIC_PIECES.map(() => 0)
  const seats = setting.seats.map((seat, n) => seatOf(seat, n, { box, token, dormant, quests }))
  const treasure = (setting.treasure ?? ['R1-10', 'G1-10', 'B1-10', 'R2-08', 'G2-08']).map((id) => box.take(id))
  const relicDiscard = (setting.discard ?? []).map((id) => box.take(id))
  const deck = (setting.deck ?? []).map((id) => box.take(id))
  const pile = (setting.pile ?? []).map((id) => box.take(id))
  const rest = box.rest(RELIC_PIECES)
  const { turn = {}, step = 'main' } = setting
  return {
    cursor: { at: step },
    active: setting.active ?? 0,
    first: setting.first ?? 0,
    turns: setting.turns ?? 1,
    idle: setting.idle ?? 0,
    turn: {
      attempted: turn.attempted === undefined ? -1 : cellOf(turn.attempted),
      forfeited: Number(turn.forfeited ?? false),
      extraUsed: Number(turn.extraUsed ?? false),
      bonusUsed: Number(turn.bonusUsed ?? false),
      movedInStep3: Number(turn.moved ?? false),
      arrival: turn.arrival ?? 'none',
    },
    attempt: { cell: -1, item: -1, dice: 0, value: 0, added: 0, faces: [], kept: 0 },
    bonusCancelled: 0,
    quests,
    faceUp,
    faceDown: QUEST_CELLS.filter((cell) => faceUp[cell] === 0),
    token: [...token],
    relicBox: [],
    // What a scene leaves out of the deck must lie somewhere: the engine counts pieces.
    relicDeck: setting.exactDeck ? deck.reverse() : [...rest.reverse(), ...deck.reverse()],
    relicDiscard,
    treasure,
    dormant,
    prophecyPile: [...box.rest(PROPHECY_PIECES).reverse(), ...pile.reverse()],
    laid: [],
    cancelled: [],
    mentorBox: [],
    mentorsGone: box.rest(MENTOR_PIECES),
    windows: 0,
    seats,
  }
}

/** Every card once; what is asked for is taken out. */
class Box {
  private readonly free = new Set<Piece>([...QUEST_PIECES, ...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES])

  take(id: string): Piece {
    for (const piece of this.free) {
      if (idOf(piece) !== id) continue
      this.free.delete(piece)
      return piece
    }
    throw new Error(`no ${id} is left in the box`)
  }

  rest(pieces: readonly Piece[]): Piece[] {
    return pieces.filter((piece) => this.free.has(piece))
  }
}

function isUp({ quests = {}, faceUp = [], faceDown = {} }: SceneSetting, cell: number): boolean {
  const name = cellName(cell)
  if (name in faceDown) return false
  return cell === INN || isNextToInn(cell) || name in quests || faceUp === 'all' || faceUp.includes(name)
}

function layQuests({ quests = {}, faceDown = {} }: SceneSetting, box: Box): Piece[] {
  const named = new Map<number, Piece>()
  for (const [cell, id] of Object.entries({ ...quests, ...faceDown })) named.set(cellOf(cell), box.take(id))
  const rest = box.rest(QUEST_PIECES)
  return QUEST_CELLS.map((cell) => named.get(cell) ?? box.take(idOf(rest.shift()!)))
}

interface Laid {
  readonly box: Box
  readonly token: number[]
  readonly dormant: number[]
  readonly quests: readonly Piece[]
}

function seatOf(seat: SeatScene, n: number, { box, token, dormant, quests }: Laid): State['seats'][number] {
  for (const cell of seat.tokens ?? []) token[cellOf(cell)] = n
  const earned = (seat.tokens ?? []).reduce((sum, cell) => sum + questOf(quests[cellOf(cell)]!).points, 0)
  const relics = (seat.relics ?? []).map((id) => {
    const relic = box.take(id.replace('*', ''))
    if (id.endsWith('*')) dormant[relic - FIRST_RELIC] = 1
    return relic
  })
  const hand = (seat.hand ?? []).map((id) => box.take(id))
  return {
    cell: seat.out === undefined ? cellOf(seat.cell ?? 'E4') : -1,
    points: seat.points ?? earned,
    relics,
    mentor: seat.mentor === undefined ? [] : [box.take(seat.mentor)],
    hand,
    drawnAt: hand.map(() => 0),
    chargeDice: seat.chargeDice ?? 0,
    chargeTotal: seat.chargeTotal ?? 0,
    waivedEpic: seat.waived === undefined ? -1 : cellOf(seat.waived),
    waivedLocks: seat.waived === undefined ? -1 : cellOf(seat.waived),
    visited: Number(seat.visited ?? false),
    out: seat.out ?? -1,
  }
}
