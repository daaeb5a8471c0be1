import type { Envelope } from '../../words.ts'

export const envelope: Envelope<1> = {
  heritages: {},
  origins: {
    25: {
      tells: (name) => `Une forge offrit à ${name} un tablier de cuir, un marteau trop lourd et dix années.`,
      who: 'l’enfant de la forge',
    },
  },
  destinies: {
    48: {
      tells: (name) => `La balance ne se tient pas toute seule : ${name} la tint, et l’on vint de loin.`,
      who: 'le bras de la justice',
    },
  },
  foes: {
    '1A': {
      comes:
        'Alors une ombre se couronna : l’Épouse du Seigneur allait devant, puis venait le Seigneur des Ombres, pour qui midi n’est qu’une rumeur.',
      falls: 'alla le trouver sous son étendard noir et fit revenir midi',
      stands: 'alla le trouver sous son étendard noir et ne put percer la nuit',
    },
  },
}
