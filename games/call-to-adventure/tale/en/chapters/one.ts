import type { Envelope } from '../../words.ts'

export const envelope: Envelope<1> = {
  heritages: {},
  origins: {
    25: {
      tells: (name) => `A smith gave ${name} a leather apron, a hammer too heavy to lift, and ten years.`,
      who: 'the apprentice',
    },
  },
  destinies: {
    48: {
      tells: (name) => `The scales do not hold themselves; ${name} held them, and people came from far away.`,
      who: 'the champion',
    },
  },
  foes: {
    '1A': {
      comes:
        'Then a shadow crowned itself: the Dark Lord’s Consort rode ahead, and behind her came the Dark Lord, for whom noon is a rumour.',
      falls: 'met him beneath his black banner and made it noon again',
      stands: 'met him beneath his black banner and could not pierce the night',
    },
  },
}
