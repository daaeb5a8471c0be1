import { french } from '@monomyth/engine/text'
import type { SealedWords } from '../words.ts'

const { de } = french

/** Where somebody came from, and what they became. */

export const heritages: SealedWords['heritages'] = {
  1: (name) => `${name} vit le jour sous la montagne, chez les nains, qui n’oublient rien et pardonnent à moitié.`,
  2: (name) => `${name} vint au monde chez des gens ordinaires, une année ordinaire, avec une vie brève à dépenser.`,
  3: (name) => `Dans un village aux portes rondes, où le souper est sacré, ${name} vint au monde sans un bruit.`,
  4: (name) => `${name} grandit entre deux peuples et prit tôt le pli d’entrer sans frapper.`,
  5: (name) => `Deux berceuses se croisèrent au-dessus du berceau ${de(name)}, l’une elfique, l’autre mortelle.`,
  6: (name) => `Chez les gnomes, au son de quarante horloges jamais d’accord, naquit ${name}.`,
  7: (name) => `${name} vint au monde avec de la braise dans le sang, et la sage-femme partit sans réclamer son dû.`,
  8: (name) => `${name} vit le jour sous de si vieux arbres que les elfes croient encore la chose d’hier.`,
  9: (name) => `Il y avait du dragon dans le sang ${de(name)}, et une vieille faim qu’aucun souper n’apaisait.`,
  10: (name) =>
    `Un sang de géant coulait dans les veines ${de(name)} : trois berceaux cédèrent avant les premiers pas.`,
}

export const origins: SealedWords['origins'] = {
  14: {
    tells: (name) => `Un soir, la ville referma sa porte, et ${name} continua de marcher.`,
    who: 'l’enfant sans ville',
  },
  15: {
    tells: (name) => `Des années durant, dans le froid d’une armurerie, ${name} fit briller la gloire des autres.`,
    who: 'la jeune recrue',
  },
  16: {
    tells: (name) => `Tout ce que ${name} aimait tenait dans une salle de village, et l’on n’en demandait pas plus.`,
    who: 'l’enfant du village',
  },
  17: {
    tells: (name) =>
      `Le premier royaume ${de(name)} fut une colline : des moutons à compter le jour, la nuit des étoiles.`,
    who: 'l’enfant des collines',
  },
  18: {
    tells: (name) => `Il fallait dresser des murs et porter des sacs : ${name} prêta ses bras.`,
    who: 'l’enfant des chantiers',
  },
  19: {
    tells: (name) => `À dix ans, ${name} s’enfuit en mer, qui enseigne bien et reprend ce qu’elle enseigne.`,
    who: 'la jeune vigie',
  },
  20: {
    tells: (name) => `Toujours en avant des caravanes, ${name} apprit à voir en premier et à parler en dernier.`,
    who: 'la jeune sentinelle',
  },
  21: {
    tells: (name) => `La faim poussa ${name} au marché, où les bourses pesaient lourd et les doigts si peu.`,
    who: 'la petite main',
  },
  22: {
    tells: (name) => `Une troupe emmena ${name} : la couronne un soir, les grelots le lendemain, la faim toujours.`,
    who: 'l’enfant de la balle',
  },
  23: {
    tells: (name) => `Au fond des bois, ${name} apprit l’immobilité, et la forêt se mit à parler.`,
    who: 'l’enfant des bois',
  },
  24: {
    tells: (name) => `Vinrent les foires : ${name} perdit les cinquante premiers combats et n’en oublia aucun.`,
    who: 'la terreur des foires',
  },
}

export const classes: SealedWords['classes'] = {
  29: {
    tells: (name) => `La colère ${de(name)} comptait plus vite que tout le monde ; un jour, on cessa de la retenir.`,
    who: 'cette âme barbare',
  },
  30: {
    tells: (name) => `À chaque bataille il faut quelqu’un pour la rendre vraie : ${name} prit la harpe.`,
    who: 'l’artiste',
  },
  31: {
    tells: (name) => `Un vœu fut prononcé au bord de l’eau, et ${name} sortit de la chapelle au service du ciel.`,
    who: 'cette âme pieuse',
  },
  32: {
    tells: (name) => `Rien de magique dans la suite : dix mille matins, une épée, et ${name}.`,
    who: 'la fine lame',
  },
  33: {
    tells: (name) => `Sous un saule plus vieux que le royaume, ${name} prit racine une saison et se releva druide.`,
    who: 'l’âme du saule',
  },
  34: {
    tells: (name) => `${name} donna tout ce qui tient dans une main et reprit la route, les deux vides.`,
    who: 'l’ascète',
  },
  35: {
    tells: (name) => `Une nuit sans témoin, ${name} prononça le plus lourd des serments.`,
    who: 'cette foi en armure',
  },
  36: {
    tells: (name) => `D’autres suivent les routes ; ${name} suivit le silence, qui connaît le chemin.`,
    who: 'l’ombre des lisières',
  },
  37: {
    tells: (name) => `Toute maison a une seconde fenêtre : ${name} en fit un métier.`,
    who: 'l’as des serrures',
  },
  38: {
    tells: (name) => `Cela ne s’apprit pas : ${name} cessa simplement de le retenir, et le ciel répondit.`,
    who: 'cette âme d’orage',
  },
  39: {
    tells: (name) => `${name} lut le contrat jusqu’à la dernière ligne, et signa quand même.`,
    who: 'l’âme sous contrat',
  },
  40: {
    tells: (name) => `Le chapitre neuf manquait au grand grimoire : ${name} l’écrivit.`,
    who: 'l’élève du grimoire',
  },
}

export const destinies: SealedWords['destinies'] = {
  41: {
    tells: (name) => `Désormais ${name} entendait battre la ville entière, et rêvait d’en régler les rouages.`,
    who: 'la main aux rouages',
  },
  42: {
    tells: (name) => `Un jour, ${name} comprit et posa le livre ; des élèves vinrent s’asseoir alentour.`,
    who: 'cette sagesse en marche',
  },
  43: {
    tells: (name) => `La forêt appelait ${name} par son nom, et la réponse venait chaque fois plus vite.`,
    who: 'la voix des clairières',
  },
  44: {
    tells: (name) => `Une bonté avait toujours marché près ${de(name)} ; d’autres, à présent, la voyaient aussi.`,
    who: 'l’âme bénie',
  },
  45: {
    tells: (name) => `Les bannières venaient sans qu’on les appelle, et le nom ${de(name)} courait devant les armées.`,
    who: 'ce foudre de guerre',
  },
  46: {
    tells: (name) => `Quelque part, une couronne attendait ${name}, et le pire, c’est qu’elle était à sa taille.`,
    who: 'cette future altesse',
  },
  47: {
    tells: (name) => `Chaque serrure de la ville devait quelque chose à ${name}, et la pègre parlait d’un règne.`,
    who: 'la légende des toits',
  },
}
