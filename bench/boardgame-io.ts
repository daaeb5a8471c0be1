import { createRequire } from 'node:module'
// The table of quests is no part of what the game offers to those who run it; here the same cards must be played.
import { QUESTS } from '@monomyth/heroes-journey'
import type { Ctx, FnContext, Game, PhaseConfig, PlayerID, State } from 'boardgame.io'
import { at } from './figures.ts'

/**
 * The core of The Heroes Journey as a boardgame.io game, to measure against: board, reveal, move, extra move, attempt,
 * reward, bonus, dormant relics, elimination, 15 points. No prophecies, no windows, mentors are items of power 1.
 *
 * It is written to do boardgame.io justice. State is plain numbers in few arrays; of a draft only hands and treasure are
 * searched, never the board; options are listed outside drafts; turns end by `endIf`, which is cheaper than the event;
 * undo is off, and so are the checks of development. What is left is what its reducer, plugins and Immer cost.
 */

const COLOURS = ['red', 'green', 'blue'] as const
const GOAL = 15
const TREASURE = 5
/** HJ-880: rounds without an attempt. */
const PATIENCE = 6

// Cells are numbered row by row, the inn last, as in the game's own rules.
const POINTS: { x: number; y: number }[] = []
for (let y = -3; y <= 3; y++)
  for (let x = -4; x <= 4; x++)
    if ((Math.abs(x) <= 3 || Math.abs(y) <= 1) && (x !== 0 || y !== 0)) POINTS.push({ x, y })
POINTS.push({ x: 0, y: 0 })
const INN = POINTS.length - 1
const STAY = POINTS.length
const PASS = POINTS.length
const NEIGHBOURS = POINTS.map((a) =>
  POINTS.flatMap((b, cell) => (Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1 ? [cell] : [])),
)

// A relic is its kind, 0 to 8: colour and power. Alike ones are the same in play. A mentor is a colour.
const MENTOR = 9
const DORMANT = 16
const kindOf = (colour: number, power: number): number => 3 * colour + power - 1
const colourOf = (kind: number): number => Math.floor(kind / 3)
const powerOf = (kind: number): number => (kind % 3) + 1
const COPIES = [10, 8, 4]

const WHITE = COLOURS.length
const CARDS = QUESTS.map(({ colour, points, values, epic }) => ({
  colour: colour === 'white' ? WHITE : COLOURS.indexOf(colour),
  points,
  values: COLOURS.map((one) => values[one]),
  epic: epic ? 1 : 0,
}))

type Step = 'reveal' | 'move' | 'main' | 'reward' | 'freeReveal' | 'done'
type Arrival = 'none' | 'inn' | 'own' | 'free' | 'rival'

interface Hero {
  cell: number
  points: number
  /** Kinds; DORMANT is added while it sleeps. */
  relics: number[]
  /** A colour, or −1 once lost. */
  mentor: number
  out: boolean
}

export interface World {
  /** By cell. */
  quests: number[]
  faceUp: number[]
  tokens: number[]
  hidden: number
  deck: number[]
  discard: number[]
  treasure: number[]
  heroes: Hero[]
  first: number
  step: Step
  arrival: Arrival
  moved: boolean
  extraUsed: boolean
  bonusUsed: boolean
  barred: boolean
  attempted: boolean
  /** What the success under way still gives. */
  rewardColour: number
  freeReveal: boolean
  idle: number
  winners: number[]
}

type Turn = FnContext<World> & { playerID: PlayerID }
type Random = Turn['random']
/** What a move may return; anything else it did, it did to the draft. */
type Refusal = typeof INVALID_MOVE | undefined
type TurnOrder = NonNullable<NonNullable<PhaseConfig<World>['turn']>['order']>

/** The constant of 'boardgame.io/core'. */
const INVALID_MOVE = 'INVALID_MOVE'

