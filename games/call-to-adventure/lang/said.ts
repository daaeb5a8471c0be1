import type {
  Condition,
  ConditionName,
  Counter,
  Effect,
  Operation,
  OperationName,
  TriggerName,
} from '../effects/effect.ts'
import type { Points, Timing } from '../words.ts'

/** What there is to say of an effect, the same in every language: of whom it speaks, and what goes without saying. */

/** The sentence being said: its effect, and when a Feat with it may be played. */
export interface Said {
  readonly effect: Effect
  readonly timing: Timing | undefined
}

/** Of whom an operation speaks; undefined: of itself, such as "the difficulty rises by 1". */
export type Person = 'you' | 'hero' | 'chosen' | 'each' | undefined

export type ConditionOf<K extends ConditionName> = Extract<Condition, { is: K }>

// ── Of whom a card speaks ───────────────────────────────────────────────────────────────────────────────────────────

/** The attempt a Feat helps may be another Hero's, unless the card is for its player's own turn. */
export const isOfHero = ({ effect, timing }: Said): boolean =>
  effect.on === 'played' && timing !== 'ownTurn' && timing !== 'turnStart' && !hasCondition(effect, 'ownTurn')

export function personOf(operation: Operation, said: Said): Person {
  switch (operation.do) {
    case 'xp':
    case 'draw':
    case 'discard':
    case 'virtue':
    case 'corrupt':
      if (operation.who === 'chosen' || operation.who === 'each') return operation.who
      return operation.who === 'hero' && isOfHero(said) ? 'hero' : 'you'
    case 'reattempt':
      return isOfHero(said) ? 'hero' : 'you'
    case 'demand':
      return 'chosen'
    case 'when':
      return personOf(operation.then, said)
    case 'result':
      return isLoss(operation.by) ? undefined : 'you'
    case 'difficulty':
    case 'ignoreMoons':
    case 'specialZero':
    case 'freeDark':
    case 'freeJourney':
    case 'adv':
    case 'playAction':
    case 'suppress':
    case 'sweepRow':
      return undefined
    default:
      return 'you'
  }
}

export const isLoss = (by: Extract<Operation, { do: 'result' }>['by']): boolean =>
  (typeof by === 'number' ? by : by.times) < 0

// ── What need not be said again ─────────────────────────────────────────────────────────────────────────────────────

export const hasCondition = (effect: Effect, name: ConditionName): boolean => effect.if.some(({ is }) => is === name)

export const findCondition = <K extends ConditionName>(effect: Effect, name: K): ConditionOf<K> | undefined =>
  effect.if.find((each): each is ConditionOf<K> => each.is === name)

/** Conditions that the beginning of the sentence has said. */
const IN_TRIGGER: { readonly [K in TriggerName]?: readonly ConditionName[] } = {
  declare: ['path'],
  static: ['ownTurn', 'facingAdversary'],
  storyAdd: ['added', 'addedTragedy', 'matching'],
  overcome: ['marginAtLeast', 'facingAdversary', 'bottom', 'noDark'],
  fail: ['marginAtMost'],
  playFeat: ['ownTurn', 'othersTurn', 'featType', 'addsResult'],
  darkCast: ['darkRunes'],
  actReveal: ['act'],
}
const AROUND_ATTEMPT: readonly ConditionName[] = ['path', 'facingAdversary', 'notAdversary', 'ownTurn', 'othersTurn']
const IN_TIMING: { readonly [K in Timing]: readonly ConditionName[] } = {
  attempt: AROUND_ATTEMPT,
  post: AROUND_ATTEMPT,
  afterFail: ['ownTurn', 'noDark'],
  afterOvercome: ['ownTurn', 'noDark'],
  turnStart: ['ownTurn'],
  ownTurn: ['ownTurn'],
  anytime: [],
  stack: ['featBelow'],
}
/** Conditions that an operation says by itself. */
const IN_OPERATION: { readonly [K in ConditionName]?: readonly OperationName[] } = {
  relevant: ['addIcon'],
  actionPending: ['cancelAction'],
  darkFree: ['addDarkRune'],
  advTokens: ['adv', 'stealAdv'],
  chosenXp: ['steal'],
  chosenXpOrCard: ['demand'],
  discarded: ['retrieve'],
  moonShown: ['ignoreMoons'],
}
const TOP = 1
const FLOOR = 7

/** Must this condition be said as "if …"? */
export function isLeft(condition: Condition, said: Said): boolean {
  const { effect, timing } = said
  const opened = timing === undefined ? (IN_TRIGGER[effect.on] ?? []) : IN_TIMING[timing]
  if (opened.includes(condition.is)) return false
  if (IN_OPERATION[condition.is]?.some((name) => effect.do.some((each) => each.do === name))) return false
  if (condition.is === 'level') return !isSaidOfLevel(condition, said)
  if (condition.is === 'count') return !(condition.atLeast === 1 && effect.do.some((each) => counts(each, condition)))
  return true
}

/** That a marker can still move need not be said; nor what stands in the name of the Hero. */
function isSaidOfLevel({ of, atLeast, atMost }: ConditionOf<'level'>, { effect, timing }: Said): boolean {
  const moves = (name: 'virtue' | 'corrupt'): boolean => effect.do.some((each) => each.do === name)
  if (atLeast === TOP + 1 && atMost >= FLOOR && moves('virtue')) return true
  if (atLeast <= TOP && atMost === FLOOR - 1 && moves('corrupt')) return true
  return of === 'chosen' || (of === 'hero' && (timing === 'attempt' || timing === 'post'))
}

/** Does the operation count the same thing? Then nothing comes of nothing. */
function counts(operation: Operation, { count }: ConditionOf<'count'>): boolean {
  if (operation.do !== 'result' || typeof operation.by === 'number') return false
  const counted = operation.by.count
  const inner = counted.of === 'atMost' ? counted.count : counted
  return JSON.stringify(inner) === JSON.stringify(count)
}

/** Where the level of a Hero must lie, if that needs saying. */
export function levelsOf(
  effect: Effect,
  of: 'self' | 'hero' | 'chosen',
): { readonly from: number; readonly to: number } | undefined {
  const found = effect.if.find(
    (each): each is ConditionOf<'level'> =>
      each.is === 'level' && each.of === of && !(each.atLeast <= TOP && each.atMost === FLOOR - 1),
  )
  return found && { from: Math.max(TOP, found.atLeast), to: Math.min(FLOOR, found.atMost) }
}

/** What is scored, the counters of equal worth in a row together. */
export function scored(done: readonly Operation[]): readonly {
  readonly points: Points
  readonly times: number
  readonly counts: readonly Counter[]
}[] {
  const groups: { points: Points; times: number; counts: Counter[] }[] = []
  for (const operation of done) {
    if (operation.do !== 'points') continue
    const { points, by } = operation
    const times = typeof by === 'number' ? by : by.times
    const last = groups.at(-1)
    const group = last?.points === points && last.times === times ? last : { points, times, counts: [] }
    if (group !== last) groups.push(group)
    if (typeof by !== 'number') group.counts.push(by.count)
  }
  return groups
}
