import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, MatchError } from '@monomyth/engine'
import { describe, expect, test, vi } from 'vitest'
import { run } from './testing/run.ts'

const GAME = 'heroes-journey'
const play = (args: string, lines: readonly string[]) => run(`play ${GAME} --bots random ${args}`, { lines })

/** Answers the setup, so that the first question is one of a turn. */
const SETUP = ['1', '1']

describe('keeping a match', () => {
  test('at the end of the input it is saved, and goes on where it was', async () => {
    const { out, folder } = await play('--seed a --seats 2', [...SETUP, '1'])
    const [, file = ''] = /kept in (\S+\.monomyth\.json)/.exec(out) ?? []
    expect(file).toMatch(/^saves\/heroes-journey-\d{4}-\d\d-\d\d-\d{6}\.monomyth\.json$/)
    expect(out).toContain(`npm run -s monomyth -- play ${GAME} --open ${file}`)
    const again = await run(`play ${GAME} --open ${file} --bots random`, {
      folder,
      lines: ['undo', 'undo anyway', 'quit'],
    })
    expect(again.code).toBe(0)
    expect(again.out).toContain('The saved match goes on after')
    expect(again.out).toContain('Move one cell')
    expect(again.out).toContain('You take back your last choice.')
    expect(again.out).toContain(`The match is kept in ${file}`)
    expect((await run(`play --open ${file}`, { folder, lines: [] })).out).toContain('Reveal a quest')
  })

  test('save takes a name; quit keeps to it', async () => {
    const { out, folder } = await play('--seed a --seats 2', ['save my/match.json', '1', 'quit', '1'])
    expect(out).toContain('Kept in my/match.json.')
    expect(out).toContain('The match is kept in my/match.json.')
    expect(existsSync(join(folder, 'saves'))).toBe(false)
    expect(JSON.parse(readFileSync(join(folder, 'my/match.json'), 'utf8')).log.length).toBeGreaterThan(0)
  })

  test('where it cannot be written, that is said and the match goes on', async () => {
    const { code, out } = await play('--seed a --seats 2', ['save nope\0.json', '1'])
    expect(code).toBe(0)
    expect(out).toContain('could not be written')
    expect(out).toContain('You set out')
  })

  test('what the file settles cannot be asked for again', async () => {
    const { folder } = await play('--seed a --seats 2', ['save m.json'])
    for (const option of ['--seats 3', '--seed b', '--variant', '--mode competitive', '--option variant=true']) {
      const { code, err } = await run(`play ${GAME} --open m.json ${option}`, { folder })
      expect(code).toBe(2)
      expect(err).toContain(option.split(' ')[0])
    }
  })

  test('a match that is over is shown as such', async () => {
    const { folder } = await play('--seed a --seats 2', [...SETUP, 'save m.json', 'resign yes'])
    const { code, out } = await run(`play ${GAME} --open m.json`, { folder, lines: ['1'] })
    expect(code).toBe(0)
    expect(out).toContain('Marlow wins')
  })

  test.each([
    ['one’s own', 1, 2],
    ['a bot’s', 2, 1],
  ])('a rule that fails at %s answer is said, and the match is kept', async (_, nth, sets) => {
    const answer = Match.prototype.answer
    let calls = 0
    const spy = vi.spyOn(Match.prototype, 'answer').mockImplementation(function (this: Match, ...args) {
      calls += 1
      if (calls === nth) throw new MatchError('E_RULE_FAILED')
      answer.apply(this, args)
    })
    const { code, out } = await play('--seed a --seats 2', ['1', '1'])
    spy.mockRestore()
    expect(code).toBe(0)
    expect(out).toContain('A rule failed; the answer was not taken.')
    expect(out).toContain('To open it:')
    expect(out.match(/^ {2}(You set|Marlow sets) out with/gm)).toHaveLength(sets)
  })
})
