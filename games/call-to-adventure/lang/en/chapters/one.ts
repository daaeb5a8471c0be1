import type { Envelope } from '../../words.ts'

export const envelope: Envelope<1> = {
  title: 'The Dark Lord',
  opening: 'A shadow crowned itself king. Someone has to answer the call.',
  victory: 'In Chapter 2 every Hero starts with 1 extra Experience.',
  defeat: 'Chapter 2 uses form B of its Adversary.',
  cards: {
    25: 'Smith’s Apprentice',
    48: 'Champion of Justice',
    124: 'The Dark Lord’s Consort',
    125: 'The Dark Lord',
    152: 'The Lord’s Call',
  },
  flavour: {
    25: 'Strike while it glows, think while it cools.',
    48: 'The scales do not hold themselves.',
    124: 'She chose the throne before it chose a king.',
    125: 'Where he walks, noon is a rumour.',
  },
}