// ── Setup ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function setup({ ctx, random }: { ctx: Ctx; random: Random }): World {
  const deck = COLOURS.flatMap((_, colour) =>
    COPIES.flatMap((count, i) => Array.from({ length: count }, () => kindOf(colour, i + 1))),
  )
  return {
    quests: random.Shuffle(CARDS.map((_, i) => i)),
    faceUp: POINTS.map((_, cell) => (cell === INN || at(NEIGHBOURS, INN).includes(cell) ? 1 : 0)),
    tokens: POINTS.map(() => -1),
    hidden: POINTS.length - 1 - at(NEIGHBOURS, INN).length,
    deck,
    discard: [],
    treasure: [],
    heroes: Array.from({ length: ctx.numPlayers }, () => ({
      cell: INN,
      points: 0,
      relics: [],
      mentor: -1,
      out: false,
    })),
    first: 0,
    step: 'reveal',
    arrival: 'none',
    moved: false,
    extraUsed: false,
    bonusUsed: false,
    barred: false,
    attempted: false,
    rewardColour: -1,
    freeReveal: false,
    idle: 0,
    winners: [],
  }
}

function takeRelic({ G, playerID }: Turn, colour: number): Refusal {
  if (!(colour in COLOURS)) return INVALID_MOVE
  at(G.heroes, Number(playerID)).relics.push(kindOf(colour, 1))
  return undefined
}

function takeMentor({ G, playerID }: Turn, colour: number): Refusal {
  if (!(colour in COLOURS)) return INVALID_MOVE
  at(G.heroes, Number(playerID)).mentor = colour
  return undefined
}

/** Once all have chosen: what is left of the relics is shuffled, the treasure laid out, the first player found. */
function layOut({ G, ctx, random }: FnContext<World>): void {
  const deck = G.deck.slice()
  for (const { relics } of G.heroes) deck.splice(deck.indexOf(at(relics, 0)), 1)
  const shuffled = random.Shuffle(deck)
  G.treasure = shuffled.splice(-TREASURE)
  G.deck = shuffled
  let ahead = Array.from({ length: ctx.numPlayers }, (_, seat) => seat)
  while (ahead.length > 1) {
    const rolls = ahead.map(() => random.D6())
    const best = Math.max(...rolls)
    ahead = ahead.filter((_, i) => rolls[i] === best)
  }
  G.first = at(ahead, 0)
}

// ── A turn ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function beginTurn({ G }: FnContext<World>): void {
  G.step = G.hidden > 0 ? 'reveal' : 'move'
  G.arrival = 'none'
  G.moved = false
  G.extraUsed = false
  G.bonusUsed = false
  G.barred = false
  G.attempted = false
}

function endTurn({ G }: FnContext<World>): void {
  G.idle = G.attempted ? 0 : G.idle + 1
  if (G.winners.length > 0) return
  const alive = G.heroes.flatMap(({ out }, seat) => (out ? [] : [seat]))
  if (alive.length === 1) G.winners = alive
  else if (G.idle >= PATIENCE * alive.length) {
    const best = Math.max(...alive.map((seat) => at(G.heroes, seat).points))
    G.winners = alive.filter((seat) => at(G.heroes, seat).points === best)
  }
}

function revealAt(G: World, cell: number): boolean {
  if (G.faceUp[cell] !== 0) return false
  G.faceUp[cell] = 1
  G.hidden -= 1
  return true
}

function reveal({ G }: Turn, cell: number): Refusal {
  if (G.step !== 'reveal' || !revealAt(G, cell)) return INVALID_MOVE
  G.step = 'move'
  return undefined
}

function move({ G, playerID }: Turn, cell: number): Refusal {
  if (G.step !== 'move') return INVALID_MOVE
  const seat = Number(playerID)
  if (cell === STAY) {
    const { cell: here } = at(G.heroes, seat)
    if (here === INN || at(G.tokens, here) >= 0) return INVALID_MOVE
  } else {
    if (!walk(G, seat, cell)) return INVALID_MOVE
    G.moved = true
  }
  goOn(G, seat)
  return undefined
}

