import type { Envelope } from '../../words.ts'

export const envelope: Envelope<4> = {
  heritages: {
    12: (name) => `On ne s’accorda jamais sur le visage qui dormait dans le berceau, seulement sur le nom : ${name}.`,
  },
  origins: {},
  destinies: {
    51: {
      tells: (name) => `Dans toutes les rues, des enfants inconnus jouaient à être ${name}.`,
      who: 'la légende vivante',
    },
  },
  foes: {
    '4A': {
      comes:
        'Alors le Héraut sans Visage annonça un hôte à naître, et dans toutes les glaces du royaume sourit le Prince aux Miroirs.',
      falls: 'brisa le seul miroir qui comptait',
      stands: 'brisa cent miroirs et jamais le bon',
    },
    '4B': {
      comes: 'Alors la Capitaine Argentée marcha au pas de chaque cœur, et la Légion des Miroirs sortit de la glace.',
      falls: 'tint la ligne contre mille reflets',
      stands: 'ne sut pas frapper un visage si familier',
    },
  },
}
