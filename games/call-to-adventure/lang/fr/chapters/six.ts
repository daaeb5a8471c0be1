import type { Envelope } from '../../words.ts'

export const envelope: Envelope<6> = {
  title: 'Quand le Ciel se Brise',
  opening: 'Quelque chose d’immense s’éveille au-dessus des nuages et se souvient de ses chaînes.',
  victory:
    'Une fois au chapitre 7, le Héros actif peut retenter sans coût après son lancer, une seule fois pour tout le groupe.',
  defeat: 'Le chapitre 7 utilise la forme B de son Adversaire.',
  cards: {
    13: 'Horlogien',
    53: 'Dernier du Nom',
    138: 'L’Appeleur de Foudre',
    139: 'Le Titan des Tempêtes',
    140: 'Le Géant Terrassé',
    141: 'La Tempête Déchaînée',
    157: 'Coup de Tonnerre',
  },
  flavour: {
    13: 'Remonté une seule fois, par une main oubliée.',
    53: 'Après moi, que la maison reste vide, mais fière.',
    138: 'Un mot de lui, et l’horizon se lève.',
    139: 'La chaîne a cédé avant qu’on ait un mot pour chaîne.',
    140: 'On l’a mis à bas, sans demander ce qu’il soutenait.',
    141: 'Ni visage, ni cœur, ni fin.',
  },
}
