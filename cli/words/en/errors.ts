import { ERRORS, type ErrorCode, UNDO_REFUSALS, type UndoRefusal } from '@monomyth/engine'

/** The engine's own sentences are English and meant for people. */
export const errors: { readonly [code in ErrorCode]: string } = ERRORS
export const undo: { readonly [code in UndoRefusal['code']]: string } = UNDO_REFUSALS

const list = (names: readonly string[]): string => names.join(', ')

/** Why a file could not be read. */
const FILE: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

export const bad = {
  command: (given: string, allowed: readonly string[]) => `There is no command “${given}”. Commands: ${list(allowed)}.`,
  more: (command: string) => `More: npm run -s monomyth -- ${command} --help`,
  option: (given: string, allowed: readonly string[]) => `There is no option ${given} here. Options: ${list(allowed)}.`,
  noValue: (option: string) => `${option} takes no value.`,
  needsValue: (option: string) => `${option} needs a value after it.`,
  extra: (given: string) => `“${given}” is one word too many.`,
  lang: (given: string, allowed: readonly string[]) => `There is no language “${given}”. Languages: ${list(allowed)}.`,
  noGame: (allowed: readonly string[]) => `Which game? Games: ${list(allowed)}.`,
  game: (given: string, allowed: readonly string[]) => `There is no game “${given}”. Games: ${list(allowed)}.`,
  mode: (game: string, given: string, allowed: readonly string[]) =>
    `${game} has no mode “${given}”. Modes: ${list(allowed)}.`,
  seats: (game: string, given: string, min: number, max: number) =>
    `${game} is not played with “${given}” seats. Seats: ${min} to ${max}.`,
  gameOption: (game: string, given: string, allowed: readonly string[]) =>
    `${game} has no option “${given}”. ${allowed.length === 0 ? 'It has none' : `Options: ${list(allowed)}`}.`,
  bot: (given: string, allowed: readonly string[]) => `There is no bot “${given}”. Bots: ${list(allowed)}.`,
  tooManyBots: (given: number, seats: number) => `${given} bots are too many: there is room for ${seats}.`,
  count: (option: string, given: string) => `${option} takes a whole number from 1 to 999999999, not “${given}”.`,
  seat: (given: string, seats: number) => `There is no seat “${given}”. Seats: 1 to ${seats}.`,
  noFile: 'Which file? A saved match ends in .monomyth.json; `play` leaves them in saves/.',
  file: (file: string, code: string) =>
    `${file} cannot be read: ${FILE[code] ?? code}. Allowed is a saved match (.monomyth.json).`,
  save(file: string, code: ErrorCode, about: string, games: readonly string[]) {
    const known = code === 'E_UNKNOWN_GAME' ? ` Games: ${list(games)}.` : ''
    return `${file}: ${code}. ${errors[code]}${about === '' ? '' : ` (${about})`}${known}`
  },
  settled: (option: string) => `${option} does not go with --open: the saved match says what is played.`,
  otherGame: (file: string, game: string) => `${file} is a match of ${game}.`,
  noRules: (file: string) => `${file} cannot be read: the numbered rules are missing.`,
  bench: (given: string, allowed: readonly string[]) => `There is no bench “${given}”. Benches: ${list(allowed)}.`,
}
