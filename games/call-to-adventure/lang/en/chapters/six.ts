import type { Envelope } from '../../words.ts'

export const envelope: Envelope<6> = {
  title: 'When the Sky Breaks',
  opening: 'Something vast has woken above the clouds and remembers its chains.',
  victory: 'Once in Chapter 7 the active Hero may attempt again for free after the cast, one use for the whole party.',
  defeat: 'Chapter 7 uses form B of its Adversary.',
  cards: {
    13: 'Clockborn',
    53: 'Last of the Line',
    138: 'Caller of Thunder',
    139: 'The Storm Titan',
    140: 'The Grounded Giant',
    141: 'The Storm Unbound',
    157: 'Thunderclap',
  },
  flavour: {
    13: 'Wound once, by a hand no one remembers.',
    53: 'When I am gone, let the house stand empty with honour.',
    138: 'One word, and the horizon stands up.',
    139: 'The chain broke in an age that had no name for chains.',
    140: 'They pulled him down. They did not ask what he held up.',
    141: 'No face, no heart, no end of it.',
  },
}
