/** How large a cell is, in pixels: everything on the map is drawn in parts of it. */
export interface Measure {
  readonly wide: number
  readonly high: number
}

/** What surrounds the cells: letters and numbers along the edge, gaps, and the treasure, nearly as high as a cell. */
const EDGE = 15
const GAP = 5
const ROWS_AND_TREASURE = 7.95
const SMALL_GAP = 2

/** On a small screen: what a question leaves of its height, less the bar, the seats and the hand. */
const LEFT = 0.62
const AROUND = 240
/** Smaller than this nothing on a cell could be told apart: rather one scrolls. */
const SMALLEST = 41

/** A cell is a little wider than high, never more than this. */
const STRETCH = 1.18

/** On a large screen the map fills the room it is given. */
export function fill(width: number, height: number): Measure {
  const high = (height - EDGE * 1.6 - GAP * 10) / ROWS_AND_TREASURE
  return { high, wide: Math.min((width - EDGE * 1.9 - GAP * 9) / 9, high * STRETCH) }
}

/** On a small one it is as wide as the screen, and leaves room below for what is asked. */
export function fit(width: number, screenHeight: number): Measure {
  const room = (screenHeight * LEFT - AROUND) / ROWS_AND_TREASURE - SMALL_GAP
  const side = Math.min((width - 6 - SMALL_GAP * 9) / 9, Math.max(SMALLEST, room))
  return { wide: side, high: side }
}
