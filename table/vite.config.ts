import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { EMBLEMS as CALL_TO_ADVENTURE } from '../games/call-to-adventure/board/emblems.ts'
import { EMBLEMS as HEROES_JOURNEY } from '../games/heroes-journey/board/emblems.ts'
import { ICONS } from '../ui/icons.ts'
import { compress } from './build/compress.ts'
import { markdown } from './build/markdown.ts'
import { chunkName, offline } from './build/offline.ts'
import { sizes } from './build/sizes.ts'
import { sprites } from './build/sprite.ts'
import { TABLE_ICONS } from './icons.ts'

/** By file name: what all tables share, and one for each game. */
const SPRITES = {
  icons: { names: [...ICONS, ...TABLE_ICONS], from: 'ui/icons.ts or table/icons.ts' },
  'heroes-journey': { names: Object.values(HEROES_JOURNEY), from: 'games/heroes-journey/board/emblems.ts' },
  'call-to-adventure': { names: Object.values(CALL_TO_ADVENTURE), from: 'games/call-to-adventure/board/emblems.ts' },
}

const weight = sizes()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Routes are in the hash, so the built page works from any folder.
  base: './',
  plugins: [svelte(), markdown(), sprites(SPRITES), offline(), weight.page, compress()],
  worker: { format: 'es', plugins: () => [weight.worker()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The content policy refuses data: addresses, and every browser that runs this page preloads modules by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId) },
    },
  },
})
