import type { Chapter } from '../content/cards.ts'
import { ADVERSARIES, type ChapterNumber, card, destinyOf, heritageOf, originOf } from '../content/pieces.ts'
import type { Life } from './life.ts'
import type { Envelopes, SealedWords, TaleWords } from './words.ts'

/** CTA-887 The envelopes that brought the cards of these lives. */
function chaptersOf(lives: readonly Life[]): readonly ChapterNumber[] {
  const chapters = lives.flatMap(({ heritage, origin, destiny, foe }): readonly Chapter[] => [
    heritageOf(card(heritage)).chapter,
    originOf(card(origin)).chapter,
    destinyOf(card(destiny)).chapter,
    ADVERSARIES.find(({ id }) => id === foe?.id)?.chapter ?? 0,
  ])
  return [...new Set(chapters)].filter((chapter) => chapter !== 0)
}

/** The words these lives are told with: no envelope is opened but those whose cards were played. */
export async function wordsFor(
  lives: readonly Life[],
  { words, envelopes }: { readonly words: SealedWords; readonly envelopes: Envelopes },
): Promise<TaleWords> {
  const opened = await Promise.all(chaptersOf(lives).map((chapter) => envelopes[chapter]()))
  const found = opened.map(({ envelope }) => envelope)
  return {
    ...words,
    heritages: Object.assign({}, words.heritages, ...found.map(({ heritages }) => heritages)),
    origins: Object.assign({}, words.origins, ...found.map(({ origins }) => origins)),
    destinies: Object.assign({}, words.destinies, ...found.map(({ destinies }) => destinies)),
    foes: Object.assign({}, ...found.map(({ foes }) => foes)),
  }
}
