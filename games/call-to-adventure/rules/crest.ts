import { fireClass, fireFace, fireQuest } from '../effects/fire.ts'
import type { Play } from '../events.ts'
import { offerHeritage } from './heritage.ts'

/** CTA-321 S8 The Crest shows: the own Class, the Adversary's Action, the text of its face, then the Heritage. */
export function crest(play: Play): void {
  const { attempt, active } = play.state
  const happening = { seat: active }
  attempt.isHeritageOff = 0
  attempt.revealed = -1
  fireClass(play, 'crest', happening) // CTA-322
  fireQuest(play, 'crest', happening) // CTA-323, CTA-856: without a Quest there is none
  fireFace(play, 'crest', happening) // CTA-324
  offerHeritage(play) // CTA-325
}
