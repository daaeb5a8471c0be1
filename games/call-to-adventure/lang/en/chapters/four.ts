import type { Envelope } from '../../words.ts'

export const envelope: Envelope<4> = {
  title: 'A Thousand Reflections',
  opening: 'In every mirror of the realm, the same stranger smiles.',
  victory: 'In Chapter 5 every player is dealt 3 Destinies and keeps 1.',
  defeat: 'In Chapter 5 the Adversary starts with 1 extra token per player.',
  cards: {
    12: 'Changeling',
    51: 'Living Legend',
    132: 'The Faceless Herald',
    133: 'The Mirror Prince',
    134: 'The Silvered Captain',
    135: 'The Mirror Legion',
    155: 'Stolen Reflection',
  },
  flavour: {
    12: 'Ask me tomorrow who I am.',
    51: 'Children I never met play at being me.',
    132: 'He announces guests who have not been born.',
    133: 'He is always on your side of the glass.',
    134: 'Her soldiers march in step with your own heart.',
    135: 'You have met them all before, while shaving.',
  },
}
