import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Manifest } from '../../games/manifest.ts'
import { isMore, MORE_GAMES, moreFile } from '../../scripts/more-games.mjs'

/**
 * The shelf, read by Node. Vite puts a configuration and all it imports into one file, and would look for boards to
 * put there too: the addresses are therefore made while it runs.
 */
export async function shelf(): Promise<readonly Manifest[]> {
  const at = (path: string): string => new URL(`../../${path}`, import.meta.url).href
  await import(/* @vite-ignore */ at('scripts/typescript.mjs'))
  const { SHELF }: { SHELF: readonly Manifest[] } = await import(/* @vite-ignore */ at('games/shelf.ts'))
  if (MORE_GAMES === '') return SHELF
  const { MORE }: { MORE: readonly Manifest[] } = await import(/* @vite-ignore */ pathToFileURL(moreFile).href)
  return [...SHELF, ...MORE]
}

/** Keeps of every manifest the parts this reader reads: nothing else is built for it. */
export function manifestParts(parts: readonly string[]): Plugin {
  return {
    name: 'manifest-parts',
    enforce: 'pre',
    resolveId: (path, importer) => (isMore(path, importer) ? moreFile : null),
    transform(code, id) {
      return /\/manifest\.ts$/.test(id) ? withParts(code, parts, this.parse(code, { lang: 'ts' })) : null
    },
  }
}

/** The node types this file reads. */
type Tree = ReturnType<typeof import('vite').parseAst>

/** The manifest with the other parts put to undefined, so that their imports are gone. */
function withParts(code: string, parts: readonly string[], { body }: Tree): string {
  let text = code
  const objects = body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((made) => (made?.type === 'VariableDeclaration' ? made.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
  for (const property of objects.toReversed()) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || parts.includes(property.key.name))
      continue
    text = `${text.slice(0, property.start)}${property.key.name}: undefined${text.slice(property.end)}`
  }
  return text
}
