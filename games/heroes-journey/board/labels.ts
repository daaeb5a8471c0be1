import type { GameLang, Seat } from '@monomyth/engine'
import type { Sight } from '@monomyth/ui'
import { pieceOf } from '../content/pieces.ts'
import { cellName, INN, isEndOfWorld } from '../rules/board.ts'
import { isDormant } from '../rules/items.ts'
import type { View } from '../state.ts'
import { pawnsOn, questOn } from './cells.ts'
import type { BoardWords } from './words/index.ts'

/** What is said of places and cards to whoever does not see them. */

export interface Said {
  readonly view: View
  readonly viewer: Seat
  readonly seats: readonly Pick<Sight['seats'][number], 'name'>[]
  readonly lang: Pick<GameLang<View>, 'piece' | 'text'>
  readonly words: BoardWords
}

/** undefined: the one who reads. */
export const nameOf = ({ viewer, seats }: Pick<Said, 'viewer' | 'seats'>, seat: Seat): string | undefined =>
  seat === viewer ? undefined : seats[seat]?.name

/** A name and what is said of it. */
export const about = ({ colon, semicolon }: BoardWords, name: string, parts: readonly string[]): string =>
  parts.length === 0 ? name : `${name}${colon}${parts.join(semicolon)}`

/** "E3 The Gate of Karrow Pass: red quest, 3 points; red 4, green 6, blue 7; your pawn; can be chosen" */
export function cellLabel(said: Said, cell: number, isLegal: boolean): string {
  const { words } = said
  return about(words, titleOf(said, cell), [
    ...landParts(said, cell),
    ...(isEndOfWorld(cell) ? [words.endOfWorld] : []),
    ...pawnParts(said, cell),
    ...(isLegal ? [words.legal] : []),
  ])
}

export function titleOf({ view, lang, words }: Said, cell: number): string {
  const quest = questOn(view, cell)
  const name = cell === INN ? words.inn : quest === undefined ? undefined : lang.piece(quest)
  return [cellName(cell), ...(name === undefined ? [] : [name])].join(' ')
}

/** What lies there: the card, whether it is face up, whose it is, whether it is being attempted. */
export function landParts(said: Said, cell: number): string[] {
  const { view, lang, words } = said
  if (cell === INN) return []
  const quest = questOn(view, cell)
  if (quest === undefined) return [words.faceDown]
  const owner = view.token[cell]!
  const text = lang.text(quest)
  return [
    ...(view.faceUp[cell] === 1 ? [] : [words.seen]),
    ...(text === undefined ? [] : [text]),
    ...(owner < 0 ? [] : [words.accomplished(nameOf(said, owner))]),
    ...(view.attempt.cell === cell ? [words.attempted(nameOf(said, view.active))] : []),
  ]
}

export function pawnParts(said: Said, cell: number): string[] {
  const seats = pawnsOn(said.view, cell)
  const others = seats.filter((seat) => seat !== said.viewer).map((seat) => nameOf(said, seat) ?? '')
  return [
    ...(seats.includes(said.viewer) ? [said.words.yourPawn] : []),
    ...(others.length === 0 ? [] : [said.words.pawns(others)]),
  ]
}

/** "Boar Spear: red relic, power 1; dormant; can be chosen" */
export function cardLabel(
  { view, lang, words }: Pick<Said, 'view' | 'lang' | 'words'>,
  piece: number,
  isLegal: boolean,
): string {
  const text = lang.text(piece)
  return about(words, lang.piece(piece), [
    ...(text === undefined ? [] : [text]),
    ...(isDormant(view, pieceOf(piece)) ? [words.dormant] : []),
    ...(isLegal ? [words.legal] : []),
  ])
}
