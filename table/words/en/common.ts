import type { SeatColour } from '@monomyth/ui'
import type { Level } from '../../levels.ts'

/** What several pages say. */
export const common = {
  titles: {
    home: 'Monomyth: hero-journey card games',
    new: 'New match · Monomyth',
    next: 'Next chapter · Monomyth',
    campaign: 'Campaign · Monomyth',
    match: 'Match · Monomyth',
    replay: 'Replay · Monomyth',
    learn: 'Learn by playing · Monomyth',
    credits: 'Credits · Monomyth',
    parts: 'Parts · Monomyth',
    missing: 'Nothing here · Monomyth',
    online: 'Online · Monomyth',
    host: 'New online table · Monomyth',
    table: 'Table · Monomyth',
    join: 'Invitation · Monomyth',
    account: 'Your account · Monomyth',
    record: 'Replay · Monomyth',
  },
  home: 'Home',
  credits: 'Credits',
  skip: 'Skip to the content',
  language: 'Language',
  theme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  loading: 'One moment…',
  offline: 'This part of the table is not on your device yet, and you are offline. Connect once, then try again.',
  failed: 'This part of the table could not be loaded. Nothing is lost: try again.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  noPage: {
    title: 'This road leads nowhere',
    text: 'There is no page at this address. Perhaps a letter is missing; the games and all your matches are on the home page.',
  },
  noMatch: { title: 'This match is not here' },
  goHome: 'To the home page',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', violet: 'Violet', gold: 'Gold', teal: 'Teal' } satisfies {
    readonly [colour in SeatColour]: string
  },
  /** What a person is called who gave no name; counted when there are several. */
  hero: (number: number | undefined) => (number === undefined ? 'Hero' : `Hero ${number}`),
  levels: {
    random: { name: 'easy', about: 'Does anything that is allowed, without a thought.' },
    hunch: { name: 'medium', about: 'Has good judgement, but plays by feel and counts no chances.' },
    greedy: { name: 'hard', about: 'Counts the exact chances and always takes the best next step.' },
  } satisfies { readonly [level in Level]: { readonly name: string; readonly about: string } },
}
