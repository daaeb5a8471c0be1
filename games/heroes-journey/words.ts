/** The word lists of the game. Types and maps come from the tuples, so a new word shows every place that must know it. */

/** Colours of items. A quest may also be white. */
export const COLOURS = ['red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export type ByColour<T> = { readonly [colour in Colour]: T }

export const QUEST_COLOURS = ['red', 'green', 'blue', 'white'] as const
export type QuestColour = (typeof QUEST_COLOURS)[number]

/** HJ-035, HJ-311: what the cell reached by the latest move was for the one who moved. */
export const ARRIVALS = ['none', 'inn', 'own', 'free', 'rival'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** HJ-309: the three ways to change cell. */
export const WAYS = ['move', 'place', 'sentBack'] as const
export type Way = (typeof WAYS)[number]

/** Why a quest was turned face up, or a relic gained. */
export const CAUSES = ['step', 'bonus', 'success', 'reward', 'effect'] as const
export type Cause = (typeof CAUSES)[number]

/** Where an effect or its event takes place. */
export const PLACES = ['any', 'inn', 'nextToInn', 'far', 'endOfWorld', 'adjacent', 'eventCell'] as const
export type Place = (typeof PLACES)[number]

/** HJ-739: the events a prophecy can wait for. */
export const TRIGGERS = [
  'turnStarted',
  'questRevealed',
  'pawnArrived',
  'bonusDeclared',
  'attemptDeclared',
  'diceRolled',
  'questAccomplished',
  'relicGained',
  'questFailed',
  'relicLost',
  'mentorLost',
  'prophecyPlayed',
  'eliminationPending',
] as const
export type TriggerName = (typeof TRIGGERS)[number]
