import type { GameEvent, Seat } from '@monomyth/engine'
import { fly, isStill } from '@monomyth/ui'
import type { Event } from '../events.ts'

/**
 * What moves on this table, and where it comes from. Whatever can move, in any part of the table, bears `data-move` with
 * a name of its own: `piece 57`, `pawn 2`; so do the places things come from and go to: `seat 1`, `deck`. The board
 * remembers where everything is just before the view changes; what is somewhere else afterwards glides there.
 */

interface Trace {
  readonly element: Element
  readonly rect: DOMRect
}
export type Traces = ReadonlyMap<string, Trace>

const movable = (): [name: string, element: Element][] =>
  [...document.querySelectorAll('[data-move]')].map((element) => [element.getAttribute('data-move') ?? '', element])

/** Is there anything to be moved at all? */
export const isMoving = (news: readonly GameEvent[], pace: number): boolean =>
  news.length > 0 && pace > 0 && !document.hidden && !isStill()

/** To be called before the view changes. */
export const remember = (): Traces =>
  new Map(movable().map(([name, element]) => [name, { element, rect: element.getBoundingClientRect() }]))

/** To be called once it has changed: moves, turns and lights up what the news tells. */
export function enact(root: Element, before: Traces, told: readonly GameEvent[], viewer: Seat, pace: number): void {
  const news = told as readonly Event[]
  for (const ghost of ghosts) ghost.remove()
  ghosts.clear()
  settle(before, originsIn(news), pace)
  for (const event of news) enactOne({ root, before, viewer, pace }, event)
}

/** All are looked at before any is moved: to look at a place after a movement has begun costs a layout. */
function settle(before: Traces, origins: ReadonlyMap<string, string>, pace: number): void {
  const moved = movable().flatMap(([name, element]) => {
    const from = before.get(name)?.rect ?? before.get(origins.get(name) ?? '')?.rect
    const isElsewhere = from !== undefined && !isNear(from, element.getBoundingClientRect())
    return isElsewhere ? [{ element, from, lift: name.startsWith('pawn') ? 14 : 0 }] : []
  })
  for (const { element, from, lift } of moved) void fly(element, from, { pace, duration: 360, lift })
}

const isNear = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1

/** Where things come from that lay nowhere in sight. */
function originsIn(news: readonly Event[]): ReadonlyMap<string, string> {
  const origins = new Map<string, string>()
  const from = (piece: number, place: string) => origins.set(`piece ${piece}`, place)
  for (const event of news) {
    if (event.kind === 'treasureFilled') from(event.relic, 'deck')
    else if (event.kind === 'treasureRefreshed') for (const relic of event.relics) from(relic, 'deck')
    else if (event.kind === 'prophecyDrawn') from(event.prophecy, 'prophecies')
    else if (event.kind === 'prophecyPlayed') from(event.prophecy, `seat ${event.seat}`)
    else if (event.kind === 'relicGained')
      from(
        event.relic,
        event.from === 'opponent' ? `seat ${event.victim}` : event.from === 'discard' ? 'discard' : 'deck',
      )
  }
  return origins
}

interface Stage {
  readonly root: Element
  readonly before: Traces
  readonly viewer: Seat
  readonly pace: number
}

function enactOne(stage: Stage, event: Event): void {
  switch (event.kind) {
    case 'questRevealed':
      play(stage, `[data-cell='${event.cell}']`, TURN)
      break
    case 'hidden':
      play(stage, `[data-cell='${event.cell}']`, FADE)
      break
    case 'questAccomplished':
      play(stage, `[data-token='${event.cell}']`, DROP)
      break
    case 'relicGained':
      if (event.seat !== stage.viewer) leave(stage, `piece ${event.relic}`, `seat ${event.seat}`)
      break
    case 'relicLost':
      leave(stage, `piece ${event.relic}`, 'discard')
      break
    case 'prophecyDrawn':
      if (event.seat !== stage.viewer) leave(stage, 'prophecies', `seat ${event.seat}`)
      break
  }
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)'
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

function play({ root, pace }: Stage, selector: string, frames: Keyframe[]): void {
  root.querySelector(selector)?.animate(frames, { duration: 380 * pace, easing: EASE })
}

const ghosts = new Set<Element>()

/** A thing that leaves for a place where it is not shown: its picture flies there and fades. */
function leave({ root, before, pace }: Stage, name: string, to: string): void {
  const from = before.get(name)
  const target = before.get(to)?.rect
  if (from === undefined || target === undefined || from.rect.width === 0) return
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
  const whole = root.closest('[data-game]') ?? root
  whole.append(ghost)
  ghosts.add(ghost)
  const flight = ghost.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0 },
    ],
    { duration: 400 * pace, easing: EASE },
  )
  const end = () => {
    ghosts.delete(ghost)
    ghost.remove()
  }
  flight.finished.then(end, end)
}
