import { randomBytes } from 'node:crypto'
import { BOTS, type BotId, isBotId } from '@monomyth/bots'
import type { Mode, Options } from '@monomyth/engine'
import { BadUsage, type Call, type Command } from './call.ts'
import { type Entry, GAMES } from './games.ts'

/** What somebody chose on the command line, checked here so that every refusal names what is allowed. */

/** The options that say what is played. */
export const SETUP = {
  mode: 'text',
  seats: 'text',
  seed: 'text',
  option: 'texts',
  variant: 'flag',
} as const satisfies Command['options']

export function gameIn(call: Call): Entry {
  const [id] = call.given
  const { bad } = call.words
  if (id === undefined) throw new BadUsage(bad.noGame(Object.keys(GAMES)))
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (entry === undefined) throw new BadUsage(bad.game(id, Object.keys(GAMES)), 'E_UNKNOWN_GAME')
  return entry
}

export interface Chosen {
  readonly mode: string
  readonly seats: number
  readonly options: Options
}

export function setupIn(call: Call, { game }: Entry, seats: number): Chosen {
  const { bad } = call.words
  const wanted = call.text('mode') ?? game.modes[0]?.id ?? ''
  const mode = game.modes.find(({ id }) => id === wanted)
  if (mode === undefined)
    throw new BadUsage(
      bad.mode(
        game.id,
        wanted,
        game.modes.map(({ id }) => id),
      ),
      'E_UNKNOWN_MODE',
    )
  return { mode: mode.id, seats: seatsIn(call, game.id, mode, seats), options: optionsIn(call, game.id, mode) }
}

function seatsIn(call: Call, game: string, { seats: [min, max] }: Mode, usual: number): number {
  const text = call.text('seats')
  if (text === undefined) return Math.max(min, Math.min(max, usual))
  const seats = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(seats >= min && seats <= max)) throw new BadUsage(call.words.bad.seats(game, text, min, max), 'E_BAD_SEATS')
  return seats
}

function optionsIn(call: Call, game: string, { options }: Mode): Options {
  const { bad } = call.words
  const allowed = Object.entries(options).map(([name, values]) => `${name}=${values.join('|')}`)
  const chosen: { [option: string]: string | number | boolean } = {}
  const texts = call.flag('variant') ? [...call.texts('option'), 'variant=true'] : call.texts('option')
  for (const text of texts) {
    const [, name = text, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
    const values = Object.hasOwn(options, name) ? options[name] : undefined
    const meant = values?.find((one) => String(one) === value)
    if (meant === undefined) throw new BadUsage(bad.gameOption(game, text, allowed), 'E_BAD_OPTION')
    chosen[name] = meant
  }
  return chosen
}

/** One name for each of so many seats; the last one given goes on for the rest. */
export function botsIn(call: Call, count: number, usual: BotId): readonly BotId[] {
  const { bad } = call.words
  const names = call.text('bots')?.split(',') ?? [usual]
  const bots = names.map((name) => {
    if (!isBotId(name)) throw new BadUsage(bad.bot(name, Object.keys(BOTS)))
    return name
  })
  if (bots.length > count) throw new BadUsage(bad.tooManyBots(bots.length, count))
  return Array.from({ length: count }, (_, seat) => bots[seat] ?? bots.at(-1) ?? usual)
}

export function seedIn(call: Call): string | undefined {
  const seed = call.text('seed')
  if (seed !== undefined && (seed.length === 0 || seed.length > 200))
    throw new BadUsage(call.words.errors.E_BAD_SEED, 'E_BAD_SEED')
  return seed
}

/** A seed nobody chose, short enough to be typed again. */
export const newSeed = (): string => randomBytes(5).toString('hex')

/** A whole number of 1 or more. */
export function countIn(call: Call, name: string, usual: number): number {
  const text = call.text(name)
  if (text === undefined) return usual
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new BadUsage(call.words.bad.count(`--${name}`, text))
  return Number(text)
}
