import type { Outcome, Seat } from '@monomyth/engine'
import type { LangId } from '@monomyth/ui'
import { isTrait } from '../content/pieces.ts'
import type { View } from '../state.ts'
import { wordsOf } from './words/index.ts'

/** What a Hero leaves behind, in words: the score row by row, the Story, the end of the track, the last fight. */
export function deeds(view: View, _outcome: Outcome, seat: Seat, langId: LangId): readonly string[] {
  const words = wordsOf(langId)
  const { story, score, level, hasBeatenFinal } = view.seats[seat]!
  const traits = story.filter(isTrait).length
  return [
    ...(score.length === 0 ? [] : [words.deedScore(score)]),
    words.deedStory(story.length - traits, traits),
    words.deedLevel(level),
    ...(hasBeatenFinal === 1 ? [words.deedFinal] : []),
  ]
}
