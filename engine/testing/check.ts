import { Chance, keyOf } from '../chance.ts'
import { type AnyGame, type Options, SPECTATOR } from '../contract.ts'
import { effective } from '../log.ts'
import { Match } from '../match.ts'
import { hashOf, whereIn } from '../position.ts'
import { type Asked, keysOf } from '../question.ts'
import { type Saved, save, start, verify } from '../save.ts'
import { run } from '../simulate.ts'
import { reopened, scripted } from './scene.ts'
import { seenBy, thoughtOf, twinFor } from './secrecy.ts'

export interface CheckSetting {
  readonly mode?: string
  readonly seats: number
  readonly options?: Options
  readonly entries?: readonly unknown[]
  readonly games: number
  /** Of the walk; game 3 of it has the seed with -3 after it. A walk of one game has the seed of that game. */
  readonly seed: string
  /** Hears about progress after each game. */
  readonly progress?: (games: number) => void
}

export interface Violation {
  readonly invariant: string
  readonly about: string
  readonly seed: string
  readonly saved: Saved
  /** The command that walks this one game again. */
  readonly command: string
}

export interface Checked {
  readonly games: number
  readonly decisions: number
  readonly violations: readonly Violation[]
  /** Answers per step: the longest and the middle one. */
  readonly longestStep: number
  readonly medianStep: number
  /** How often a secrecy twin could be compared. */
  readonly twins: number
  readonly undone: number
  /** By event kind and field: the pieces met in it. What is not here, random play never reached. */
  readonly reached: ReadonlyMap<string, ReadonlySet<number>>
}

/** No game of these takes so many answers. */
const TOO_MANY = 20_000

/** The fuzzer: plays at random with every invariant on. */
export function check(game: AnyGame, setting: CheckSetting): Checked {
  const walk = new Walk(game)
  for (let n = 0; n < setting.games; n++) {
    walk.play({ ...setting, seed: setting.games === 1 ? setting.seed : `${setting.seed}-${n}` })
    setting.progress?.(n + 1)
  }
  const steps = walk.steps.sort((a, b) => a - b)
  return {
    games: setting.games,
    decisions: walk.decisions,
    violations: walk.violations,
    longestStep: steps.at(-1) ?? 0,
    medianStep: steps[steps.length >> 1] ?? 0,
    twins: walk.twins,
    undone: walk.undone,
    reached: walk.reached,
  }
}

class Walk {
  decisions = 0
  twins = 0
  undone = 0
  readonly steps: number[] = []
  readonly violations: Violation[] = []
  readonly reached = new Map<string, Set<number>>()
  private readonly game: AnyGame
  /** Who was asked in a window though everybody knew that they could not react. */
  private readonly unforeseen: string[] = []

  constructor(game: AnyGame) {
    this.game = watched(game, (about) => this.unforeseen.push(about))
  }

  play(setup: CheckSetting): void {
    const { game } = this
    const match = start(game, setup)
    const chance = new Chance(keyOf(`walk ${setup.seed}`))
    const fail = (invariant: string, about = '') =>
      this.violations.push({ invariant, about, seed: setup.seed, saved: save(match), command: commandFor(game, setup) })
    const found = this.violations.length
    const pieces = match.position().where.length
    let inStep = 0
    try {
      for (let n = 0; !match.isOver(); n++) {
        if (n > TOO_MANY) return void fail('ends', `${n} answers`)
        const asked = match.open()[chance.below(match.open().length)]!
        const { step } = match.standing()
        this.look(match, asked, pieces, chance, fail)
        if (chance.below(16) === 0) this.hide(match, chance, fail)
        this.answer(match, asked, chance, fail)
        for (const about of this.unforeseen.splice(0)) fail('window', about)
        this.decisions += 1
        inStep += 1
        if (match.isOver() || match.standing().step !== step) {
          this.steps.push(inStep)
          inStep = 0
        }
        if (this.violations.length > found) return
      }
      this.finish(match, fail)
    } catch (error) {
      fail('throws', error instanceof Error ? error.message : String(error))
    }
  }

  /** At every question: state plain, pieces all there once, options to choose from, one legality, the same when reopened. */
  private look(match: Match, asked: Asked, pieces: number, chance: Chance, fail: Fail): void {
    const { shape } = this.game
    const { state, where } = match.position()
    const problem = shape.proof(state)
    if (problem !== undefined) fail('plain', problem)
    const found = whereIn(shape, state)
    if (found.length !== pieces || found.some((zone, piece) => zone !== where[piece])) fail('pieces')
    const keys = keysOf(asked)
    if (keys.length < 2) fail('options', asked.ask.id)
    if (new Set(keys).size !== keys.length) fail('keys', `${asked.ask.id}: ${keys.join(' ')}`)
    const view = match.view(asked.seat)
    const seen = shape.proof(view)
    if (seen !== undefined) fail('view', seen)
    const bar = asked.ask.bar as ((view: unknown, seat: number, value: unknown) => string | undefined) | undefined
    for (const value of asked.options)
      if (bar?.(view, asked.seat, value) !== undefined) fail('bar', asked.ask.key(value))
    for (const { value, rule } of asked.barred)
      if (bar?.(view, asked.seat, value) !== rule) fail('bar', asked.ask.key(value))
    this.reopen(match, chance, fail)
  }

