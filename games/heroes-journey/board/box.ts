import type { GameBox } from '@monomyth/ui/contract'

/** The box on the shelf. It knows neither rules nor pictures, so that the home page loads neither. */
export const box: GameBox = {
  id: 'heroes-journey',
  title: { en: 'The Heroes Journey', fr: 'The Heroes Journey' },
  promise: {
    en: 'An inn, a world under fog, fifteen points of legend: choose your road, roll your fate.',
    fr: 'Une auberge, un monde dans la brume, quinze points de légende : choisissez votre route et lancez les dés.',
  },
  seats: [2, 6],
  minutes: [30, 60],
  modes: { competitive: { name: { en: 'Each for themselves', fr: 'Chacun pour soi' }, seats: [2, 6] } },
  options: {
    variant: {
      en: {
        name: 'No quest at my level',
        about:
          'If none of the eight quests around the inn is worth 1 or 2 points, each hero may reveal one more before the first turn. That happens about once in 180 matches.',
      },
      fr: {
        name: 'Aucune quête de mon niveau',
        about:
          'Si aucune des huit quêtes autour de l’auberge ne vaut 1 ou 2 points, chaque héros peut en révéler une de plus avant le premier tour. Cela arrive environ une partie sur 180.',
      },
    },
  },
}
