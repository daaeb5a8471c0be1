/** Puts what floats beside its anchor, wherever it finds room on the screen. Both stand in the top layer's coordinates. */
const GAP = 6

export function putBeside(floating: HTMLElement, anchor: Element, side: 'below' | 'left'): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const isLeft = side === 'left' && at.left - GAP - width > 0
  const left = isLeft ? at.left - GAP - width : at.right - width
  const below = at.bottom + GAP
  const fitsBelow = below + height < innerHeight
  const top = isLeft ? at.top + at.height / 2 - height / 2 : fitsBelow ? below : at.top - GAP - height
  floating.style.left = `${within(left, innerWidth - width)}px`
  floating.style.top = `${within(top, innerHeight - height)}px`
}

const within = (place: number, most: number): number => Math.max(GAP, Math.min(place, most - GAP))
