import { Chance } from '../chance.ts'
import { type AnyGame, type Dice, SPECTATOR, type Viewer } from '../contract.ts'
import { eventFor } from '../events.ts'
import { effective } from '../log.ts'
import { Match } from '../match.ts'
import { clonePosition, defaultSeers, type Position, whereIn } from '../position.ts'
import { keysOf } from '../question.ts'
import { Run } from '../run.ts'
import { bitOf } from '../shape.ts'
import { think } from '../think.ts'
import { reopened } from './scene.ts'

/**
 * A match that differs from this one only in what the viewer cannot know: the pieces it has not seen by now are dealt
 * anew among the places they lay in at the last boundary, what it cannot even list is drawn by the game, other seats
 * have other secrets and brought something else; the answers given since are given again. Undefined when that does not
 * lead to the same question: a pause, too, is something to see (and the rules accept that one).
 */
export function twinFor(game: AnyGame, match: Match, viewer: Viewer, chance: Dice): Match | undefined {
  const { shape } = game
  const now = match.standing()
  const run = runOf(match)
  const met = metIn(run, viewer)
  const unseen = (piece: number) =>
    ((run.known[piece]! | now.boundary.known[piece]!) & bitOf(viewer)) === 0 && !met.has(piece)
  const position = clonePosition(shape, now.boundary)
  const { state, known } = position
  const groups = new Map<string, { places: { list: number[]; at: number; seers: number }[]; pieces: number[] }>()
  for (const zone of shape.zones) {
    const list: number[] = shape.piecesIn(state, zone)
    for (const [at, piece] of list.entries()) {
      if (!unseen(piece)) continue
      const back = zone.own ? `${zone.back} ${zone.owner}` : zone.back
      if (!groups.has(back)) groups.set(back, { places: [], pieces: [] })
      groups.get(back)!.places.push({ list, at, seers: known[piece]! })
      groups.get(back)!.pieces.push(piece)
    }
  }
  for (const { places, pieces } of groups.values()) {
    chance.shuffle(pieces)
    for (const [i, { list, at, seers }] of places.entries()) {
      list[at] = pieces[i]!
      known[pieces[i]!] = seers
    }
  }
  const seen = known.map((seers, piece) => (unseen(piece) ? seers : seers | bitOf(viewer)))
  drawUnlisted(game, position, seen, viewer, chance)
  varySecrets(game, state, viewer, chance)
  const where = whereIn(shape, state)
  const { step, gone, script } = now
  // A step that sees somebody off cannot be begun anew from outside.
  if (script.left >= 0 || now.leaving.length > 0) return undefined
  const given = { ...match.table.given, entries: otherEntries(match, viewer, chance) }
  const base = { step, gone, position: { ...position, where } }
  const twin = new Match({ ...match.table, given, staged: true, base })
  for (const { entry } of effective(match.log, match.table.before)) {
    if (entry?.do !== 'answer' || entry.at[0] !== step) continue
    // Where nobody had to be asked there, the twin is further on already.
    if (twin.standing().step !== step) return undefined
    const asked = twin.open().find(({ seat, place }) => seat === entry.seat && place === entry.at[1])
    if (asked === undefined || !keysOf(asked).includes(entry.key)) return undefined
    twin.apply(entry)
  }
  // Of two copies the other may have been the one played: then the viewer did see something else.
  const alike = [...metIn(runOf(twin), viewer)].every((piece) => met.has(piece))
  return twin.standing().step === step && alike && momentOf(twin) === momentOf(match) ? twin : undefined
}

/** Lays out what a game thinks possible in zones the viewer cannot list; what it has seen there stays. */
function drawUnlisted(
  game: AnyGame,
  { state, known }: Position<unknown>,
  seen: readonly number[],
  viewer: Viewer,
  chance: Dice,
): void {
  const { shape } = game
  const zones = shape.zones.filter(({ unlisted, owner }) => unlisted && owner !== viewer)
  if (game.prior === undefined || viewer === SPECTATOR || zones.length === 0) return
  const where = whereIn(shape, state)
  game.prior(state, () => shape.view(state, viewer, seen), viewer, chance)
  for (const [piece, zone] of whereIn(shape, state).entries()) {
    if (zone >= 0 && where[piece] !== zone) known[piece] = defaultSeers(shape.zones[zone]!)
    // A save holds no list with holes, and the pieces drawn may be numbered above all that were in play.
    known[piece] ??= 0
  }
}

