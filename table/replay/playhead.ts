/** Where on the line of moments one is, and where the buttons lead from there. */
export const MOVES = ['first', 'previousTurn', 'back', 'forward', 'nextTurn', 'last'] as const
export type Move = (typeof MOVES)[number]

/** The line: moments from 0 to `last`, and those at which a turn begins, rising. */
export interface Line {
  readonly last: number
  readonly turns: readonly number[]
}

export const within = ({ last }: Line, at: number): number => Math.min(Math.max(at, 0), last)

/** Where a move leads. The previous turn is the beginning of this one, as long as one is not there already. */
export function moved(line: Line, at: number, move: Move): number {
  switch (move) {
    case 'first':
      return 0
    case 'last':
      return line.last
    case 'back':
      return within(line, at - 1)
    case 'forward':
      return within(line, at + 1)
    case 'previousTurn':
      return line.turns.findLast((turn) => turn < at) ?? 0
    case 'nextTurn':
      return line.turns.find((turn) => turn > at) ?? line.last
  }
}

/** The how-manieth turn this is, from 0; −1 before the first. */
export const turnAt = ({ turns }: Line, at: number): number => turns.findLastIndex((turn) => turn <= at)

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

const BEAT = 500
const LETTER = 18
const LONGEST = 4000

/** How long a moment stays before the next one, in milliseconds: long enough to read what it says. */
export const dwell = (letters: number, speed: Speed): number => Math.min(BEAT + letters * LETTER, LONGEST) / speed
