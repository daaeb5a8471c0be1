import type { Envelope } from '../../words.ts'

export const envelope: Envelope<2> = {
  heritages: {
    11: (name) => `Une nuit, une étoile tomba derrière les collines ; au matin, il y avait ${name}.`,
  },
  origins: {},
  destinies: {
    49: {
      tells: (name) => `Derrière le rideau du monde, ${name} trouva un autre rideau et tendit la main.`,
      who: 'l’archimage',
    },
  },
  foes: {
    '2A': {
      comes: 'Alors les monts fumèrent, comme l’avait promis le Prophète, et le Ver de Cendre descendit, affamé.',
      falls: 'monta sous la pluie de cendres et éteignit le feu à sa racine',
      stands: 'monta sous la pluie de cendres sans atteindre le feu',
    },
    '2B': {
      comes:
        'Alors l’œuf que berçait sa Gardienne se fendit, et le Ver Ressuscité se souvint de tout ce qui l’avait tué.',
      falls: 'trouva le seul coup que le Ver n’avait pas appris',
      stands: 'porta tous les coups que le Ver avait déjà appris',
    },
  },
}
