import type {
  Condition,
  ConditionName,
  Cost,
  Effect,
  Operation,
  OperationName,
  TriggerName,
} from '../effects/effect.ts'
import type { Timing } from '../words.ts'
import { type ConditionOf, isLeft, type Person, personOf, type Said } from './said.ts'

/** How a card's text is put together from its data, the same in every language. */

/** How a verb stands: "draw", "(may) draw", "(that Hero) draws". */
export type Mood = 'order' | 'infinitive' | 'third'

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

/** What the effect costs, if anything, and what it does. */
export function paid(words: Phrases, said: Said, mood: Mood): string {
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

const sayCondition = (words: Phrases, condition: Condition, said: Said): string =>
  (words.conditions[condition.is] as (condition: Condition, said: Said) => string)(condition, said)

const limit = (words: Phrases, { limit: per, on }: Effect): string => {
  if (per === 'none' || on === 'activate' || on === 'activatePost' || on === 'static') return ''
  return per === 'turn' ? words.oncePerTurn : words.oncePerAttempt
}

const isActivated = ({ on }: Effect): boolean => on === 'activate' || on === 'activatePost'
