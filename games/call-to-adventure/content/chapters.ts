import type { Boon } from '../words.ts'
import type { ActionNumber } from './actions.ts'
import type { AdversaryId } from './adversaries.ts'
import type { ChapterDef } from './cards.ts'
import type { DestinyNumber } from './destinies.ts'
import type { HeritageNumber } from './heritages.ts'
import type { OriginNumber } from './origins.ts'

interface ChapterRow<N extends ChapterDef['chapter']> extends ChapterDef {
  readonly chapter: N
  readonly adversary: AdversaryId
  readonly shadow: AdversaryId | undefined
}

const chapter = <const N extends ChapterDef['chapter']>(
  number: N,
  forms: readonly [AdversaryId, AdversaryId?],
  action: ActionNumber,
  destiny: DestinyNumber,
  character: HeritageNumber | OriginNumber,
  boon: Boon,
): ChapterRow<N> => ({ chapter: number, adversary: forms[0], shadow: forms[1], action, destiny, character, boon })

/** CTA-883 The seven envelopes, in order. */
const TABLE = [
  chapter(1, ['1A'], 152, 48, 25, 'firstLight'),
  chapter(2, ['2A', '2B'], 153, 49, 11, 'songs'),
  chapter(3, ['3A'], 154, 50, 26, 'pardon'),
  chapter(4, ['4A', '4B'], 155, 51, 12, 'clearSight'),
  chapter(5, ['5A'], 156, 52, 27, 'hardLessons'),
  chapter(6, ['6A', '6B'], 157, 53, 13, 'livingMemory'),
  chapter(7, ['7A', '7B'], 158, 54, 28, 'none'),
] as const

export type ChapterNumber = (typeof TABLE)[number]['chapter']
/** The first chapter is at 0. */
export const CHAPTERS: readonly ChapterRow<ChapterNumber>[] = TABLE
