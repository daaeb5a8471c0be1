import type { Envelope } from '../../words.ts'

export const envelope: Envelope<7> = {
  heritages: {},
  origins: {
    28: {
      tells: (name) => `A temple gave its lamps into the care of ${name}, and one night one of them answered.`,
      who: 'the acolyte',
    },
  },
  destinies: {
    54: {
      tells: (name) => `How bright it was, the rise of ${name}, and how far down one could see from there!`,
      who: 'the star',
    },
  },
  foes: {
    '7A': {
      comes:
        'Then names faded from the chronicles, that of the Erased Hero first of all, and the Unwritten leaned over the page.',
      falls: 'said one true name aloud and did not stop',
      stands: 'said name after name and heard each one fade',
    },
    '7B': {
      comes: 'Then the Blank Scribe lifted a dry quill, words fell out of the world, and only the Last Page was left.',
      falls: 'held the Last Page down and wrote on it',
      stands: 'held the Last Page down until it turned',
    },
  },
}
