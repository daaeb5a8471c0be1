import { type AskView, Match, type Pause, type Seat } from '@monomyth/engine'
import type { ServerMessage } from '@monomyth/wire'
import type { Pausing } from '../contract.ts'

/** How long a window is shown, how long nothing is shown after it, and how long one may be held, in milliseconds. */
export interface Pace {
  readonly window: number
  /** As long it is shown at the least, though everybody lets it pass: what it is about must be seen. */
  readonly least: number
  /**
   * What is stored when a window closes takes its time, and so does another node that closes it where the first does
   * not; nobody sees how long, as long as it takes no longer than this.
   */
  readonly slack: number
  readonly hold: number
}
export const PACE: Pace = { window: 4000, least: 1000, slack: 250, hold: 60_000 }

type Asked = ReturnType<Match['open']>[number]

/** A window as it stood, by the entry it followed from, with how many events were told by then. */
export interface Passed {
  readonly entry: number
  readonly pause: Pause
  readonly told: number
}

/** The window a mark speaks of. */
export const passedAt = (passed: readonly Passed[], [entry, nth]: Pausing['windows'][number]): Passed | undefined =>
  passed.filter((one) => one.entry >= entry)[nth]

// ── Time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const isHeld = ({ hold }: Pausing): boolean => hold !== undefined && hold.by.length > 0

const turn = ({ window, slack }: Pace): number => window + slack

/** How long the windows have been shown, not counting the time they were held. */
function elapsed(pausing: Pausing, now: number): number {
  const { since, hold } = pausing
  return (hold !== undefined && isHeld(pausing) ? hold.at : now) - since
}

/**
 * The clock was set back, or another node's is ahead: a moment to come counts as now. A difference within the slack is
 * no reason to store anything. The same: there is nothing to change.
 */
export function onClock(pausing: Pausing, pace: Pace, now: number): Pausing {
  const { since, hold } = pausing
  const held = isHeld(pausing) ? hold : undefined
  const ahead = (held?.at ?? since) - now
  if (ahead <= pace.slack) return pausing
  return { ...pausing, since: since - ahead, ...(held && { hold: { ...held, at: now } }) }
}

/** Which of them is on the table; as many as there are: the newest state. The last one stays while somebody is asked. */
export function windowAt(pausing: Pausing, pace: Pace, now: number): number {
  const { windows, open } = pausing
  const last = open ? windows.length - 1 : windows.length
  return Math.min(last, Math.max(0, Math.floor(elapsed(pausing, now) / turn(pace))))
}

/** What is left of the window on the table. */
function leftOf(pausing: Pausing, pace: Pace, now: number): number {
  const shown = elapsed(pausing, now) - windowAt(pausing, pace, now) * turn(pace)
  return Math.min(pace.window, Math.max(0, pace.window - shown))
}

/** The time of the window on the table is up, and what came of it is not there yet. */
export const isUp = (pausing: Pausing, pace: Pace, now: number): boolean =>
  windowAt(pausing, pace, now) < pausing.windows.length && leftOf(pausing, pace, now) === 0

/** When the last window closes, if it is not held any longer than until now. */
export const closesAt = ({ windows, since }: Pausing, pace: Pace): number =>
  since + (windows.length - 1) * turn(pace) + pace.window

/** When the newest state is on the table. */
export const settlesAt = ({ windows, since }: Pausing, pace: Pace): number => since + windows.length * turn(pace)

export const lapsesAt = ({ at, spent }: NonNullable<Pausing['hold']>, pace: Pace): number => at + pace.hold - spent

/** When something is to be done about it next: another window, the end of the last, the end of holding it. */
export function pausesUntil(pausing: Pausing, pace: Pace, now: number): number {
  const { windows, open, since, hold } = pausing
  if (hold !== undefined && isHeld(pausing)) return lapsesAt(hold, pace)
  const at = windowAt(pausing, pace, now)
  return open && at === windows.length - 1 ? closesAt(pausing, pace) : since + (at + 1) * turn(pace)
}

