import type { AskView, PieceRef } from '@monomyth/engine'
import { SEAT, type Sitting } from './sitting.ts'

/** One answer that may be given, as it is listed. */
export interface Choice {
  readonly number: number
  readonly key: string
  readonly label: string
  readonly odds: string
  readonly warning: string | undefined
  /** What its card says, where that is what one chooses by. */
  readonly reading: string | undefined
}

export interface Listed {
  readonly ask: AskView
  readonly choices: readonly Choice[]
}

export function listed({ match, lang, entry, words }: Sitting, ask: AskView): Listed {
  const view = match.view(SEAT)
  const isRead = entry.terminal.readings.includes(ask.kind)
  const choiceOf = (number: number, key: string, value?: unknown, piece?: PieceRef): Choice => {
    const odds = value === undefined ? undefined : entry.game.odds?.(view, { ask: ask.kind, seat: SEAT, value })
    return {
      number,
      key,
      label: lang.option(ask.kind, value, view, SEAT),
      odds: odds === undefined ? '' : words.play.odds(Math.round(odds.success * 1000) / 10),
      warning: lang.warning(ask.kind, value, view, SEAT),
      reading: isRead && piece !== undefined && 'piece' in piece ? lang.text(piece.piece) : undefined,
    }
  }
  const choices = ask.options.map(({ key, value, piece }, i) => choiceOf(i + 1, key, value, piece))
  return { ask, choices: ask.pass === undefined ? choices : [...choices, choiceOf(choices.length + 1, ask.pass)] }
}

/** The answer somebody means: its number, or its key written out. Nothing less is ever taken. */
export const chosenBy = ({ choices }: Listed, text: string): Choice | undefined =>
  choices.find(({ number, key }) => String(number) === text || plain(key) === plain(text))

/** Those in which every word typed begins some word; where there are none, those that contain it anywhere. */
export function matching({ choices }: Listed, text: string): readonly Choice[] {
  const words = plain(text).split(/\s+/)
  const holding = (isIn: (all: string, word: string) => boolean): readonly Choice[] =>
    choices.filter(({ key, label }) => words.every((word) => isIn(plain(`${key} ${label}`), word)))
  const begun = holding((all, word) => all.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word)))
  return begun.length > 0 ? begun : holding((all, word) => all.includes(word))
}

/** Without accents and capitals: a keyboard need not have them. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
