import type { GameEvent, Seat } from '@monomyth/engine'
import { fly, isStill } from '@monomyth/ui'
import type { Event } from '../events.ts'

/**
 * What moves on this table, and where it comes from. Whatever can move bears `data-move` with a name of its own
 * (`piece 57`, `pawn 2`, `seat 1`, `deck`); each part of the table remembers where its things are just before the view
 * changes, and lets those that are somewhere else afterwards glide there, across parts too.
 */

interface Trace {
  readonly element: Element
  readonly rect: DOMRect
}
const traces = new Map<string, Trace>()

const movable = (root: Element): Element[] => [...root.querySelectorAll('[data-move]')]
const nameOf = (element: Element): string => element.getAttribute('data-move') ?? ''

/** To be called before the view changes. What is remembered holds for this one change, in which all parts settle. */
export function remember(root: Element | undefined): void {
  if (root === undefined) return
  setTimeout(() => traces.clear())
  for (const element of movable(root)) traces.set(nameOf(element), { element, rect: element.getBoundingClientRect() })
}

/** To be called once it has changed: what was elsewhere before glides here. `origin`: where new things come from. */
export function settle(root: Element, pace: number, origin: (name: string) => string | undefined): void {
  if (pace <= 0 || isStill()) return
  for (const element of movable(root)) {
    const name = nameOf(element)
    const from = traces.get(name)?.rect ?? placeOf(origin(name))
    if (from !== undefined) void fly(element, from, { pace, duration: 360, lift: name.startsWith('pawn') ? 14 : 0 })
  }
}

const placeOf = (name: string | undefined): DOMRect | undefined =>
  name === undefined ? undefined : document.querySelector(`[data-move='${name}']`)?.getBoundingClientRect()

const ghosts = new Set<Element>()

/** A thing that leaves for a place where it is not shown: its picture flies there and fades. */
function leave(root: Element, from: Trace | undefined, to: string, pace: number): void {
  const target = placeOf(to)
  if (from === undefined || target === undefined || from.rect.width === 0 || target.width === 0) return
  const ghost = from.element.cloneNode(true) as HTMLElement
  const { left, top, width, height } = from.rect
  ghost.removeAttribute('data-move')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  Object.assign(ghost.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, margin: '0', zIndex: '60' })
  ghost.style.setProperty('--card-w', `${width}px`)
  ghost.style.setProperty('--card-h', `${height}px`)
  const x = target.left + target.width / 2 - left - width / 2
  const y = target.top + target.height / 2 - top - height / 2
  const home = root.closest('[data-game]') ?? document.body
  home.append(ghost)
  ghosts.add(ghost)
  const end = () => {
    ghosts.delete(ghost)
    ghost.remove()
  }
  const flight = ghost.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 },
    ],
    { duration: 420 * pace, easing: 'cubic-bezier(.3, .1, .3, 1)' },
  )
  flight.finished.then(end, end)
}

/** Moves, turns and lights up on the board what the news tells. To be called once the view has changed. */
export function enact(root: Element, news: readonly GameEvent[], viewer: Seat, pace: number): void {
  for (const ghost of ghosts) ghost.remove()
  ghosts.clear()
  if (pace <= 0 || isStill()) return
  for (const event of news as readonly Event[]) enactOne(root, event, viewer, pace)
}

function enactOne(root: Element, event: Event, viewer: Seat, pace: number): void {
  switch (event.kind) {
    case 'questRevealed':
      play(root, `[data-cell='${event.cell}']`, TURN, 380 * pace)
      break
    case 'hidden':
      play(root, `[data-cell='${event.cell}']`, FADE, 380 * pace)
      break
    case 'questAccomplished':
      play(root, `[data-token='${event.cell}']`, DROP, 400 * pace)
      break
    case 'relicGained':
      if (event.seat !== viewer) leave(root, traces.get(`piece ${event.relic}`), `seat ${event.seat}`, pace)
      break
    case 'relicLost':
      leave(root, traces.get(`piece ${event.relic}`), 'discard', pace)
      break
    case 'prophecyDrawn':
      if (event.seat !== viewer) leave(root, traces.get('prophecies'), `seat ${event.seat}`, pace)
      break
  }
}

const TURN = [
  { transform: 'perspective(400px) rotateY(88deg)', filter: 'brightness(1.7)' },
  { transform: 'none', filter: 'none' },
]
const FADE = [{ opacity: 0.2 }, { opacity: 1 }]
const DROP = [
  { transform: 'translateY(-160%) scale(2)', opacity: 0 },
  { transform: 'translateY(8%) scale(.92)', opacity: 1, offset: 0.75 },
  { transform: 'none' },
]

function play(root: Element, selector: string, frames: Keyframe[], duration: number): void {
  root.querySelector(selector)?.animate(frames, { duration, easing: 'cubic-bezier(.2, .7, .2, 1)' })
}
