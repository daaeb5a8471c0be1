import {
  type AnyGame,
  Chance,
  effective,
  eventFor,
  keyOf,
  Match,
  type Piece,
  type Seat,
  SPECTATOR,
  start,
  type Viewer,
} from '@monomyth/engine'
import { answerAtRandom, reopened, stage, twinFor } from '@monomyth/engine/testing'
import { type State, spells } from '../../../engine/testing/toys/spells.ts'
import type { Row, Stand, TableRow } from '../../contract.ts'
import { fullBank } from '../clocks.ts'
import { dueOf, waitedOf } from '../seats.ts'
import { snapshotOf } from '../standing.ts'
import { PACE, windowAsk } from '../windows.ts'

/** What happens next: somebody answers, and perhaps somebody reacts. */
interface Move {
  readonly seat: Seat
  /** undefined: its time runs out. */
  readonly key: string | undefined
  /** Plays the first thing it can in the first window it is asked in; all others decline. */
  readonly player: Seat | undefined
}

/** Two matches that differ only in what a viewer cannot know, about to go on in the same way. */
export interface Twins extends Move {
  readonly viewer: Viewer
  readonly matches: readonly [Match, Match]
  /** How many of the pictures on the way to the next question are the same for the viewer and for everybody. */
  readonly same: number
  /** There are no others. */
  readonly isWhole: boolean
  /** In one of them somebody is asked in a window where in the other nobody is, or somebody else. */
  readonly isTelling: boolean
  /** The viewer itself is asked in a window. */
  readonly isAsked: boolean
}

/** Moments of a match played at random. */
export function* momentsOf(game: AnyGame, setup: { mode: string; seats: number; seed: string }): Generator<Twins> {
  const match = start(game, setup)
  const dice = new Chance(keyOf(`twins ${setup.seed}`))
  for (let answers = 0; answers < 400 && !match.isOver(); answers++) {
    const [asked, ...others] = match.open()
    if (asked !== undefined && others.length === 0 && !asked.window && asked.at < 0) {
      const viewer = dice.below(setup.seats + 1) - 1
      const twin = twinFor(game, match, viewer, dice)
      const move = twin && moveIn([match, twin], asked.seat, dice)
      if (twin !== undefined && move !== undefined) yield twinsOf(game, [match, twin], viewer, move)
    }
    answerAtRandom(match, dice)
  }
}

/** Spells in which the viewer is asked first, and in one of two somebody after it. At random that is rare. */
export function* askedFirst(seed: string): Generator<Twins> {
  const dice = new Chance(keyOf(`asked first ${seed}`))
  for (;;) {
    const [counters, bolts] = [
      [0, 1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10, 11],
    ] as [Piece[], Piece[]]
    for (const cards of [counters, bolts]) dice.shuffle(cards)
    const [own, hidden] = [counters.pop() as Piece, counters.pop() as Piece]
    const [bolt, other, third] = bolts as [Piece, Piece, Piece]
    // Nothing is drawn: else that alone would forbid taking back.
    const stateWith = (first: Piece, last: Piece): State => ({
      ...{ turn: 0, deck: [], spent: [], countered: [] },
      seats: [[bolt, first], [own], [last, third]].map((hand) => ({ life: 2, hand })),
    })
    const [one, two] = [stateWith(other, hidden), stateWith(hidden, other)].map((state) =>
      stage(spells, { seats: 3, seed }, { state }),
    ) as [Match, Match]
    const player = dice.below(6)
    const move = { seat: 0, key: `cast ${bolt}`, player: player === 1 ? player : undefined }
    yield twinsOf(spells, [one, two], 1, move)
  }
}

/** Something the seat can answer in both. */
function moveIn(matches: readonly [Match, Match], seat: Seat, dice: Chance): Move | undefined {
  const [one, other] = [keysFor(matches[0], seat), keysFor(matches[1], seat)]
  const both = one.filter((key) => other.includes(key))
  const key = both.length === 0 ? undefined : both[dice.below(both.length)]
  if (key === undefined) return undefined
  const player = dice.below(2 * matches[0].asked.length)
  return { seat, key: dice.below(8) === 0 ? undefined : key, player: player in matches[0].asked ? player : undefined }
}

