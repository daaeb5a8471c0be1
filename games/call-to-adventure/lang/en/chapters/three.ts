import type { Envelope } from '../../words.ts'

export const envelope: Envelope<3> = {
  title: 'The Empty Throne',
  opening: 'A king of empty armour signs laws nobody dares to read.',
  victory: 'In Chapter 4 the first Action a Crest would reveal is discarded unread.',
  defeat: 'Chapter 4 uses form B of its Adversary.',
  cards: {
    26: 'Scribe',
    50: 'Avenger',
    130: 'The King’s Headsman',
    131: 'The Hollow King',
    154: 'The Headsman’s Toll',
  },
  flavour: {
    26: 'Ink dries slower than blood, and lasts longer.',
    50: 'A name on a list, and then no list.',
    130: 'The law is short, and so is his patience.',
    131: 'Lift the visor. There is no one to accuse.',
  },
}
