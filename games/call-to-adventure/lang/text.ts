import type {
  Condition,
  ConditionName,
  Cost,
  Counter,
  Effect,
  Operation,
  OperationName,
  TriggerName,
} from '../effects/effect.ts'
import type { Points, Timing } from '../words.ts'

/** How a card's text is put together from its data, the same in every language. */

/** The sentence being said: its effect, and when a Feat with it may be played. */
export interface Said {
  readonly effect: Effect
  readonly timing: Timing | undefined
}

/** How a verb stands: "draw", "(may) draw", "(that Hero) draws". */
export type Mood = 'order' | 'infinitive' | 'third'
/** Of whom an operation speaks; undefined: of itself, such as "the difficulty rises by 1". */
export type Person = 'you' | 'hero' | 'chosen' | 'each' | undefined

type ConditionOf<K extends ConditionName> = Extract<Condition, { is: K }>
type CostOf<K extends Cost['pay']> = Extract<Cost, { pay: K }>
/** The composer puts these together itself. */
type Joined = 'choose' | 'when' | 'points'
type SaidOperation = Exclude<OperationName, Joined>

/** Each operation, without capital or full stop. `before` is the one said just before it, if it goes on from there. */
export type OperationWords = {
  readonly [K in SaidOperation]: (
    operation: Extract<Operation, { do: K }>,
    said: Said,
    mood: Mood,
    before: Operation | undefined,
  ) => string
}
/** Each condition as it follows "if". */
export type ConditionWords = { readonly [K in ConditionName]: (condition: ConditionOf<K>, said: Said) => string }
export type CostWords = { readonly [K in Cost['pay']]: (cost: CostOf<K>, mood: Mood) => string }
/** How a sentence begins; an empty string if it begins with what is done. */
export type TriggerWords = {
  readonly [K in Exclude<TriggerName, 'setup' | 'score' | 'played'>]: (said: Said) => string
}
export type TimingWords = { readonly [K in Timing]: (said: Said) => string }

/** What the text of a card is put together from. */
export interface Phrases {
  readonly operations: OperationWords
  readonly conditions: ConditionWords
  readonly costs: CostWords
  readonly triggers: TriggerWords
  readonly timings: TimingWords
  readonly subject: (person: Exclude<Person, 'you' | undefined>, said: Said) => string
  /** Under which condition a part applies: "on your turn". */
  readonly when: (condition: Condition, said: Said) => string
  readonly setup: (operations: readonly Operation[]) => string
  readonly score: (operations: readonly Operation[]) => string
  readonly choose: (branches: readonly string[]) => string
  readonly paying: (cost: string, done: string) => string
  readonly may: (opening: string, done: string) => string
  readonly opened: (opening: string, done: string) => string
  readonly provided: (done: string, clauses: readonly string[]) => string
  readonly otherwise: (clauses: readonly string[], done: string, otherwise: string) => string
  readonly and: string
  readonly next: string
  readonly or: string
  readonly oncePerTurn: string
  readonly oncePerAttempt: string
  /** Sentences at the end, for what one might otherwise get wrong. */
  readonly remarks: (effect: Effect) => readonly string[]
  readonly capitalise: (text: string) => string
}

/** One effect as sentences. */
export function sentence(words: Phrases, effect: Effect, timing?: Timing): string {
  return [`${words.capitalise(clause(words, effect, timing))}.`, ...words.remarks(effect)].join(' ')
}

/** The same without its capital and full stop, to stand after a colon. */
export function clause(words: Phrases, effect: Effect, timing?: Timing): string {
  if (effect.on === 'setup') return words.setup(effect.do)
  if (effect.on === 'score') return words.score(effect.do)
  const said: Said = { effect, timing }
  const opening = effect.on === 'played' ? words.timings[timing ?? 'anytime'](said) : words.triggers[effect.on](said)
  const isMay = effect.optional || isActivated(effect)
  const left = effect.if.filter((each) => isLeft(each, said))
  // What has an "otherwise" must have an "if", even if the sentence has said it already.
  const shown = left.length === 0 && effect.else.length > 0 ? effect.if : left
  const clauses = shown.map((each) => sayCondition(words, each, said))
  const done = paid(words, said, isMay ? 'infinitive' : 'order')
  const body =
    effect.else.length > 0
      ? words.otherwise(clauses, done, operationsText(words, effect.else, said, 'order'))
      : words.provided(done, clauses)
  return `${isMay ? words.may(opening, body) : words.opened(opening, body)}${limit(words, effect)}`
}

function paid(words: Phrases, said: Said, mood: Mood): string {
  const { cost, do: operations } = said.effect
  if (cost === undefined) return operationsText(words, operations, said, mood)
  const price = (words.costs[cost.pay] as (cost: Cost, mood: Mood) => string)(cost, mood)
  return words.paying(price, operationsText(words, operations, said, 'infinitive'))
}

/** The operations in order, as one runs through them. */
export function operationsText(words: Phrases, operations: readonly Operation[], said: Said, mood: Mood): string {
  return operations
    .map((operation, at) => {
      const before = operations[at - 1]
      const text = operationText(words, operation, said, mood, before)
      return before === undefined ? text : linkOf(words, before, operation, said) + text
    })
    .join('')
}

function operationText(
  words: Phrases,
  operation: Operation,
  said: Said,
  mood: Mood,
  before: Operation | undefined,
): string {
  if (operation.do === 'when') {
    const inner = before?.do === 'when' ? before.then : undefined
    return `${operationText(words, operation.then, said, mood, inner)} ${words.when(operation.if, said)}`
  }
  if (operation.do === 'choose') {
    return words.choose(operation.of.map((branch) => operationsText(words, branch.do, said, 'order')))
  }
  if (operation.do === 'points') return words.score([operation])
  const person = personOf(operation, said)
  const say = words.operations[operation.do] as OperationWords['result']
  const stands: Mood = person === 'you' || person === undefined ? mood : 'third'
  const text = say(operation as Extract<Operation, { do: 'result' }>, said, stands, before)
  const isNew = before === undefined || personOf(before, said) !== person
  return person === undefined || person === 'you' || !isNew ? text : `${words.subject(person, said)} ${text}`
}

function linkOf(words: Phrases, before: Operation, after: Operation, said: Said): string {
  if (before.do === 'when' && after.do === 'when') return words.or
  if (before.do === 'draw' && after.do === 'discard') return words.next
  return personOf(before, said) === personOf(after, said) ? words.and : '; '
}

export const sayCondition = (words: Phrases, condition: Condition, said: Said): string =>
  (words.conditions[condition.is] as (condition: Condition, said: Said) => string)(condition, said)

const limit = (words: Phrases, { limit: per, on }: Effect): string => {
  if (per === 'none' || on === 'activate' || on === 'activatePost' || on === 'static') return ''
  return per === 'turn' ? words.oncePerTurn : words.oncePerAttempt
}

const isActivated = ({ on }: Effect): boolean => on === 'activate' || on === 'activatePost'

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
function isLeft(condition: Condition, said: Said): boolean {
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
