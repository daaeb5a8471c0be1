import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import svg2ttf from 'svg2ttf'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'
import { compress } from 'woff2-encoder'
import { codeOf } from '../../ui/glyph.ts'

/** The icons of one sprite, and the file that names them. */
export interface SpriteSet {
  readonly names: readonly string[]
  readonly from: string
}

/**
 * One font per set of icons, with a glyph for each icon used. A name the collection does not have fails the build.
 * Not hashed: cards find their emblems in `sprites/<set>.woff2`.
 */
export function sprites(sets: { readonly [set: string]: SpriteSet }): Plugin {
  return {
    name: 'sprites',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const set = sets[/^\/sprites\/([\w-]+)\.woff2/.exec(request.url ?? '')?.[1] ?? '']
        if (set === undefined) return next()
        response.setHeader('Content-Type', 'font/woff2')
        sprite(set).then((font) => response.end(font), next)
      })
    },
    async generateBundle() {
      for (const [name, set] of Object.entries(sets))
        this.emitFile({ type: 'asset', fileName: `sprites/${name}.woff2`, source: await sprite(set) })
    },
  }
}

/** Icons are drawn on a square this wide; points of a font lie on whole numbers. */
const EM = 512

export async function sprite({ names, from }: SpriteSet): Promise<Uint8Array> {
  const { icons } = collected()
  const unknown = names.filter((name) => !Object.hasOwn(icons, name))
  if (unknown.length > 0) throw new Error(`game-icons has no icon called ${unknown.join(' or ')}: look in ${from}`)
  const glyphs = [...byCode(names)].sort(([one], [other]) => one - other).map(glyph)
  // The whole square stands on the line.
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><font id="icons" horiz-adv-x="${EM}"><font-face units-per-em="${EM}" ascent="${EM}" descent="0"/><missing-glyph/>${glyphs.join('')}</font></svg>`
  // The same icons give the same bytes.
  return compress(svg2ttf(font, { ts: 0 }).buffer)
}

function byCode(names: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const name of names) {
    const code = codeOf(name)
    const other = found.get(code) ?? name
    if (other !== name) throw new Error(`${name} and ${other} have the same code: use another icon for one of them`)
    found.set(code, name)
  }
  return found
}

/** In a font, up is where numbers grow. */
const glyph = ([code, name]: readonly [number, string]): string =>
  `<glyph unicode="&#${code};" d="${svgpath(drawn(name)).scale(1, -1).translate(0, EM)}"/>`

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
export function drawn(name: string): string {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(collected().icons[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`the icon ${name} is not drawn as one path`)
  return path
}
