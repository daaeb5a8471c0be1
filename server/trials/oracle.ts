import { createHash } from 'node:crypto'
import { type AnyGame, eventFor, type LogEntry, type Match, SPECTATOR, start, type Viewer } from '@monomyth/engine'
import type { Store, TableRow } from '../contract.ts'
import { GAMES } from '../games.ts'
import { openLean } from '../rooms/standing.ts'
import { digest, type Sent, type Shown, type Sight, shownOf, type Witness } from './witness.ts'

/**
 * What the store leads to: each match run again from its seed, entry by entry, and compared with what everybody was
 * shown and told while it was played. Returns what does not agree.
 */
export async function contradictions(
  store: Store,
  witnesses: readonly Witness[],
  games: Games = GAMES,
): Promise<string[]> {
  const found: string[] = []
  for (const witness of witnesses) {
    const said = await contradict(store, witness, games)
    found.push(...witness.problems, ...said.map((what) => `${witness.table}: ${what}`))
  }
  return found
}

type Games = { readonly [id: string]: AnyGame | undefined }

async function contradict(store: Store, witness: Witness, games: Games): Promise<string[]> {
  const table = await store.table(witness.table)
  const stand = await store.stand(witness.table)
  if (table === undefined || stand === undefined) return ['the table is gone']
  const game = games[table.game]
  if (game === undefined) return [`there is no game ${table.game}`]
  const rows = await store.rows(table.id, 0)
  const { match, story } = retold(
    game,
    table,
    rows.map(({ entry }) => entry),
  )
  const wrong = [...answersIn(rows, witness)]
  if (stand.mark.seq !== rows.length) wrong.push(`the mark says ${stand.mark.seq}, the log has ${rows.length}`)
  if (digest(match.stored) !== digest(await store.events(table.id))) wrong.push('other events are stored than happen')
  const lean = openLean(game, stand.snapshot)
  for (const entry of stand.log) lean.apply(entry)
  if (lean.hash() !== match.hash()) wrong.push('the snapshot leads elsewhere than the log')
  for (const [viewer, frames] of witness.frames) {
    const told = eventsOf(match, viewer)
    for (const [n, event] of witness.events.get(viewer) ?? [])
      if (told[n - 1] !== event) wrong.push(`viewer ${viewer} was told an event ${n} that did not happen`)
    const seen = sightsOf(story, viewer)
    wrong.push(...(table.windows === 'quick' ? counted(viewer, seen, frames) : inOrder(viewer, seen, frames)))
  }
  return wrong
}

// ── Answers ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface Row {
  readonly entry: LogEntry
  readonly request: string | undefined
}

/** Every acknowledged answer is there, once; none that was refused; none that nobody gave. */
function* answersIn(rows: readonly Row[], { acknowledged, refused, open }: Witness): Iterable<string> {
  const keyOf = ({ viewer, request }: Sent): string => `${viewer}:${request}`
  const stored = new Map<string, LogEntry>()
  for (const { entry, request } of rows) {
    if (request !== undefined && stored.has(request)) yield `${request} was carried out twice`
    if (request !== undefined) stored.set(request, entry)
    if (request === undefined && entry.do === 'answer' && entry.by === 'seat') yield 'an answer nobody gave is stored'
  }
  for (const sent of acknowledged) {
    const entry = stored.get(keyOf(sent))
    if (entry?.do !== 'answer' || entry.seat !== sent.viewer || entry.key !== sent.key)
      yield `the acknowledged answer ${keyOf(sent)} is ${entry === undefined ? 'lost' : 'another one'}`
  }
  for (const sent of refused)
    if (stored.has(keyOf(sent))) yield `the answer ${keyOf(sent)} was refused (${sent.code}) and is stored`
  const known = new Set([...acknowledged, ...open].map(keyOf))
  for (const request of stored.keys()) if (!known.has(request)) yield `${request} was never sent`
}

// ── Frames ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What one viewer sees at one moment, and how many events it was told by then. */
interface Moment {
  readonly shown: Shown
  readonly told: number
}
type Story = readonly ReadonlyMap<Viewer, Moment>[]

