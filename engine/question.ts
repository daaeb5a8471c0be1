import type { AskKind, RuleId, Seat } from './contract.ts'

/** The words for taking none: declining, or having chosen enough. */
export const PASS_KEYS = ['pass', 'done'] as const

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
