/** Words of French: numbers, gender, elision, contraction, lists and typography. */

export const GENDERS = ['m', 'f'] as const
export type Gender = (typeof GENDERS)[number]

export interface Noun {
  readonly one: string
  readonly many: string
  readonly gender: Gender
  /** Only where the first letter misleads: false for an aspirated h (le héros) or le onze, true for l’Yonne. */
  readonly elides?: boolean
}

/** Masculine and feminine, singular and plural. */
export interface Adjective {
  readonly m: string
  readonly f: string
  readonly mp: string
  readonly fp: string
}

const NUMERALS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** In words up to twelve, in figures beyond; one agrees: "un dé", "une quête". */
export const numeral = (n: number, gender: Gender): string =>
  n === 1 && gender === 'f' ? 'une' : (NUMERALS[n] ?? figure(n))

const figure = (n: number): string => String(n).replace('.', ',')

/** The plural begins at two: "0 dé", "1,5 dé", "2 dés". */
const isPlural = (n: number): boolean => Math.abs(n) >= 2

export const plural = (n: number, noun: Noun): string => (isPlural(n) ? noun.many : noun.one)

/** "1 dé", "2 dés" */
export const count = (n: number, noun: Noun): string => `${figure(n)} ${plural(n, noun)}`

/** "un dé", "deux quêtes" */
export const spelled = (n: number, noun: Noun): string => `${numeral(n, noun.gender)} ${plural(n, noun)}`

/** "quête libre", "dés noirs": the form of the adjective that the noun and n call for. */
export const agree = (adjective: Adjective, { gender }: Pick<Noun, 'gender'>, n = 1): string =>
  adjective[isPlural(n) ? (`${gender}p` as const) : gender]

/** Vowels, mute h, and y before a consonant: l’Yser, but le yéti; l’héroïne, but le héros. */
const ELIDING = /^(?!héros(?!\p{L}))([aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiouéèêœ])/iu

const isEliding = (noun: Noun): boolean => noun.elides ?? ELIDING.test(noun.one)

/** "le dé", "la quête", "l’auberge", "les dés" */
export function le(noun: Noun, n = 1): string {
  if (isPlural(n)) return `les ${noun.many}`
  if (isEliding(noun)) return `l’${noun.one}`
  return `${noun.gender === 'm' ? 'le' : 'la'} ${noun.one}`
}

/** "du dé", "de la quête", "de l’auberge", "des dés" */
export function du(noun: Noun, n = 1): string {
  if (isPlural(n)) return `des ${noun.many}`
  return noun.gender === 'm' && !isEliding(noun) ? `du ${noun.one}` : `de ${le(noun)}`
}

/** "au dé", "à la quête", "à l’auberge", "aux dés" */
export function au(noun: Noun, n = 1): string {
  if (isPlural(n)) return `aux ${noun.many}`
  return noun.gender === 'm' && !isEliding(noun) ? `au ${noun.one}` : `à ${le(noun)}`
}

/** "un dé", "une quête", "des dés" */
export function un(noun: Noun, n = 1): string {
  if (isPlural(n)) return `des ${noun.many}`
  return `${noun.gender === 'm' ? 'un' : 'une'} ${noun.one}`
}

/** "ce dé", "cette quête", "cet atout", "ces dés" */
export function ce(noun: Noun, n = 1): string {
  if (isPlural(n)) return `ces ${noun.many}`
  if (noun.gender === 'f') return `cette ${noun.one}`
  return `${isEliding(noun) ? 'cet' : 'ce'} ${noun.one}`
}

/** Without article, before any words: "de quête", "d’auberge", "d’une case". */
export const de = (words: string, elides: boolean = ELIDING.test(words)): string =>
  elides ? `d’${words}` : `de ${words}`

/** "a, b et c" */
export function list(items: readonly string[], conjunction: 'et' | 'ou' = 'et'): string {
  const last = items.at(-1)
  if (last === undefined || items.length === 1) return last ?? ''
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

/** For the start of a sentence; the rest stays as it is. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const HARD = '\u00a0'
const NARROW = '\u202f'

/**
 * Text as it is printed: a narrow no-break space before ; ! ? and a no-break space before a colon and inside « »,
 * whether or not a space was typed there, and ’ for '. A colon inside 12:30 or https:// stays as it is.
 */
export const space = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/«[ \u00a0\u202f]*/g, `«${HARD}`)
    .replace(/[ \u00a0\u202f]*»/g, `${HARD}»`)
    .replace(/(?<=[^\s;!?([«])[ \u00a0\u202f]*([;!?]+)/g, `${NARROW}$1`)
    .replace(/(?<=[^\s:([«])[ \u00a0\u202f]*(:+)(?!\S)/g, `${HARD}$1`)
