import { describe, expect, test } from 'vitest'
import { wilson } from './interval.ts'
import { idsIn } from './rules.ts'
import { checkShare, checkShares } from './shares.ts'
import { run } from './testing/run.ts'

const GAME = 'heroes-journey'

describe('list', () => {
  test('names games, modes, seats, options and what is in the box', async () => {
    const { code, out } = await run('list --json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      games: [
        {
          id: GAME,
          rules: expect.any(Number),
          modes: [{ id: 'competitive', seats: [2, 6], options: { variant: [false, true] } }],
          counts: { quests: 54, relics: 66, prophecies: 40, prophecyDesigns: 20, mentors: 12, pawns: 6, inn: 1 },
        },
        {
          id: 'call-to-adventure',
          rules: expect.any(Number),
          modes: [
            { id: 'coop', seats: [2, 4] },
            { id: 'solo', seats: [1, 1] },
            { id: 'competitive', seats: [2, 4] },
            { id: 'campaign', seats: [1, 4] },
          ],
          counts: {
            heritages: 13,
            origins: 15,
            classes: 12,
            destinies: 14,
            storyAct1: 23,
            storyAct2: 23,
            storyAct3: 21,
            heroes: 24,
            antiheroes: 24,
            adversaryActions: 13,
            adversaries: 11,
            questFaces: 2,
            runes: 24,
            chapters: 7,
          },
        },
      ],
    })
  })

  test('reads well in both languages', async () => {
    expect((await run('list')).out).toContain('54 quests, 66 relics, 40 prophecies, 20 different prophecies')
    expect((await run('list --lang fr')).out).toContain('54 quêtes, 66 reliques, 40 prophéties')
  })
})

describe('sim', () => {
  const simulate = async (args: string) => JSON.parse((await run(`sim ${GAME} --json ${args}`)).out)

  test('reports what others rely on', async () => {
    const report = await simulate('--games 30 --seats 3')
    expect(report).toMatchObject({ game: GAME, mode: 'competitive', seats: 3, games: 30, seed: '1' })
    for (const key of ['decisions', 'seconds', 'gamesPerSecond', 'decisionsPerSecond', 'draws', 'optionsPerDecision'])
      expect(report[key], key).toBeGreaterThanOrEqual(0)
    expect(report.wins).toHaveLength(3)
    expect(report.winIntervals).toHaveLength(3)
    expect(report.wins.reduce((sum: number, wins: number) => sum + wins, report.draws)).toBe(30)
    const reasons: number[] = Object.values(report.reasons)
    expect(reasons.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(report.length.min).toBeLessThanOrEqual(report.length.median)
    expect(report.length.median).toBeLessThanOrEqual(report.length.max)
    expect(report.optionsPerDecision).toBeGreaterThanOrEqual(2)
  })

  test('equal seeds give equal results, all but the times', async () => {
    const times = { seconds: 0, cpuSeconds: 0, gamesPerSecond: 0, decisionsPerSecond: 0 }
    const [one, same, other] = [
      await simulate('--games 40 --seed a'),
      await simulate('--games 40 --seed a'),
      await simulate('--games 40 --seed b'),
    ]
    expect({ ...one, ...times }).toEqual({ ...same, ...times })
    expect(one.decisions).not.toBe(other.decisions)
  })

  test('a game does not depend on those before it', async () => {
    const [few, more] = [await simulate('--games 5 --seed a'), await simulate('--games 6 --seed a')]
    expect(more.decisions).toBeGreaterThan(few.decisions)
    expect(few.length.max).toBeLessThanOrEqual(more.length.max)
  })

  test('the last bot named goes on, and the variant is an option', async () => {
    const report = await simulate('--games 2 --seats 4 --bots greedy,random --variant')
    expect(report.bots).toEqual(['greedy', 'random', 'random', 'random'])
    expect(report.options).toEqual({ variant: true })
    expect((await simulate('--games 2 --option variant=true')).options).toEqual({ variant: true })
  })

  test('says the same in words, in both languages', async () => {
    expect((await run(`sim ${GAME} --games 5`)).out).toContain('seat 4, random')
    expect((await run(`sim ${GAME} --games 5 --lang fr`)).out).toContain('place 4, random')
  })
})

describe('check', () => {
  test('walks with every invariant on', async () => {
    const { code, out } = await run(`check ${GAME} --games 2 --seats 2 --seed a --json`)
    const report = JSON.parse(out)
    expect([code, report.violations]).toEqual([0, []])
    expect(report).toMatchObject({ game: GAME, games: 2, seats: 2, seed: 'a' })
    for (const key of ['decisions', 'longestStep', 'medianStep', 'twins', 'undone', 'seconds'])
      expect(report[key], key).toBeGreaterThanOrEqual(0)
    expect(Object.keys(report.neverReached)).toEqual(['quests', 'relics', 'prophecies', 'mentors'])
    expect(report.neverReached.prophecies.length).toBeLessThanOrEqual(20)
  })

  test('many games are shared out over threads, and come out as in one', async () => {
    const wanted = { game: GAME, mode: 'competitive', seats: 2, options: {}, games: 3, seed: 'threads' }
    const heard: number[] = []
    const shares = await checkShares(wanted, (done) => heard.push(done), 2)
    expect(heard).toEqual([1, 2, 3])
    expect(shares).toEqual([
      checkShare({ ...wanted, games: 1, seed: 'threads.0' }, () => {}),
      checkShare({ ...wanted, games: 2, seed: 'threads.1' }, () => {}),
    ])
  })

  test('without a seed takes a new one and says which', async () => {
    const { out } = await run(`check ${GAME} --games 1 --seats 2`)
    expect(out).toMatch(/seed [0-9a-f]{10}\n/)
    expect(out).toContain('No violation.')
  })
})

describe('rules', () => {
  test('counts the rules and names the tests', async () => {
    const { code, out } = await run('rules --json')
    const { [GAME]: report } = JSON.parse(out)
    expect(report.rules).toBe(276)
    expect(report.tested + report.missing.length).toBe(276)
    expect(Object.keys(report.tests)).toHaveLength(276)
    expect(code).toBe(report.missing.length === 0 ? 0 : 1)
  })

  test('reads one rule, several, and a run of them', () => {
    expect(idsIn('HJ-301 no pawn enters')).toEqual(['HJ-301'])
    expect(idsIn('HJ-301, HJ-302: no pawn')).toEqual(['HJ-301', 'HJ-302'])
    expect(idsIn('HJ-550 to HJ-553 in this order')).toEqual(['HJ-550', 'HJ-551', 'HJ-552', 'HJ-553'])
    expect(idsIn('HJ-009–011')).toEqual(['HJ-009', 'HJ-010', 'HJ-011'])
    expect(idsIn('HJ-100 to HJ-900 is too far')).toEqual(['HJ-100'])
    expect(idsIn('no rule at all')).toEqual([])
  })
})

test('Wilson’s interval holds the share and stays within 0 and 1', () => {
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(wilson(0, 10)).toEqual([0, 0.2775])
  expect(wilson(10, 10)).toEqual([0.7225, 1])
  expect(wilson(50, 100)).toEqual([0.4038, 0.5962])
})
