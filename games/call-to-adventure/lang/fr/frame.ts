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

export const chapters: FrameWords['chapters'] = {
  1: {
    title: 'Le Seigneur des Ombres',
    opening: 'Une ombre s’est couronnée reine du monde. Il faut répondre à l’appel.',
    victory: 'Au chapitre 2, chaque Héros commence avec 1 Expérience de plus.',
    defeat: 'Le chapitre 2 utilise la forme B de son Adversaire.',
  },
  2: {
    title: 'Cendres au Vent',
    opening: 'Les monts fument, et le vieux prophète dit que le Ver a faim.',
    victory: 'Au chapitre 3, chaque joueur pioche 1 carte Héros de plus à la mise en place.',
    defeat: 'Au chapitre 3, l’Adversaire commence avec 1 jeton de plus par joueur.',
  },
  3: {
    title: 'Le Trône Vide',
    opening: 'Un roi fait d’armure vide signe des lois que nul n’ose lire.',
    victory: 'Au chapitre 4, la première Action qui serait révélée est défaussée sans être lue.',
    defeat: 'Le chapitre 4 utilise la forme B de son Adversaire.',
  },
  4: {
    title: 'Mille Reflets',
    opening: 'Dans tous les miroirs du royaume sourit le même inconnu.',
    victory: 'Au chapitre 5, chaque joueur reçoit 3 Destins et en garde 1.',
    defeat: 'Au chapitre 5, l’Adversaire commence avec 1 jeton de plus par joueur.',
  },
  5: {
    title: 'L’Hiver Fiévreux',
    opening: 'Les cloches sonnent pour les morts, puis pour ceux qui les sonnaient.',
    victory: 'Au chapitre 6, chaque Classe commence avec 1 Expérience déjà placée.',
    defeat: 'Le chapitre 6 utilise la forme B de son Adversaire.',
  },
  6: {
    title: 'Quand le Ciel se Brise',
    opening: 'Quelque chose d’immense s’éveille au-dessus des nuages et se souvient de ses chaînes.',
    victory:
      'Une fois au chapitre 7, le Héros actif peut retenter sans coût après son lancer, une seule fois pour tout le groupe.',
    defeat: 'Le chapitre 7 utilise la forme B de son Adversaire.',
  },
  7: {
    title: 'La Fin Inécrite',
    opening: 'Des noms disparaissent des chroniques, et ceux qui les portaient avec eux.',
    victory: 'La campagne est gagnée : la chronique des sept chapitres est complète.',
    defeat: 'Rejouez le chapitre, ou terminez la campagne avec son rang.',
  },
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
