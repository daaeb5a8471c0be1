/** How long a finger rests on something before that means: let me see it. */
const REST = 450
/** A finger that moves farther scrolls. */
const STILL = 12

/**
 * A closer look at anything that can be touched: right mouse button, the menu key, or a finger that rests on it. What
 * is looked at gets the click it would get anyway; the table is told before that it means a look.
 */
export const closer =
  (look: () => void) =>
  (area: HTMLElement): (() => void) => {
    const ends = new AbortController()
    const { signal } = ends
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let hasLooked = false

    function lookAt(target: EventTarget | null): boolean {
      const piece = target instanceof Element ? target.closest<HTMLElement>('button') : null
      if (piece === null || !area.contains(piece)) return false
      look()
      piece.click()
      return true
    }
    const stop = (): void => clearTimeout(timer)

    area.addEventListener(
      'contextmenu',
      (event) => {
        if (hasLooked || lookAt(event.target)) event.preventDefault()
      },
      { signal },
    )
    area.addEventListener(
      'pointerdown',
      (event) => {
        hasLooked = false
        stop()
        if (event.pointerType === 'mouse') return
        from = { x: event.clientX, y: event.clientY }
        timer = setTimeout(() => {
          hasLooked = lookAt(event.target)
        }, REST)
      },
      { signal },
    )
    area.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop()
      },
      { signal },
    )
    area.addEventListener('pointerup', stop, { signal })
    area.addEventListener('pointercancel', stop, { signal })
    // The click that ends a long press has been used up.
    area.addEventListener(
      'click',
      (event) => {
        if (!hasLooked || !event.isTrusted) return
        hasLooked = false
        event.preventDefault()
        event.stopPropagation()
      },
      { signal, capture: true },
    )
    return () => {
      stop()
      ends.abort()
    }
  }
