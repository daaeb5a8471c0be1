import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES as PLAYED } from '../cli/games.ts'
import { SHELF } from '../games/shelf.ts'
import { GAMES as SERVED } from '../server/games.ts'
import { spriteSets } from '../table/build/sprites.ts'
import { GAMES as RUN } from '../table/client/games.ts'
import { GAMES as SHOWN } from '../table/games.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ids = SHELF.map(({ id }) => id)

test('every game folder stands on the shelf, and nothing else does', () => {
  const folders = readdirSync(`${root}games`).filter((name) => existsSync(`${root}games/${name}/manifest.ts`))
  expect([...ids].sort()).toEqual(folders.sort())
})

describe('a game on the shelf', () => {
  test.each(SHELF)('$id has one name in its box, its rules and its package', async ({ id, box, game }) => {
    expect(box.id).toBe(id)
    expect((await game()).id).toBe(id)
    expect(JSON.parse(readFileSync(`${root}games/${id}/package.json`, 'utf8')).name).toBe(`@monomyth/${id}`)
  })

  test('is found by page, worker, server and command, in its order, and has a sprite', async () => {
    for (const games of [SHOWN, RUN, SERVED, PLAYED]) expect(Object.keys(games)).toEqual(ids)
    expect(Object.keys(await spriteSets())).toEqual(['icons', ...ids])
  })

  test.each(['table', 'server', 'cli', 'bots', 'wire', 'ui'])('needs no line in the package.json of %s', (part) => {
    const { dependencies = {} } = JSON.parse(readFileSync(`${root}${part}/package.json`, 'utf8'))
    expect(ids.filter((id) => Object.hasOwn(dependencies, `@monomyth/${id}`))).toEqual([])
  })
})
