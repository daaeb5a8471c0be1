import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'
import { light } from './path.ts'

// Light icons look like the icons they were made of, on the largest card.

const SIZE = 160
const MOST = 15

interface Collection {
  readonly icons: { readonly [name: string]: { readonly body: string } }
}
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection
const paths = Object.entries(icons)
  .filter((_icon, i) => i % 20 === 0)
  .map(([name, { body }]) => [name, / d="([^"]+)"/.exec(body)?.[1] ?? ''] as const)

test(`${paths.length} icons differ in at most ${MOST} of ${SIZE * SIZE} pixels`, async () => {
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const page = await browser.newPage()
    const pairs = paths.map(([name, path]) => [name, path, light(path)] as const)
    const different = await page.evaluate(differing, { pairs, size: SIZE })
    expect(different.filter(([, pixels]) => pixels > MOST)).toEqual([])
  } finally {
    await browser.close()
  }
})

interface Pairs {
  readonly pairs: readonly (readonly [name: string, one: string, other: string])[]
  readonly size: number
}

/** Runs in the browser: for each pair, how many pixels are filled in one and empty in the other. */
function differing({ pairs, size }: Pairs): (readonly [name: string, pixels: number])[] {
  const filled = (path: string): Uint8ClampedArray => {
    const canvas = new OffscreenCanvas(size, size).getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    canvas.scale(size / 512, size / 512)
    canvas.fill(new Path2D(path))
    return canvas.getImageData(0, 0, size, size).data
  }
  return pairs.map(([name, one, other]) => {
    const [a, b] = [filled(one), filled(other)]
    return [name, a.filter((value, i) => i % 4 === 3 && Math.abs(value - (b[i] ?? 0)) > 128).length]
  })
}
