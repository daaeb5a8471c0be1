import type { Given, Reactions, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import type { Carry } from '../campaign.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Event, Opened, Play } from '../events.ts'
import type { State, View } from '../state.ts'
import type { WindowName } from '../words.ts'
import { activations } from './activate.ts'
import { bankOptions, isBankingTimely } from './bank.ts'
import { legalFeats } from './feats.ts'
import { optionAbout, optionKindOf } from './option.ts'
import { MOST_SEATS } from './seats.ts'
import { playFeat, resolveStack } from './stack.ts'
import { mayPlay } from './track.ts'
import { activate, bank, useMemory } from './use.ts'

const OPENED: { readonly [W in WindowName]: Opened } = {
  start: { kind: 'opened', at: 'start' },
  pre: { kind: 'opened', at: 'pre' },
  post: { kind: 'opened', at: 'post' },
  out: { kind: 'opened', at: 'out' },
  end: { kind: 'opened', at: 'end' },
}

/**
 * CTA-578, CTA-590 to CTA-592 Asks, resolves the stack, begins again with the active player; closed when all pass on an
 * empty stack. Where a Feat lies there already, played from the menu (CTA-593), the others respond to it first.
 */
export function openWindow(play: Play, at: WindowName): void {
  const { state } = play
  const { window, stack } = state
  window.at = at
  if (stack.length === 0) startAgain(state)
  for (;;) {
    play.window(OPENED[at])
    if (stack.length === 0) return
    resolveStack(play)
    // CTA-380: the new cast comes first.
    if (state.attempt.isAgain === 1) return
    startAgain(state)
  }
}

function startAgain({ window, active, seats }: State): void {
  window.from = active
  window.left = seats.length
}

/** By number of seats, first of them and how many: who is still to be asked. */
const QUEUES: readonly (readonly (readonly (readonly Seat[])[])[])[] = Array.from(
  { length: MOST_SEATS + 1 },
  (_, seats) =>
    Array.from({ length: seats }, (_, from) =>
      Array.from({ length: seats + 1 }, (_, left) => Array.from({ length: left }, (_, i) => (from + i) % seats)),
    ),
)
const NOBODY: readonly Seat[] = []
const NONE: readonly number[] = []

/** CTA-593: what the active player may do in W-START stands in the menu that follows, unless there is a Feat to answer. */
const isInMenu = ({ active, stack }: View, seat: Seat, at: WindowName): boolean =>
  at === 'start' && seat === active && stack.length === 0

function heldIn(view: View, seat: Seat, at: WindowName): readonly number[] {
  if (isInMenu(view, seat, at)) return NONE
  const feats = legalFeats(view, seat, at)
  if (seat !== view.active) return feats
  const acts = activations(view, seat, at)
  if (feats.length === 0 && acts.length === 0) return isBankingTimely(view, seat, at) ? bankOptions(view, seat) : NONE
  return [...feats, ...bankOptions(view, seat), ...acts]
}

/** CTA-595 Who has passed in this round is not asked again; the owner keeps priority. */
function keepPriority({ window, seats }: State, seat: Seat): void {
  const passed = (seat - window.from + seats.length) % seats.length
  window.from = seat
  window.left -= passed
}

/** CTA-567, CTA-578, CTA-579 How a window runs; the engine asks. */
export const reactions: Reactions<State, View, Given<undefined, Carry>, Event | Opened, number> = {
  ask: asks.feat,
  // CTA-596: an activated re-attempt goes straight to the cast.
  order: ({ seats, window, attempt, stack }) =>
    attempt.isAgain === 1 && stack.length === 0 ? NOBODY : QUEUES[seats.length]![window.from]![window.left]!,
  held: (state, seat, event) => (event.kind === 'opened' ? heldIn(state, seat, event.at) : NONE),
  // Hands by type, levels, reserves and boards are public.
  could(view, seat, event) {
    if (event.kind !== 'opened' || isInMenu(view, seat, event.at)) return false
    const { heroes, antiheroes } = view.seats[seat]!
    if (heroes.length > 0 && mayPlay(view, seat, 'hero')) return true
    if (antiheroes.length > 0 && mayPlay(view, seat, 'antihero')) return true
    return isBankingTimely(view, seat, event.at) || activations(view, seat, event.at).length > 0
  },
  react(play, seat, packed) {
    const about = optionAbout(packed)
    const kind = optionKindOf(packed)
    if (kind === 'feat') return playFeat(play, seat, pieceOf(about))
    keepPriority(play.state, seat)
    if (kind === 'bank') bank(play, seat, about)
    else if (kind === 'memory') useMemory(play)
    else activate(play, seat, pieceOf(about))
  },
}
