import type { Envelope } from '../../words.ts'

export const envelope: Envelope<3> = {
  heritages: {},
  origins: {
    26: {
      tells: (name) => `À la chandelle, ${name} copia les mots des autres, en cherchant déjà les siens.`,
      who: 'la jeune plume',
    },
  },
  destinies: {
    50: {
      tells: (name) => `Il restait une liste de noms, et ${name} comptait vivre jusqu’au bout de la liste.`,
      who: 'cette vengeance patiente',
    },
  },
  foes: {
    '3A': {
      comes:
        'Alors le Bourreau du Roi frappa à chaque porte ; sur le trône siégeait le Roi Creux, une armure où ne vivait personne.',
      falls: 'leva la visière vide et brisa la loi qui l’habitait',
      stands: 'leva la visière et ne trouva personne à accuser',
    },
  },
}
