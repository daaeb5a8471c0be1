import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { glyphOf } from '../../ui/glyph.ts'
import { pathsOf, sprite } from './sprite.ts'
import { spriteSets } from './sprites.ts'

const SPRITES = await spriteSets()

// Glyphs look like the icons they were made of, on the largest card.

const SIZE = 160
const MOST = 15

test(`every icon differs in at most ${MOST} of ${SIZE * SIZE} pixels`, async () => {
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const page = await browser.newPage()
    for (const set of Object.values(SPRITES)) {
      const icons = [...pathsOf(set)].map(([name, path]) => [name, path, glyphOf(name)] as const)
      const font = [...(await sprite(set))]
      const different = await page.evaluate(differing, { icons, font, size: SIZE })
      expect(different).toHaveLength(icons.length)
      expect(different.filter(([, pixels]) => pixels > MOST)).toEqual([])
    }
  } finally {
    await browser.close()
  }
})

interface Drawings {
  readonly icons: readonly (readonly [name: string, path: string, glyph: string])[]
  readonly font: readonly number[]
  readonly size: number
}

/** Runs in the browser: for each icon, how many pixels are filled by the path and not by the glyph, or the reverse. */
async function differing({ icons, font, size }: Drawings): Promise<(readonly [name: string, pixels: number])[]> {
  document.fonts.add(await new FontFace('drawn', new Uint8Array(font)).load())
  const filled = (draw: (canvas: OffscreenCanvasRenderingContext2D) => void): Uint8ClampedArray => {
    const canvas = new OffscreenCanvas(size, size).getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    draw(canvas)
    return canvas.getImageData(0, 0, size, size).data
  }
  const different = icons.map(([name, path, glyph]) => {
    const one = filled((canvas) => {
      canvas.scale(size / 512, size / 512)
      canvas.fill(new Path2D(path))
    })
    const other = filled((canvas) => {
      canvas.font = `${size}px drawn`
      // As the page writes them: not moved to whole pixels.
      canvas.textRendering = 'geometricPrecision'
      canvas.fillText(glyph, 0, size)
    })
    return [name, one.filter((value, i) => i % 4 === 3 && Math.abs(value - (other[i] ?? 0)) > 128).length] as const
  })
  document.fonts.clear()
  return different
}
