import { Chance, type Key } from './chance.ts'
import type { AnyGame, AskKind, GameEvent, Given, Outcome, Piece, Play, Seat, ZoneRef } from './contract.ts'
import { MatchError } from './errors.ts'
import { defaultSeers, type Position } from './position.ts'
import type { Asked, Question } from './question.ts'
import type { Script, Slot } from './script.ts'
import { bitOf, EVERYBODY } from './shape.ts'

/** Thrown, once and without a stack, where an answer is missing. */
const SUSPEND = { signal: 'suspend' }
/** Thrown where a flow stops because the seat it belongs to was given up. */
const ABANDON = { signal: 'abandon' }
/** Thrown when a rollout has made its last decision. */
const STOP = { signal: 'stop' }

/** Where a run stopped: whom it waits for, and what must be known of the way there. */
export interface Halt {
  readonly pending: readonly Asked[]
  /** Where a `together` waits, or −1. */
  readonly openPlace: number
  /** What happened before the first answer. */
  readonly harm: number
  /** Seats given up by then, as bits. */
  readonly gone: number
}

/** What has happened since an answer that an undo could not take back in silence. */
export const HARM = { chance: 1, seen: 2, react: 4 } as const

/** An event as it was told, with who may see it and, piece by piece, who knew its face then. */
export interface Told {
  readonly event: GameEvent
  readonly to: number
  readonly faces: { readonly [field: string]: number | readonly number[] }
  /** The branch it was told in: until all are through, only its own seat may know. */
  readonly branch: { readonly place: number; readonly seat: Seat } | undefined
}

/** The answer to a question, as an index into its options; one past the last means pass, where one may. */
export type Policy<V = unknown> = (question: Question<V>) => number

export interface RunSetting {
  readonly script?: Script
  /** Answers what the script does not. Without one, the run waits there. */
  readonly policy?: Policy
  /** Stop after so many answers of the policy. */
  readonly limit?: number
  /** Where a `together` is open, or −1: there, only what one seat does in secret may be used. */
  readonly openPlace?: number
  /** At the open place, run only this seat's branch, or none (SPECTATOR). */
  readonly only?: number
  /** Seats given up before this step began, as bits. */
  readonly gone?: number
  /** Called once, where the script ends and the policy takes over. */
  readonly awake?: (run: Run) => void
  /** Whose branch goes first, because what it knows decides what the others are given. */
  readonly thinker?: Seat
  /** Collect events and what undo must know. Off in simulation. */
  readonly listen?: boolean
  /** Whose answer led to this step. */
  readonly answerer?: Seat
  /** Stop at the so-many-th window told to everybody in this step, to look at the table as it was there. */
  readonly halt?: number
  /** Hears every call the rules make after the last answer of the script. */
  readonly trace?: (call: string, about: unknown) => void
}

const NOBODY: readonly Seat[] = []

/** No rule needs more calls; one that makes more does not end. */
const CALLS = 100_000
/** No match needs more steps in a row in which nobody decides anything. */
export const IDLE_STEPS = 10_000

/** Both hosts in one: replays a script, then suspends (for people) or asks a policy (for bots and simulation). */
export class Run implements Play<unknown, Given, GameEvent> {
  readonly state: unknown
  readonly known: number[]
  readonly where: number[]
  chance: Chance
  readonly pending: Asked[] = []
  readonly told: Told[] = []
  /** What happened before the first answer, then after each answer, by place; in branches by seat and answer. */
  readonly harm: number[] = [0]
  readonly branchHarm: number[][] = []
  /** Where a `together` waits, or −1. */
  openPlace = -1
  /** Where it was to stop at a window: who could react there, by public facts, in the order they are asked. */
  could: readonly Seat[] = NOBODY
  decisions = 0

  private readonly script: Script | undefined
  private readonly policy: Policy | undefined
  private readonly limit: number
  private readonly only: number | undefined
  private readonly secretPlace: number
  private readonly thinker: Seat
  private readonly awake: ((run: Run) => void) | undefined
  private readonly listen: boolean
  private readonly halt: number
  /** How many windows everybody was told of. */
  private windows = 0
  private readonly trace: RunSetting['trace']
  private readonly question: Question & { options: readonly unknown[] }
  private readonly buffer: unknown[] = []
  private candidates: readonly unknown[] = []
  private group: Asked['group']
  private place = 0
  private calls = 0
  private goneBits: number
  private readonly alone: boolean
  /** Whose flow this is: the actor of the step, or whoever reacts. */
  private owner: Seat = -1
  private answerer: Seat
  private branch: { place: number; seat: Seat; at: number; answers: readonly number[] } | undefined
  private asleep: boolean

