import { BACK } from '@monomyth/engine'
import { cellName, DISTANCE, INN, QUEST_CELLS } from '../rules/board.ts'
import type { View } from '../state.ts'
import { pawnsOn } from './map.ts'
import { type Drawing, WORDS } from './words.ts'

/** The board in sentences: every quest one can read, the nearest first. */
export function sentences(view: View, { lang, words, reader }: Drawing): string[] {
  const said = WORDS[lang]
  const from = view.seats[reader.seat]?.cell ?? INN
  const near = DISTANCE[from]!
  const isYours = reader.seat >= 0
  const pawns = (cell: number): string[] => {
    const names = pawnsOn(view, cell).map((seat) => reader.names[seat]!)
    return names.length === 0 ? [] : [said.pawns(names.join(', '))]
  }
  const quests = QUEST_CELLS.filter((cell) => view.quests[cell] !== BACK)
    .sort((a, b) => near[a]! - near[b]! || a - b)
    .map((cell) => {
      const piece = view.quests[cell]!
      const owner = view.token[cell]!
      const parts = [
        ...(isYours ? [said.away(near[cell]!)] : []),
        ...(view.faceUp[cell] === 1 ? [] : [said.seen]),
        ...(owner < 0 ? [words.text(piece) ?? ''] : [said.token(reader.names[owner]!)]),
        ...pawns(cell),
      ]
      return `${cellName(cell)} ${words.piece(piece)}${said.colon}${parts.join(said.semicolon)}`
    })
  return [
    ...(view.turns > 0 ? [said.turn(reader.names[view.active]!)] : []),
    [said.innSaid, ...pawns(INN)].join(said.semicolon),
    ...quests,
    said.faceDown(view.faceDown.length),
  ]
}