function extra({ G, playerID }: Turn, cell: number): Refusal {
  const seat = Number(playerID)
  if (G.step !== 'main' || !mayExtra(G) || !walk(G, seat, cell)) return INVALID_MOVE
  G.extraUsed = true
  G.barred = true
  goOn(G, seat)
  return undefined
}

function bonusMove({ G, playerID }: Turn, cell: number): Refusal {
  const seat = Number(playerID)
  if (G.step !== 'main' || !mayBonus(G)) return INVALID_MOVE
  const forfeits = G.arrival === 'free'
  if (!walk(G, seat, cell)) return INVALID_MOVE
  G.bonusUsed = true
  if (forfeits) G.barred = true
  goOn(G, seat)
  return undefined
}

function bonusReveal({ G, playerID }: Turn, cell: number): Refusal {
  if (G.step !== 'main' || !mayBonus(G) || !revealAt(G, cell)) return INVALID_MOVE
  G.bonusUsed = true
  if (G.arrival === 'free') G.barred = true
  goOn(G, Number(playerID))
  return undefined
}

function end({ G }: Turn): Refusal {
  if (G.step !== 'main') return INVALID_MOVE
  G.step = 'done'
  return undefined
}

function attempt(turn: Turn, item: number): Refusal {
  const { G, playerID, random } = turn
  const seat = Number(playerID)
  const hero = at(G.heroes, seat)
  const { cell } = hero
  if (G.step !== 'main' || !mayAttempt(G, seat) || diceOf(G, hero, item) < 1) return INVALID_MOVE
  const quest = at(CARDS, at(G.quests, cell))
  const colour = item === MENTOR ? hero.mentor : colourOf(item)
  let total = 0
  for (const face of random.D6(diceOf(G, hero, item))) total += face
  G.attempted = true
  if (total <= at(quest.values, colour)) {
    lose(G, hero, item)
    G.step = 'done'
    return undefined
  }
  G.tokens[cell] = seat
  hero.points += quest.points
  if (hero.points >= GOAL) {
    G.winners = [seat]
    G.step = 'done'
    return undefined
  }
  if (item !== MENTOR) hero.relics[hero.relics.indexOf(item)] = item + DORMANT
  G.freeReveal = quest.colour === WHITE || quest.colour !== colour
  G.rewardColour = quest.colour
  G.step = 'reward'
  const kinds = rewards(G.treasure, quest.colour)
  if (kinds.length < 2) payOut(turn, kinds[0])
  return undefined
}

function reward(turn: Turn, kind: number): Refusal {
  const { G } = turn
  if (G.step !== 'reward' || colourOf(kind) !== G.rewardColour || !G.treasure.includes(kind)) return INVALID_MOVE
  payOut(turn, kind)
  return undefined
}

function freeReveal({ G }: Turn, cell: number): Refusal {
  if (G.step !== 'freeReveal' || (cell !== PASS && !revealAt(G, cell))) return INVALID_MOVE
  G.step = 'done'
  return undefined
}

// ── What moves share ────────────────────────────────────────────────────────────────────────────────────────────────

function walk(G: World, seat: number, cell: number): boolean {
  const hero = at(G.heroes, seat)
  if (!at(NEIGHBOURS, hero.cell).includes(cell) || G.faceUp[cell] !== 1) return false
  arrive(hero, cell)
  G.arrival = statusOf(G, seat, cell)
  return true
}

function arrive(hero: Hero, cell: number): void {
  hero.cell = cell
  if (cell !== INN) return
  const { relics } = hero
  for (let i = 0; i < relics.length; i++) if (at(relics, i) >= DORMANT) relics[i] = at(relics, i) - DORMANT
}

function statusOf(G: World, seat: number, cell: number): Arrival {
  if (cell === INN) return 'inn'
  const token = at(G.tokens, cell)
  return token < 0 ? 'free' : token === seat ? 'own' : 'rival'
}

/** On to the main phase; where only ending the turn is left, it ends by itself. */
function goOn(G: World, seat: number): void {
  const anything = mayExtra(G) || mayBonus(G) || usableItems(G, seat).length > 0
  G.step = anything ? 'main' : 'done'
}

