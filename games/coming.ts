import type { ShelfBox } from './manifest.ts'

/** The games that are not here yet. */
export const COMING: readonly ShelfBox[] = [
  {
    box: {
      id: 'cursed-empire',
      title: { en: 'Cursed Empire: Heroes of Thargos', fr: 'Cursed Empire\u00a0: Heroes of Thargos' },
      promise: {
        en: 'Lead four heroes, lay your help face down, and bluff your rival out of every mission.',
        fr: 'Menez quatre héros, jouez vos renforts face cachée, et bluffez pour chaque mission.',
      },
      seats: [1, 6],
      minutes: [20, 90],
      modes: {},
      options: {},
    },
    look: {
      emblem: 'crowned-skull',
      scenery: ['#3a2a24', '#7d3a2a', '#6b2f27', '#40221f', '#221615'],
      seed: 7,
      lid: '#24201e',
      letters: '#efe6d2',
      gilt: '#b9913f',
    },
  },
  {
    box: {
      id: 'tainted-grail',
      title: { en: 'Tainted Grail: The Fall of Avalon', fr: 'Tainted Grail\u00a0: The Fall of Avalon' },
      promise: {
        en: 'Keep the menhirs lit one more day, and walk an island that is forgetting its shape.',
        fr: 'Gardez les menhirs allumés un jour de plus, et parcourez une île qui perd sa forme.',
      },
      seats: [1, 4],
      minutes: [60, 180],
      modes: {},
      options: {},
    },
    look: {
      emblem: 'dolmen',
      scenery: ['#5d6a70', '#95a0a0', '#6f7d78', '#46544f', '#28322f'],
      seed: 19,
      lid: '#2b3337',
      letters: '#e6ebe8',
      gilt: '#9d7f9f',
    },
  },
]
