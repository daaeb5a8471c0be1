import { BACK, type GameLang, type Seat, SPECTATOR, type Viewer } from '@monomyth/engine'
import type { LangId, SeatShown, Sight } from '@monomyth/ui'
import type { Eyes } from '../client/client.ts'
import type { Shown } from './tape.svelte.ts'

/** What one looks back with. */
export interface Looking {
  readonly shown: Shown
  readonly seats: readonly SeatShown[]
  readonly lang: GameLang
  readonly langId: LangId
  readonly pace: number
  enlarge(card: number): void
}

/** The table as it was: nobody is asked anything, and what one touches is shown large. */
export function sightOf({ shown, seats, lang, langId, pace, enlarge }: Looking, viewer: Viewer): Sight {
  return {
    view: shown.past.view,
    viewer,
    seats,
    lang,
    langId,
    ask: undefined,
    choices: [],
    barred: [],
    news: shown.news,
    pace,
    pointed: undefined,
    point: () => undefined,
    touch(at, card = 'piece' in at ? at.piece : BACK) {
      if (card !== BACK) enlarge(card)
    },
  }
}

/** Whose eyes the board has: with all cards face up nobody is "you". */
export const viewerOf = (eyes: Eyes): Viewer => (eyes === 'open' ? SPECTATOR : eyes)

/** Whose hand lies at the bottom: one's own; with all cards face up that of the seat whose turn it is. */
export function holderOf(eyes: Eyes, turn: Seat): Seat | undefined {
  if (eyes === 'open') return turn
  return eyes === SPECTATOR ? undefined : eyes
}
