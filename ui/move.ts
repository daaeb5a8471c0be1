/** Things move because something happened. Every movement can be cut short, and none is made for whoever wants none. */
export interface Flight {
  /** 1 as drawn, 0 not at all. */
  readonly pace?: number
  /** Milliseconds. */
  readonly duration?: number
  readonly delay?: number
  /** How high it rises on its way, in pixels. */
  readonly lift?: number
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const MOVE = 'move'
export const EASE = 'cubic-bezier(.2, .7, .2, 1)'

/** Plays frames on an element; resolves when they are over, cut short or not played at all. */
async function play(
  element: Element,
  frames: Keyframe[],
  { pace = 1, duration = 300, delay = 0 }: Flight,
): Promise<void> {
  if (pace <= 0 || isStill()) return
  stop(element)
  const animation = element.animate(frames, {
    id: MOVE,
    duration: duration * pace,
    delay: delay * pace,
    easing: EASE,
    fill: 'backwards',
  })
  await animation.finished.catch(() => undefined)
}

function stop(element: Element): void {
  for (const running of element.getAnimations()) if (running.id === MOVE) running.cancel()
}

/** From where it was to where it is now. A movement under way is cut short. */
export function fly(element: Element, from: DOMRect, flight: Flight = {}): Promise<void> {
  stop(element)
  const to = element.getBoundingClientRect()
  if (to.width === 0 || from.width === 0) return Promise.resolve()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = from.width / to.width
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return Promise.resolve()
  const lift = flight.lift ?? 0
  const at = (part: number, up: number): Keyframe => ({
    transform: `translate(${x * part}px, ${y * part - up}px) scale(${1 + (scale - 1) * part})`,
    zIndex: 10,
    // On top of whatever the element is turned or lifted by already.
    composite: 'add',
  })
  return play(element, lift === 0 ? [at(1, 0), at(0, 0)] : [at(1, 0), at(0.5, lift), at(0, 0)], flight)
}

/** Remembers where elements stand; what it returns, called after they have moved, makes them glide there. */
export function flip(elements: Iterable<Element>): (flight?: Flight) => Promise<void> {
  const before = [...elements].map((element) => [element, element.getBoundingClientRect()] as const)
  return async (flight) => {
    await Promise.all(before.map(([element, rect]) => (element.isConnected ? fly(element, rect, flight) : undefined)))
  }
}

/** Turns a card over; `atEdge` is called when it stands on its edge, to swap its face. */
export async function turnOver(element: Element, flight: Flight = {}, atEdge?: () => void): Promise<void> {
  const half = { ...flight, duration: (flight.duration ?? 320) / 2 }
  await play(element, [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }], half)
  atEdge?.()
  await play(element, [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }], { ...half, delay: 0 })
}

/** Comes into being. */
export const appear = (element: Element, flight: Flight = {}): Promise<void> =>
  play(
    element,
    [
      { opacity: 0, transform: 'scale(.85)' },
      { opacity: 1, transform: 'none' },
    ],
    flight,
  )
