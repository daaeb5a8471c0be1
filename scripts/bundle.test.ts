import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundled } from './bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = 'node_modules/.cache/bundle-test'
const entry = `${folder}/entry.ts`
const part = `${root}${folder}/part.ts`

/** Long enough ago that it was surely there before the bundle was made. */
function write(path: string, text: string): void {
  writeFileSync(path, text)
  utimesSync(path, 1, text.length)
}

const loaded = async (url: string) => (await import(/* @vite-ignore */ url)) as { word: string; where: string }

beforeAll(() => {
  mkdirSync(root + folder, { recursive: true })
  write(`${root}${entry}`, `export { word } from './part.ts'\nexport const where: string = import.meta.url\n`)
  write(part, `export const word: string = 'first'\n`)
})

afterAll(() => rmSync(root + folder, { recursive: true }))

test('a bundle is made once, and again when one of its sources changes', async () => {
  const first = await bundled(entry)
  expect(await loaded(first)).toMatchObject({ word: 'first' })
  expect(await bundled(entry)).toBe(first)

  write(part, `export const word: string = 'the second'\n`)
  const second = await bundled(entry)
  expect(second).not.toBe(first)
  expect(await loaded(second)).toMatchObject({ word: 'the second' })
  // Whoever was given the first may be about to load it. A day later nobody is.
  expect(existsSync(fileURLToPath(first))).toBe(true)
  utimesSync(fileURLToPath(new URL('.', first)), 1, 1)
  write(part, `export const word: string = 'and the third'\n`)
  await bundled(entry)
  expect(existsSync(fileURLToPath(first))).toBe(false)
  expect(existsSync(fileURLToPath(second))).toBe(true)
})

test('a bundle that was deleted, or a source that is gone, does not stand in the way', async () => {
  const url = await bundled(entry)
  rmSync(fileURLToPath(url))
  expect(await loaded(await bundled(entry))).toMatchObject({ word: 'and the third' })
  rmSync(part)
  await expect(bundled(entry)).rejects.toThrow('part.ts')
})

test('a source is told where it lies, not where its bundle does', async () => {
  write(part, `export const word: string = 'one more'\n`)
  expect(await loaded(await bundled(entry))).toMatchObject({ where: pathToFileURL(root + entry).href })
})