/** The match from its beginning, with everything that was on the table on the way, windows included. */
function retold(game: AnyGame, table: TableRow, log: readonly LogEntry[]): { match: Match; story: Story } {
  const { mode, options, seats, secret } = table
  const seed = createHash('sha256')
    .update([secret, ...seats.map(({ share }) => share)].join('\n'))
    .digest('hex')
  const match = start(game, { mode, options, seats: seats.length, seed })
  const viewers = [...seats.keys(), SPECTATOR]
  const story = [momentsOf(match, viewers, (viewer) => sightOf(match, viewer))]
  for (const entry of log) {
    match.apply(entry)
    for (const pause of match.pauses())
      story.push(
        momentsOf(match, viewers, (viewer) => ({ ...sightOf(match, viewer), view: pause.view(viewer), window: true })),
      )
    story.push(momentsOf(match, viewers, (viewer) => sightOf(match, viewer)))
  }
  return { match, story }
}

const momentsOf = (match: Match, viewers: readonly Viewer[], sight: (viewer: Viewer) => Sight) =>
  new Map(
    viewers.map((viewer) => [viewer, { shown: shownOf(sight(viewer)), told: eventsOf(match, viewer).length }] as const),
  )

function sightOf(match: Match, viewer: Viewer): Sight {
  const seats = [...match.asked.keys()]
  const asks = match.asks(viewer)
  const waiting = asks.filter(({ seat, votes }) => !votes.some((vote) => vote.seat === seat)).map(({ seat }) => seat)
  return {
    ...{ viewer, view: match.view(viewer), asks, waiting, outcome: match.outcome(), over: match.isOver() },
    gone: seats.filter((seat) => match.isGone(seat)),
    lent: seats.filter((seat) => match.isBot(seat)),
  }
}

const eventsOf = (match: Match, viewer: Viewer): string[] =>
  match.stored.flatMap((stored) => {
    const event = eventFor(stored, viewer)
    return event === undefined ? [] : [digest(event)]
  })

const sightsOf = (story: Story, viewer: Viewer): readonly Moment[] =>
  story.flatMap((moments) => moments.get(viewer) ?? [])

/** Without windows, frames are counted by what there is to see: the n-th one is known. */
function* counted(viewer: Viewer, seen: readonly Moment[], frames: ReadonlyMap<number, Shown>): Iterable<string> {
  const expected: Shown[] = []
  let last: Moment | undefined
  for (const moment of seen) {
    if (moment.shown.window) continue
    if (last?.shown.digest !== moment.shown.digest || last.told !== moment.told) expected.push(moment.shown)
    last = moment
  }
  for (const [n, { digest }] of frames)
    if (expected[n - 1]?.digest !== digest) yield `viewer ${viewer} was shown a frame ${n} the store does not lead to`
  if (Math.max(0, ...frames.keys()) > expected.length) yield `viewer ${viewer} was shown more than there is`
}

/**
 * With windows, which frames there are depends on the clock; but each is one of the moments of the story, in order.
 * Questions are counted on, but not as the engine counts them: one that was shown ahead of time may never be put.
 */
function* inOrder(viewer: Viewer, seen: readonly Moment[], frames: ReadonlyMap<number, Shown>): Iterable<string> {
  let at = 0
  let asked = 0
  for (const [n, shown] of [...frames].sort(([a], [b]) => a - b)) {
    const isIt = (moment: Moment): boolean =>
      moment.shown.window === shown.window &&
      (shown.window ? moment.shown.view === shown.view : moment.shown.unnumbered === shown.unnumbered)
    const found = seen.findIndex((moment, i) => i >= at && isIt(moment))
    if (found < 0) yield `viewer ${viewer} was shown a frame ${n} that is not in the story after moment ${at}`
    else at = found
    if (shown.ask > 0 && shown.ask < asked) yield `viewer ${viewer} was asked ${shown.ask} after ${asked} in frame ${n}`
    asked = Math.max(asked, shown.ask)
  }
}
