import { LANGS, type LangId, SEAT_COLOURS, type SeatColour } from '@monomyth/ui/contract'

/** What somebody has settled at this table, as it is kept in the browser. */

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How long one looks at each step of a bot. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** Around one screen: how long everybody has to speak up before the match goes on. */
export const WAITS = ['short', 'usual', 'long', 'endless'] as const
export type Wait = (typeof WAITS)[number]

/** A seat as it was last chosen on the new-match page. `bot` undefined: a person here. */
interface LastSeat {
  readonly name: string
  readonly colour: SeatColour
  readonly bot: string | undefined
}

/** What was last chosen on the new-match page. Modes and options may be gone by now: whoever reads it checks. */
export interface LastChoice {
  readonly game: string
  readonly mode: string
  readonly options: { readonly [option: string]: string | number | boolean }
  readonly seats: readonly LastSeat[]
}

export interface Kept {
  readonly lang: LangId
  readonly theme: Theme
  readonly pace: Pace
  readonly sound: boolean
  readonly animations: boolean
  readonly textTable: boolean
  readonly wait: Wait
  /** `game/ask`: questions of this kind are declined by themselves. */
  readonly autoPass: readonly string[]
  readonly last: LastChoice | undefined
  /** Names people have sat under, the newest first. */
  readonly names: readonly string[]
}

const MOST_NAMES = 12

/** The first language of the browser that we speak. */
export const langFrom = (wanted: readonly string[]): LangId =>
  wanted.map((tag) => LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang)).find(Boolean) ?? 'en'

/**
 * What the text kept in the browser says. It may be missing, old, or changed by anybody: each part that is not what it
 * should be is as on the first visit.
 */
export function keptFrom(text: string | null, languages: readonly string[]): Kept {
  const told = record(json(text))
  return {
    lang: oneOf(LANGS, told.lang) ?? langFrom(languages),
    theme: oneOf(THEMES, told.theme) ?? 'system',
    pace: oneOf(PACES, told.pace) ?? 'normal',
    sound: flag(told.sound) ?? false,
    animations: flag(told.animations) ?? true,
    textTable: flag(told.textTable) ?? false,
    wait: oneOf(WAITS, told.wait) ?? 'usual',
    autoPass: strings(told.autoPass),
    last: lastChoice(told.last),
    names: strings(told.names).slice(0, MOST_NAMES),
  }
}

/** These names first, then those known before. */
export const namesWith = (names: readonly string[], fresh: readonly string[]): readonly string[] =>
  [...new Set([...fresh, ...names])].slice(0, MOST_NAMES)

function lastChoice(told: unknown): LastChoice | undefined {
  const { game, mode, options, seats } = record(told)
  if (typeof game !== 'string' || typeof mode !== 'string' || !Array.isArray(seats)) return undefined
  const read = seats.map(lastSeat)
  if (!read.every((seat) => seat !== undefined)) return undefined
  return { game, mode, options: plain(record(options)), seats: read }
}

function lastSeat(told: unknown): LastSeat | undefined {
  const { name, colour: wanted, bot } = record(told)
  const colour = oneOf(SEAT_COLOURS, wanted)
  if (typeof name !== 'string' || colour === undefined) return undefined
  return { name, colour, bot: typeof bot === 'string' ? bot : undefined }
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const record = (told: unknown): { readonly [key: string]: unknown } =>
  typeof told === 'object' && told !== null && !Array.isArray(told) ? { ...told } : {}
const oneOf = <T extends string>(words: readonly T[], told: unknown): T | undefined =>
  words.find((word) => word === told)
const flag = (told: unknown): boolean | undefined => (typeof told === 'boolean' ? told : undefined)
const strings = (told: unknown): readonly string[] =>
  Array.isArray(told) ? told.filter((one) => typeof one === 'string') : []
const isPlain = (told: unknown): told is string | number | boolean =>
  typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean'
const plain = (told: { readonly [key: string]: unknown }): LastChoice['options'] =>
  Object.fromEntries(Object.entries(told).flatMap(([key, value]) => (isPlain(value) ? [[key, value]] : [])))
