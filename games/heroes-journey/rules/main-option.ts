/** The options of the main phase, HJ-206, each one number: its kind and what it is done with. */
const MAIN_KINDS = ['end', 'attempt', 'extra', 'bonus-move', 'bonus-reveal'] as const
export type MainKind = (typeof MAIN_KINDS)[number]

/** Every piece and cell is a number of so many bits. */
const BITS = 8

export const END_TURN = 0
/** By adding an item or a cell to its kind one gets the option. */
export const ATTEMPT = 1 << BITS
export const EXTRA = 2 << BITS
export const BONUS_MOVE = 3 << BITS
export const BONUS_REVEAL = 4 << BITS

export const mainKindOf = (option: number): MainKind => MAIN_KINDS[option >> BITS]!
/** The item of an attempt, else a cell. */
export const mainTargetOf = (option: number): number => option & ((1 << BITS) - 1)
