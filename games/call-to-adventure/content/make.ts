import type {
  Amount,
  Condition,
  Cost,
  Counter,
  Effect,
  Operation,
  RuneSet,
  TriggerName,
  Who,
} from '../effects/effect.ts'
import type { Ability, FeatType, Icon, Points } from '../words.ts'
import type { Path } from './cards.ts'

/** Short words for what cards say, so that the tables of this folder read like those of the rules. */

/** A card made with its own number, so that languages can be typed complete. */
export type With<N extends number, Card> = Card & { readonly number: N }

// Paths

/** CTA-265 to CTA-268 The marks that happen once, when the path joins a Story. */
const MARKS = { H: 'hero', A: 'antihero', V: 'virtue', C: 'corruption' } as const
type Mark = keyof typeof MARKS

interface Worth {
  readonly points: Points
  readonly count: number
}
export const tri = (count: number): Worth => ({ points: 'tri', count })
export const tra = (count: number): Worth => ({ points: 'tra', count })

const isMark = (reward: Icon | Mark): reward is Mark => reward in MARKS

/** `path('CON', 'NAT', tra(2), 'C')` */
export function path(...rewards: readonly (Icon | Mark | Worth)[]): Path {
  const icons: Icon[] = []
  const path = { icons, tri: 0, tra: 0, hero: 0, antihero: 0, virtue: 0, corruption: 0 }
  for (const reward of rewards) {
    if (typeof reward === 'object') path[reward.points] += reward.count
    else if (isMark(reward)) path[MARKS[reward]] += 1
    else icons.push(reward)
  }
  return path
}

// Sentences

type Sentence = Partial<Effect> & Pick<Effect, 'do'>
const NOTHING: readonly never[] = []

/** A sentence about what happens to its owner. */
export const effect = (on: TriggerName, says: Sentence): Effect => ({
  on,
  by: says.by ?? 'self',
  if: says.if ?? NOTHING,
  optional: says.optional ?? false,
  cost: says.cost,
  do: says.do,
  else: says.else ?? NOTHING,
  limit: says.limit ?? 'none',
})

/** A sentence about what happens to anybody: Adversary, Quest and Action cards. */
export const whenever = (on: TriggerName, says: Omit<Sentence, 'by'>): Effect => effect(on, { ...says, by: 'any' })

// Counters

export const icons = (...of: readonly Icon[]): Counter => ({ of: 'icons', icons: of })
export const distinct = (of: 'ability' | 'story'): Counter => ({ of: 'distinct', icons: of })
export const paths = (points: Points): Counter => ({ of: 'paths', points })
export const played = (type: FeatType | 'any'): Counter => ({ of: 'played', type })
export const half = (count: Counter): Counter => ({ of: 'half', count })
export const TRAITS: Counter = { of: 'traits' }
export const PLAYERS: Counter = { of: 'players' }
export const PAID: Counter = { of: 'paid' }

/** So many for each of what is counted. */
export const per = (times: number, count: Counter): Amount => ({ times, count })

// Conditions

export const onPath = (...of: readonly Icon[]): Condition => ({ is: 'path', icons: of })
export const relevant = (...abilities: readonly Ability[]): Condition => ({ is: 'relevant', abilities })
export const added = (...of: readonly Icon[]): Condition => ({ is: 'added', icons: of })
export const addedLastTurn = (...of: readonly Icon[]): Condition => ({ is: 'addedLastTurn', icons: of })
export const atLeast = (least: number, count: Counter): Condition => ({ is: 'count', count, atLeast: least })
export const level = (of: 'self' | 'hero' | 'chosen', least: number, most: number): Condition => ({
  is: 'level',
  of,
  atLeast: least,
  atMost: most,
})
export const hand = (least: number): Condition => ({ is: 'hand', atLeast: least })
export const reserve = (least: number): Condition => ({ is: 'xp', atLeast: least })
export const tokens = (least: number): Condition => ({ is: 'advTokens', atLeast: least })
export const marginAtLeast = (margin: number): Condition => ({ is: 'marginAtLeast', margin })
export const OWN_TURN: Condition = { is: 'ownTurn' }
export const OTHERS_TURN: Condition = { is: 'othersTurn' }
export const FACING: Condition = { is: 'facingAdversary' }
export const NO_DARK: Condition = { is: 'noDark' }

// Costs

export const paysXp = (from: number, to = from): Cost => ({ pay: 'xp', from, to })
export const paysCards = (from: number, to: number | 'all' = from): Cost => ({ pay: 'discard', from, to })
export const paysLevels = (from: number, to = from): Cost => ({ pay: 'corrupt', from, to })

// Operations

export const result = (by: Amount): Operation => ({ do: 'result', by })
export const difficulty = (by: number): Operation => ({ do: 'difficulty', by })
export const adv = (by: Amount): Operation => ({ do: 'adv', by })
export const xp = (by: Amount, who: Who = 'self'): Operation => ({ do: 'xp', who, by })
export const draw = (type: FeatType | 'either' | 'same' | 'other', count = 1): Operation => ({
  do: 'draw',
  who: 'self',
  type,
  count,
})
export const discard = (who: Who, random = false): Operation => ({ do: 'discard', who, count: 1, random })
export const virtue = (count: number, who: Who = 'self'): Operation => ({ do: 'virtue', who, count })
export const corrupt = (count: number, who: Who = 'self'): Operation => ({ do: 'corrupt', who, count })
export const recast = (from: RuneSet): Operation => ({ do: 'recast', from })
export const turn = (from: RuneSet): Operation => ({ do: 'turn', from })
export const flip = (from: RuneSet): Operation => ({ do: 'flip', from })
export const addIcon = (...abilities: readonly Ability[]): Operation => ({ do: 'addIcon', abilities })
export const cancelAction = (which: 'this' | 'chosen'): Operation => ({ do: 'cancelAction', which })
export const when = (condition: Condition, then: Operation): Operation => ({ do: 'when', if: condition, then })

/** CTA-726 One of two: the first only where its need holds. */
export const either = (
  needs: Condition | undefined,
  first: Operation,
  ...otherwise: readonly Operation[]
): Operation => ({
  do: 'choose',
  of: [
    { needs, do: [first] },
    { needs: undefined, do: otherwise },
  ],
})