// ── Holding ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** With one more, or one fewer, who holds the window on the table. The same: there is nothing to change. */
export function heldBy(pausing: Pausing, seat: Seat, on: boolean, pace: Pace, now: number): Pausing {
  const { hold } = pausing
  const window = windowAt(pausing, pace, now)
  const by = hold !== undefined && isHeld(pausing) ? hold.by : []
  if (by.includes(seat) === on) return pausing
  const rest = on ? [...by, seat] : by.filter((other) => other !== seat)
  if (by.length > 0) return rest.length > 0 && hold ? { ...pausing, hold: { ...hold, by: rest } } : letGo(pausing, now)
  const spent = hold?.window === window ? hold.spent : 0
  if (spent >= pace.hold || leftOf(pausing, pace, now) === 0) return pausing
  // Something is about to happen after all: whoever let it pass may think again.
  const { waved: _, ...unwaved } = pausing
  return { ...unwaved, hold: { window, by: rest, at: now, spent } }
}

/** Time goes on for everybody. */
export function letGo(pausing: Pausing, now: number): Pausing {
  const { hold, since } = pausing
  if (hold === undefined || hold.by.length === 0) return pausing
  const held = now - hold.at
  return { ...pausing, since: since + held, hold: { ...hold, by: [], at: now, spent: hold.spent + Math.max(0, held) } }
}

// ── Letting pass ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Who has let that window pass. */
export const wavedIn = ({ waved }: Pausing, window: number): readonly Seat[] =>
  waved?.window === window ? waved.by : []

/**
 * With one fewer of those it still waits for. When there is none left, the window on the table is over: that they say
 * so is seen by everybody, and says nothing of whether they were asked. The same: there is nothing to change.
 */
export function wavedBy(pausing: Pausing, seat: Seat, awaited: readonly Seat[], pace: Pace, now: number): Pausing {
  const window = windowAt(pausing, pace, now)
  const left = leftOf(pausing, pace, now)
  if (isHeld(pausing) || left === 0 || !awaited.includes(seat)) return pausing
  const waved = { window, by: [...wavedIn(pausing, window), seat] }
  const cut = awaited.length === 1 ? Math.min(left, pace.window - pace.least) : 0
  return { ...pausing, since: pausing.since - cut, waved }
}

/** What everybody is told of it. */
export const windowMessage = (
  pausing: Pausing,
  pace: Pace,
  now: number,
  known: { readonly n: number; readonly awaited: readonly Seat[] },
): ServerMessage => ({ kind: 'window', left: leftOf(pausing, pace, now), held: isHeld(pausing), ...known })

// ── Looking ahead ─────────────────────────────────────────────────────────────────────────────────────────────────

/** A question that will be put in the open window if everybody before declines, on the match as it then stands. */
export interface Coming {
  readonly seat: Seat
  readonly match: Match
}

/** In which window somebody is asked now; undefined: in none. */
export const windowAsk = (match: Match): Asked | undefined => match.open().find(({ window, pass }) => window && pass)

/** Who would be asked next in the same window, one after the other, each with the match as it would stand. */
export function lookAhead(match: Match): readonly Coming[] {
  const coming: Coming[] = []
  let here = match
  for (;;) {
    const asked = windowAsk(here)
    if (asked === undefined) return coming
    here = copyOf(here)
    try {
      here.timeOut(asked.seat)
    } catch {
      // A rule that fails will do so when it comes to it.
      return coming
    }
    const next = windowAsk(here)
    // Another window is another time.
    if (next === undefined || here.pauses().length > 0) return coming
    coming.push({ seat: next.seat, match: here })
  }
}

/** By seat: the question it will be put if everybody before declines, so that nobody waits for anybody. */
export function askedAhead(match: Match): ReadonlyMap<Seat, AskView> {
  const ahead = new Map<Seat, AskView>()
  for (const { seat, match: then } of lookAhead(match)) {
    const ask = then.asks(seat).find(({ id }) => id > 0)
    if (ask !== undefined) ahead.set(seat, ask)
  }
  return ahead
}

function copyOf(match: Match): Match {
  const copy = new Match(match.table, match.standing())
  copy.restore({ log: match.log, hashes: [], stored: [], asked: match.asked })
  return copy
}
