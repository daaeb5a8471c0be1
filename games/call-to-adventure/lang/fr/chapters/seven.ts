import type { Envelope } from '../../words.ts'

export const envelope: Envelope<7> = {
  title: 'La Fin Inécrite',
  opening: 'Des noms disparaissent des chroniques, et ceux qui les portaient avec eux.',
  victory: 'La campagne est gagnée : la chronique des sept chapitres est complète.',
  defeat: 'Rejouez le chapitre, ou terminez la campagne avec son rang.',
  cards: {
    28: 'Acolyte',
    54: 'Étoile Déchue',
    142: 'Le Héros Effacé',
    143: 'L’Inécrit',
    144: 'Le Scribe Blanc',
    145: 'La Dernière Page',
    158: 'Page Arrachée',
  },
  flavour: {
    28: 'J’allumais les lampes. Une nuit, l’une a répondu.',
    54: 'Comme c’était lumineux, jusqu’en bas.',
    142: 'Une statue à votre allure, et rien sur le socle.',
    143: 'Il finit les récits en les empêchant de commencer.',
    144: 'Sa plume est sèche, et la page perd ses mots.',
    145: 'Tournez-la, et il n’y a plus où revenir.',
  },
}
