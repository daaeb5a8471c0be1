import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALWAYS_FIRST, run } from './testing/run.ts'

const GAME = 'heroes-journey'
const play = (args: string, lines: readonly string[], folder?: string) =>
  run(`play ${GAME} --bots random ${args}`, folder === undefined ? { lines } : { lines, folder })

/** Answers the setup, so that the first question is one of a turn. */
const SETUP = ['1', '1']

describe('a whole match', () => {
  test.each([
    ['en', 'You play against Marlow (random) and Onyx (random)', 'The match is kept in'],
    ['fr', 'Vous jouez contre Marlow (random) et Onyx (random)', 'La partie est enregistrée dans'],
  ])('in %s, always the first option, to its end', async (lang, begins, ends) => {
    const { code, out, err, folder } = await play(`--seed end --seats 3 --lang ${lang}`, ALWAYS_FIRST)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(begins)
    expect(out).toMatch(/\n {2}1\. \S+ ?: \d+\n {2}/)
    expect(out).toContain(ends)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    const file = readdirSync(join(folder, 'saves'))[0] ?? ''
    const replayed = await run(`replay saves/${file} --json`, { folder })
    expect(JSON.parse(replayed.out)).toMatchObject({ verified: true, outcome: { winners: expect.any(Array) } })
  })

  test.each([2, 4, 5, 6])('with %i seats', async (seats) => {
    const { code, out } = await play(`--seed ${seats} --seats ${seats} --variant`, ALWAYS_FIRST)
    expect(code).toBe(0)
    expect(out).toContain('The match is kept in')
  })

  test('against greedy bots, said in sentences', async () => {
    const { code, out } = await run(`play ${GAME} --seats 2 --seed plain --plain`, { lines: ALWAYS_FIRST })
    expect(code).toBe(0)
    expect(out).toContain('quests are face down.')
    expect(out).not.toMatch(/···|≈/)
  })

  test('no line is wider than the terminal', async () => {
    for (const lang of ['en', 'fr']) {
      const { out } = await play(`--seed wide --seats 6 --lang ${lang}`, ALWAYS_FIRST)
      // What is meant to be copied is not broken.
      expect(out.split('\n').filter((line) => line.length > 100 && !line.startsWith('  npm'))).toEqual([])
    }
  })

  test('with --json the result is all that stands on stdout', async () => {
    const { out, err } = await play('--seed b --seats 2 --json', ['1', '1'])
    expect(JSON.parse(out)).toMatchObject({ game: GAME, seats: 2, seed: 'b', over: false, outcome: null })
    expect(err).toContain('You play against Marlow')
  })
})

describe('a question', () => {
  test('is asked with its rules, numbered options, odds and warnings', async () => {
    const { out } = await play('--seed b --seats 2', [...SETUP, '1', '1'])
    expect(out).toContain('(HJ-303,\u00a0HJ-304,\u00a0HJ-305)')
    expect(out).toMatch(/\n {2}2 {2}Attempt with .* — \d+(\.\d)? % success !\n/)
    expect(out).toMatch(/\n {5}! Irreversible/)
  })

  test('letters narrow it down; only a number or a whole key chooses', async () => {
    const { out } = await play('--seed b --seats 2', [...SETUP, 'F', 'no such thing', 'f7'])
    expect(out).toMatch(/\n( +\d+ {2}Reveal F\d\n)+No option/)
    expect(out).toContain('No option contains “no such thing”')
    expect(out).toMatch(/You reveal .* on F7\./)
  })

  test('a letter that fits one option alone does not choose it', async () => {
    const { out } = await play('--seed b --seats 2', ['gre'])
    expect(out.match(/ {2}2 {2}Green/g)).toHaveLength(2)
    expect(out).not.toContain('You set out')
  })

  test('the board is drawn when a turn of one’s own begins', async () => {
    const { out } = await play('--seed b --seats 2', SETUP)
    expect(out).toMatch(/\n {4}A {9}B {9}C/)
    expect(out).toContain('Treasure: ')
    expect(out).toMatch(/→ @ You: 0 of 15 points; .*● /)
  })
})