  readonly game: AnyGame
  readonly given: Given

  constructor(game: AnyGame, given: Given, key: Key, position: Position<unknown>, setting: RunSetting) {
    this.game = game
    this.given = given
    this.state = position.state
    this.known = position.known
    this.where = position.where
    this.chance = new Chance(key, position.chance)
    this.script = setting.script
    this.policy = setting.policy
    this.limit = setting.limit ?? Number.POSITIVE_INFINITY
    this.only = setting.only
    this.secretPlace = setting.openPlace ?? -1
    this.thinker = setting.thinker ?? -1
    this.awake = setting.awake
    this.asleep = setting.awake !== undefined
    this.listen = setting.listen ?? false
    this.halt = setting.halt ?? -1
    this.trace = setting.trace
    this.answerer = setting.answerer ?? -1
    this.goneBits = setting.gone ?? 0
    this.alone = this.script === undefined && this.goneBits === 0
    const run = this
    this.question = {
      seat: -1,
      ask: WHO,
      options: this.buffer,
      count: 0,
      size: 0,
      view() {
        return run.game.shape.view(run.state, this.seat, run.known)
      },
    }
  }

  /** Runs one step, or sees off a seat that was given up. True: it came to its end; false: it waits for an answer. */
  step(left: Seat = this.script?.left ?? -1): boolean {
    this.calls = 0
    this.owner = left >= 0 ? -1 : this.game.actor(this.state)
    try {
      if (left >= 0) this.game.left(this, left)
      else this.game.step(this)
      return true
    } catch (signal) {
      if (signal === SUSPEND) return false
      if (signal === ABANDON) return true
      throw signal
    }
  }

  /** The same in pure simulation, where nobody leaves, nothing suspends, and whose flow it is makes no difference. */
  private stepAlone(): void {
    this.calls = 0
    this.game.step(this)
  }

  /** Runs steps to the end of the match, or until the policy has made its last decision. */
  toEnd(leaving: readonly Seat[] = []): Outcome | undefined {
    const { game } = this
    try {
      if (this.script !== undefined) this.step()
      for (const seat of leaving) if (game.outcome(this.state) === undefined) this.step(seat)
      for (let idle = 0; ; idle++) {
        const outcome = game.outcome(this.state)
        if (outcome !== undefined) return outcome
        const before = this.decisions
        if (this.alone) this.stepAlone()
        else this.step(-1)
        if (this.decisions !== before) idle = 0
        if (idle > IDLE_STEPS) throw new MatchError('E_TOO_LONG', 'step')
      }
    } catch (signal) {
      if (signal !== STOP) throw signal
      return game.outcome(this.state)
    }
  }

  halted(): Halt {
    const { pending, openPlace, goneBits: gone } = this
    return { pending, openPlace, harm: this.harm[0]!, gone }
  }

  position(): Position<unknown> {
    const { state, known, where, chance } = this
    return { state, known, where, chance: { lane: chance.lane, drawn: chance.drawn } }
  }

  // ── Asking ────────────────────────────────────────────────────────────────────────────────────────────────────────

  choose<T>(seat: Seat, ask: AskKind<T, never>, candidates: readonly T[]): T {
    const count = this.offer(seat, ask, candidates)
    if (count === 0) throw new MatchError('E_NO_OPTIONS', ask.id)
    const options = this.question.options as readonly T[]
    return count === 1 ? options[0]! : options[this.decide(seat, ask, count, false)]!
  }

  mayChoose<T>(seat: Seat, ask: AskKind<T, never>, candidates: readonly T[]): T | undefined {
    const count = this.offer(seat, ask, candidates)
    if (count === 0) return undefined
    const options = this.question.options as readonly T[]
    const index = this.decide(seat, ask, count, true)
    return index === count ? undefined : options[index]
  }

