import type { Envelope } from '../../words.ts'

export const envelope: Envelope<6> = {
  heritages: {
    13: (name) => `${name} was never born at all, but wound up once, by a hand no one remembers.`,
  },
  origins: {},
  destinies: {
    53: {
      tells: (name) => `The old house had no other name left to carry, and ${name} meant to carry it high.`,
      who: 'the last of the line',
    },
  },
  foes: {
    '6A': {
      comes: 'Then the Caller of Thunder spoke one word, the horizon stood up, and it was the Storm Titan.',
      falls: 'climbed the wind and forged the chain anew',
      stands: 'climbed the wind and came down with the rain',
    },
    '6B': {
      comes:
        'Then the Grounded Giant let go of what he was holding up, and the Storm Unbound came, without a face, without an end.',
      falls: 'stood in its silent eye and gave it an end',
      stands: 'stood in its way and found nothing to strike',
    },
  },
}
