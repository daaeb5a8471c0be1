import type { Envelope } from '../../words.ts'

export const envelope: Envelope<5> = {
  title: 'L’Hiver Fiévreux',
  opening: 'Les cloches sonnent pour les morts, puis pour ceux qui les sonnaient.',
  victory: 'Au chapitre 6, chaque Classe commence avec 1 Expérience déjà placée.',
  defeat: 'Le chapitre 6 utilise la forme B de son Adversaire.',
  cards: {
    27: 'Héritier Déchu',
    52: 'Touche-à-Tout',
    136: 'Le Saint Lépreux',
    137: 'La Mère des Pestes',
    156: 'Fièvre Rampante',
  },
  flavour: {
    27: 'J’ai gardé le nom. Ils ont gardé le reste.',
    52: 'Maître de rien, et jamais un jour d’ennui.',
    136: 'Il bénit quiconque ose lui prendre la main.',
    137: 'Elle aime ses enfants, jusqu’à la moindre toux.',
  },
}