  chooseSome<T>(
    seat: Seat,
    ask: AskKind<T, never>,
    candidates: readonly T[],
    { min, max }: { readonly min: number; readonly max: number },
  ): T[] {
    const count = this.offer(seat, ask, candidates)
    const legal = (this.question.options as readonly T[]).slice(0, count)
    if (count < min) throw new MatchError('E_NO_OPTIONS', ask.id)
    const chosen: T[] = []
    let from = 0
    // Each pick must come after the one before, so that every set is reached in one order only.
    while (chosen.length < max) {
      const options = legal.slice(from, count - Math.max(0, min - chosen.length - 1))
      if (options.length === 0) break
      this.group = { min, max, chosen: chosen.map((value) => ask.key(value)) }
      const index = this.among(seat, ask, candidates, options, chosen.length >= min)
      if (index === options.length) break
      chosen.push(options[index]!)
      from += index + 1
    }
    this.group = undefined
    return chosen
  }

  chooseOrder<T>(seat: Seat, ask: AskKind<T, never>, items: readonly T[]): T[] {
    const rest = items.slice()
    const ordered: T[] = []
    while (rest.length > 0) {
      this.group = { min: items.length, max: items.length, chosen: ordered.map((value) => ask.key(value)) }
      const index = this.among(seat, ask, rest, rest, false)
      ordered.push(...rest.splice(index, 1))
    }
    this.group = undefined
    return ordered
  }

  first<T>(
    seats: readonly Seat[],
    ask: AskKind<T, never>,
    candidatesOf: (seat: Seat) => readonly T[],
  ): { seat: Seat; value: T } | undefined {
    this.outsideBranch('first')
    const able = this.present(seats)
      .map((seat) => {
        const candidates = candidatesOf(seat)
        const count = this.offer(seat, ask, candidates)
        return { seat, candidates, options: (this.question.options as readonly T[]).slice(0, count) }
      })
      .filter(({ options }) => options.length > 0)
    const [only] = able
    if (only === undefined) return undefined
    if (able.length === 1 && only.options.length === 1) return { seat: only.seat, value: only.options[0]! }
    const place = this.reach()
    const slot = this.script?.slots[place]
    if (slot !== undefined) {
      const { seat, index } = slot as Slot & { kind: 'one' }
      this.settle(place, seat)
      return { seat, value: able.find((one) => one.seat === seat)!.options[index]! }
    }
    if (this.policy === undefined) {
      // Whoever left at this very place is not waited for, unless nobody else can.
      const there = able.filter(({ seat }) => !this.gone(seat))
      for (const { seat, candidates, options } of there.length > 0 ? there : able)
        this.wait(seat, ask, candidates, options, { place, open: 'first' })
      throw SUSPEND
    }
    const who =
      able[
        able.length === 1
          ? 0
          : this.put(
              -1,
              WHO,
              able.map(({ seat }) => seat),
              able.length,
              able.length,
            )
      ]!
    const { seat, options } = who
    // Being first is a decision, even where the seat has but one option.
    const index = this.put(seat, ask, options, options.length, options.length)
    return { seat, value: options[index]! }
  }

  together<R>(seats: readonly Seat[], branch: (seat: Seat) => R): R[] {
    this.outsideBranch('together')
    const place = this.reach()
    const slot = this.script?.slots[place] as (Slot & { kind: 'branches' }) | undefined
    const results = new Map<Seat, R>()
    const chance = this.chance
    // No two may begin at the same count: their branches would draw the same.
    chance.drawn += 1
    let waiting = false
    for (const seat of seats.includes(this.thinker)
      ? [this.thinker, ...seats.filter((s) => s !== this.thinker)]
      : seats) {
      if (place === this.secretPlace && this.only !== undefined && this.only !== seat) {
        waiting = true
        continue
      }
      // What other seats do in secret is nothing a thinker may use: from here on it imagines.
      if (place === this.secretPlace && this.asleep && seat !== this.thinker) this.wake()
      const answers = this.asleep || this.thinker < 0 || seat === this.thinker ? (slot?.branches[seat] ?? []) : []
      this.branch = { place, seat, at: 0, answers }
      if (!this.awoken) this.chance = chance.branchOf(seat)
      this.branchHarm[seat] = []
      try {
        results.set(seat, branch(seat))
      } catch (signal) {
        if (signal !== SUSPEND) throw signal
        waiting = true
      }
      this.branch = undefined
    }
    if (!this.awoken) this.chance = chance
    if (waiting) {
      this.openPlace = place
      throw SUSPEND
    }
    // After an undo in a branch, what comes after the join is new as well.
    for (const mark of this.script?.lanes ?? []) if (mark.place === place && !this.awoken) chance.change(mark.lane)
    if (slot !== undefined) this.settle(place, -1)
    return seats.map((seat) => results.get(seat)!)
  }

