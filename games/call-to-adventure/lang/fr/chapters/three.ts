import type { Envelope } from '../../words.ts'

export const envelope: Envelope<3> = {
  title: 'Le Trône Vide',
  opening: 'Un roi fait d’armure vide signe des lois que nul n’ose lire.',
  victory: 'Au chapitre 4, la première Action qui serait révélée est défaussée sans être lue.',
  defeat: 'Le chapitre 4 utilise la forme B de son Adversaire.',
  cards: {
    26: 'Scribe',
    50: 'Vengeur',
    130: 'Le Bourreau du Roi',
    131: 'Le Roi Creux',
    154: 'Le Tribut du Bourreau',
  },
  flavour: {
    26: 'L’encre sèche moins vite que le sang, et dure plus.',
    50: 'Un nom sur une liste, puis plus de liste.',
    130: 'La loi est courte. Sa patience aussi.',
    131: 'Levez la visière : personne à accuser.',
  },
}
