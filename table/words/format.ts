import type { LangId } from '@monomyth/ui'

/** Numbers, lists and times as a language writes them. */
export interface Format {
  number(n: number): string
  /** A chance from 0 to 1: "63 %". */
  percent(chance: number): string
  /** "Ada, Bryn and Corin" */
  list(names: readonly string[]): string
  /** "two days ago" */
  ago(then: number, now: number): string
  /** Day and time in full, for whoever wants to know exactly. */
  date(time: number): string
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** British English: no comma before the last of a list, and the clock of 24 hours. */
const LOCALES: { readonly [lang in LangId]: string } = { en: 'en-GB', fr: 'fr-FR' }

export function formatOf(lang: LangId): Format {
  const locale = LOCALES[lang]
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const times = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  return {
    number: (n) => numbers.format(n),
    percent: (chance) => percents.format(chance),
    list: (names) => lists.format(names),
    ago(then, now) {
      const past = Math.max(0, now - then)
      for (const [unit, length] of UNITS) if (past >= length) return times.format(-Math.floor(past / length), unit)
      return times.format(0, 'second')
    },
    date: (time) => dates.format(time),
  }
}
