import type { PieceRef } from '@monomyth/engine'
import type { Lesson, Tutorial, TutorialWords } from '@monomyth/ui/contract'
import { idOf, MENTOR_PIECES, PROPHECY_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { cellOf } from '../rules/board.ts'
import { AT } from '../state.ts'

/**
 * The tale of the seed in index.ts: what the learner does and reads, and what Robin does in between. The words of each
 * lesson stand in en.ts and fr.ts and are true at its moment only, so an answer changed here changes all after it.
 */

const CARDS = [...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES]

/** Of two copies the second: it is the one the learner draws. */
const card = (id: string): PieceRef => ({ piece: CARDS.findLast((piece) => idOf(piece) === id)! })
const cell = (name: string): PieceRef => ({ zone: AT.quests.id, at: cellOf(name) })
const inn: PieceRef = { zone: 'inn', at: 0 }

/** What is only read stays true while Robin plays; the words of an answer are true once its question is put. */
export const lessons = [
  { id: 'welcome', look: 'board' },
  { id: 'relic', look: 'prompt', answer: 'blue' },
  { id: 'mentor', look: card('M02'), answer: 'M02' },

  { id: 'quest', look: cell('E3') },
  { id: 'reveal', look: cell('G4'), answer: 'G4' },
  { id: 'move', look: cell('F5'), answer: 'F5' },
  { id: 'attempt', look: card('B1-01'), answer: 'attempt B1-01' },
  { id: 'reward', look: card('B2-06'), answer: 'B2-06' },
  { id: 'rivals', look: 'log' },

  { id: 'token', look: cell('G3'), answer: 'G3' },
  { id: 'white', look: cell('F4'), answer: 'F4' },
  { id: 'whyNot', look: card('B2-06'), answer: 'attempt B2-06' },
  { id: 'prophecy', look: cell('I3'), answer: 'I3' },
  { id: 'react', look: card('P01'), answer: 'P01' },

  { id: 'dormant', look: cell('H3'), answer: 'H3' },
  { id: 'inn', look: inn, answer: 'E4' },
  { id: 'bonus', look: cell('D5'), answer: 'bonus-move D5' },
  { id: 'padlock', look: card('M02'), answer: 'attempt M02' },
  { id: 'failure', look: 'own' },

  { id: 'free', look: cell('F2'), answer: 'F2' },
  { id: 'epic', look: cell('E3'), answer: 'E3' },
  { id: 'odds', look: card('B2-06'), answer: 'attempt B2-06' },
  { id: 'help', look: 'menu' },

  { id: 'score', look: cell('H4'), answer: 'H4' },
  { id: 'passing', look: inn, answer: 'E4' },
  { id: 'own', look: cell('F4'), answer: 'bonus-move F4' },
  { id: 'extra', look: cell('G4'), answer: 'extra G4' },
  { id: 'onward', look: 'own' },
] as const satisfies readonly Lesson[]

type LessonId = (typeof lessons)[number]['id']

/** A lesson without words does not compile. The last line of a text, after a line break, says what to do. */
export type Words = { readonly [id in LessonId]: TutorialWords[string] }

const robin = (...keys: readonly string[]): Tutorial['rivals'] => keys.map((key) => ({ seat: 1, key }))

export const rivals: Tutorial['rivals'] = [
  ...robin('green', 'M03'),
  ...robin('C2', 'D3', 'attempt M03', 'G2-06', 'D2'),
  ...robin('C4', 'D4', 'attempt G1-01'),
  ...robin('C5', 'D5', 'attempt M03'),
  ...robin('D6', 'D4', 'attempt G2-06', 'G2-03'),
]
