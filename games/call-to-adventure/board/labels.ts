import type { GameLang, Seat } from '@monomyth/engine'
import type { Sight } from '@monomyth/ui'
import type { Tongue } from '../lang/lang.ts'
import type { View } from '../state.ts'
import type { BoardWords } from './words/index.ts'

/** What is said of cards and Heroes to whoever does not see them. */

export interface Said {
  readonly view: View
  readonly viewer: Seat
  readonly seats: readonly Pick<Sight['seats'][number], 'name'>[]
  readonly lang: GameLang<View>
  readonly words: BoardWords
}

/** undefined: the one who reads. */
export const nameOf = ({ viewer, seats }: Pick<Said, 'viewer' | 'seats'>, seat: Seat): string | undefined =>
  seat === viewer ? undefined : seats[seat]?.name

/** The name of a path. The table hands on the words of any game; those of this one name paths. */
export const pathName = (lang: GameLang<View>, piece: number, bottom: number): string =>
  (lang as GameLang<View> & Partial<Tongue>).path?.(piece, bottom) ?? lang.piece(piece)

/** A line to dream by. */
export const flavourOf = (lang: GameLang<View>, piece: number): string | undefined =>
  (lang as GameLang<View> & Partial<Tongue>).flavour?.(piece)

/** A name and what is said of it. */
export const about = ({ colon, semicolon }: BoardWords, name: string, parts: readonly string[]): string =>
  parts.length === 0 ? name : `${name}${colon}${parts.join(semicolon)}`

const clause = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text.replace(/\.$/, '')])

/** "Tough: Constitution. When you gain this Trait …; can be chosen" */
export const cardLabel = (
  { lang, words }: Pick<Said, 'lang' | 'words'>,
  piece: number,
  isLegal: boolean,
  isTried = false,
): string =>
  about(words, lang.piece(piece), [
    ...clause(lang.text(piece)),
    ...(isTried ? [words.taken] : []),
    ...(isLegal ? [words.legal] : []),
  ])

/** A path in the Story of a Hero: "Fight Sewer Rats (The Sewers)". */
export function storyName(lang: GameLang<View>, piece: number, bottom: number): string {
  const path = pathName(lang, piece, bottom)
  const card = lang.piece(piece)
  return path === card ? card : `${path} (${card})`
}

/** "STR" to "Strength" and so on, each with how many: only those that are there. */
export const counted = <K extends string>(
  keys: readonly K[],
  counts: readonly number[],
): readonly { readonly icon: K; readonly count: number }[] =>
  keys.map((icon, i) => ({ icon, count: counts[i] ?? 0 })).filter(({ count }) => count > 0)
