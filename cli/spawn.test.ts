import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the command as people call it prints clean JSON', () => {
  const args = ['run', '-s', 'monomyth', '--', 'list', '--json']
  const { status, stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  expect(status).toBe(0)
  expect(JSON.parse(stdout).games[0].id).toBe('heroes-journey')
})

test('bad usage is exit 2 outside too', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/bin.mjs', 'sim', 'chess', '--lang', 'en'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('There is no game “chess”')
})
