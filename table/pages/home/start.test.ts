import { describe, expect, it } from 'vitest'
import type { MatchCard } from '../../client/client.ts'
import { GAMES } from '../../games.ts'
import { fileName } from './files.ts'
import { begunLesson, isTogether, quickMatch } from './start.ts'

const [entry] = Object.values(GAMES)

describe('play now', () => {
  it('is a person against two bots', () => {
    const wanted = quickMatch(entry!, 'Ada')
    expect(wanted.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', undefined],
      ['Bryn', 'greedy'],
      ['Corin', 'greedy'],
    ])
    expect(wanted.mode).toBe('competitive')
  })

  it('gives no bot the name of the person', () => {
    expect(new Set(quickMatch(entry!, 'Bryn').seats.map(({ name }) => name)).size).toBe(3)
  })

  it.each([
    [[2, 2], 2],
    [[1, 1], 1],
    [[4, 6], 4],
    [[1, 4], 3],
  ] as const)('takes the seats of the first mode: of %j, %i', (seats, taken) => {
    const name = { en: 'Duel', fr: 'Duel' }
    const box = { ...entry!.box, seats: [1, 6] as const, modes: { duel: { name, seats } } }
    expect(quickMatch({ box }, 'Ada').seats).toHaveLength(taken)
  })

  it('says whether its bots are rivals or companions', () => {
    const first = entry!.box
    const mode = Object.keys(first.modes)[0]!
    expect(isTogether({ ...first, together: [] })).toBe(false)
    expect(isTogether({ ...first, together: [mode] })).toBe(true)
  })
})

describe('a lesson', () => {
  const card = (part: Partial<MatchCard>): MatchCard =>
    ({ id: 'x', game: 'g', lesson: undefined, over: false, ...part }) as MatchCard

  it('goes on where it was left', () => {
    const cards = [
      card({}),
      card({ lesson: 3, over: true }),
      card({ game: 'h', lesson: 1 }),
      card({ id: 'y', lesson: 2 }),
    ]
    expect(begunLesson(cards, 'g')?.id).toBe('y')
    expect(begunLesson(cards, 'z')).toBeUndefined()
  })
})

describe('the name of a file', () => {
  it.each([
    ['Ada, Bryn and Corin', 'Ada-Bryn-and-Corin.monomyth.json'],
    ['Soirée d’été !', 'Soiree-d-ete.monomyth.json'],
    ['../..\\', 'match.monomyth.json'],
    ['夜', '夜.monomyth.json'],
  ])('of %j is %s', (match, file) => {
    expect(fileName(match)).toBe(file)
  })
})