  agree<T>(
    seats: readonly Seat[],
    ask: AskKind<T, never>,
    candidates: readonly T[],
    tie: (votes: readonly T[]) => T,
  ): T {
    this.outsideBranch('agree')
    const voters = this.present(seats)
    const count = this.offer(voters[0]!, ask, candidates)
    const options = (this.question.options as readonly T[]).slice(0, count)
    if (count === 0) throw new MatchError('E_NO_OPTIONS', ask.id)
    if (count === 1) return options[0]!
    const place = this.reach()
    const slot = this.script?.slots[place] as (Slot & { kind: 'votes' }) | undefined
    const cast = slot?.votes.slice() ?? []
    if (this.policy !== undefined) {
      for (const seat of voters) cast[seat] ??= this.put(seat, ask, options, count, count)
    } else if (voters.some((seat) => cast[seat] === undefined)) {
      const votes = voters.flatMap((seat) =>
        cast[seat] === undefined ? [] : [{ seat, key: ask.key(options[cast[seat]]!) }],
      )
      for (const seat of voters) this.wait(seat, ask, candidates, options, { place, open: 'agree', votes })
      throw SUSPEND
    }
    this.settle(place, -1)
    const votes = voters.map((seat) => options[cast[seat]!]!)
    return votes.every((vote) => vote === votes[0]) ? votes[0]! : tie(votes)
  }

  window(event: GameEvent): void {
    this.outsideBranch('window')
    if (this.game.reactions === undefined) return
    do if (this.listen) this.noteWindow(event)
    while (this.somebodyReacts(event))
  }

  gone(seat: Seat): boolean {
    return seat >= 0 && (this.goneBits & (1 << seat)) !== 0
  }

  // ── Pieces, chance, events ────────────────────────────────────────────────────────────────────────────────────────

  roll(sides: number): number {
    this.count('roll', sides)
    this.note(HARM.chance)
    return 1 + this.chance.below(sides)
  }

  deal(from: ZoneRef, to: ZoneRef, count = 1): void {
    const pieces = this.game.shape.piecesIn(this.state, from)
    for (let i = 0; i < count && pieces.length > 0; i++) this.move(pieces[pieces.length - 1]!, to)
  }

  move(piece: Piece, to: ZoneRef, at?: number): void {
    this.count('move', to.id)
    const { shape } = this.game
    const from = shape.zones[this.where[piece]!]!
    const source = shape.piecesIn(this.state, from)
    if (source[source.length - 1] === piece) source.pop()
    else source.splice(source.indexOf(piece), 1)
    const target = shape.piecesIn(this.state, to)
    if (at === undefined) target.push(piece)
    else target.splice(at, 0, piece)
    this.where[piece] = to.index

    const seers = defaultSeers(to)
    let bits = this.known[piece]!
    if (from.loose && to.sees !== 'all') {
      // Whoever sees neither zone cannot tell which piece left: it forgets the one that went and those that stayed.
      const see = defaultSeers(from) | seers
      bits &= see
      for (const stays of source) this.known[stays]! &= see
    }
    this.learn(piece, bits, seers)
  }

  shuffle(zone: ZoneRef, places?: readonly number[]): void {
    this.count('shuffle', zone.id)
    this.note(HARM.chance)
    const { shape } = this.game
    const pieces: number[] = shape.piecesIn(this.state, zone)
    const seers = defaultSeers(zone)
    if (places === undefined) {
      this.chance.shuffle(pieces)
      for (const piece of pieces) this.known[piece] = seers
      return
    }
    const moved = places.map((at) => pieces[at]!)
    this.chance.shuffle(moved)
    for (let i = 0; i < places.length; i++) {
      pieces[places[i]!] = moved[i]!
      this.known[moved[i]!] = seers
    }
  }

  show(piece: Piece, to: Seat | 'all'): void {
    this.count('show', to)
    this.learn(piece, this.known[piece]!, to === 'all' ? EVERYBODY : bitOf(to))
  }

  tell(event: GameEvent, to?: readonly Seat[]): void {
    if (!this.listen) return
    this.count('tell', event)
    const faces: { [field: string]: number | number[] } = {}
    for (const field of Object.keys(this.game.events[event.kind] ?? {})) {
      const value = (event as unknown as { [field: string]: Piece | Piece[] })[field]!
      const seersOf = (piece: Piece) => (piece < 0 ? EVERYBODY : this.known[piece]!)
      faces[field] = Array.isArray(value) ? value.map(seersOf) : seersOf(value)
    }
    const mask = to === undefined ? EVERYBODY : to.reduce((bits, seat) => bits | bitOf(seat), 0)
    const { branch } = this
    this.told.push({ event, to: mask, faces, branch: branch && { place: branch.place, seat: branch.seat } })
  }

