/** Words of English: numbers, plurals, articles and lists. */

export interface Noun {
  readonly one: string
  readonly many: string
}

const NUMERALS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** In words up to twelve, in figures beyond. */
export const numeral = (n: number): string => NUMERALS[n] ?? String(n)

/** The form of the noun that n calls for: only one is singular. */
export const plural = (n: number, noun: Noun): string => (Math.abs(n) === 1 ? noun.one : noun.many)

/** "1 die", "2 dice" */
export const count = (n: number, noun: Noun): string => `${n} ${plural(n, noun)}`

/** "one die", "two dice" */
export const spelled = (n: number, noun: Noun): string => `${numeral(n)} ${plural(n, noun)}`

/** "a, b and c" */
export function list(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** Spelled with a consonant, said with a vowel, and the other way round. */
const SILENT_H = /^(hour|honest|honou?r|heir)/i
const SAID_YOU_OR_WON = /^(uni(?![nm])|us[eu]|ut[ei]|eu|one\b|once\b)/i
const SAID_WITH_VOWEL = /^([aeiou]|8|1[18](?!\d))/i

/** "a quest", "an opponent", "an hour", "a unique relic" */
export const a = (words: string): string => {
  const vowel = SILENT_H.test(words) || (SAID_WITH_VOWEL.test(words) && !SAID_YOU_OR_WON.test(words))
  return `${vowel ? 'an' : 'a'} ${words}`
}

/** For the start of a sentence; the rest stays as it is. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
