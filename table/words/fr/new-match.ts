import type { Translation } from '@monomyth/engine/text'
import type { newMatch as en } from '../en/new-match.ts'

export const newMatch: Translation<typeof en> = {
  title: 'Nouvelle partie',
  game: 'Jeu',
  mode: 'Mode',
  options: 'Variantes',
  seats: 'Autour de la table',
  seatsNote:
    'Dans l’ordre du jeu. On peut être plusieurs devant cet écran : un rideau cache à chacun la main des autres.',
  count: 'Nombre de places',
  seat: (number) => `Place ${number}`,
  who: (number) => `Qui joue à la place ${number}`,
  person: 'Une personne ici',
  bot: (level) => `Robot, ${level}`,
  name: (number) => `Nom de la place ${number}`,
  nameShort: 'Nom',
  colour: (number) => `Couleur de la place ${number}`,
  colourTaken: (colour, name) => `${colour} (échange avec ${name})`,
  earlier: (name) => `Monter ${name}`,
  later: (name) => `Descendre ${name}`,
  moved: (name, place) => `${name} est maintenant à la place ${place}.`,
  shuffle: 'Mélanger l’ordre',
  shuffled: (names) => `Nouvel ordre : ${names}.`,
  levels: 'Comment jouent les robots',
  advanced: 'Réglages avancés',
  seed: 'Graine',
  seedNote:
    'Un mot dont vient tout le hasard de la partie : même graine, mêmes places et mêmes réponses donnent la même partie. Laissez vide pour une nouvelle graine.',
  start: 'Commencer la partie',
  starting: 'On dresse la table…',
  problems: {
    title: 'Avant de commencer',
    noName: (number) => `Donnez un nom à la place ${number}.`,
    sameName: (name) => `Deux places s’appellent ${name} : renommez l’une des deux.`,
    longName: (number) => `Le nom de la place ${number} est trop long : 24 caractères au plus.`,
    nobody: 'Installez quelqu’un à une place au moins.',
    seed: 'Raccourcissez la graine : 200 caractères au plus.',
  },
}
