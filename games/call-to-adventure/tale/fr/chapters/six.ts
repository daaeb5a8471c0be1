import type { Envelope } from '../../words.ts'

export const envelope: Envelope<6> = {
  heritages: {
    13: (name) => `${name} ne naquit point : une main oubliée remonta un ressort, et tout se mit en marche.`,
  },
  origins: {},
  destinies: {
    53: {
      tells: (name) => `La vieille maison n’avait plus que ce nom à transmettre ; ${name} comptait le porter haut.`,
      who: 'la dernière flamme du nom',
    },
  },
  foes: {
    '6A': {
      comes: 'Alors l’Appeleur de Foudre dit un mot, l’horizon se leva, et c’était le Titan des Tempêtes.',
      falls: 'gravit le vent et reforgea la chaîne',
      stands: 'gravit le vent et retomba avec la pluie',
    },
    '6B': {
      comes:
        'Alors le Géant Terrassé lâcha ce que ses épaules soutenaient, et la Tempête Déchaînée passa, sans visage et sans fin.',
      falls: 'entra dans son œil silencieux et lui donna une fin',
      stands: 'se dressa sur son passage sans rien trouver à frapper',
    },
  },
}
