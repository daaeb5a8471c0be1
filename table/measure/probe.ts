/** What a page notes of itself, in milliseconds since it was asked for. */
export interface Noted {
  /** When the first thing was painted, and the largest. */
  first: number
  largest: number
  /** How far things have jumped about, as browsers count it. */
  shift: number
  readonly tasks: { readonly at: number; readonly long: number }[]
  readonly clicks: Click[]
}

interface Click {
  /** When an option was clicked. */
  readonly at: number
  /** When the page first changed for it, and when that had been painted. */
  readonly change: number
  readonly frame: number
  /** When the table had been painted with the next question on it, or with none; never, if it asks once more. */
  shown?: number
}

declare global {
  /** In a page that runs the probe. */
  var noted: Noted
}

/** Runs inside a page before anything else, and notes everything under `noted`. It uses nothing from outside. */
export function probe(): void {
  globalThis.noted = { first: 0, largest: 0, shift: 0, tasks: [], clicks: [] }

  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
  }
  const observe = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry)
    }).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.first = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largest = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value
  })
  observe('longtask', ({ startTime, duration }) => noted.tasks.push({ at: startTime, long: duration }))

  /** Once the next frame is painted: the message arrives after it. */
  const painted = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(undefined)
    })
  }
  let last: Click | undefined
  const follow = ({ target, timeStamp }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('[data-option], dialog .primary') === null) return
    // Something came, went or reads otherwise: a button that merely looks pressed is no effect.
    const changes = new MutationObserver(() => {
      changes.disconnect()
      const change = performance.now()
      painted(() => {
        last = { at: timeStamp, change, frame: performance.now() }
        noted.clicks.push(last)
      })
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true })
  }
  addEventListener('click', follow, { capture: true })
  const answered = new MutationObserver(() =>
    painted(() => {
      if (last !== undefined) last.shown ??= performance.now()
    }),
  )
  answered.observe(document, { subtree: true, attributeFilter: ['data-ask', 'data-over'] })
}
