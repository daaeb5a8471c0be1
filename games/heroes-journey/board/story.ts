import type { GameEvent } from '@monomyth/engine'
import type { Cue, LangId } from '@monomyth/ui'
import { EVENT_PIECES } from '../events.ts'
import { isKnown } from '../lang/pieces.ts'
import type { View } from '../state.ts'
import { wordsOf } from './words/index.ts'

/** What the frame of the table asks about events and time. */

const SCENES: ReadonlySet<string> = new Set(['diceRolled', 'dieRerolled', 'prophecyPlayed'])
export const isScene = ({ kind }: GameEvent): boolean => SCENES.has(kind)

const CUES: { readonly [kind: string]: Cue } = {
  questRevealed: 'card',
  relicGained: 'card',
  prophecyDrawn: 'card',
  prophecyPlayed: 'card',
  diceRolled: 'dice',
  dieRerolled: 'dice',
  questAccomplished: 'success',
  questFailed: 'failure',
}
export const cue = ({ kind }: GameEvent): Cue | undefined => CUES[kind]

/** The cards an event is about, as far as their faces are known. */
export function piecesIn(event: GameEvent): readonly number[] {
  const fields = Object.hasOwn(EVENT_PIECES, event.kind) ? EVENT_PIECES[event.kind as keyof typeof EVENT_PIECES] : {}
  const values: { readonly [field: string]: unknown } = { ...event }
  return Object.keys(fields)
    .flatMap((field) => values[field] as number | readonly number[])
    .filter(isKnown)
}

/** "round 6": as many turns as there are seats make a round. */
export const progress = ({ turns, seats }: View, lang: LangId): string =>
  turns === 0 ? wordsOf(lang).settingUp : wordsOf(lang).round(Math.ceil(turns / seats.length))
