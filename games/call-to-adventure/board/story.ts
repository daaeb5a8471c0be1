import type { GameEvent } from '@monomyth/engine'
import type { Cue, LangId } from '@monomyth/ui'
import { EVENT_PIECES } from '../events.ts'
import { isKnown } from '../lang/pieces.ts'
import type { View } from '../state.ts'
import { wordsOf } from './words/index.ts'

/** What the frame of the table asks about events and time. */

const SCENES: ReadonlySet<string> = new Set(['runesCast', 'overcome', 'failed', 'featPlayed', 'actionRevealed'])
export const isScene = ({ kind }: GameEvent): boolean => SCENES.has(kind)

const CUES: { readonly [kind: string]: Cue } = {
  rowRevealed: 'card',
  rowFilled: 'card',
  journeyed: 'card',
  traitGained: 'card',
  featDrawn: 'card',
  featPlayed: 'card',
  actionRevealed: 'card',
  runesCast: 'dice',
  runeRecast: 'dice',
  runeAdded: 'dice',
  overcome: 'success',
  failed: 'failure',
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

/** "cooperative · turn 6": in a campaign the chapter, at the end the last turns. */
export function progress({ cursor, mode, campaign, turns, isFinale }: View, lang: LangId): string {
  const words = wordsOf(lang)
  const where = campaign.chapter > 0 ? words.chapter(campaign.chapter) : words.modes[mode]
  const isChoosing = cursor.at === 'characters' || cursor.at === 'reveal'
  return `${where} · ${isChoosing ? words.settingUp : isFinale === 1 ? words.finale : words.turn(turns)}`
}