/** Others' secrets become any that some seat has: the only values known to make sense there. Lists stay as long. */
function varySecrets({ shape }: AnyGame, state: unknown, viewer: Viewer, chance: Dice): void {
  const pools = new Map<string, unknown[]>()
  shape.veil(state, SPECTATOR, (value, _empty, path) => {
    pools.set(path, [...(pools.get(path) ?? []), value].flat())
    return value
  })
  const any = (path: string) => {
    const pool = pools.get(path)!
    return pool[chance.below(pool.length)]
  }
  shape.veil(state, viewer, (value, _empty, path) => (Array.isArray(value) ? value.map(() => any(path)) : any(path)))
}

function otherEntries(match: Match, viewer: Viewer, chance: Dice): readonly unknown[] {
  const { game, given } = match.table
  return given.entries.map((entry, seat) => (seat === viewer ? entry : (game.bring?.(seat, given, chance) ?? entry)))
}

/** Which question this is, and after what: where the game pauses is no secret. */
const momentOf = (match: Match): string =>
  JSON.stringify([
    match.open().map(({ seat, ask, place }) => [seat, ask.id, place]),
    runOf(match).told.map(({ event }) => event.kind),
  ])

/** The step a match stands in, run once more with all it told. */
function runOf(match: Match): Run {
  const { game, given, key } = match.table
  const { boundary, script, gone } = match.standing()
  const run = new Run(game, given, key, clonePosition(game.shape, boundary), { script, gone, listen: true })
  if (match.outcome() === undefined || game.outcome(boundary.state) === undefined) run.step()
  return run
}

/** The faces this viewer met in the step, though it may have lost sight of them again. */
function metIn(run: Run, viewer: Viewer): Set<number> {
  const met = new Set<number>()
  for (const { event, faces } of run.told) {
    for (const [field, seers] of Object.entries(faces)) {
      const pieces = [(event as unknown as { [field: string]: number | number[] })[field]!].flat()
      for (const [i, bits] of [seers].flat().entries()) if ((bits & bitOf(viewer)) !== 0) met.add(pieces[i]!)
    }
  }
  return met
}

/** Everything a viewer can get out of a match, as one text. Of events, those since the last boundary that still count. */
export function seenBy(match: Match, viewer: Viewer): string {
  const { step } = match.standing()
  return JSON.stringify({
    view: match.view(viewer),
    asks: match.asks(viewer).map((ask) => ({ ...ask, id: Math.sign(ask.id) })),
    events: runOf(match).told.map(({ event, to, faces }) => eventFor({ step, event, to, faces }, viewer)),
    error: viewer === SPECTATOR ? '' : errorOf(match, viewer),
    undo: undoOf(match, viewer),
  })
}

/** What a bot in this seat would imagine. */
export function thoughtOf(match: Match, seat: number, seed: string): string {
  const { key } = new Chance(match.table.key)
  const chance = new Chance(key.map((word, i) => word ^ seed.charCodeAt(i % seed.length)))
  const dice = chance.branchOf(7)
  const thought = think(match, seat, { policy: ({ size }) => dice.below(size), decisions: 12 }, chance)
  return JSON.stringify(thought)
}

function errorOf(match: Match, seat: number): string {
  try {
    match.answer(seat, match.asked[seat]! + 1, 'no such answer')
    return 'taken'
  } catch (error) {
    // The number of the question is the seat's own and counts from another start in the twin.
    return (error as Error).message.replace(/\d+/g, '#')
  }
}

/** What this viewer would be told if it wanted its last answer back; only for answers since the last boundary. */
function undoOf(match: Match, viewer: Viewer): string {
  const { step } = match.standing()
  const own = match.log.some((entry) => entry.do === 'answer' && entry.seat === viewer && entry.at[0] === step)
  return own ? (reopened(match.table.game, match, { events: false }).undo(viewer)?.code ?? 'harmless') : ''
}
