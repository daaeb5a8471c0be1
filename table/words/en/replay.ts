import { english } from '@monomyth/engine/text'
import type { KeyCommand } from '../../replay/keys.ts'
import type { Move } from '../../replay/playhead.ts'

const { count } = english

const UNITS = {
  minute: { one: 'minute', many: 'minutes' },
  hour: { one: 'hour', many: 'hours' },
  day: { one: 'day', many: 'days' },
} as const
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const end = {
  title: 'The tale is told',
  won: (names: string, winners: number) => (winners > 1 ? `${names} share the victory` : `${names} wins`),
  youWon: 'You win',
  nobodyWon: 'Nobody wins',
  adjourned: 'The match was adjourned without a result.',
  ranking: 'Ranking',
  /** The place of a seat: "1st". */
  place: (place: number) => `${place}${ENDINGS[ordinals.select(place)]}`,
  points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`,
  answers: (answers: number) => count(answers, { one: 'answer', many: 'answers' }),
  lasted: (n: number, unit: 'minute' | 'hour' | 'day') => (n === 0 ? 'less than a minute' : count(n, UNITS[unit])),
  race: {
    title: 'The race',
    /** Its title where nobody raced: alone, or side by side. */
    road: 'The road travelled',
    /** What is drawn against what. */
    axes: 'points by turn',
    /** Said instead of the picture. */
    about: (turns: number, standings: string) =>
      `Points over ${count(turns, { one: 'turn', many: 'turns' })}. At the end: ${standings}.`,
    loading: 'Leafing back through the match…',
    failed: 'The race could not be drawn. The replay shows it turn by turn.',
    table: 'As a table',
    turn: 'After turn',
  },
  /** Opens what the game tells of the match. */
  tale: 'The story told',
  rematch: 'Rematch',
  /** The same where nobody was beaten. */
  again: 'Play again',
  replay: 'Replay',
  home: 'Home',
  look: 'Look at the table',
}

/** What the replay of a match says, and the page at the end of one. */
export const replay = {
  loading: 'Opening the match…',
  title: 'Replay',
  controls: 'Play the match again',
  moves: {
    first: 'To the beginning',
    previousTurn: 'Previous turn',
    back: 'One answer back',
    forward: 'One answer on',
    nextTurn: 'Next turn',
    last: 'To the end',
  } satisfies { readonly [move in Move]: string },
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speedOf: (speed: string) => `× ${speed}`,
  /** The line one drags along, and what is said of a place on it. */
  line: 'Place in the match',
  place: (answer: number, last: number) => `Answer ${answer} of ${last}`,
  turns: 'Turns',
  turnOf: (number: number, name: string) => `Turn ${number}: ${name}`,
  beforeTurns: 'Setup',
  eyes: {
    label: 'Seen by',
    open: 'All face up',
    own: 'Your own eyes',
    seat: (name: string) => `Eyes of ${name}`,
    all: 'What all could see',
    /** Why there is no choice of eyes while the match goes on. */
    note: 'Once the match is over, it can be seen through every seat’s eyes and with all cards face up.',
  },
  moment: {
    start: 'The table is set',
    ready: 'Press play, or go through the match answer by answer.',
    table: 'At the table',
    by: (name: string) => `${name} has answered`,
  },
  /** Nothing that these eyes may know happened here. */
  quiet: 'Nothing that can be seen from here.',
  log: {
    title: 'What happened',
    visit: 'Show the table as it was here',
    newest: 'To the newest line',
    empty: 'Nothing has happened yet.',
  },
  openSeat: (name: string) => `Everything about ${name}`,
  /** Beside the seat that answers next. */
  next: 'answers next',
  /** Heads what a seat holds, when it is not one's own. */
  holds: (name: string) => `What ${name} holds`,
  table: 'Back to the table',
  rematch: 'Rematch',
  more: 'More',
  help: {
    title: 'Keys of the keyboard',
    key: 'Key',
    does: 'What it does',
    names: {} as { readonly [key: string]: string },
  },
  keys: {
    toggle: 'Play or pause',
    log: 'To what happened',
    help: 'This list',
  } satisfies { readonly [command in Exclude<KeyCommand, Move>]: string },
  end,
}