function twinsOf(game: AnyGame, [one, other]: readonly [Match, Match], viewer: Viewer, move: Move): Twins {
  const matches = [restaged(one), restaged(other)] as const
  const [way, another] = [wayFrom(game, matches[0], viewer, move), wayFrom(game, matches[1], viewer, move)]
  const [a, b] = [way.pictures, another.pictures]
  const differs = a.findIndex((picture, i) => picture !== b[i])
  const isWhole = differs < 0 && a.length === b.length
  const same = differs < 0 ? a.length : differs
  const isTelling = way.asked.join() !== another.asked.join()
  return { ...move, viewer, matches, same, isWhole, isTelling, isAsked: way.asked.some(([seat]) => seat === viewer) }
}

function keysFor(match: Match, seat: Seat): readonly string[] {
  const ask = match.asks(seat).find(({ id }) => id > 0)
  return [...(ask?.options.map(({ key }) => key) ?? []), ...(ask?.pass === undefined ? [] : [ask.pass])]
}

/** The match as if it had begun with the step it stands in: in both twins there is as much to look back at. */
function restaged(match: Match): Match {
  const { step, gone, boundary } = match.standing()
  const { table, log } = match
  const again = new Match({ ...table, staged: true, before: [], base: { step, gone, position: boundary } })
  for (const { entry } of effective(log, table.before))
    if (entry?.do === 'answer' && entry.at[0] === step) again.apply(entry)
  return again
}

/** What the viewer and everybody get to see, by the engine alone; and who was asked, at which window. */
function wayFrom(game: AnyGame, from: Match, viewer: Viewer, { seat, key, player }: Move) {
  const match = reopened(game, from, { events: false })
  const pictures: string[] = []
  const asked: (readonly [Seat, number])[] = []
  let seen = 0
  let hasPlayed = false
  const picture = (told: number, look: (eyes: Viewer) => unknown): void => {
    const events = match.stored.slice(seen, told)
    seen = told
    const eyes = [viewer, SPECTATOR].map((one) => [look(one), events.map((stored) => eventFor(stored, one))])
    pictures.push(JSON.stringify(eyes))
  }
  if (key === undefined) match.timeOut(seat)
  else match.answer(seat, match.asked[seat] ?? 0, key)
  for (;;) {
    const now = windowAsk(match)
    for (const pause of match.pauses()) if (pause.could().length > 0) picture(pause.told, pause.view)
    if (now === undefined) break
    asked.push([now.seat, pictures.length])
    const [first = ''] = keysFor(match, now.seat)
    const isPlay: boolean = now.seat === player && !hasPlayed
    hasPlayed ||= isPlay
    if (isPlay) match.answer(now.seat, match.asked[now.seat] ?? 0, first)
    else match.timeOut(now.seat)
  }
  picture(match.stored.length, (eyes) => [match.view(eyes), match.asks(eyes).map((ask) => ({ ...ask, id: 0 }))])
  return { pictures, asked }
}

/** What a match that was staged has been answered since, as a store would have it, with all it told. */
export function rowsOf({ table, log }: Match): { readonly begun: Match; readonly rows: readonly Row[] } {
  const begun = new Match(table)
  const again = new Match(table)
  const rows = log.map((entry): Row => {
    const before = again.stored.length
    again.apply(entry)
    return { entry, told: again.stored.slice(before), request: undefined }
  })
  return { begun, rows }
}

/** The match as a store would have it, as if it had begun here. */
export function standOf(match: Match, table: TableRow, at: number): Stand {
  const zeros = Array.from({ length: table.seats.length + 1 }, () => 0)
  const mark = {
    ...{ seq: 0, alone: 0, frames: zeros.map(() => 7), told: zeros, asked: match.asked.map(() => 5), answers: 9 },
    ...{ winners: [], over: false, waited: waitedOf(match), at, bank: fullBank(table.clock, table.seats.length) },
  }
  return { mark: { ...mark, due: dueOf(mark, table, match, PACE) }, snapshot: snapshotOf(match, 0, undefined), log: [] }
}
