import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { markdown } from './build/markdown.ts'
import { chunkName, offline } from './build/offline.ts'
import { manifestParts } from './build/shelf.ts'
import { sizes } from './build/sizes.ts'
import { sprites } from './build/sprite.ts'
import { spriteSets } from './build/sprites.ts'
import { PAGE_PARTS, WORKER_PARTS } from './parts.ts'

const weight = sizes()

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Routes are in the hash, so the built page works from any folder.
  base: './',
  plugins: [
    manifestParts(PAGE_PARTS),
    svelte(),
    markdown(),
    sprites(await spriteSets()),
    offline(),
    weight.page,
    compress(),
  ],
  worker: { format: 'es', plugins: () => [manifestParts(WORKER_PARTS), weight.worker()] },
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