  // ── Inside ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private inWindow = false

  /** Once a policy plays on in a bot's head, all chance is the head's own. */
  private get awoken(): boolean {
    return this.awake !== undefined && !this.asleep
  }

  /** Takes what the bars let through, and how many they are. The list is lent until the next question. */
  private offer<T>(seat: Seat, ask: AskKind<T, never>, candidates: readonly T[]): number {
    this.count('ask', ask.id)
    this.candidates = candidates
    const bar = ask.bar as ((view: unknown, seat: Seat, value: T) => string | undefined) | undefined
    if (bar === undefined || ask.greyed !== undefined) {
      this.question.options = candidates
      return candidates.length
    }
    const { buffer } = this
    let count = 0
    for (let i = 0; i < candidates.length; i++) {
      const value = candidates[i]!
      if (bar(this.state, seat, value) === undefined) buffer[count++] = value
    }
    this.question.options = buffer
    return count
  }

  /** One of these, already found legal. */
  private among<T>(
    seat: Seat,
    ask: AskKind<T, never>,
    candidates: readonly T[],
    options: readonly T[],
    pass: boolean,
  ): number {
    this.count('ask', ask.id)
    this.candidates = candidates
    this.question.options = options
    return options.length === 1 && !pass ? 0 : this.decide(seat, ask, options.length, pass)
  }

  /** The index of the answer: from the script, from the policy, or not yet there. */
  private decide<T>(seat: Seat, ask: AskKind<T, never>, count: number, pass: boolean): number {
    const size = pass ? count + 1 : count
    const { branch } = this
    if (branch !== undefined) {
      if (seat !== branch.seat)
        throw new MatchError('E_BRANCH', `${ask.id} asks seat ${seat} in the branch of ${branch.seat}`)
      const at = branch.at++
      this.lane(branch.place, seat, at)
      const answer = branch.answers[at]
      if (answer !== undefined) {
        this.branchHarm[seat]![at] = 0
        return answer
      }
      if (this.policy !== undefined) return this.put(seat, ask, this.question.options, count, size)
      this.wait(seat, ask, this.candidates, this.question.options.slice(0, count), { place: branch.place, at, pass })
      throw SUSPEND
    }
    const place = this.reach()
    const slot = this.script?.slots[place]
    if (slot !== undefined) {
      this.settle(place, seat)
      return (slot as Slot & { kind: 'one' }).index
    }
    if (this.policy !== undefined) return this.put(seat, ask, this.question.options, count, size)
    this.wait(seat, ask, this.candidates, this.question.options.slice(0, count), { place, pass })
    throw SUSPEND
  }

  /** Comes to the next place where somebody decides. A flow whose seat is gone by now goes no further. */
  private reach(): number {
    const place = this.place++
    const { script } = this
    if (script !== undefined) {
      for (const mark of script.gone) if (mark.place === place) this.goneBits |= 1 << mark.seat
      this.lane(place, -1, 0)
    }
    if (this.goneBits !== 0 && this.gone(this.owner)) {
      this.place--
      this.inWindow = false
      this.group = undefined
      throw ABANDON
    }
    return place
  }

  private lane(place: number, seat: Seat, at: number): void {
    for (const mark of this.script?.lanes ?? [])
      if (mark.place === place && mark.seat === seat && mark.at === at && !this.awoken) this.chance.change(mark.lane)
  }

  /** From here on, what happens follows from the answer given at this place. */
  private settle(place: number, seat: Seat): void {
    this.harm[place + 1] = 0
    this.answerer = seat
  }

  private put<T>(seat: Seat, ask: AskKind<T, never>, options: readonly unknown[], count: number, size: number): number {
    if (this.asleep) this.wake()
    if (this.decisions >= this.limit) throw STOP
    if (seat >= 0) this.decisions += 1
    const { question } = this
    question.seat = seat
    question.ask = ask as unknown as AskKind<unknown, never>
    question.options = options
    question.count = count
    question.size = size
    const index = this.policy!(question)
    if (!(index >= 0 && index < size)) throw new MatchError('E_UNKNOWN_ANSWER', `${ask.id}: ${index} of ${size}`)
    return index
  }

