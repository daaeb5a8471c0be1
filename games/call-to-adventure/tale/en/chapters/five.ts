import type { Envelope } from '../../words.ts'

export const envelope: Envelope<5> = {
  heritages: {},
  origins: {
    27: {
      tells: (name) => `There had been a castle once; after the disgrace, ${name} kept only the name.`,
      who: 'the fallen heir',
    },
  },
  destinies: {
    52: {
      tells: (name) => `Master of nothing and never once bored, ${name} could mend, sing, forge and fence.`,
      who: 'the jack of all trades',
    },
  },
  foes: {
    '5A': {
      comes: 'Then the Leper Saint went blessing from door to door, and the Plague Mother came to count her children.',
      falls: 'walked into the fever and closed her eyes at last',
      stands: 'walked into the fever and left it on a stretcher',
    },
  },
}
