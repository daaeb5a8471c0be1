import type { AskKind, PieceRef, RuleId, Seat } from './contract.ts'

/** The words for taking none: declining, or having chosen enough. */
const PASS_KEYS = ['pass', 'done'] as const

/** A decision as a policy sees it. Lent for the time of the call; the view is made only when asked for. */
export interface Question<V = unknown> {
  seat: Seat
  ask: AskKind<unknown, never>
  options: readonly unknown[]
  /** How many of `options` count. */
  count: number
  /** `count`, and one more where the seat may pass. */
  size: number
  view(): V
}

/** A decision that waits for somebody. */
export interface Asked {
  readonly seat: Seat
  readonly ask: AskKind<unknown, never>
  readonly options: readonly unknown[]
  readonly barred: readonly { readonly value: unknown; readonly rule: RuleId }[]
  readonly place: number
  /** In a branch: its how-manieth question; else −1. */
  readonly at: number
  readonly pass: boolean
  readonly open: 'one' | 'first' | 'agree'
  readonly votes: readonly { readonly seat: Seat; readonly key: string }[]
  readonly window: boolean
  /** Part of one choice of several things, or of an order. */
  readonly group: { readonly min: number; readonly max: number; readonly chosen: readonly string[] } | undefined
}

/** A question as its viewer sees it. Whom it is not put to learns at most that it is put. */
export interface AskView {
  /** Counts the questions put to this seat; 0 in the eyes of others. */
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  readonly rules: readonly RuleId[]
  readonly options: readonly OptionView[]
  /** What cannot be chosen now, and the rule that says so. */
  readonly barred: readonly (OptionView & { readonly rule: RuleId })[]
  /** The key that declines or ends the choice, or undefined where one must choose. */
  readonly pass: string | undefined
  readonly window: boolean
  readonly open: Asked['open']
  readonly votes: Asked['votes']
  readonly group: Asked['group']
}

export interface OptionView {
  readonly key: string
  readonly value: unknown
  readonly piece: PieceRef | undefined
}

const passKey = ({ group }: Asked): string => PASS_KEYS[group === undefined ? 0 : 1]

/** The keys of all answers, in order; declining comes last. */
export function keysOf(asked: Asked): string[] {
  const keys = asked.options.map((value) => asked.ask.key(value))
  if (asked.pass) keys.push(passKey(asked))
  return keys
}

export function viewAsk(asked: Asked, id: number): AskView {
  const { ask, seat, window, open, votes, group } = asked
  const shown = { id, seat, kind: ask.id, rules: ask.rules, window, open, votes }
  if (id === 0) return { options: [], barred: [], pass: undefined, group: undefined, ...shown }
  const optionOf = (value: unknown): OptionView => ({ key: ask.key(value), value, piece: ask.piece(value) })
  return {
    options: asked.options.map(optionOf),
    barred: asked.barred.map(({ value, rule }) => ({ rule, ...optionOf(value) })),
    pass: asked.pass ? passKey(asked) : undefined,
    group,
    ...shown,
  }
}
