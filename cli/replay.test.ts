import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALWAYS_FIRST, run } from './testing/run.ts'

const GAME = 'heroes-journey'
const folder = mkdtempSync(join(tmpdir(), 'monomyth-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (file: string): string => join(folder, file)

beforeAll(async () => {
  const args = `play ${GAME} --bots random --seed a --seats 2`
  await run(args, { folder, lines: ['save over.json', ...ALWAYS_FIRST] })
  await run(args, { folder, lines: ['save running.json', ...ALWAYS_FIRST.slice(0, 12)] })
})

describe('replay', () => {
  test('tells the whole match, says who won and that it verifies', async () => {
    const { code, out } = await run('replay over.json', { folder })
    expect(code).toBe(0)
    expect(out).toContain('everything is shown')
    expect(out).toMatch(/\n {4}0 {2}Linden sets out/)
    expect(out).toContain('Verified: ')
    expect(out).not.toMatch(/undefined|NaN/)
    expect((await run('replay over.json --lang fr', { folder })).out).toContain('Vérifiée : ')
  })

  test('of a running match shows what everybody may know, or what a seat saw', async () => {
    const { out } = await run('replay running.json', { folder })
    expect(out).toContain('what everybody may know')
    expect(out).toContain('The match is not over.')
    const own = await run('replay running.json --seat 1', { folder })
    expect(own.out).toContain('You set out')
    const rival = await run('replay running.json --seat 2', { folder })
    expect(rival.out).toContain('Linden sets out')
    for (const seat of ['0', '3', 'x']) {
      const { code, err } = await run(`replay running.json --seat ${seat}`, { folder })
      expect([code, err.includes('1 to 2')]).toEqual([2, true])
    }
  })

  test('stops after each answer when asked to', async () => {
    const { code, out } = await run('replay over.json --step', { folder, lines: ['', 'b', '', 'q'] })
    expect(code).toBe(0)
    expect(out).toMatch(/\n {4}A {9}B {9}C/)
    expect(out).not.toContain('wins with')
    const ended = await run('replay over.json --step', { folder, lines: [''] })
    expect(ended.code).toBe(0)
  })

  test('as JSON', async () => {
    const [over, running] = [
      await run('replay over.json --json', { folder }),
      await run('replay running.json --json', { folder }),
    ]
    expect(JSON.parse(over.out)).toEqual({
      game: GAME,
      rules: expect.any(Number),
      mode: 'competitive',
      seats: 2,
      answers: expect.any(Number),
      verified: true,
      outcome: {
        winners: expect.any(Array),
        scores: expect.any(Array),
        ranking: expect.any(Array),
        reason: expect.any(String),
      },
    })
    expect(JSON.parse(running.out)).toMatchObject({ verified: true, outcome: null })
  })
})

describe('a file that is no good', () => {
  const saved = (): { [field: string]: unknown } => JSON.parse(readFileSync(path('over.json'), 'utf8'))

  test.each([
    ['empty', () => '', 'E_NOT_A_SAVE'],
    ['not JSON', () => 'once upon a time', 'E_NOT_A_SAVE'],
    ['cut short', () => readFileSync(path('over.json'), 'utf8').slice(0, 1000), 'E_NOT_A_SAVE'],
    ['null', () => 'null', 'E_NOT_A_SAVE'],
    ['a list', () => '[]', 'E_NOT_A_SAVE'],
    ['nothing of ours', () => '{"name":"monomyth"}', 'E_NOT_A_SAVE'],
    ['nested beyond reason', () => `{"monomyth":1,"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'E_NOT_A_SAVE'],
    ['another seed', () => JSON.stringify({ ...saved(), seed: 'b' }), 'E_SAVE_CHANGED'],
    ['a field less', () => JSON.stringify({ ...saved(), now: undefined }), 'E_SAVE_CHANGED'],
    ['a field more', () => JSON.stringify({ ...saved(), more: 1 }), 'E_SAVE_CHANGED'],
    ['a newer program', () => JSON.stringify({ ...saved(), monomyth: 99 }), 'E_NEWER_FORMAT'],
  ])('%s', async (_, text, code) => {
    writeFileSync(path('bad.json'), text())
    for (const lang of ['en', 'fr'])
      for (const command of ['replay bad.json', `play ${GAME} --open bad.json`]) {
        const ran = await run(`${command} --lang ${lang}`, { folder })
        expect([ran.code, ran.out]).toEqual([2, ''])
        expect(ran.err).toContain(`bad.json`)
        expect(ran.err).toContain(code)
      }
    const { out } = await run('replay bad.json --json', { folder })
    expect(JSON.parse(out).error.code).toBe(code)
  })
})
