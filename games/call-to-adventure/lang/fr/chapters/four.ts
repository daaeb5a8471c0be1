import type { Envelope } from '../../words.ts'

export const envelope: Envelope<4> = {
  title: 'Mille Reflets',
  opening: 'Dans tous les miroirs du royaume sourit le même inconnu.',
  victory: 'Au chapitre 5, chaque joueur reçoit 3 Destins et en garde 1.',
  defeat: 'Au chapitre 5, l’Adversaire commence avec 1 jeton de plus par joueur.',
  cards: {
    12: 'Changelin',
    51: 'Légende Vivante',
    132: 'Le Héraut sans Visage',
    133: 'Le Prince aux Miroirs',
    134: 'La Capitaine Argentée',
    135: 'La Légion des Miroirs',
    155: 'Reflet Volé',
  },
  flavour: {
    12: 'Demandez-moi demain qui je suis.',
    51: 'Des enfants inconnus jouent à être moi.',
    132: 'Il annonce des hôtes qui ne sont pas nés.',
    133: 'Il est toujours de votre côté du miroir.',
    134: 'Ses soldats marchent au pas de votre cœur.',
    135: 'Vous les connaissez tous : chaque matin, dans la glace.',
  },
}
