import {
  type AnyGame,
  Chance,
  eventFor,
  keyOf,
  type Match,
  type Seat,
  SPECTATOR,
  start,
  type Viewer,
} from '@monomyth/engine'
import { answerAtRandom, reopened, twinFor } from '@monomyth/engine/testing'
import type { Stand, TableRow } from '../../contract.ts'
import { fullBank } from '../clocks.ts'
import { dueOf, waitedOf } from '../seats.ts'
import { snapshotOf } from '../standing.ts'
import { PACE, windowAsk } from '../windows.ts'

/** Two matches that differ only in what a viewer cannot know, about to be given the same answer. */
export interface Twins {
  readonly viewer: Viewer
  readonly seat: Seat
  readonly key: string
  readonly matches: readonly [Match, Match]
  /** How many of the pictures on the way to the next question are the same for the viewer and for everybody. */
  readonly same: number
  /** There are no others. */
  readonly isWhole: boolean
  /** In one of them somebody is asked in a window where in the other nobody is, or somebody else. */
  readonly isTelling: boolean
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
      const twins = twin && twinsOf(game, [match, twin], viewer, asked.seat, dice)
      if (twins !== undefined) yield twins
    }
    answerAtRandom(match, dice)
  }
}

function twinsOf(
  game: AnyGame,
  [one, other]: readonly [Match, Match],
  viewer: Viewer,
  seat: Seat,
  dice: Chance,
): Twins | undefined {
  const keys = [one, other].map((match) => keysFor(match, seat))
  const both = keys[0]?.filter((key) => keys[1]?.includes(key)) ?? []
  const key = both.length === 0 ? undefined : both[dice.below(both.length)]
  if (key === undefined) return undefined
  const matches = [reopened(game, one, { events: false }), reopened(game, other, { events: false })] as const
  const ways = matches.map((match) => wayFrom(game, match, viewer, seat, key))
  const [a, b] = [ways[0]?.pictures ?? [], ways[1]?.pictures ?? []]
  const differs = a.findIndex((picture, i) => picture !== b[i])
  const isWhole = differs < 0 && a.length === b.length
  const same = isWhole ? a.length : differs < 0 ? a.length : differs
  return { viewer, seat, key, matches, same, isWhole, isTelling: ways[0]?.asked.join() !== ways[1]?.asked.join() }
}

function keysFor(match: Match, seat: Seat): readonly string[] {
  const ask = match.asks(seat).find(({ id }) => id > 0)
  return [...(ask?.options.map(({ key }) => key) ?? []), ...(ask?.pass === undefined ? [] : [ask.pass])]
}

/** What the viewer and everybody get to see if nobody reacts, by the engine alone; and who was asked, at which window. */
function wayFrom(game: AnyGame, from: Match, viewer: Viewer, seat: Seat, key: string) {
  const match = reopened(game, from, { events: false })
  const pictures: string[] = []
  const asked: string[] = []
  let seen = 0
  const picture = (told: number, look: (eyes: Viewer) => unknown): void => {
    const events = match.stored.slice(seen, told)
    seen = told
    const eyes = [viewer, SPECTATOR].map((one) => [look(one), events.map((stored) => eventFor(stored, one))])
    pictures.push(JSON.stringify(eyes))
  }
  match.answer(seat, match.asked[seat] ?? 0, key)
  for (;;) {
    const now = windowAsk(match)
    for (const pause of match.pauses()) if (pause.could().length > 0) picture(pause.told, pause.view)
    if (now === undefined) break
    asked.push(`${now.seat} ${pictures.length}`)
    match.timeOut(now.seat)
  }
  picture(match.stored.length, (eyes) => [match.view(eyes), match.asks(eyes).map((ask) => ({ ...ask, id: 0 }))])
  return { pictures, asked }
}

/** The match as a store would have it, as if it had begun here. */
export function standOf(match: Match, table: TableRow, at: number): Stand {
  const zeros = Array.from({ length: table.seats.length + 1 }, () => 0)
  const mark = {
    ...{ seq: 0, frames: zeros.map(() => 7), told: zeros, asked: match.asked.map(() => 5), answers: 9 },
    ...{ winners: [], over: false, waited: waitedOf(match), at, bank: fullBank(table.clock, table.seats.length) },
  }
  return { mark: { ...mark, due: dueOf(mark, table, match, PACE) }, snapshot: snapshotOf(match, 0, undefined), log: [] }
}
