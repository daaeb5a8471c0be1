import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open, read, save, start, verify } from '@monomyth/engine'
import { countLines, type Golden, goldenOf, playAtRandom, replayed, shortHashes } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import { heroesJourney } from './game.ts'
import { scene } from './testing/index.ts'

/**
 * Golden matches: what these rules made of a seed and answers, they must always make of them. A difference is allowed
 * only together with a raised `rules` number; then MONOMYTH_RECORD=1 npx vitest run matches writes new ones beside the old.
 */
interface Recorded extends Golden {
  readonly seats: number
  readonly variant: boolean
}

const folder = new URL('matches/', import.meta.url)
const matchIn = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded
const files = () => readdirSync(folder).filter((name) => name.endsWith('.json'))

if (process.env.MONOMYTH_RECORD === '1') record()

describe('golden matches', () => {
  const matches = files().filter((name) => !name.includes('save'))

  test('there is one for every number of seats, with and without the variant', () => {
    const modes = matches.map(matchIn)
    const current = modes.filter(({ rules }) => rules === heroesJourney.rules)
    const kinds = new Set(current.map(({ seats, variant }) => `${seats} ${variant}`))
    expect(kinds.size).toBe(10)
  })

  test.each(matches)('%s comes out as it was recorded, boundary by boundary', (name) => {
    const recorded = matchIn(name)
    const { seats, variant, seed, hashes } = recorded
    const match = replayed(start(heroesJourney, { seats, seed, options: { variant } }), recorded)
    expect(match.isOver()).toBe(true)
    expect(shortHashes(match)).toEqual(hashes)
  })

  test.each(files().filter((name) => name.includes('save')))(
    '%s, saved in the middle, opens and can be played on',
    (name) => {
      const saved = read(readFileSync(new URL(name, folder), 'utf8'))
      const match = open(heroesJourney, saved)
      expect(match.isOver()).toBe(false)
      expect(verify(heroesJourney, saved)).toBe(true)
      playAtRandom(match, 'on')
      expect(match.outcome()).toBeDefined()
    },
  )
})

describe('lines of play', () => {
  const inn = { relics: ['R1-01', 'G2-01'], mentor: 'M06' }
  const other = { relics: ['B1-01'], mentor: 'M01' }
  const opening = () => scene({ step: 'move', seats: [inn, other] })
  const window = () =>
    scene({
      step: 'main',
      seats: [
        { cell: 'D3', relics: ['R2-01'], hand: ['P17'] },
        { cell: 'F4', relics: ['B1-01'], hand: ['P01', 'P02', 'P11'] },
        { cell: 'E4', relics: ['G1-01'], hand: ['P04', 'P20'] },
      ],
      quests: { D3: 'Q25', C2: 'Q10', C3: 'Q11' },
      turn: { moved: true, arrival: 'free' },
    })
  test.each([
    { name: 'the first move', table: opening, depth: 1, lines: 8 },
    { name: 'the first move', table: opening, depth: 2, lines: 458 },
    { name: 'an attempt under three hands', table: window, depth: 2, lines: 591 },
    { name: 'an attempt under three hands', table: window, depth: 3, lines: 23764 },
  ])('$name has $lines lines, $depth answers deep', ({ table, depth, lines }) => {
    expect(countLines(heroesJourney, table().match, depth)).toBe(lines)
  })
})

function record(): void {
  const { rules } = heroesJourney
  for (const seats of [2, 3, 4, 5, 6]) {
    for (const variant of [false, true]) {
      const seed = `golden ${seats} ${variant}`
      const match = start(heroesJourney, { seats, seed, options: { variant } })
      playAtRandom(match, seed)
      const recorded: Recorded = { seats, variant, ...goldenOf(match) }
      writeFileSync(
        new URL(`v${rules}-${seats}${variant ? '-variant' : ''}.json`, folder),
        `${JSON.stringify(recorded)}\n`,
      )
    }
  }
  const match = start(heroesJourney, { seats: 4, seed: 'golden save' })
  playAtRandom(match, 'golden save', 120)
  match.undo(match.open()[0]!.seat)
  writeFileSync(new URL(`v${rules}-save.json`, folder), `${JSON.stringify(save(match))}\n`)
}
