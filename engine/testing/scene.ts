import type { AnyGame, Piece, Seat, Viewer } from '../contract.ts'
import type { EventView } from '../events.ts'
import { effective } from '../log.ts'
import type { Match, UndoRefusal } from '../match.ts'
import { clonePosition, hashOf, type Position } from '../position.ts'
import { type AskView, keysOf, type Question } from '../question.ts'
import { open, type Saved, save, start } from '../save.ts'
import { run } from '../simulate.ts'
import type { Setup } from '../start.ts'
import { stage } from './stage.ts'

/**
 * A match under test. Every answer is played three times: straight, on a match saved to JSON and reopened before each
 * answer, and by the callback host from the start of the scene. The three must agree after each.
 */
export class Scene<S = unknown, V = unknown> {
  readonly game: AnyGame
  match: Match
  private twin: Match
  private readonly opening: Position<unknown>
  /** The callback host knows answers only; after an undo or a seat given up it can no longer follow. */
  private answersOnly = true

  constructor(game: AnyGame, match: Match) {
    this.game = game
    this.match = match
    this.twin = reopened(game, match)
    this.opening = clonePosition(game.shape, match.table.base.position)
    this.compare()
  }

  static start<S, V>(game: AnyGame, setup: Setup): Scene<S, V> {
    return new Scene<S, V>(game, start(game, setup))
  }

  static at<S, V>(
    game: AnyGame,
    setup: Setup,
    at: { state: S; drawn?: number; shown?: readonly Piece[] },
  ): Scene<S, V> {
    return new Scene<S, V>(game, stage(game, setup, at))
  }

  /** The question put to this seat, or undefined. */
  ask(seat: Seat): AskView | undefined {
    return this.match.asks(seat).find((ask) => ask.seat === seat)
  }

  kind(seat: Seat): string | undefined {
    return this.ask(seat)?.kind
  }

  /** The keys of everything this seat may answer, declining last. Empty: it is not asked. */
  options(seat: Seat): string[] {
    const ask = this.ask(seat)
    if (ask === undefined) return []
    const keys = ask.options.map(({ key }) => key)
    return ask.pass === undefined ? keys : [...keys, ask.pass]
  }

  /** Why these cannot be chosen: rule by key. */
  barred(seat: Seat): { [key: string]: string } {
    return Object.fromEntries((this.ask(seat)?.barred ?? []).map(({ key, rule }) => [key, rule]))
  }

  /** The seats asked, whoever may know it. */
  asked(): Seat[] {
    return this.match.open().map(({ seat }) => seat)
  }

  answer(seat: Seat, ...keys: string[]): this {
    for (const key of keys) {
      for (const match of [this.match, this.twin]) match.answer(seat, match.asked[seat]!, key)
      this.twin = reopened(this.game, this.twin)
      this.compare()
    }
    return this
  }

  undo(seat: Seat, consent?: readonly Seat[]): UndoRefusal | undefined {
    const refused = this.match.undo(seat, consent)
    const again = this.twin.undo(seat, consent)
    if (refused?.code !== again?.code) throw new Error(`undo: ${refused?.code} straight, ${again?.code} reopened`)
    if (refused === undefined) this.answersOnly = false
    this.twin = reopened(this.game, this.twin)
    this.compare()
    return refused
  }

  leave(seat: Seat): void {
    for (const match of [this.match, this.twin]) match.leave(seat, 'house')
    this.answersOnly = false
    this.twin = reopened(this.game, this.twin)
    this.compare()
  }

  view(viewer: Viewer): V {
    return this.match.view(viewer) as V
  }

  get state(): S {
    return this.match.position().state as S
  }

  /** Who knows which face, by piece. */
  get known(): readonly number[] {
    return this.match.position().known
  }

  events(viewer: Viewer): readonly EventView[] {
    return this.match.events(viewer)
  }

  private compare(): void {
    const { match, twin, game } = this
    if (match.hash() !== twin.hash()) throw new Error('straight and reopened differ')
    for (let seat = -1; seat < match.table.given.seats; seat++) {
      if (JSON.stringify(match.asks(seat)) !== JSON.stringify(twin.asks(seat)))
        throw new Error(`asks of ${seat} differ when reopened`)
    }
    // The callback host runs branches and votes to their end; half-way there it has nothing to compare.
    const halfway = match.open().some(({ at, votes }) => at >= 0 || votes.length > 0)
    if (!this.answersOnly || halfway) return
    const { given, key } = match.table
    const { policy, decisions } = scripted(match)
    const { position } = run(game, { given, key, position: this.opening }, policy, decisions)
    if (hashOf(game.shape, position) !== match.hash()) throw new Error('the callback host comes out elsewhere')
  }
}

export function reopened(game: AnyGame, match: Match, what?: { readonly events: boolean }): Match {
  return open(game, JSON.parse(JSON.stringify(save(match, what))) as Saved)
}

/** A policy that gives the answers of a match in the order the callback host asks for them. */
export function scripted(match: Match): { policy: (question: Question<never>) => number; decisions: number } {
  const latest = new Map<string, { seat: Seat; key: string }>()
  for (const { entry } of effective(match.log, match.table.before)) {
    if (entry?.do === 'answer') latest.set(`${entry.at.join('.')} ${entry.seat}`, { seat: entry.seat, key: entry.key })
  }
  const rest = [...latest.values()]
  const policy = ({ seat, ask, options, count, size }: Question<never>): number => {
    const next = rest.findIndex((one) => seat < 0 || one.seat === seat)
    if (next < 0) throw new Error(`the callback host asks seat ${seat} ${ask.id}, which nobody answered`)
    if (seat < 0) return options.indexOf(rest[next]!.seat)
    const { key } = rest.splice(next, 1)[0]!
    const keys = keysOf({ ask, options: options.slice(0, count), pass: false } as never)
    const index = keys.indexOf(key)
    return index < 0 ? size - 1 : index
  }
  return { policy, decisions: rest.length }
}
