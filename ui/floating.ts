/** Puts what floats beside its anchor, wherever it finds room on the screen. Both are measured on the screen. */
const GAP = 6

export function putBeside(floating: HTMLElement, anchor: Element, side: 'below' | 'left'): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const [left, top] = placeFor(at, width, height, side)
  floating.style.left = `${within(left, innerWidth - width)}px`
  floating.style.top = `${within(top, innerHeight - height)}px`
}

function placeFor(at: DOMRect, width: number, height: number, side: 'below' | 'left'): readonly [number, number] {
  const above = at.top - GAP - height
  const below = at.bottom + GAP
  if (side === 'below') return [at.left, below + height < innerHeight ? below : above]
  const beside = at.left - GAP - width
  return beside > 0 ? [beside, at.top] : [at.right - width, above > 0 ? above : below]
}

const within = (place: number, most: number): number => Math.max(GAP, Math.min(place, most - GAP))