// Whoever has moved can move back, so these need not look for a destination.
const mayExtra = (G: World): boolean => G.moved && !G.extraUsed && !G.attempted
const mayBonus = (G: World): boolean =>
  !G.bonusUsed && !G.attempted && (G.arrival === 'inn' || G.arrival === 'own' || G.arrival === 'free')

function mayAttempt(G: World, seat: number): boolean {
  if (G.attempted || G.barred) return false
  const { cell } = at(G.heroes, seat)
  return cell !== INN && at(G.tokens, cell) < 0
}

function usableItems(G: World, seat: number): number[] {
  if (!mayAttempt(G, seat)) return []
  const hero = at(G.heroes, seat)
  const items: number[] = []
  for (const kind of hero.relics) if (!items.includes(kind) && diceOf(G, hero, kind) > 0) items.push(kind)
  if (diceOf(G, hero, MENTOR) > 0) items.push(MENTOR)
  return items
}

/** 0 where the item cannot be used: dormant, lost, padlocked, or no die left by an epic quest. */
function diceOf(G: World, hero: Hero, item: number): number {
  const quest = at(CARDS, at(G.quests, hero.cell))
  if (item === MENTOR) return hero.mentor >= 0 && at(quest.values, hero.mentor) >= 0 ? 1 - quest.epic : 0
  return item < DORMANT && at(quest.values, colourOf(item)) >= 0 ? powerOf(item) - quest.epic : 0
}

function lose(G: World, hero: Hero, item: number): void {
  if (item === MENTOR) hero.mentor = -1
  else {
    hero.relics.splice(hero.relics.indexOf(item), 1)
    G.discard.push(item)
  }
  arrive(hero, INN)
  hero.out = hero.relics.length === 0 && hero.mentor < 0
}

function rewards(treasure: readonly number[], colour: number): number[] {
  const kinds: number[] = []
  for (const kind of treasure) if (colourOf(kind) === colour && !kinds.includes(kind)) kinds.push(kind)
  return kinds
}

function payOut({ G, playerID, random }: Turn, kind: number | undefined): void {
  if (kind !== undefined) {
    at(G.heroes, Number(playerID)).relics.push(kind)
    G.treasure.splice(G.treasure.indexOf(kind), 1)
    if (G.deck.length === 0) {
      G.deck = random.Shuffle(G.discard.slice())
      G.discard = []
    }
    const next = G.deck.pop()
    if (next !== undefined) G.treasure.push(next)
  }
  G.step = G.freeReveal && G.hidden > 0 ? 'freeReveal' : 'done'
}

// ── The game, and playing it at random ──────────────────────────────────────────────────────────────────────────────

const once = (seatAt: (n: number, seats: number) => number): TurnOrder => ({
  playOrder: ({ ctx }) => Array.from({ length: ctx.numPlayers }, (_, n) => String(seatAt(n, ctx.numPlayers))),
  first: () => 0,
  next: ({ ctx }) => (ctx.playOrderPos + 1 < ctx.numPlayers ? ctx.playOrderPos + 1 : undefined),
})

const clockwise: TurnOrder = {
  playOrder: ({ ctx }) => Array.from({ length: ctx.numPlayers }, (_, n) => String(n)),
  first: ({ G }) => G.first,
  next({ G, ctx }) {
    let next = ctx.playOrderPos
    do next = (next + 1) % ctx.numPlayers
    while (at(G.heroes, next).out && next !== ctx.playOrderPos)
    return next
  },
}

export const game: Game<World> & { readonly name: string } = {
  name: 'heroes-journey-core',
  disableUndo: true,
  setup,
  phases: {
    relics: {
      start: true,
      moves: { takeRelic },
      turn: { minMoves: 1, maxMoves: 1, order: once((n) => n) },
      next: 'mentors',
    },
    mentors: {
      moves: { takeMentor },
      turn: { minMoves: 1, maxMoves: 1, order: once((n, seats) => seats - 1 - n) },
      onEnd: layOut,
      next: 'journey',
    },
    journey: {
      moves: { reveal, move, attempt, extra, bonusMove, bonusReveal, end, reward, freeReveal },
      turn: { order: clockwise, onBegin: beginTurn, onEnd: endTurn, endIf: ({ G }) => G.step === 'done' },
    },
  },
  endIf: ({ G }) => (G.winners.length > 0 ? { winners: G.winners } : undefined),
}

