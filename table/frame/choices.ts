import type { AnyGame, AskView, GameLang, PieceRef } from '@monomyth/engine'
import type { Barred, Choice } from '@monomyth/ui'
import { grouped } from './grouping.ts'

/** What the options of an ask are made of: the rules for the chances, the words for everything else. */
export interface Wording {
  readonly game: Pick<AnyGame, 'odds'>
  readonly lang: GameLang
  /** The asks whose options are cards with something to read. */
  readonly readings: readonly string[]
}

/**
 * Every answer that may be given, numbered as listed: what dice decide first, then what lives nowhere on the board and
 * is found here alone, the places, what dice cannot bring, declining, and at the end the many that are alike.
 */
export function choicesOf({ game, lang, readings }: Wording, view: unknown, ask: AskView): readonly Choice[] {
  const { kind, seat } = ask
  const isRead = readings.includes(kind)
  const choiceOf = (key: string, value: unknown, at: PieceRef | undefined): Choice => ({
    number: 0,
    key,
    value,
    label: lang.option(kind, value, view, seat),
    warning: lang.warning(kind, value, view, seat),
    odds: value === undefined ? undefined : game.odds?.(view, { ask: kind, seat, value }),
    reading: isRead && at !== undefined && 'piece' in at ? lang.text(at.piece) : undefined,
    at,
  })
  const choices = ask.options.map(({ key, value, piece }) => choiceOf(key, value, piece))
  if (ask.pass !== undefined) choices.push(choiceOf(ask.pass, undefined, undefined))
  const { single, groups } = grouped(choices.sort((a, b) => rankOf(a) - rankOf(b)))
  const alike = groups.flatMap((group) => group.choices.map(({ choice }) => choice))
  return [...single, ...alike].map((choice, i) => ({ ...choice, number: i + 1 }))
}

function rankOf({ odds, at, value }: Choice): number {
  if (odds !== undefined) return odds.success > 0 ? 0 : 3
  if (value === undefined) return 4
  return at === undefined ? 1 : 2
}

/** What cannot be chosen now, and the sentence of the rule that says so. */
export function barredOf({ lang }: Pick<Wording, 'lang'>, view: unknown, ask: AskView): readonly Barred[] {
  return ask.barred.map(({ value, piece, rule }) => ({
    label: lang.option(ask.kind, value, view, ask.seat),
    at: piece,
    rule,
    why: lang.rule(rule) ?? rule,
  }))
}

export interface BarredGroup {
  readonly rule: string
  readonly why: string
  readonly labels: readonly string[]
}

/** What is barred for the same reason is listed together: the reason is said once. */
export function byReason(barred: readonly Barred[]): readonly BarredGroup[] {
  const groups = new Map<string, { rule: string; why: string; labels: string[] }>()
  for (const { rule, why, label } of barred) {
    const group = groups.get(rule)
    if (group === undefined) groups.set(rule, { rule, why, labels: [label] })
    else group.labels.push(label)
  }
  return [...groups.values()]
}

/** The question put to this seat, if there is one. */
export const askOf = (asks: readonly AskView[], seat: number): AskView | undefined =>
  asks.find((ask) => ask.seat === seat && ask.id > 0)
