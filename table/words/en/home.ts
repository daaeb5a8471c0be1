import { english } from '@monomyth/engine/text'

const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`)

/** What the home page says. */
export const home = {
  title: 'Every hero sets out from here',
  lead: 'Four card games of quest and legend on one table, against bots or together around one screen. No account, nothing to install.',
  shelf: 'The games',
  players: (min: number, max: number) => (max === 1 ? '1 player' : `${range(min, max)} players`),
  minutes: (min: number, max: number) => `${range(min, max)} min`,
  playNow: 'Play now',
  /** `together`: the bots are companions. */
  playNowAbout: (together: boolean) => `at once, ${together ? 'with' : 'against'} two bots`,
  starting: 'Setting the table…',
  newMatch: 'New match…',
  learn: 'Learn',
  learnAbout: 'by playing, in ten minutes',
  resume: 'Resume the lesson',
  notYet: 'Not here yet',
  under: 'Continue',
  none: 'No match is under way. Those you start are kept in this browser, answer by answer, and wait for you here.',
  reading: 'Looking for your matches…',
  finished: (count: number) => `Finished (${count})`,
  lesson: 'Lesson',
  answers: (count: number) => english.count(count, { one: 'answer', many: 'answers' }),
  won: (names: string, _count: number) => `${names} won`,
  nobodyWon: 'nobody won',
  go: 'Continue',
  goOn: (match: string) => `Continue ${match}`,
  replay: 'Replay',
  replayOf: (match: string) => `Replay ${match}`,
  more: (match: string) => `More about ${match}`,
  rename: 'Rename…',
  save: 'Export as a file',
  remove: 'Delete…',
  renaming: {
    title: 'Rename the match',
    label: 'Name',
    note: 'Leave it empty to name the match after its seats.',
    keep: 'Rename',
  },
  removing: {
    title: (match: string) => `Delete “${match}”?`,
    text: 'It will be gone from this browser. If you may want it again, export it as a file first.',
    yes: 'Delete',
    done: (match: string) => `“${match}” is deleted.`,
    undo: 'Undo',
    undone: (match: string) => `“${match}” is back.`,
  },
  importing: {
    button: 'Open a file…',
    drop: 'Drop the file of a match or campaign here',
    done: (match: string) => `“${match}” is on your shelf.`,
    unreadable: 'This file could not be read. Choose it again, or choose another.',
  },
  exported: (file: string) => `Exported as ${file}.`,
  noStore:
    'Your browser does not let this page keep anything: matches last only until you close it. Export those you want to keep.',
  update: { text: 'A new version of the table is ready.', now: 'Use it now' },
}
