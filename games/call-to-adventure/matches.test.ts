import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Options, type Outcome, open, read, type Saved, save, start, verify } from '@monomyth/engine'
import { countLines, type Golden, goldenOf, playAtRandom, replayed, shortHashes } from '@monomyth/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Carry } from './campaign.ts'
import { callToAdventure } from './game.ts'
import { CORE, HIGH, LOW, scene, thrown } from './testing/index.ts'

/**
 * Golden matches: what these rules made of a seed and answers, they must always make of them. A difference is allowed
 * only together with a raised `rules` number; then MONOMYTH_RECORD=1 npx vitest run call-to-adventure/matches writes new
 * ones. The ends of the old ones stay as saves: their answers are for the older rules only.
 */
interface Recorded extends Golden, Kind {}

interface Kind {
  readonly mode: string
  readonly seats: number
  readonly options: Options
  readonly carry?: Carry
}

/** A match played to its end under older rules. */
interface Ended {
  readonly outcome: Outcome
  readonly saved: Saved
}

/** One for every mode and number of seats; between them both Quest sides and all options of the lobby. */
const KINDS: readonly Kind[] = [
  { mode: 'solo', seats: 1, options: {} },
  { mode: 'coop', seats: 2, options: { adversary: '1A' } },
  { mode: 'coop', seats: 3, options: { quest: 'darkness', easy: true, collection: 4 } },
  { mode: 'coop', seats: 4, options: { quest: 'darkness', adversary: '6B', first: 2 } },
  { mode: 'competitive', seats: 2, options: {} },
  { mode: 'competitive', seats: 3, options: { quickStart: true } },
  { mode: 'competitive', seats: 4, options: { collection: 2 } },
  { mode: 'campaign', seats: 1, options: {} },
  { mode: 'campaign', seats: 2, options: { easy: true }, carry: chapter(4, 'pardon', false) },
  { mode: 'campaign', seats: 3, options: {}, carry: chapter(5, 'clearSight', true) },
  { mode: 'campaign', seats: 4, options: { quest: 'darkness' }, carry: chapter(7, 'livingMemory', true) },
]

function chapter(number: number, boon: Carry['boon'], shadow: boolean): Carry {
  return { carry: 1, chapter: number, shadow, boon, played: [] }
}

const folder = new URL('matches/', import.meta.url)
const matchIn = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded
const files = () => readdirSync(folder).filter((name) => name.endsWith('.json'))
const startOf = ({ mode, seats, options, carry }: Kind, seed: string) =>
  start(callToAdventure, { mode, seats, seed, options, ...(carry === undefined ? {} : { carry }) })

if (process.env.MONOMYTH_RECORD === '1') record()

describe('golden matches', () => {
  const matches = files().filter((name) => !name.includes('save') && !name.includes('end'))

  test('there is one for every mode and number of seats', () => {
    const current = matches.map(matchIn).filter(({ rules }) => rules === callToAdventure.rules)
    const wanted = callToAdventure.modes.flatMap(({ id, seats: [least, most] }) =>
      Array.from({ length: most - least + 1 }, (_, n) => `${id} ${least + n}`),
    )
    expect(current.map(({ mode, seats }) => `${mode} ${seats}`).toSorted()).toEqual(wanted.toSorted())
  })

  test.each(matches)('%s comes out as it was recorded, boundary by boundary', (name) => {
    const recorded = matchIn(name)
    const match = replayed(startOf(recorded, recorded.seed), recorded)
    expect(match.isOver()).toBe(true)
    expect(shortHashes(match)).toEqual(recorded.hashes)
  })

  test.each(files().filter((name) => name.includes('end')))('%s, of older rules, opens as it ended', (name) => {
    const { outcome, saved } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Ended
    const match = open(callToAdventure, saved)
    expect([match.isOver(), match.outcome()]).toEqual([true, outcome])
    expect(match.log.slice(0, -1)).toEqual(saved.log)
    expect(match.log.at(-1)).toEqual({ do: 'rules', from: saved.rules, to: callToAdventure.rules })
  })

  test.each(files().filter((name) => name.includes('save')))(
    '%s, saved in the middle, opens and can be played on',
    (name) => {
      const saved = read(readFileSync(new URL(name, folder), 'utf8'))
      const match = open(callToAdventure, saved)
      expect(match.isOver()).toBe(false)
      expect(verify(callToAdventure, saved)).toBe(true)
      playAtRandom(match, 'on')
      expect(match.outcome()).toBeDefined()
    },
  )
})

describe('lines of play', () => {
  const opening = () =>
    scene({
      step: 'start',
      seats: [
        { origin: 14, xp: 3, hand: [178] },
        { xp: 3, hand: [159, 205] },
      ],
      rows: { 1: [55, 62, 63, 66] },
    })
  const window = () =>
    scene({
      step: 'post',
      seats: [{ hand: [186, 194], xp: 2, class: 37, banked: 4 }, { hand: [159, 168, 193] }, { hand: [163, 180, 187] }],
      rows: { 1: [66] },
      attempt: thrown(66, [...CORE, 9, 21], [HIGH, LOW, HIGH, LOW, HIGH]),
    })
  test.each([
    { name: 'the first turn', table: opening, depth: 2, lines: 16 },
    { name: 'the first turn', table: opening, depth: 4, lines: 685 },
    { name: 'an attempt under three hands', table: window, depth: 3, lines: 49 },
    { name: 'an attempt under three hands', table: window, depth: 5, lines: 592 },
  ])('$name has $lines lines, $depth answers deep', ({ table, depth, lines }) => {
    expect(countLines(callToAdventure, table().match, depth)).toBe(lines)
  })
})

function record(): void {
  const { rules } = callToAdventure
  mkdirSync(folder, { recursive: true })
  for (const kind of KINDS) {
    const seed = `golden ${kind.mode} ${kind.seats}`
    const match = startOf(kind, seed)
    playAtRandom(match, seed)
    const recorded: Recorded = { ...kind, ...goldenOf(match) }
    writeFileSync(new URL(`v${rules}-${kind.mode}-${kind.seats}.json`, folder), `${JSON.stringify(recorded)}\n`)
  }
  const match = startOf({ mode: 'coop', seats: 3, options: {} }, 'golden save')
  playAtRandom(match, 'golden save', 90)
  match.undo(match.open()[0]!.seat)
  writeFileSync(new URL(`v${rules}-save.json`, folder), `${JSON.stringify(save(match))}\n`)
}
