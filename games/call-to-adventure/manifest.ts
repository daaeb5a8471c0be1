import type { Manifest } from '../manifest.ts'
import { box } from './board/box.ts'

export const manifest: Manifest = {
  id: 'call-to-adventure',
  box,
  look: {
    emblem: 'rune-stone',
    scenery: ['#101a45', '#31407c', '#4a4f86', '#2a2f63', '#141a40'],
    seed: 11,
    lid: '#0d1330',
    letters: '#f6e7bd',
    gilt: '#d9b45b',
  },
  game: async () => (await import('./game.ts')).callToAdventure,
  tutorial: async () => (await import('./tutorial/index.ts')).tutorial,
  board: async () => (await import('./board/index.ts')).table,
  words: {
    en: () => import('./lang/en/played.ts'),
    fr: () => import('./lang/fr/played.ts'),
  },
  rulebook: {
    en: () => import('./rulebook/en.md'),
    fr: () => import('./rulebook/fr.md'),
  },
  campaign: async () => (await import('./board/campaign.ts')).campaign,
  terminal: async () => (await import('./terminal.ts')).terminal,
  emblems: async () => {
    const { EMBLEMS, POINTS } = await import('./board/emblems.ts')
    return { names: Object.values(EMBLEMS), shapes: POINTS }
  },
}
