/** The bots one can sit at the table, from the easiest to the hardest. */
export const LEVELS = ['random', 'hunch', 'greedy'] as const
export type Level = (typeof LEVELS)[number]