interface Option {
  readonly move: string
  readonly arg: number
}

const each = (move: string, args: readonly number[]): Option[] => args.map((arg) => ({ move, arg }))

/** Everything the current player may do. */
export function optionsOf(G: World, ctx: Ctx): Option[] {
  if (ctx.phase === 'relics') return each('takeRelic', [0, 1, 2])
  if (ctx.phase === 'mentors') return each('takeMentor', [0, 1, 2])
  const seat = Number(ctx.currentPlayer)
  const { cell } = at(G.heroes, seat)
  const faceDown = (): number[] => G.faceUp.flatMap((up, at) => (up === 0 ? [at] : []))
  const near = (): number[] => at(NEIGHBOURS, cell).filter((at) => G.faceUp[at] === 1)
  switch (G.step) {
    case 'reveal':
      return each('reveal', faceDown())
    case 'move':
      return each('move', cell !== INN && at(G.tokens, cell) < 0 ? [...near(), STAY] : near())
    case 'main':
      return [
        { move: 'end', arg: 0 },
        ...each('attempt', usableItems(G, seat)),
        ...each('extra', mayExtra(G) ? near() : []),
        ...each('bonusMove', mayBonus(G) ? near() : []),
        ...each('bonusReveal', mayBonus(G) ? faceDown() : []),
      ]
    case 'reward':
      return each('reward', rewards(G.treasure, G.rewardColour))
    case 'freeReveal':
      return each('freeReveal', [...faceDown(), PASS])
    case 'done':
      return []
  }
}

export interface PeerGame {
  /** Asks with two options or more. */
  readonly decisions: number
  /** All moves sent, the forced ones too. */
  readonly moves: number
  /** Options of all decisions together. */
  readonly options: number
  readonly turns: number
  readonly winners: readonly number[]
  readonly points: readonly number[]
  readonly out: readonly boolean[]
  /** Turns without an attempt at the end. */
  readonly idle: number
}

export type PeerPlay = (seats: number, seed: string, below: (n: number) => number) => PeerGame

/** Loads boardgame.io. By `require`: Node's ESM refuses its directory imports; and not before somebody measures it. */
export function loadBoardgameIo(): PeerPlay {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = inProduction(
    () => createRequire(import.meta.url)('boardgame.io/internal') as typeof import('boardgame.io/internal'),
  )
  const processed = ProcessGameConfig(game)
  const reducer = CreateGameReducer({ game: processed })

  function play(seats: number, seed: string, below: (n: number) => number): PeerGame {
    let state: State<World> = InitializeGame({ game: { ...processed, seed }, numPlayers: seats })
    let decisions = 0
    let moves = 0
    let options = 0
    while (state.ctx.gameover === undefined) {
      const offered = optionsOf(state.G, state.ctx)
      const { length } = offered
      if (length > 1) {
        decisions += 1
        options += length
      }
      const { move, arg } = at(offered, length > 1 ? below(length) : 0)
      moves += 1
      const before = state
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args: [arg], playerID: state.ctx.currentPlayer },
      } as never)
      if (state._stateID === before._stateID) throw new Error(`boardgame.io refused ${move} ${arg}`)
    }
    const { G, ctx } = state
    return {
      decisions,
      moves,
      options,
      turns: ctx.turn,
      winners: G.winners,
      points: G.heroes.map(({ points }) => points),
      out: G.heroes.map(({ out }) => out),
      idle: G.idle,
    }
  }
  return (seats, seed, below) => inProduction(() => play(seats, seed, below))
}

/** Outside production it proves after every move that the state is plain; that would be no fair comparison. */
function inProduction<T>(work: () => T): T {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
