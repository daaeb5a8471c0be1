import { english } from '@monomyth/engine/text'
import type { EndWords, ReplayWords } from '../replay.ts'

const { count } = english

const UNITS = {
  minute: { one: 'minute', many: 'minutes' },
  hour: { one: 'hour', many: 'hours' },
  day: { one: 'day', many: 'days' },
} as const
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const end: EndWords = {
  title: 'The tale is told',
  won: (names, winners) => (winners > 1 ? `${names} share the victory` : `${names} wins`),
  youWon: 'You win',
  nobodyWon: 'Nobody wins',
  adjourned: 'The match was adjourned without a result.',
  ranking: 'Ranking',
  place: (place) => `${place}${ENDINGS[ordinals.select(place)]}`,
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  answers: (answers) => count(answers, { one: 'answer', many: 'answers' }),
  lasted: (n, unit) => (n === 0 ? 'less than a minute' : count(n, UNITS[unit])),
  race: {
    title: 'The race',
    road: 'The road travelled',
    axes: 'points by turn',
    about: (turns, standings) =>
      `Points over ${count(turns, { one: 'turn', many: 'turns' })}. At the end: ${standings}.`,
    loading: 'Leafing back through the match…',
    failed: 'The race could not be drawn. The replay shows it turn by turn.',
    table: 'As a table',
    turn: 'After turn',
  },
  tale: 'The story told',
  rematch: 'Rematch',
  again: 'Play again',
  replay: 'Replay',
  home: 'Home',
  look: 'Look at the table',
}

export const replay: ReplayWords = {
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
  },
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speedOf: (speed) => `× ${speed}`,
  line: 'Place in the match',
  place: (answer, last) => `Answer ${answer} of ${last}`,
  turns: 'Turns',
  turnOf: (number, name) => `Turn ${number}: ${name}`,
  beforeTurns: 'Setup',
  eyes: {
    label: 'Seen by',
    open: 'All face up',
    own: 'Your own eyes',
    seat: (name) => `Eyes of ${name}`,
    all: 'What all could see',
    note: 'Once the match is over, it can be seen through every seat’s eyes and with all cards face up.',
  },
  moment: {
    start: 'The table is set',
    ready: 'Press play, or go through the match answer by answer.',
    table: 'At the table',
    by: (name) => `${name} has answered`,
  },
  quiet: 'Nothing that can be seen from here.',
  log: {
    title: 'What happened',
    visit: 'Show the table as it was here',
    newest: 'To the newest line',
    empty: 'Nothing has happened yet.',
  },
  openSeat: (name) => `Everything about ${name}`,
  next: 'answers next',
  holds: (name) => `What ${name} holds`,
  table: 'Back to the table',
  rematch: 'Rematch',
  more: 'More',
  help: { title: 'Keys of the keyboard', key: 'Key', does: 'What it does', names: {} },
  keys: {
    toggle: 'Play or pause',
    log: 'To what happened',
    help: 'This list',
  },
  end,
}
