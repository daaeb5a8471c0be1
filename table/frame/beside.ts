interface Size {
  readonly width: number
  readonly height: number
}
interface Box extends Size {
  readonly left: number
  readonly top: number
}

const GAP = 8

/** Where something of this size finds room beside what it belongs to: below, else above, always on the screen. */
export function beside(near: Box | undefined, { width, height }: Size, screen: Size): Pick<Box, 'left' | 'top'> {
  if (near === undefined) return { left: (screen.width - width) / 2, top: (screen.height - height) / 2 }
  const below = near.top + near.height + GAP
  const top = below + height <= screen.height - GAP ? below : near.top - GAP - height
  const left = near.left + near.width / 2 - width / 2
  return { left: within(left, screen.width - width), top: within(top, screen.height - height) }
}

const within = (place: number, most: number): number => Math.max(GAP, Math.min(place, most - GAP))
