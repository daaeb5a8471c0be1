import { french } from '@monomyth/engine/text'
import type { Envelope } from '../../words.ts'

const { de } = french

export const envelope: Envelope<7> = {
  heritages: {},
  origins: {
    28: {
      tells: (name) => `Un temple confia ses lampes à ${name}, et une nuit l’une d’elles répondit.`,
      who: 'l’acolyte',
    },
  },
  destinies: {
    54: {
      tells: (name) => `Quelle clarté, l’ascension ${de(name)}, et comme, de là-haut, on voyait loin vers le bas !`,
      who: 'l’étoile',
    },
  },
  foes: {
    '7A': {
      comes:
        'Alors les noms pâlirent dans les chroniques, celui du Héros Effacé avant tous, et l’Inécrit se pencha sur la page.',
      falls: 'dit tout haut un nom véritable et ne se tut plus',
      stands: 'dit un nom après l’autre et les entendit s’éteindre',
    },
    '7B': {
      comes: 'Alors le Scribe Blanc leva sa plume sèche, les mots tombèrent du monde, et seule resta la Dernière Page.',
      falls: 'retint la Dernière Page et y écrivit',
      stands: 'retint la Dernière Page jusqu’à ce qu’elle tourne',
    },
  },
}
