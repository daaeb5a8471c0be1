import { BACK, type Seat } from '@monomyth/engine'
import { LOCK } from '../content/cards.ts'
import { questOf } from '../content/pieces.ts'
import { cellOf, INN, isEndOfWorld } from '../rules/board.ts'
import type { View } from '../state.ts'
import { COLOURS } from '../words.ts'
import { type Drawing, type Style, WORDS } from './words.ts'

const [COLUMNS, ROWS] = ['ABCDEFGHI', '1234567']
const MARGIN = 4
/** Room for a quest and every pawn of a full table. */
const WIDE = 10
const NARROW = 8

type Part = readonly [text: string, style?: Style]

/** The board as it lies: seven rows of two lines. */
export function map(view: View, drawing: Drawing): string[] {
  const width = drawing.columns < MARGIN + COLUMNS.length * WIDE ? NARROW : WIDE
  const padded = (parts: readonly Part[]): string => {
    const room = Math.max(0, width - parts.reduce((sum, [text]) => sum + text.length, 0))
    return (
      parts.map(([text, style]) => (style === undefined ? text : drawing.paint(style, text))).join('') +
      ' '.repeat(room)
    )
  }
  const line = (row: string, half: 0 | 1): string =>
    `${(half === 0 ? ` ${row}` : '').padEnd(MARGIN)}${[...COLUMNS]
      .map((column) => padded(cellParts(view, cellOf(column + row), drawing)[half]))
      .join('')}`.trimEnd()
  const lines = [
    `${' '.repeat(MARGIN)}${[...COLUMNS].map((column) => column.padEnd(width)).join('')}`.trimEnd(),
    ...[...ROWS].flatMap((row) => [line(row, 0), line(row, 1)]),
  ]
  // Where nothing is face up in the last row, its second line says nothing.
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

/** The two lines of a cell: what lies there and who stands there; what it takes, or whose it is. */
function cellParts(view: View, cell: number, { lang, marks, reader }: Drawing): readonly [Part[], Part[]] {
  const { letters, inn } = WORDS[lang]
  if (cell < 0) return [[], []]
  const pawns = pawnsOn(view, cell).map(
    (seat): Part => [marks[seat]!, seat === reader.seat ? 'bold' : undefined] as Part,
  )
  if (cell === INN) return [[[inn, 'bold']], pawns]
  const piece = view.quests[cell]!
  if (piece === BACK) return [[[isEndOfWorld(cell) ? '≈≈≈' : '···', 'dim']], []]
  const { colour, points, epic, values } = questOf(piece)
  const style = colour === 'white' ? undefined : colour
  const name = `${view.faceUp[cell] === 1 ? '' : '?'}${letters[colour]}${points}${epic ? '*' : ''}`
  const owner = view.token[cell]!
  const below =
    owner < 0 ? COLOURS.map((one) => (values[one] === LOCK ? 'x' : values[one])).join(' ') : `[${marks[owner]}]`
  return [[[name, style] as Part, ...(pawns.length === 0 ? [] : [[' '] as Part]), ...pawns], [[below]]]
}

export const pawnsOn = (view: View, cell: number): Seat[] =>
  view.seats.flatMap((hero, seat) => (hero.out < 0 && hero.cell === cell ? [seat] : []))
