import { readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** One script of the built page, and what it is made of. */
export interface Chunk {
  readonly file: string
  /** Where the page begins, or its worker. */
  readonly isEntry: boolean
  /** The scripts it cannot run without. */
  readonly imports: readonly string[]
  /** The style sheets it brings. */
  readonly styles: readonly string[]
  /** Its sources, by their path from the root of the project; packages by their name. */
  readonly modules: readonly string[]
}
export type Graph = readonly Chunk[]

// The dot keeps it from the page: neither served nor kept offline.
const FILE = '.graph.json'
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const readGraph = (folder: string): Graph => JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Graph

/** Notes what was built of what: `collect` goes into the plugins of the page, and into those of its workers. */
export function graph(): { collect: () => Plugin; write: (folder: string) => void } {
  const chunks = new Map<string, Chunk>()
  const collect = (): Plugin => ({
    name: 'graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks.set(chunk.fileName, {
          file: chunk.fileName,
          isEntry: chunk.isEntry,
          imports: chunk.imports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
          modules: chunk.moduleIds.map(named),
        })
      }
    },
  })
  return { collect, write: (folder) => writeFileSync(join(folder, FILE), JSON.stringify([...chunks.values()])) }
}

function named(id: string): string {
  const path = id.split('?')[0] ?? id
  if (!isAbsolute(path)) return path
  const inside = relative(ROOT, path).split(sep).join('/')
  return inside.split('node_modules/').at(-1) ?? inside
}
