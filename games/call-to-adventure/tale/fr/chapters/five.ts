import type { Envelope } from '../../words.ts'

export const envelope: Envelope<5> = {
  heritages: {},
  origins: {
    27: {
      tells: (name) => `Il y avait eu un château ; après la disgrâce, ${name} ne garda que le nom.`,
      who: 'l’enfant sans château',
    },
  },
  destinies: {
    52: {
      tells: (name) => `Rien à fond, et pas un jour d’ennui : ${name} savait réparer, chanter, forger et se battre.`,
      who: 'cet esprit touche-à-tout',
    },
  },
  foes: {
    '5A': {
      comes: 'Alors le Saint Lépreux bénit de porte en porte, et la Mère des Pestes vint compter ses enfants.',
      falls: 'entra dans la fièvre et ferma enfin les yeux de la Mère',
      stands: 'entra dans la fièvre et n’en sortit que sur une civière',
    },
  },
}
