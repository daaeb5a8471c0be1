import { Chance, type Key, keyOf } from './chance.ts'
import type { AnyGame, Given, Mode, Options } from './contract.ts'
import { MatchError } from './errors.ts'
import { type Position, positionOf } from './position.ts'

/** What a match is asked to be. */
export interface Setup {
  readonly mode?: string
  readonly seats: number
  readonly options?: Options
  readonly entries?: readonly unknown[]
  readonly seed: string
  readonly carry?: unknown
}

/** A match before its first step. */
export interface Opening {
  readonly given: Given
  readonly key: Key
  readonly position: Position<unknown>
}

/** Checks everything somebody may have got wrong, then lays out the game. */
export function opening(game: AnyGame, setup: Setup): Opening {
  const given = givenOf(game, setup)
  const { seed } = setup
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > 200) throw new MatchError('E_BAD_SEED')
  const key = keyOf(seed)
  const chance = new Chance(key)
  const state = game.setup(given, chance)
  return { given, key, position: positionOf(game.shape, state, chance) }
}

export function givenOf(game: AnyGame, setup: Setup): Given {
  const mode = game.modes.find(({ id }) => id === (setup.mode ?? game.modes[0]!.id))
  if (mode === undefined)
    throw new MatchError('E_UNKNOWN_MODE', `${setup.mode}; ${game.modes.map(({ id }) => id).join(', ')}`)
  const [min, max] = mode.seats
  const { seats } = setup
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new MatchError('E_BAD_SEATS', `${seats}; ${min} to ${max}`)
  const options = optionsOf(mode, setup.options ?? {})
  const entries = setup.entries ?? Array.from({ length: seats }, () => undefined)
  if (entries.length !== seats) throw new MatchError('E_BAD_ENTRY', `${entries.length} entries for ${seats} seats`)
  for (const [seat, entry] of entries.entries()) {
    const [problem] = game.admit(entry, options)
    if (problem !== undefined) throw new MatchError('E_BAD_ENTRY', `seat ${seat}: ${problem.code} ${problem.about}`)
  }
  const [problem] = setup.carry === undefined ? [] : (game.receive?.(setup.carry) ?? [])
  if (problem !== undefined) throw new MatchError('E_BAD_CARRY', `${problem.code} ${problem.about}`)
  return Object.freeze({ mode: mode.id, seats, options, entries, carry: setup.carry })
}

function optionsOf(mode: Mode, wanted: Options): Options {
  for (const [option, value] of Object.entries(wanted)) {
    const allowed = Object.hasOwn(mode.options, option) ? mode.options[option]! : undefined
    if (allowed === undefined)
      throw new MatchError('E_BAD_OPTION', `${option}; ${Object.keys(mode.options).join(', ') || 'none'}`)
    if (!allowed.includes(value)) throw new MatchError('E_BAD_OPTION', `${option} = ${value}; ${allowed.join(', ')}`)
  }
  const chosen: { [option: string]: string | number | boolean } = {}
  for (const [option, allowed] of Object.entries(mode.options)) chosen[option] = wanted[option] ?? allowed[0]!
  return chosen
}
