import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { chunkName, listed, versionOf } from './offline.ts'

const FILES = { 'index.html': '<!doctype html>', 'assets/main-abc.js': 'main', 'sprites/icons.woff2': 'font' }
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function built(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  folders.push(folder)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

test('every file is listed with its hash; the page by its folder', () => {
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(listed(built(FILES))).toEqual([
    ['assets/main-abc.js', hashOf('main')],
    ['./', hashOf('<!doctype html>')],
    ['sprites/icons.woff2', hashOf('font')],
  ])
})

test('the worker itself, and what is not for the page, is not listed', () => {
  const more = { ...FILES, 'sw.js': 'self', '.graph.json': '[]', '.vite/manifest.json': '{}', 'api/me': 'null' }
  expect(listed(built(more))).toEqual(listed(built(FILES)))
})

test('a version is known by its files, whatever their name tells', () => {
  const version = versionOf(listed(built(FILES)))
  expect(versionOf(listed(built(FILES)))).toBe(version)
  expect(versionOf(listed(built({ ...FILES, 'sprites/icons.woff2': 'another font' })))).not.toBe(version)
  expect(versionOf(listed(built({ ...FILES, 'assets/more-abc.js': 'more' })))).not.toBe(version)
})

test('an envelope of a game lies apart, under a name that every version gives it', () => {
  const sealed = chunkName('/home/x/games/one/lang/en/chapters/two.ts')
  expect(sealed).toBe('sealed/one.lang.en.chapters.two.[hash].js')
  for (const open of [null, '/home/x/games/one/lang/en/index.ts', '/home/x/table/chapters/two.ts'])
    expect(chunkName(open)).toBe('assets/[name]-[hash].js')
})
