import type { Envelope } from '../../words.ts'

export const envelope: Envelope<4> = {
  heritages: {
    12: (name) => `Nobody ever agreed on the face in the cradle, only on the name: ${name}.`,
  },
  origins: {},
  destinies: {
    51: {
      tells: (name) => `In every street, children who had never met ${name} were playing at being ${name}.`,
      who: 'the living legend',
    },
  },
  foes: {
    '4A': {
      comes:
        'Then the Faceless Herald announced a guest not yet born, and in every glass of the realm the Mirror Prince smiled.',
      falls: 'broke the only mirror that mattered',
      stands: 'broke a hundred mirrors and never the right one',
    },
    '4B': {
      comes:
        'Then the Silvered Captain marched in step with every heart, and the Mirror Legion climbed out of the glass.',
      falls: 'held the line against a thousand reflections',
      stands: 'could not strike at so familiar a face',
    },
  },
}
