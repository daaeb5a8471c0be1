import { simulate } from '@monomyth/engine'
import { expect, test } from 'vitest'
import { callToAdventure as game } from './game.ts'
import { SHAPE } from './state.ts'
import { ADVERSARIES } from './content/pieces.ts'

test('smoke', () => {
  let seed = 12345
  const rnd = () => { seed = (Math.imul(seed, 1103515245) + 12345) >>> 0; return seed / 4294967296 }
  const asks: Record<string, number> = {}
  let decisions = 0
  const N = 600
  const t = performance.now()
  const ends: Record<string, number> = {}
  for (let i = 0; i < N; i++) {
    const seats = 1 + (i % 4)
    const mode = seats === 1 ? 'solo' : i % 5 === 0 ? 'competitive' : 'coop'
    const options = mode === 'competitive' ? {} : { adversary: ADVERSARIES[i % 11]!.id, quest: i % 2 ? 'reign' : 'darkness' }
    const r = simulate(game, { mode, seats, seed: `s${i}`, options }, ((q: { ask: { id: string }; size: number }) => {
      asks[q.ask.id] = (asks[q.ask.id] ?? 0) + 1
      return Math.floor(rnd() * q.size)
    }) as never)
    decisions += r.decisions
    const proof = SHAPE.proof(r.position.state as never)
    if (proof) throw new Error(proof)
    ends[r.outcome!.reason] = (ends[r.outcome!.reason] ?? 0) + 1
  }
  const s = (performance.now() - t) / 1000
  console.log({ decisions, perGame: decisions / N, dps: decisions / s, gps: N / s, asks, ends })
  expect(true).toBe(true)
})
