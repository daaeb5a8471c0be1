import { describe, expect, it } from 'vitest'
import { lineAt, momentOf, toldAt, turnsIn } from './turns.ts'

// Set up, then two answers; the second tells nothing, the third opens two turns at once.
const history = [
  { at: 0, seat: -1, from: 1, to: 2 },
  { at: 1, seat: 0, from: 3, to: 4 },
  { at: 2, seat: 1, from: 5, to: 4 },
  { at: 3, seat: 1, from: 5, to: 7 },
]
const events = ['dealt', 'turn', 'moved', 'fell', 'turn', 'skipped', 'turn'].map((kind, i) => ({
  n: i + 1,
  event: { kind, seat: i % 2 },
}))

describe('what was told', () => {
  it('is found for every moment', () => {
    expect(history.map((_, at) => toldAt(history, events, at).map(({ n }) => n))).toEqual([
      [1, 2],
      [3, 4],
      [],
      [5, 6, 7],
    ])
  })

  it('is nothing at a moment that is not there', () => {
    expect(toldAt(history, events, 9)).toEqual([])
  })
})

describe('the moment of an event', () => {
  it('is the one at which it was told', () => {
    expect(events.map(({ n }) => momentOf(history, n))).toEqual([0, 0, 1, 1, 3, 3, 3])
  })

  it('is the last one for an event nobody knows', () => {
    expect(momentOf(history, 99)).toBe(3)
  })
})

describe('turns', () => {
  it('begin where they were opened, several at one moment too', () => {
    expect(turnsIn(history, events, 'turn')).toEqual([
      { id: 2, at: 0, seat: 1 },
      { id: 5, at: 3, seat: 0 },
      { id: 7, at: 3, seat: 0 },
    ])
  })

  it('are none where nothing opens one', () => {
    expect(turnsIn(history, events, 'round')).toEqual([])
  })
})

describe('the line to light up', () => {
  const line = (id: number) => ({ id, segments: [] })
  const turns = [
    { id: 1, lines: [line(1), line(3)] },
    { id: 4, title: 'A turn begins.', lines: [line(6)] },
  ]

  it('is the last one told by then', () => {
    expect([0, 1, 2, 3, 5, 6, 9].map((event) => lineAt(turns, event))).toEqual([undefined, 1, 1, 3, 3, 6, 6])
  })
})
