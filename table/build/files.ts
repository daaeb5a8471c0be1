import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Every file of a built page, by its path from there; what starts with a dot is not for the page. */
export function builtFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort()
}

/** A plugin that works on the folder once everything has been written into it, after those before it. */
export function afterBuild(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = ''
  return {
    name,
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    writeBundle: { order: 'post', sequential: true, handler: () => work(folder) },
  }
}