  private wake(): void {
    this.asleep = false
    this.awake!(this)
  }

  private wait<T>(
    seat: Seat,
    ask: AskKind<T, never>,
    candidates: readonly unknown[],
    options: readonly unknown[],
    more: Partial<Asked> & { place: number },
  ): void {
    const bar = ask.bar as ((view: unknown, seat: Seat, value: unknown) => string | undefined) | undefined
    const greyed = ask.greyed as ((view: unknown, seat: Seat) => readonly unknown[]) | undefined
    const barred = (greyed?.(this.state, seat) ?? candidates).flatMap((value) => {
      const rule = options.includes(value) ? undefined : bar?.(this.state, seat, value)
      return rule === undefined ? [] : [{ value, rule }]
    })
    this.pending.push({
      seat,
      ask: ask as unknown as AskKind<unknown, never>,
      options,
      barred,
      at: -1,
      pass: false,
      open: 'one',
      votes: [],
      window: this.inWindow,
      group: this.group,
      ...more,
    })
  }

  private present(seats: readonly Seat[]): readonly Seat[] {
    const there = seats.filter((seat) => !this.gone(seat))
    return there.length > 0 ? there : seats
  }

  private learn(piece: Piece, bits: number, seers: number): void {
    if ((seers & ~bits) !== 0) this.note(HARM.seen)
    this.known[piece] = bits | seers
  }

  private note(harm: number): void {
    if (!this.listen) return
    const { branch } = this
    // What a branch does before its first question follows from what led to it.
    if (branch === undefined || branch.at === 0) this.harm[this.harm.length - 1]! |= harm
    else this.branchHarm[branch.seat]![branch.at - 1]! |= harm
  }

  /** Asks in order until somebody plays something; false when everybody has passed. */
  private somebodyReacts(event: GameEvent): boolean {
    const { order, held, ask } = this.game.reactions!
    const seats = order(this.state, event)
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i]!
      const playable = held(this.state, seat, event)
      if (playable.length === 0 || this.gone(seat)) continue
      this.inWindow = true
      const value = this.mayChoose(seat, ask, playable)
      this.inWindow = false
      if (value === undefined) {
        if (this.listen) this.noteLater(seats.slice(i + 1), event)
        continue
      }
      this.react(seat, value, event)
      return true
    }
    return false
  }

  /** A reaction is a flow of its own: it may stop without stopping the one it interrupts. */
  private react(seat: Seat, value: unknown, event: GameEvent): void {
    const owner = this.owner
    this.owner = seat
    try {
      this.game.reactions!.react(this, seat, value, event)
    } catch (signal) {
      if (signal !== ABANDON) throw signal
    }
    this.owner = owner
    if (this.gone(owner)) throw ABANDON
  }

  /** A window is told to everybody by public facts alone, whether or not anybody is asked in it. */
  private noteWindow(event: GameEvent): void {
    const { could, order } = this.game.reactions!
    const { seats } = this.given
    let open = false
    for (let seat = 0; seat < seats; seat++) {
      if (this.gone(seat) || !could(this.state, seat, event)) continue
      open = true
      if (seat !== this.answerer) this.note(HARM.react)
    }
    if (!open) return
    this.tell({ kind: '@window' })
    if (++this.windows !== this.halt) return
    this.could = order(this.state, event).filter((seat) => !this.gone(seat) && could(this.state, seat, event))
    throw SUSPEND
  }

  /** Who has declined knows that others come after it, not whether they are asked: by public facts alone they could be. */
  private noteLater(seats: readonly Seat[], event: GameEvent): void {
    const { could } = this.game.reactions!
    if (seats.some((seat) => !this.gone(seat) && could(this.state, seat, event))) this.note(HARM.react)
  }

  private outsideBranch(call: string): void {
    if (this.branch !== undefined) throw new MatchError('E_BRANCH', `${call} in a branch`)
    this.count(call)
  }

  private count(call: string, about?: unknown): void {
    if (++this.calls > CALLS) throw new MatchError('E_TOO_LONG', call)
    if (this.trace !== undefined && this.place >= (this.script?.slots.length ?? 0)) this.trace(call, about)
  }
}

/** Who of several goes first: asked only in simulation, where nobody is quicker than anybody. */
const WHO: AskKind<unknown, never> = {
  id: '@first',
  rules: [],
  key: String,
  piece: () => undefined,
  absent: 'first',
  known: 'all',
}
