import type { GameEvent, Viewer } from '@monomyth/engine'
import { EASE, fly, isStill } from './move.ts'

/**
 * What moves on a table. Whatever can move, in any part of it, bears `data-move` with a name of its own: `piece 57`,
 * `pawn 2`; so do the places things come from and go to: `seat 1`, `deck`. A board remembers where everything is just
 * before its view changes; what is somewhere else afterwards glides there.
 */

interface Trace {
  readonly element: Element
  readonly rect: DOMRect
}
type Traces = ReadonlyMap<string, Trace>

/** A change of the view, while it is played out. */
export interface Stage {
  readonly root: Element
  readonly before: Traces
  readonly viewer: Viewer
  readonly pace: number
}

const movable = (): [name: string, element: Element][] =>
  [...document.querySelectorAll('[data-move]')].map((element) => [element.getAttribute('data-move') ?? '', element])

/** Is there anything to be moved at all? */
export const isMoving = (news: readonly GameEvent[], pace: number): boolean =>
  news.length > 0 && pace > 0 && !document.hidden && !isStill()

/** To be called before the view changes. Of several of a name the last in sight counts: one's own. */
export function remember(): Traces {
  const traces = new Map<string, Trace>()
  for (const [name, element] of movable()) {
    const rect = element.getBoundingClientRect()
    if (rect.width > 0) traces.set(name, { element, rect })
  }
  return traces
}

/** Pieces stay on the table, pawns are lifted; places do not move. */
const LIFT: { readonly [kind: string]: number } = { piece: 0, pawn: 14 }

/**
 * To be called once it has changed: what is elsewhere glides there. `origins` names where things come from that lay
 * nowhere in sight.
 */
export function settle({ before, pace }: Stage, origins: ReadonlyMap<string, string>): void {
  for (const ghost of ghosts) ghost.remove()
  ghosts.clear()
  // All are looked at before any is moved: to look at a place after a movement has begun costs a layout.
  const moved = movable().flatMap(([name, element]) => {
    const lift = LIFT[name.split(' ', 1)[0] ?? '']
    const from = before.get(name)?.rect ?? before.get(origins.get(name) ?? '')?.rect
    if (lift === undefined || from === undefined || isNear(from, element.getBoundingClientRect())) return []
    return [{ element, from, lift }]
  })
  for (const { element, from, lift } of moved) void fly(element, from, { pace, duration: 370, lift })
}

const isNear = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1 && Math.abs(a.width - b.width) < 1

/** Things turn, swell or fade where they are. */
export function stir(elements: Iterable<Element>, frames: Keyframe[], pace: number): void {
  for (const element of elements) element.animate(frames, { duration: 380 * pace, easing: EASE })
}

const ghosts = new Set<Element>()

/** A thing that leaves for a place where it is not shown: its picture flies there and fades. */
export function leave({ root, before, pace }: Stage, name: string, to: string): void {
  const from = before.get(name)
  const target = before.get(to)?.rect
  if (from === undefined || target === undefined) return
  const ghost = ghostOf(from)
  const x = target.left + target.width / 2 - from.rect.left - from.rect.width / 2
  const y = target.top + target.height / 2 - from.rect.top - from.rect.height / 2
  // In a part of the table it would be placed, and cut off, by that part.
  const whole = root.closest('[data-game]') ?? root
  whole.append(ghost)
  ghosts.add(ghost)
  const flight = ghost.animate(
    [
      { transform: 'none' },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0 },
    ],
    { duration: 410 * pace, easing: EASE },
  )
  const end = () => {
    ghosts.delete(ghost)
    ghost.remove()
  }
  flight.finished.then(end, end)
}

function ghostOf({ element, rect }: Trace): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  const [left, top, width, height] = [rect.left, rect.top, rect.width, rect.height].map((at) => `${at}px`)
  ghost.removeAttribute('data-move')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  Object.assign(ghost.style, { position: 'fixed', left, top, width, height, margin: '0', zIndex: '60' })
  // Its size may come from where it lay.
  ghost.style.setProperty('--card-w', width ?? '')
  ghost.style.setProperty('--card-h', height ?? '')
  ghost.style.setProperty('list-style', 'none')
  return ghost
}
