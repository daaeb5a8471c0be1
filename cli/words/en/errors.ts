import { ERRORS, UNDO_REFUSALS } from '@monomyth/engine'
import type { BadWords, Words } from '../words.ts'

/** The engine's own sentences are English and meant for people. */
export const errors: Words['errors'] = ERRORS
export const undo: Words['undo'] = UNDO_REFUSALS

const list = (names: readonly string[]): string => names.join(', ')

/** Why a file could not be read. */
const FILE: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
}

export const bad: BadWords = {
  command: (given, allowed) => `There is no command “${given}”. Commands: ${list(allowed)}.`,
  more: (command) => `More: npm run -s monomyth -- ${command} --help`,
  option: (given, allowed) => `There is no option ${given} here. Options: ${list(allowed)}.`,
  noValue: (option) => `${option} takes no value.`,
  needsValue: (option) => `${option} needs a value after it.`,
  extra: (given) => `“${given}” is one word too many.`,
  lang: (given, allowed) => `There is no language “${given}”. Languages: ${list(allowed)}.`,
  noGame: (allowed) => `Which game? Games: ${list(allowed)}.`,
  game: (given, allowed) => `There is no game “${given}”. Games: ${list(allowed)}.`,
  mode: (game, given, allowed) => `${game} has no mode “${given}”. Modes: ${list(allowed)}.`,
  seats: (game, given, min, max) => `${game} is not played with “${given}” seats. Seats: ${min} to ${max}.`,
  gameOption: (game, given, allowed) =>
    `${game} has no option “${given}”. ${allowed.length === 0 ? 'It has none' : `Options: ${list(allowed)}`}.`,
  bot: (given, allowed) => `There is no bot “${given}”. Bots: ${list(allowed)}.`,
  tooManyBots: (given, seats) => `${given} bots are too many: there is room for ${seats}.`,
  count: (option, given) => `${option} takes a whole number from 1 to 999999999, not “${given}”.`,
  seat: (given, seats) => `There is no seat “${given}”. Seats: 1 to ${seats}.`,
  noFile: 'Which file? A saved match ends in .monomyth.json; `play` leaves them in saves/.',
  file: (file, code) => `${file} cannot be read: ${FILE[code] ?? code}. Allowed is a saved match (.monomyth.json).`,
  save(file, code, about, games) {
    const known = code === 'E_UNKNOWN_GAME' ? ` Games: ${list(games)}.` : ''
    return `${file}: ${code}. ${errors[code]}${about === '' ? '' : ` (${about})`}${known}`
  },
  settled: (option) => `${option} does not go with --open: the saved match says what is played.`,
  otherGame: (file, game) => `${file} is a match of ${game}.`,
  noRules: (file) => `${file} cannot be read: the numbered rules are missing.`,
  bench: (given, allowed) => `There is no bench “${given}”. Benches: ${list(allowed)}.`,
}
