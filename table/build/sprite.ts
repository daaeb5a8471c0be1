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
  /** Beside those of the collection: drawn by us, in 24 × 24. */
  readonly shapes?: { readonly [name: string]: string }
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

/** Icons are drawn on a square this wide, and points of a font lie on whole numbers. */
const EM = 512
const SHAPE = 24

export async function sprite(set: SpriteSet): Promise<Uint8Array> {
  const glyphs = [...byCode(pathsOf(set))].map(([code, path]) => `<glyph unicode="&#${code};" d="${path}"/>`)
  // The whole square stands on the line.
  const face = `<font-face units-per-em="${EM}" ascent="${EM}" descent="0"/><missing-glyph/>`
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><font id="icons" horiz-adv-x="${EM}">${face}${glyphs.join('')}</font></svg>`
  // The same icons give the same bytes.
  return compress(svg2ttf(font, { ts: 0 }).buffer)
}

/** By name, as they would be drawn on the square. */
export function pathsOf({ names, from, shapes = {} }: SpriteSet): ReadonlyMap<string, string> {
  const { icons } = collected()
  const unknown = names.filter((name) => !Object.hasOwn(icons, name))
  if (unknown.length > 0) throw new Error(`game-icons has no icon called ${unknown.join(' or ')}: look in ${from}`)
  const own = Object.entries(shapes).map(([name, path]) => [name, `${svgpath(path).scale(EM / SHAPE)}`] as const)
  return new Map([...names.map((name) => [name, drawn(name)] as const), ...own])
}

function byCode(paths: ReadonlyMap<string, string>): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const name of paths.keys()) {
    const other = names.get(codeOf(name))
    if (other !== undefined)
      throw new Error(`${other} and ${name} have the same code: take another icon for one of them`)
    names.set(codeOf(name), name)
  }
  // In a font, up is where numbers grow.
  const upright = (path: string): string => `${svgpath(path).scale(1, -1).translate(0, EM)}`
  return new Map([...names].sort(([a], [b]) => a - b).map(([code, name]) => [code, upright(paths.get(name) ?? '')]))
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
  return path
}
