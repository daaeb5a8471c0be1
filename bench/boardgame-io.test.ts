import { Chance, keyOf } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { loadBoardgameIo, type PeerGame } from './boardgame-io.ts'

const play = loadBoardgameIo()

function games(seats: number, count: number): PeerGame[] {
  const chance = new Chance(keyOf(`peer ${seats}`))
  return Array.from({ length: count }, (_, n) => play(seats, `peer ${seats} ${n}`, (size) => chance.below(size)))
}

test.each([2, 4, 6])('the core on boardgame.io plays to an end that the rules know, %i seats', (seats) => {
  for (const { winners, points, out, idle } of games(seats, 8)) {
    const inGame = out.filter((isOut) => !isOut).length
    const best = Math.max(...points)
    const reasons = [best >= 15, inGame === 1, idle >= 6 * inGame].filter(Boolean)
    expect(reasons).toHaveLength(1)
    expect(winners.length).toBeGreaterThan(0)
    for (const winner of winners) expect(out[winner]).toBe(false)
  }
})

test('its games are about as long as ours and ask about as much', () => {
  const played = games(4, 20)
  const mean = (of: (game: PeerGame) => number) => played.reduce((sum, game) => sum + of(game), 0) / played.length
  // Ours, with prophecies on top, make some 260 decisions in 77 turns.
  expect(mean(({ decisions }) => decisions)).toBeGreaterThan(100)
  expect(mean(({ decisions }) => decisions)).toBeLessThan(500)
  expect(mean(({ turns }) => turns)).toBeGreaterThan(30)
  expect(mean(({ options, decisions }) => options / decisions)).toBeGreaterThan(5)
  // Forced moves go through its reducer without counting: there must be next to none, or the comparison is unfair.
  expect(mean(({ moves, decisions }) => moves / decisions)).toBeLessThan(1.02)
})

test('the same seeds play the same game', () => {
  expect(games(3, 2)).toEqual(games(3, 2))
})
