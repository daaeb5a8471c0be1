import type { Outcome, Seat } from '@monomyth/engine'
import type { LangId } from '@monomyth/ui'
import { powerOf, questOf } from '../content/pieces.ts'
import { cellName, DISTANCE, INN } from '../rules/board.ts'
import type { View } from '../state.ts'
import { QUEST_COLOURS } from '../words.ts'
import { wonBy } from './cells.ts'
import { wordsOf } from './words/index.ts'

/** What a hero leaves behind, in words: points, quests by colour, relics, how far it came, its end. */
export function deeds(view: View, _outcome: Outcome, seat: Seat, langId: LangId): readonly string[] {
  const words = wordsOf(langId)
  const { points, relics, mentor, out } = view.seats[seat]!
  const won = wonBy(view, seat)
  const colours = QUEST_COLOURS.map(
    (colour) => [colour, won.filter((cell) => questOf(view.quests[cell]!).colour === colour).length] as const,
  ).filter(([, count]) => count > 0)
  const far = farthest(won)
  return [
    words.deedPoints(points),
    words.deedQuests(won.length, colours),
    ...(far === undefined ? [] : [words.deedFar(cellName(far), fromInn(far))]),
    words.deedRelics(
      relics.length,
      relics.reduce((power, relic) => power + powerOf(relic), 0),
    ),
    ...(mentor.length === 0 ? [] : [words.deedMentor]),
    ...(out < 0 ? [] : [words.deedOut(out)]),
  ]
}

const fromInn = (cell: number): number => DISTANCE[INN]![cell]!

const farthest = (cells: readonly number[]): number | undefined => [...cells].sort((a, b) => fromInn(b) - fromInn(a))[0]
