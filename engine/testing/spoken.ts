import type { GameEvent, Outcome } from '../contract.ts'
import type { GameLang } from '../lang.ts'
import type { Ear } from './ear.ts'

/** One of each thing a game says. */
export interface Samples {
  /** The folder of the game. */
  readonly game: string
  readonly langs: readonly [english: GameLang, french: GameLang]
  readonly ear: Ear
  /** Who is asked. */
  readonly seat: number
  /** By kind of ask: the situations it is put in, each with some values to choose. */
  readonly asks: { readonly [kind: string]: readonly (readonly [view: unknown, ...values: unknown[]])[] }
  readonly declinable: readonly string[]
  readonly events: readonly GameEvent[]
  readonly outcomes: readonly Outcome[]
  /** In both languages. */
  readonly warnings: readonly (readonly [string, string])[]
  readonly rules: readonly string[]
  readonly cards?: readonly number[]
}

const table = (rows: readonly string[]): string => ['| English | français |', '|---|---|', ...rows].join('\n')

const once = (rows: readonly string[]): string[] => [...new Set(rows)]

/** Everything a game says side by side, to be read by people. */
export function spoken(samples: Samples): string {
  const { game, langs, asks, events, outcomes, rules, ear, cards = [] } = samples
  const both = (say: (lang: GameLang) => string): string => `| ${langs.map(say).join(' | ')} |`
  const kinds = [...new Set(events.map(({ kind }) => kind))]
  const heard = (event: GameEvent): string[] =>
    [
      [event, ear.readerAt(0, NAMES)] as const,
      [event, ear.readerAt(1, NAMES)] as const,
      [ear.fromBehind(event), ear.readerAt(1, NAMES)] as const,
    ].map(([told, reader]) => both((lang) => lang.event(told, reader) ?? ''))
  const parts = [
    '# Everything the game says',
    `Made by lang/words.test.ts; \`npx vitest run games/${game}/lang -u\` writes it anew. The reader is Ada, then Bob, then somebody who knows no face.`,
    '## Asks',
    ...Object.keys(asks).flatMap((kind) => [`### ${kind}`, table(askRows(samples, kind, both))]),
    '## Events',
    ...kinds.flatMap((kind) => [`### ${kind}`, table(once(events.filter((one) => one.kind === kind).flatMap(heard)))]),
    '## Outcomes',
    table(once(outcomes.flatMap((one) => [0, 1].map((seat) => both((lang) => lang.outcome(one, ear.readerAt(seat))))))),
    '## Warnings',
    table(samples.warnings.map((pair) => `| ${pair.join(' | ')} |`)),
    '## Rules',
    table(rules.map((id) => both((lang) => `${id} ${lang.rule(id)}`))),
    ...(cards.length === 0
      ? []
      : ['## Cards', table(cards.map((card) => both((lang) => `${lang.piece(card)} — ${lang.text(card)}`)))]),
  ]
  return `${parts.join('\n\n')}\n`
}

const NAMES = ['Ada', 'Bob', 'Cléo']

function askRows(
  { asks, seat, declinable }: Samples,
  kind: string,
  both: (say: (lang: GameLang) => string) => string,
): string[] {
  const option = (lang: GameLang, value: unknown, view: unknown): string => {
    const warning = lang.warning(kind, value, view, seat)
    return `${lang.option(kind, value, view, seat)}${warning === undefined ? '' : ` *${warning}*`}`
  }
  return asks[kind]!.flatMap(([view, ...values]) => [
    both((lang) => `**${lang.ask(kind, view, seat)}**`),
    ...values.map((value) => both((lang) => option(lang, value, view))),
    ...(declinable.includes(kind) ? [both((lang) => lang.option(kind, undefined, view, seat))] : []),
  ])
}
