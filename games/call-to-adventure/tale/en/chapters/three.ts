import type { Envelope } from '../../words.ts'

export const envelope: Envelope<3> = {
  heritages: {},
  origins: {
    26: {
      tells: (name) => `By candlelight ${name} copied other people’s words, and kept the best of them.`,
      who: 'the scribe',
    },
  },
  destinies: {
    50: {
      tells: (name) => `There was a list of names, and ${name} meant to live until there was no list.`,
      who: 'the avenger',
    },
  },
  foes: {
    '3A': {
      comes:
        'Then the King’s Headsman knocked at every door, and on the throne sat the Hollow King, an armour with nobody in it.',
      falls: 'lifted the empty visor and broke the law that lived there',
      stands: 'lifted the visor and found no one to accuse',
    },
  },
}
