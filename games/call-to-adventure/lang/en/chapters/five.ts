import type { Envelope } from '../../words.ts'

export const envelope: Envelope<5> = {
  title: 'The Fevered Winter',
  opening: 'The bells ring for the dead, then for those who rang them.',
  victory: 'In Chapter 6 every Class starts with 1 Experience already banked.',
  defeat: 'Chapter 6 uses form B of its Adversary.',
  cards: {
    27: 'Disgraced Heir',
    52: 'Jack of All Trades',
    136: 'The Leper Saint',
    137: 'The Plague Mother',
    156: 'Creeping Fever',
  },
  flavour: {
    27: 'I kept the name. They kept everything else.',
    52: 'Master of none, and never once bored.',
    136: 'He blesses whoever dares to take his hand.',
    137: 'She loves her children, every cough of them.',
  },
}
