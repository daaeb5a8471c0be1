import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Chance, keyOf } from './chance.ts'
import type { AnyGame, EventPieces, Piece } from './contract.ts'
import { clonePosition, hashOf } from './position.ts'
import { Run } from './run.ts'
import { save, verify } from './save.ts'
import { simulate } from './simulate.ts'
import type { Setup } from './start.ts'
import { Scene } from './testing/scene.ts'
import { askKind } from './testing/toys/ask.ts'
import { TOYS } from './testing/toys/index.ts'

/** Answers at random, and now and then takes back, lends, leaves; whatever comes, the match must hold together. */
function wander(game: AnyGame, setup: Setup, choices: readonly number[], also: 'answers' | 'everything'): Scene {
  const scene = Scene.start(game, setup)
  for (const choice of choices) {
    if (scene.match.isOver()) break
    const asked = scene.asked()
    const seat = asked[choice % asked.length]!
    const deed = also === 'answers' ? 0 : choice % 11
    const others = Array.from({ length: setup.seats }, (_, other) => other)
    if (deed === 7) scene.undo(seat)
    else if (deed === 8) scene.undo(choice % setup.seats, others)
    else if (deed === 9 && choice % 5 === 0) scene.leave(choice % setup.seats)
    else {
      const options = scene.options(seat)
      scene.answer(seat, options[(choice >> 4) % options.length]!)
    }
  }
  return scene
}

const seeds = fc.string({ minLength: 1, maxLength: 8 })
const choices = fc.array(fc.nat(100_000), { minLength: 5, maxLength: 40 })

describe.each(TOYS)('At random, %s', (_name, game, setup) => {
  test('comes out the same in both hosts and through JSON after every answer', () => {
    // The scene compares the three after each answer.
    fc.assert(
      fc.property(seeds, choices, (seed, list) => {
        const { match } = wander(game, { ...setup, seed }, list, 'answers')
        expect(game.shape.proof(match.position().state)).toBeUndefined()
        expect(verify(game, save(match))).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  test('holds together with undo and leaving', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, list) => {
        const { match } = wander(game, { ...setup, seed }, list, 'everything')
        expect(verify(game, save(match))).toBe(true)
        expect(match.hashes.every((hash) => typeof hash === 'string')).toBe(true)
        // Nobody who left is waited for.
        if (!match.isOver())
          expect(match.open().every(({ seat, votes }) => !match.isGone(seat) || votes.length > 0)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  test('runs every step twice to the same end', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, list) => {
        const { match } = wander(game, { ...setup, seed }, list, 'answers')
        const { given, key } = match.table
        const { boundary, script, gone } = match.standing()
        const again = () => {
          const run = new Run(game, given, key, clonePosition(game.shape, boundary), { script, gone, listen: true })
          run.step()
          return [hashOf(game.shape, run.position()), JSON.stringify(run.told)]
        }
        expect(again()).toEqual(again())
        expect(again()[0]).toBe(match.hash())
      }),
      { numRuns: 10 },
    )
  })

  test('ends', () => {
    for (let i = 0; i < 20; i++) {
      const dice = new Chance(keyOf(`end ${i}`))
      const { outcome } = simulate(game, { ...setup, seed: `end ${i}` }, ({ size }) => dice.below(size), 10_000)
      expect(outcome).toBeDefined()
    }
  })
})

describe('The contract', () => {
  test('does not compile where a face would slip through', () => {
    type Event = { readonly kind: 'shown'; readonly card: Piece; readonly at: number } | { readonly kind: 'done' }
    const listed: EventPieces<Event> = { shown: { card: true }, done: {} }
    // @ts-expect-error a piece nobody listed
    const unlisted: EventPieces<Event> = { shown: {}, done: {} }
    // @ts-expect-error a number is no piece
    const wrong: EventPieces<Event> = { shown: { card: true, at: true }, done: {} }
    // @ts-expect-error an event nobody listed
    const missing: EventPieces<Event> = { shown: { card: true } }
    // @ts-expect-error a number where a piece is told
    const event: Event = { kind: 'shown', card: 3, at: 1 }
    // @ts-expect-error a question of pieces has no numbers for answers
    askKind<Piece>('card').key(3)
    expect([listed, unlisted, wrong, missing, event]).toHaveLength(5)
  })
})