  /**
   * Every time from the last boundary, through JSON; one time in eight from a whole save with all its log, which takes
   * the longer the longer the match.
   */
  private reopen(match: Match, chance: Chance, fail: Fail): void {
    const again = chance.below(8) === 0 ? undefined : fromBoundary(match)
    if ((again ?? reopened(this.game, match, { events: false })).hash() !== match.hash()) fail('reopen')
  }

  /** What a viewer cannot know makes no difference to anything it gets, nor to what a bot in its seat imagines. */
  private hide(match: Match, chance: Chance, fail: Fail): void {
    const viewer = chance.below(match.table.given.seats + 1) + SPECTATOR
    const twin = twinFor(this.game, match, viewer, chance)
    if (twin === undefined) return
    this.twins += 1
    if (seenBy(match, viewer) !== seenBy(twin, viewer)) fail('secrecy', `viewer ${viewer}`)
    if (viewer === SPECTATOR || !match.open().some(({ seat }) => seat === viewer)) return
    if (thoughtOf(match, viewer, 'thought') !== thoughtOf(twin, viewer, 'thought')) fail('thought', `seat ${viewer}`)
  }

  /** Answers; now and then takes it back where that is harmless, which must lead to where it was. */
  private answer(match: Match, asked: Asked, chance: Chance, fail: Fail): void {
    const keys = keysOf(asked)
    const key = keys[chance.below(keys.length)]!
    const { seat } = asked
    const before = match.hash()
    match.answer(seat, match.asked[seat]!, key)
    if (chance.below(32) !== 0 || match.isOver()) return
    const after = match.hash()
    if (!this.isHarmless(match, seat) || match.undo(seat) !== undefined) return
    this.undone += 1
    if (match.hash() !== before) fail('undo', key)
    match.answer(seat, match.asked[seat]!, key)
    if (match.hash() !== after) fail('undo', `${key} again`)
  }

  /** Who sits alone consents to everything; chance then goes another way, and nothing can be compared. Tried on a copy. */
  private isHarmless(match: Match, seat: number): boolean {
    if (match.table.given.seats > 1) return true
    const copy = reopened(this.game, match, { events: false })
    copy.undo(seat)
    return copy.log.every((entry) => entry.do !== 'undo' || entry.consent.length === 0)
  }

  private finish(match: Match, fail: Fail): void {
    const { game } = this
    if (!verify(game, JSON.parse(JSON.stringify(save(match))))) fail('verify')
    const { given, key, base } = match.table
    const { policy } = scripted(match)
    const { position } = run(game, { given, key, position: base.position }, policy)
    if (hashOf(game.shape, position) !== match.hash()) fail('hosts')
    for (const { event } of match.stored) {
      for (const field of Object.keys(game.events[event.kind] ?? {})) {
        const name = `${event.kind}.${field}`
        if (!this.reached.has(name)) this.reached.set(name, new Set())
        for (const piece of [(event as unknown as { [field: string]: number | number[] })[field]!].flat())
          this.reached.get(name)!.add(piece)
      }
    }
  }
}

/** For a shell: a seed may have spaces. */
function commandFor({ id }: AnyGame, { mode, seats, options = {}, seed }: CheckSetting): string {
  const chosen = Object.entries(options).map(([name, value]) => ` --option ${name}=${value}`)
  const played = `${mode === undefined ? '' : ` --mode ${mode}`} --seats ${seats}${chosen.join('')}`
  return `npm run -s monomyth -- check ${id}${played} --games 1 --seed '${seed.replaceAll("'", "'\\''")}'`
}

/** The same game; whoever is asked in a window must be among those of whom everybody knows that they could react. */
function watched(game: AnyGame, unforeseen: (about: string) => void): AnyGame {
  const { reactions } = game
  if (reactions === undefined) return game
  const held: typeof reactions.held = (state, seat, event) => {
    const playable = reactions.held(state, seat, event)
    if (playable.length > 0 && !reactions.could(state, seat, event)) unforeseen(`seat ${seat}`)
    return playable
  }
  return { ...game, reactions: { ...reactions, held } }
}

/** The step under way begun again from its boundary, as JSON brings it back; undefined where somebody is leaving. */
function fromBoundary(match: Match): Match | undefined {
  const { step, boundary, gone, leaving, script } = match.standing()
  if (script.left >= 0 || leaving.length > 0 || script.gone.length > 0 || script.lanes.length > 0) return undefined
  const position = JSON.parse(JSON.stringify(boundary)) as typeof boundary
  const again = new Match({ ...match.table, staged: true, base: { step, gone, position } })
  for (const { entry } of effective(match.log, match.table.before))
    if (entry?.do === 'answer' && entry.at[0] === step) again.apply(entry)
  return again
}

type Fail = (invariant: string, about?: string) => void
