import { describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { COMMANDS, type CommandId } from './words/words.ts'

describe('help', () => {
  test.each(COMMANDS)('%s explains itself in both languages', async (id) => {
    for (const [lang, words] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const { code, out, err } = await run(`${id} --help --lang ${lang}`)
      expect([code, out, err]).toEqual([0, words.help[id], ''])
      expect((await run(`help ${id} --lang ${lang}`)).out).toBe(out)
    }
  })

  test.each(COMMANDS)('the help of %s names every option it takes', async (id: CommandId) => {
    const { command } = await import(`./${id}.ts`)
    for (const words of [en, fr])
      for (const option of Object.keys(command.options)) expect(words.help[id]).toContain(`--${option}`)
  })

  test('without a command: what there is, and bad usage', async () => {
    expect(await run('')).toMatchObject({ code: 2, out: '', err: en.help.main })
    expect(await run('--help')).toMatchObject({ code: 0, out: en.help.main })
    expect(await run('help')).toMatchObject({ code: 0, out: en.help.main })
    expect(await run('--json')).toMatchObject({ code: 2, out: '' })
  })

  test('no line is wider than a terminal', () => {
    for (const words of [en, fr])
      for (const text of Object.values(words.help))
        for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
  })
})

describe('language', () => {
  test.each([
    [{}, 'Commands'],
    [{ LANG: 'fr_CA.UTF-8' }, 'Commandes'],
    [{ LC_MESSAGES: 'fr', LANG: 'en_GB' }, 'Commandes'],
    [{ LC_ALL: 'en_US.UTF-8', LC_MESSAGES: 'fr', LANG: 'fr' }, 'Commands'],
    [{ LC_ALL: '', LANG: 'fr_FR' }, 'Commandes'],
    [{ LANG: 'de_DE' }, 'Commands'],
    [{ LANG: 'C' }, 'Commands'],
  ])('%j decides', async (env, said) => {
    expect((await run('nonsense', { env })).err).toContain(`${said}`)
  })

  test('--lang decides before the environment, wherever it stands', async () => {
    const env = { LANG: 'fr_FR' }
    expect((await run('nonsense --lang en', { env })).err).toContain('Commands:')
    expect((await run('--lang fr nonsense')).err).toContain('Commandes :')
    expect((await run('nonsense --lang=fr')).err).toContain('Commandes :')
    expect((await run('--lang fr list')).out).toContain('places')
  })
})

const GAME = 'heroes-journey'

/** Bad input: what was wrong and what is allowed. */
const BAD: readonly (readonly [args: string, given: string, allowed: string])[] = [
  ['nonsense', 'nonsense', 'list, play, replay, sim, check, rules, bench'],
  ['help nonsense', 'nonsense', 'list, play'],
  ['list --lang de', 'de', 'en, fr'],
  ['list --lang', '--lang', '--lang'],
  ['list extra', 'extra', 'list --help'],
  ['list --nonsense', '--nonsense', '--json, --help, --lang'],
  ['list -j', '-j', '--json'],
  ['list --json=yes', '--json', '--json'],
  ['sim', GAME, GAME],
  ['sim chess', 'chess', GAME],
  ['sim toString', 'toString', GAME],
  [`sim ${GAME} --toString`, '--toString', '--seats'],
  [`sim ${GAME} --mode duel`, 'duel', 'competitive'],
  [`sim ${GAME} --seats 7`, '7', '6'],
  [`sim ${GAME} --seats 1`, '1', '2'],
  [`sim ${GAME} --seats -3`, '-3', '2'],
  [`sim ${GAME} --seats four`, 'four', '6'],
  [`sim ${GAME} --seats 2.5`, '2.5', '6'],
  [`sim ${GAME} --seats`, '--seats', 'sim --help'],
  [`sim ${GAME} --seats --json`, '--seats', 'sim --help'],
  [`sim ${GAME} --games 0`, '0', '1'],
  [`sim ${GAME} --games 1e3`, '1e3', '1'],
  [`sim ${GAME} --games 99999999999`, '99999999999', '999999999'],
  [`sim ${GAME} --bots deep`, 'deep', 'random, greedy, hunch'],
  [`sim ${GAME} --bots random,`, '', 'random, greedy, hunch'],
  [`sim ${GAME} --seats 2 --bots random,random,greedy`, '3', '2'],
  [`sim ${GAME} --option luck=true`, 'luck=true', 'variant=false|true'],
  [`sim ${GAME} --option variant=maybe`, 'variant=maybe', 'variant=false|true'],
  [`sim ${GAME} --option variant`, 'variant', 'variant=false|true'],
  [`sim ${GAME} --seed=`, '1', '200'],
  [`sim ${GAME} --seed ${'x'.repeat(201)}`, '1', '200'],
  [`check ${GAME} --seats 9`, '9', '6'],
  ['check chess', 'chess', GAME],
  ['rules chess', 'chess', GAME],
  ['play', GAME, GAME],
  ['play chess', 'chess', GAME],
  [`play ${GAME} --bots deep`, 'deep', 'random, greedy, hunch'],
  [`play ${GAME} --seats 3 --bots greedy,greedy,greedy`, '3', '2'],
  [`play ${GAME} --open nowhere.json`, 'nowhere.json', '.monomyth.json'],
  [`play --open nowhere.json`, 'nowhere.json', '.monomyth.json'],
  ['replay', '.monomyth.json', 'saves/'],
  ['replay nowhere.json', 'nowhere.json', '.monomyth.json'],
  ['replay .', '.', '.monomyth.json'],
  ['bench nonsense', 'nonsense', 'play'],
]

describe('bad input', () => {
  test.each(BAD)('%s', async (args, given, allowed) => {
    for (const lang of ['en', 'fr']) {
      const own = args.includes('--lang') ? args : `${args} --lang ${lang}`
      const { code, out, err } = await run(own, { env: { LANG: lang } })
      expect(code).toBe(2)
      if (!args.includes('--json')) expect(out).toBe('')
      expect(err).toContain(given)
      expect(err).toContain(allowed)
      expect(err).not.toMatch(/\n\s+at |Error/)
    }
  })

  test('is said in the language asked for', async () => {
    expect((await run('sim chess --lang en')).err).toMatch(/^There is no game “chess”\. Games: /)
    expect((await run('sim chess --lang fr')).err).toMatch(/^Il n’y a pas de jeu « chess »\. Jeux : /)
  })

  test('with --json also stands on stdout, by code', async () => {
    const { code, out } = await run('sim chess --json')
    expect([code, JSON.parse(out).error.code]).toEqual([2, 'E_UNKNOWN_GAME'])
  })

  test('a fault of our own is not hidden as bad input', async () => {
    const io = { out: () => {}, err: () => {} } as never
    const { main } = await import('./main.ts')
    await expect(main(['list'], io)).rejects.toThrow()
  })
})
