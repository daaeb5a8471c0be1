import type { Noted } from './probe.ts'

export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: 's' | 'ms' | ''
  /** The most it may be. */
  readonly bar?: number
}

/** What was noted loading the two pages, and playing a whole match slowed down and at full speed. */
export interface Notes {
  readonly home: Noted
  readonly table: Noted
  readonly slow: Noted
  readonly fast: Noted
}

/** The bars of the project. */
const BARS = { firstPaint: 1.5, layoutShift: 0.02, clickMedian: 50, click95: 100, blocked: 0 }
/** A task that takes longer, in milliseconds, is felt. */
const FELT = 50

export function figures({ home, table, slow, fast }: Notes): readonly Figure[] {
  const times = slow.clicks.map(({ at, frame }) => frame - at)
  const changes = slow.clicks.map(({ at, change }) => change - at)
  const shown = slow.clicks.flatMap((click) => (click.shown === undefined ? [] : [click.shown - click.at]))
  return [
    ...paints('home', home),
    ...paints('table', table),
    { what: 'clicks in a whole match', value: times.length, unit: '' },
    { what: 'click to first frame: median', value: share(times, 0.5), unit: 'ms', bar: BARS.clickMedian },
    { what: 'click to first frame: 95th percentile', value: share(times, 0.95), unit: 'ms', bar: BARS.click95 },
    { what: 'click to first frame: longest', value: share(times, 1), unit: 'ms' },
    { what: 'click to first change, before it is drawn: median', value: share(changes, 0.5), unit: 'ms' },
    { what: 'click to the table showing it: median', value: share(shown, 0.5), unit: 'ms' },
    { what: 'click to the table showing it: 95th percentile', value: share(shown, 0.95), unit: 'ms' },
    ...blocks('while others play, at full speed', fast, BARS.blocked),
    ...blocks('while others play, slowed down', slow),
  ]
}

/** What this part of the values stays below. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

const paints = (page: string, { first, largest, shift }: Noted): readonly Figure[] => [
  { what: `${page}: first paint`, value: first / 1000, unit: 's', bar: BARS.firstPaint },
  { what: `${page}: largest paint`, value: largest / 1000, unit: 's' },
  { what: `${page}: layout shift`, value: shift, unit: '', bar: BARS.layoutShift },
]

/** Long tasks, but for those that are the effect of a click. */
function blocks(when: string, { tasks, clicks }: Noted, bar?: number): readonly Figure[] {
  const caused = (at: number): boolean => clicks.some((click) => at >= click.at - 1 && at <= click.frame)
  const felt = tasks.filter(({ at, long }) => long > FELT && !caused(at)).map(({ long }) => long)
  const many = { what: `tasks over ${FELT} ms ${when}`, value: felt.length, unit: '' } as const
  return [
    bar === undefined ? many : { ...many, bar },
    { what: 'the longest of these', value: Math.max(0, ...felt), unit: 'ms' },
  ]
}

export const isOver = ({ value, bar = Number.POSITIVE_INFINITY }: Figure): boolean => value > bar

/** As a table for the terminal. */
export function table(all: readonly Figure[]): string {
  const wide = Math.max(...all.map(({ what }) => what.length))
  const shown = ({ value, unit }: Figure): string => `${Number(value.toFixed(unit === 'ms' ? 0 : 3))} ${unit}`.trimEnd()
  const most = ({ bar, unit }: Figure): string => (bar === undefined ? '' : `  at most ${bar} ${unit}`.trimEnd())
  return all
    .map((one) => `${one.what.padEnd(wide)}  ${shown(one).padStart(8)}${most(one)}${isOver(one) ? '  TOO MUCH' : ''}`)
    .join('\n')
}