describe('commands', () => {
  const said = async (lines: readonly string[], args = '') => (await play(`--seed b --seats 2 ${args}`, lines)).out

  test('help, board, look, log, card, rules, why and hint change nothing', async () => {
    const asked = [
      '?',
      'board',
      'look',
      'log',
      'log 2',
      'log all',
      'card D3',
      'card moon',
      'card e',
      'card',
      'card zzz',
    ]
    const more = ['rules', 'rules 54', 'rules HJ-999', 'why', 'why D4', 'why zzz', 'hint', '']
    const [{ out }, bare] = [
      await play('--seed b --seats 2 --json', [...SETUP, '1', ...asked, ...more]),
      await play('--seed b --seats 2 --json', [...SETUP, '1']),
    ]
    expect({ ...JSON.parse(out), file: '' }).toEqual({ ...JSON.parse(bare.out), file: '' })
    const text = await said([...SETUP, '1', ...asked, ...more])
    for (const part of [
      'Letters narrow',
      'quests are face down',
      'Twin-Moon Axe (R2-02) — red relic, power 2',
      'Which card?',
      'No card is called “zzz”',
      'HJ-303. ',
      'HJ-054. The inn, E4',
      'There is no rule HJ-999',
      'Nothing that could be chosen here is barred.',
      'Nothing bars it: it is option',
      '“zzz” is not among what could be chosen',
      ', perhaps: ',
      'more: type more of the name',
    ])
      expect(text).toContain(part)
  })

  test('why says what is barred, by rule', async () => {
    const text = await said([...SETUP, '1', '1', 'why', 'why c2'])
    expect(text).toMatch(/Not now, by HJ-301: No pawn .*\n {2}Extra movement to /)
  })

  test('have French names beside the English ones', async () => {
    const asked = ['aide', 'plateau', 'voir', 'journal', 'règles', 'carte D3', 'conseil', '1', 'pourquoi', 'abandonner']
    const text = await said([...SETUP, '1', ...asked], '--lang fr')
    for (const part of [
      'Des lettres réduisent',
      'face cachée.',
      'HJ-303. ',
      ' (Q',
      'peut-être',
      'par HJ-301',
      'Vraiment ?',
    ])
      expect(text).toContain(part)
  })

  test('undo takes back in silence, refuses in words, and goes further when told to', async () => {
    const text = await said([...SETUP, '1', '1', 'undo', '2', '1', 'undo', 'undo anyway'])
    expect(text.match(/You take back your last choice\./g)).toHaveLength(2)
    expect(text).toMatch(/“undo anyway” takes it back all the same/)
    expect(await said(['undo'])).toContain('There is nothing of yours to take back.')
    expect(await said(['annuler'], '--lang fr')).toContain('Vous n’avez rien à reprendre.')
  })

  test('resigning wants to be sure', async () => {
    const text = await said([...SETUP, 'resign', 'resign yes'])
    expect(text).toContain('Really?')
    expect(text).toContain('You resign')
    expect(text).toContain('Marlow wins')
  })
})

describe('colour', () => {
  test('is for terminals, unless somebody wants none', async () => {
    const colours = '\u001b['
    const args = `play ${GAME} --bots random --seed b --seats 2`
    expect((await run(args, { lines: SETUP, isTty: true })).out).toContain(colours)
    expect((await run(args, { lines: SETUP, isTty: true, env: { NO_COLOR: '1' } })).out).not.toContain(colours)
    expect((await run(args, { lines: SETUP, isTty: true, env: { TERM: 'dumb' } })).out).not.toContain(colours)
    expect((await run(args, { lines: SETUP })).out).not.toContain(colours)
  })
})
