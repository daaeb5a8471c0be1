import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { ResolvedConfig } from 'vite'

/** The folder a build is written to. */
export const outFolder = ({ root, build }: ResolvedConfig): string => resolve(root, build.outDir)

/** Every file of a built page, by its path from there; what starts with a dot is not for the page. */
export function builtFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort()
}
