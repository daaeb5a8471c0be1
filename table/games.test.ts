import { LANGS } from '@monomyth/ui/contract'
import { describe, expect, it } from 'vitest'
import { COMING } from '../games/coming.ts'
import { GAMES, gameOf } from './games.ts'

const entries = Object.entries(GAMES)
const boxes = [...Object.values(GAMES), ...COMING]

describe('the shelf', () => {
  it('holds every box once', () => {
    expect(new Set(boxes.map(({ box }) => box.id)).size).toBe(boxes.length)
  })

  it.each(boxes.map(({ box }) => [box.id, box] as const))('%s says what it is', (_, box) => {
    for (const lang of LANGS) {
      expect(box.title[lang]).not.toBe('')
      expect(box.promise[lang].length).toBeLessThan(120)
    }
    expect(box.promise.fr).not.toBe(box.promise.en)
    expect(box.seats[0]).toBeLessThanOrEqual(box.seats[1])
    expect(box.minutes[0]).toBeLessThanOrEqual(box.minutes[1])
  })

  it('gives every box a look of its own', () => {
    expect(new Set(boxes.map(({ look }) => look.emblem)).size).toBe(boxes.length)
    expect(new Set(boxes.map(({ look }) => look.lid)).size).toBe(boxes.length)
  })
})

describe('the games', () => {
  it.each(entries)('%s stands under its own id', (id, { box }) => {
    expect(box.id).toBe(id)
    expect(gameOf(id)?.box).toBe(box)
  })

  it.each(entries)('%s says of every mode how many it seats', async (_, { box, game }) => {
    const { modes } = await game()
    const shown = Object.entries(box.modes).map(([id, { seats }]) => [id, seats])
    expect(shown).toEqual(modes.map(({ id, seats }) => [id, seats]))
    const seats = modes.flatMap((mode) => mode.seats)
    expect(box.seats).toEqual([Math.min(...seats), Math.max(...seats)])
  })

  it.each(entries)('%s speaks every language', async (_, { words }) => {
    for (const lang of LANGS) expect((await words[lang]()).lang.title).not.toBe('')
  })

  it.each(['', 'chess', 'constructor', '__proto__'])('%j is no game', (id) => {
    expect(gameOf(id)).toBeUndefined()
  })
})
