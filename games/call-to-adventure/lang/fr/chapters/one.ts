import type { Envelope } from '../../words.ts'

export const envelope: Envelope<1> = {
  title: 'Le Seigneur des Ombres',
  opening: 'Une ombre s’est couronnée reine du monde. Il faut répondre à l’appel.',
  victory: 'Au chapitre 2, chaque Héros commence avec 1 Expérience de plus.',
  defeat: 'Le chapitre 2 utilise la forme B de son Adversaire.',
  cards: {
    25: 'Apprenti Forgeron',
    48: 'Champion de la Justice',
    124: 'L’Épouse du Seigneur',
    125: 'Le Seigneur des Ombres',
    152: 'L’Appel du Seigneur',
  },
  flavour: {
    25: 'Frapper quand ça rougeoie, réfléchir quand ça refroidit.',
    48: 'La balance ne se tient pas toute seule.',
    124: 'Elle a choisi le trône avant qu’il n’ait un roi.',
    125: 'Où il marche, midi n’est qu’une rumeur.',
  },
}
