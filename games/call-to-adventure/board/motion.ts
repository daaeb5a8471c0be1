import type { GameEvent, Seat } from '@monomyth/engine'
import { fly, isStill } from '@monomyth/ui'
import { actOf } from '../content/pieces.ts'
import type { Event } from '../events.ts'

/**
 * What moves on this table, and where it comes from. Whatever can move, in any part of the table, bears `data-move` with
 * a name of its own: `piece 57`; so do the places things come from and go to: `seat 1`, `deck 0`, `hero deck`. The board
 * remembers where everything is just before the view changes; what is somewhere else afterwards glides there.
 */

interface Trace {
  readonly element: Element
  readonly rect: DOMRect
}
type Traces = ReadonlyMap<string, Trace>

const movable = (): [name: string, element: Element][] =>
  [...document.querySelectorAll('[data-move]')].map((element) => [element.getAttribute('data-move') ?? '', element])

/** Is there anything to be moved at all? */
export const isMoving = (news: readonly GameEvent[], pace: number): boolean => news.length > 0 && pace > 0 && !isStill()

/** To be called before the view changes. The first of a name counts: own things lie below the seats'. */
export function remember(): Traces {
  const traces = new Map<string, Trace>()
  for (const [name, element] of movable()) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) traces.set(name, { element, rect })
  }
  return traces
}

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
    if (!name.startsWith('piece')) return []
    const from = before.get(name)?.rect ?? before.get(origins.get(name) ?? '')?.rect
    const isElsewhere = from !== undefined && !isNear(from, element.getBoundingClientRect())
    return isElsewhere ? [{ element, from }] : []
  })
  for (const { element, from } of moved) void fly(element, from, { pace, duration: 380 })
}

const isNear = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1

/** Where things come from that lay nowhere in sight. */
function originsIn(news: readonly Event[]): ReadonlyMap<string, string> {
  const origins = new Map<string, string>()
  const from = (piece: number, place: string) => origins.set(`piece ${piece}`, place)
  for (const event of news) {
    if (event.kind === 'rowFilled') from(event.card, `deck ${event.act}`)
    else if (event.kind === 'journeyed' || event.kind === 'replaced')
      from(event.replacement, `deck ${actOf(event.replacement)}`)
    else if (event.kind === 'rowRevealed') for (const card of event.cards) from(card, `deck ${event.act}`)
    else if (event.kind === 'featDrawn') from(event.feat, `${event.type} deck`)
    else if (event.kind === 'featPlayed') from(event.feat, `seat ${event.seat}`)
    else if (event.kind === 'featGiven') from(event.feat, `seat ${event.seat}`)
    else if (event.kind === 'actionRevealed') from(event.action, 'actions')
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
  const isOthers = 'seat' in event && event.seat !== stage.viewer
  switch (event.kind) {
    case 'journeyed':
    case 'replaced':
      leave(stage, `piece ${event.card}`, `discard ${actOf(event.card)}`)
      break
    case 'failed':
      if (event.foe === 'challenge') leave(stage, `piece ${event.card}`, `discard ${actOf(event.card)}`)
      break
    case 'overcome':
      if (event.foe === 'challenge' && isOthers) leave(stage, `piece ${event.card}`, `seat ${event.seat}`)
      break
    case 'traitGained':
      if (isOthers) leave(stage, `piece ${event.card}`, `seat ${event.seat}`)
      break
    case 'featDrawn':
      if (isOthers) leave(stage, `${event.type} deck`, `seat ${event.seat}`)
      break
    case 'tokensChanged':
      play(stage, 'tokens', event.by < 0 ? SHRINK : SWELL)
      break
    case 'xpChanged':
      play(stage, `xp ${event.seat}`, event.by < 0 ? SHRINK : SWELL)
      break
    case 'banked':
      play(stage, 'bank', SWELL)
      break
    case 'adversaryFlipped':
      play(stage, `piece ${event.card}`, TURN)
      break
  }
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)'
const TURN = [{ transform: 'perspective(500px) rotateY(88deg)' }, { transform: 'none' }]
const SWELL = [{ transform: 'scale(1)' }, { transform: 'scale(1.28)', offset: 0.4 }, { transform: 'none' }]
const SHRINK = [{ transform: 'scale(1)' }, { transform: 'scale(.78)', offset: 0.4 }, { transform: 'none' }]

function play({ pace }: Stage, name: string, frames: Keyframe[]): void {
  for (const element of document.querySelectorAll(`[data-move='${name}']`))
    element.animate(frames, { duration: 380 * pace, easing: EASE })
}

const ghosts = new Set<Element>()

/** A thing that leaves for a place where it is not shown: its picture flies there and fades. */
function leave({ root, before, pace }: Stage, name: string, to: string): void {
  const from = before.get(name)
  const target = before.get(to)?.rect
  if (from === undefined || target === undefined) return
  const ghost = from.element.cloneNode(true) as HTMLElement
  const { left, top, width, height } = from.rect
  ghost.removeAttribute('data-move')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '60',
    listStyle: 'none',
  })
  const x = target.left + target.width / 2 - left - width / 2
  const y = target.top + target.height / 2 - top - height / 2
  root.append(ghost)
  ghosts.add(ghost)
  const flight = ghost.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0 },
    ],
    { duration: 420 * pace, easing: EASE },
  )
  const end = () => {
    ghosts.delete(ghost)
    ghost.remove()
  }
  flight.finished.then(end, end)
}
