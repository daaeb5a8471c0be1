/** The options of the main phase, HJ-206, each one number: its kind and what it is done with. */
export const MAIN_KINDS = ['end', 'attempt', 'extra', 'bonus-move', 'bonus-reveal'] as const
export type MainKind = (typeof MAIN_KINDS)[number]

/** More than any piece or cell has as a number. */
const SPAN = 256

export const END_TURN = 0
/** The first option of a kind; adding an item or a cell gives the option with it. */
export const ATTEMPT = 1 * SPAN
export const EXTRA = 2 * SPAN
export const BONUS_MOVE = 3 * SPAN
export const BONUS_REVEAL = 4 * SPAN

export const mainKindOf = (option: number): MainKind => MAIN_KINDS[Math.floor(option / SPAN)]!
/** The item of an attempt, else a cell. */
export const mainTargetOf = (option: number): number => option % SPAN
