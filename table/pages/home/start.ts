import type { GameBox, LangId, SeatShown } from '@monomyth/ui'
import { SEAT_COLOURS } from '@monomyth/ui/contract'
import type { MatchCard, MatchShelf, NewMatch } from '../../client/client.ts'
import type { GameEntry } from '../../games.ts'

/** What bots are called, the same in every language. */
export const BOT_NAMES = ['Bryn', 'Corin', 'Dara', 'Elior', 'Fenn', 'Isaut'] as const

const QUICK_SEATS = 3

const firstMode = ({ modes }: GameBox): string => Object.keys(modes)[0] ?? ''

/** Are the bots of "play now" companions, or rivals? */
export const isTogether = (box: GameBox): boolean => box.together?.includes(firstMode(box)) === true

/** "Play now": the person and two bots that play well, or as near to that as the game's first mode has seats. */
export function quickMatch({ box }: Pick<GameEntry, 'box'>, name: string): NewMatch {
  const mode = firstMode(box)
  const [min, max] = box.modes[mode]?.seats ?? box.seats
  const bots = BOT_NAMES.filter((bot) => bot !== name).slice(0, Math.max(min, Math.min(max, QUICK_SEATS)) - 1)
  const names = [name, ...bots]
  const seats = names.map(
    (name, i): SeatShown => ({ name, colour: SEAT_COLOURS[i] ?? 'red', bot: i === 0 ? undefined : 'greedy' }),
  )
  return { game: box.id, mode, options: {}, seats, seed: '', name: '', tutorial: false }
}

/** A tutorial that was begun and not finished. */
export const begunLesson = (cards: readonly MatchCard[], game: string): MatchCard | undefined =>
  cards.find((card) => card.game === game && card.lesson !== undefined && !card.over)

/** The tutorial of a game: the one that was begun, else a new one. undefined: the game has none. */
export async function lessonOf(shelf: MatchShelf, entry: GameEntry, lang: LangId): Promise<MatchCard | undefined> {
  const begun = begunLesson(await shelf.list(), entry.box.id)
  if (begun !== undefined) return begun
  const { tutorial } = await entry.load()
  if (tutorial === undefined) return undefined
  const { mode, options, seed, names } = tutorial
  const seats = names[lang].map(
    (name, i): SeatShown => ({ name, colour: SEAT_COLOURS[i] ?? 'red', bot: i === 0 ? undefined : 'greedy' }),
  )
  return await shelf.create({ game: entry.box.id, mode, options, seats, seed, name: '', tutorial: true })
}
