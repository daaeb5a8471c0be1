import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { light } from './path.ts'

/** The icons of one sprite, and the file that names them. */
export interface SpriteSet {
  readonly names: readonly string[]
  readonly from: string
}

/**
 * One SVG file per set of icons, with a symbol for each icon used. A name the collection does not have fails the build.
 * Not hashed: cards find their emblems by `sprites/<set>.svg#<name>`.
 */
export function sprites(sets: { readonly [set: string]: SpriteSet }): Plugin {
  return {
    name: 'sprites',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const set = sets[/^\/sprites\/([\w-]+)\.svg/.exec(request.url ?? '')?.[1] ?? '']
        if (set === undefined) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sprite(set))
      })
    },
    generateBundle() {
      for (const [name, set] of Object.entries(sets))
        this.emitFile({ type: 'asset', fileName: `sprites/${name}.svg`, source: sprite(set) })
    },
  }
}

export function sprite({ names, from }: SpriteSet): string {
  const { icons } = collected()
  const unknown = names.filter((name) => !Object.hasOwn(icons, name))
  if (unknown.length > 0) throw new Error(`game-icons has no icon called ${unknown.join(' or ')}: look in ${from}`)
  const symbol = (name: string): string => `<symbol id="${name}" viewBox="0 0 512 512">${drawn(name)}</symbol>`
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(names)].sort().map(symbol).join('')}</svg>`
}

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } }
}
let collection: Collection | undefined
function collected(): Collection {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  collection ??= JSON.parse(readFileSync(file, 'utf8')) as Collection
  return collection
}

/** Every icon of the collection is one path in the colour of the text around it; the page gives the colour. */
function drawn(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(collected().icons[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`the icon ${name} is not drawn as one path`)
  return `<path d="${light(path)}"/>`
}
