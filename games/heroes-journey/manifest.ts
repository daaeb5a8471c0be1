import type { Manifest } from '../manifest.ts'
import { box } from './board/box.ts'

export const manifest: Manifest = {
  id: 'heroes-journey',
  box,
  look: {
    emblem: 'mountain-road',
    scenery: ['#fbe6b6', '#f3b878', '#cf7a48', '#5f8a4a', '#2f5d3a'],
    seed: 13,
    lid: '#7d2f1d',
    letters: '#fff0cf',
    gilt: '#eec36a',
  },
  game: async () => (await import('./game.ts')).heroesJourney,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
  board: async () => (await import('./board/index.ts')).table,
  words: {
    en: () => import('./lang/en/index.ts'),
    fr: () => import('./lang/fr/index.ts'),
  },
  rulebook: {
    en: () => import('./rulebook/en.md'),
    fr: () => import('./rulebook/fr.md'),
  },
  terminal: async () => (await import('./terminal.ts')).terminal,
  emblems: async () => {
    const { EMBLEMS, CRESTS } = await import('./board/emblems.ts')
    return { names: Object.values(EMBLEMS), shapes: CRESTS }
  },
}
