import type { PieceRef } from '@monomyth/engine'
import type { Lesson, Tutorial, TutorialWords } from '@monomyth/ui/contract'
import { card } from '../content/pieces.ts'

/**
 * The tale of the seed in index.ts: what the learner does and reads, and what Robin does in between. The words of each
 * lesson stand in en.ts and fr.ts and are true at its moment only, so an answer changed here changes all after it.
 */

/** By its printed number. */
const at = (number: number): PieceRef => ({ piece: card(number) })

/** What is only read stays true while Robin plays; the words of an answer are true once its question is put. */
export const lessons = [
  { id: 'welcome', look: 'board' },
  { id: 'origin', look: at(17), answer: '017' },
  { id: 'class', look: at(30), answer: '030' },
  { id: 'destiny', look: at(43), answer: '043' },
  { id: 'board', look: 'own' },

  { id: 'trait', look: at(55), answer: 'trait 055' },
  { id: 'challenge', look: at(72) },

  { id: 'longShot', look: at(64), answer: 'top 064' },
  { id: 'darkRunes', look: 'prompt', answer: '0 dark' },
  { id: 'failure', look: 'prompt', answer: 'pass' },

  { id: 'abilities', look: at(69), answer: 'top 069' },
  { id: 'noNeed', look: 'prompt', answer: '0 dark' },
  { id: 'overcome', look: 'own' },

  { id: 'bank', look: 'prompt', answer: 'bank 2' },
  { id: 'bonus', look: at(77), answer: 'top 077' },
  { id: 'dark', look: 'prompt', answer: '1 dark' },
  { id: 'moon', look: 'own' },

  { id: 'journey', look: at(85), answer: 'journey 085' },
  { id: 'icons', look: at(81), answer: 'trait 081' },
  { id: 'help', look: 'menu' },

  { id: 'sets', look: at(84), answer: 'trait 084' },

  { id: 'even', look: at(97), answer: 'top 097' },
  { id: 'later', look: 'prompt', answer: '0 dark' },
  { id: 'window', look: at(173), answer: 'feat 173' },
  { id: 'crest', look: 'prompt', answer: 'hero' },
  { id: 'cancel', look: at(169), answer: 'feat 169' },

  { id: 'together', look: at(170), answer: 'feat 170' },

  { id: 'face', look: at(124), answer: 'face 124' },
  { id: 'price', look: 'prompt', answer: '0 dark' },
  { id: 'heritage', look: 'prompt', answer: 'own' },
  { id: 'action', look: 'prompt', answer: 'branch 1' },
  { id: 'keep', look: 'prompt', answer: 'pass' },
  { id: 'onward', look: 'board' },
] as const satisfies readonly Lesson[]

type LessonId = (typeof lessons)[number]['id']

/** A lesson without words does not compile. The last line of a text, after a line break, says what to do. */
export type Words = { readonly [id in LessonId]: TutorialWords[string] }

const robin = (...keys: readonly string[]): Tutorial['rivals'] => keys.map((key) => ({ seat: 1, key }))

export const rivals: Tutorial['rivals'] = [
  ...robin('025', '034', '044'),
  ...robin('feat 175', 'trait 061'),
  ...robin('trait 059'),
  ...robin('top 068', '0 dark', 'hero', 'activate 025', 'branch 1'),
  ...robin('trait 082', 'pass'),
  ...robin('top 089', '0 dark', 'pass', 'pass', 'feat 182'),
  ...robin('bottom 099', '0 dark', 'pass', 'hero', 'feat 160', 'pass', 'pass'),
  ...robin('face 124', '0 dark', 'pass'),
  ...robin('pass', 'pass'),
]
