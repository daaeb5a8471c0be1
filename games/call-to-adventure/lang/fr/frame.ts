import type { FrameWords } from '../words.ts'

/** Modes, settings and the campaign: what stands around a match. */

export const modes: FrameWords['modes'] = {
  solo: { name: 'Solo', about: 'Un Héros seul face à l’Adversaire, et un rang pour l’histoire qu’il laisse.' },
  coop: {
    name: 'Coopératif',
    about: 'Tous ensemble contre l’Adversaire ; s’il tombe, le meilleur Destin l’emporte.',
  },
  competitive: { name: 'Compétitif', about: 'Pas d’Adversaire : trois Actes, et le meilleur Destin l’emporte.' },
  campaign: {
    name: 'Campagne',
    about: 'Sept chapitres, sept enveloppes ; une victoire vaut un Bienfait, une défaite une Ombre.',
  },
}

export const sides: FrameWords['sides'] = {
  reign: { name: 'Règne de l’Adversaire', about: 'La face ordinaire : 5 jetons par joueur.' },
  darkness: { name: 'Âge des Ténèbres', about: 'La face difficile : 6 jetons par joueur, et d’autres à venir.' },
}

export const settings: FrameWords['settings'] = {
  quest: { name: 'Quête de l’Adversaire', about: 'À quel point l’Adversaire est dur à abattre.' },
  adversary: { name: 'Adversaire', about: 'Qui vous affrontez : au choix de l’hôte, ou tiré au hasard.' },
  easy: { name: 'Mode facile', about: 'L’Adversaire commence avec un jeton de moins par joueur.' },
  quickStart: {
    name: 'Première partie',
    about: 'Chacun reçoit une carte Personnage de chaque sorte, sans rien avoir à choisir.',
  },
  collection: { name: 'Collection', about: 'Toutes les cartes, ou celles des seuls chapitres déjà ouverts.' },
  first: { name: 'Premier joueur', about: 'Désigné par l’hôte, ou tiré au hasard.' },
}

export const boons: FrameWords['boons'] = {
  firstLight: { name: 'Première Lueur', about: 'Chaque Héros commence avec 1 Expérience de plus.' },
  songs: { name: 'Chants de la Route', about: 'Chaque joueur pioche 1 carte Héros de plus à la mise en place.' },
  pardon: {
    name: 'Grâce Royale',
    about: 'La première Action qu’un double triangle révélerait est défaussée sans être lue.',
  },
  clearSight: { name: 'Regard Clair', about: 'Chaque joueur reçoit 3 Destins et en garde 1.' },
  hardLessons: { name: 'Dures Leçons', about: 'Chaque Classe commence avec 1 Expérience déjà placée.' },
  livingMemory: {
    name: 'Mémoire Vive',
    about: 'Une fois dans la partie, le Héros actif peut retenter sans coût après son lancer.',
  },
}

export const shadow: FrameWords['shadow'] = {
  name: 'L’Ombre',
  about: 'Elle suit ceux qui poursuivent après une défaite : le prochain Adversaire est plus fort.',
}

/** CTA-854 */
export const ranks: FrameWords['ranks'] = {
  footnote: 'Note en marge',
  tale: 'Conte',
  ballad: 'Ballade',
  saga: 'Saga',
  legend: 'Légende',
}

/** CTA-897 */
export const campaignRanks: FrameWords['campaignRanks'] = {
  night: 'Longue Nuit',
  embers: 'Braises',
  dawn: 'Aube',
  age: 'Âge des Héros',
}
