import type { Envelope } from '../../words.ts'

export const envelope: Envelope<2> = {
  heritages: {
    11: (name) => `One night a star fell behind the hills; by morning there was ${name}.`,
  },
  origins: {},
  destinies: {
    49: {
      tells: (name) => `Behind the curtain of the world ${name} found another curtain, and reached for it.`,
      who: 'the archmage',
    },
  },
  foes: {
    '2A': {
      comes: 'Then the mountains smoked, as the Prophet had promised, and the Ashen Wyrm came down hungry.',
      falls: 'climbed through the falling ash and put out the fire at its root',
      stands: 'climbed through the falling ash and never reached the fire',
    },
    '2B': {
      comes:
        'Then the egg to which its Keeper sang broke open, and the Wyrm Reborn remembered everything that had ever killed it.',
      falls: 'found the one blow it had not learned',
      stands: 'struck every blow that it had already learned',
    },
  },
}
