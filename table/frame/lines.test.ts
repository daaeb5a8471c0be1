import type { EventView, GameEvent, GameLang } from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { hasDrawn, LogBook, seatOf, segmentsOf, sentencesOf, type Telling, turnsOf } from './lines.ts'

const NAMES = ['Boar Spear', 'The Masked Duchess', 'Spear', 'La Duchesse masquée']
const words: Pick<GameLang, 'event' | 'piece'> = {
  piece: (piece) => NAMES[piece] ?? 'card',
  event(event) {
    return 'text' in event ? String(event.text) : undefined
  },
}
const telling: Telling = {
  lang: words as GameLang,
  reader: { names: ['Ada', 'Bryn'], seat: 0 },
  seats: [{ colour: 'red' }, { colour: 'blue' }],
  turnEvent: 'turn',
  piecesIn: (event) => ('pieces' in event ? (event.pieces as readonly number[]) : []),
}
const event = (kind: string, more: object = {}): GameEvent => ({ kind, ...more })
const numbered = (...events: readonly GameEvent[]): readonly EventView[] =>
  events.map((one, i) => ({ n: i + 1, event: one }))

describe('the log', () => {
  test('is cut into turns, each headed by the sentence that opens it', () => {
    const turns = turnsOf(
      telling,
      numbered(
        event('set', { text: 'The board is dealt.' }),
        event('turn', { seat: 1, text: 'Bryn’s turn begins.' }),
        event('move', { seat: 1, text: 'Bryn moves.' }),
        event('turn', { seat: 0, text: 'Your turn begins.' }),
      ),
    )
    expect(turns.map(({ id, title, colour, lines }) => [id, title, colour, lines.length])).toEqual([
      [1, undefined, undefined, 1],
      [2, 'Bryn’s turn begins.', 'blue', 1],
      [4, 'Your turn begins.', 'red', 0],
    ])
  })

  test('keeps what it has told: only the last turn grows', () => {
    const book = new LogBook(telling)
    const events = numbered(
      event('turn', { seat: 0, text: 'A turn.' }),
      event('a', { text: 'A.' }),
      event('turn', { seat: 1, text: 'Another.' }),
      event('b', { text: 'B.' }),
    )
    const before = book.tell(events.slice(0, 3))
    const after = book.tell(events)
    expect(after).toEqual(turnsOf(telling, events))
    expect(after[0]).toBe(before[0])
    expect(before[1]?.lines).toEqual([])
    expect(book.tell(events)).toEqual(after)
  })

  test('is silent about events that have no words', () => {
    expect(turnsOf(telling, numbered(event('@window')))).toEqual([])
    expect(sentencesOf(telling, [event('@window'), event('move', { text: 'Ada moves.' })])).toEqual(['Ada moves.'])
  })

  test('names its lines by the number of their event', () => {
    const [turn] = turnsOf(telling, numbered(event('@window'), event('a', { text: 'A.' }), event('b', { text: 'B.' })))
    expect(turn?.lines.map(({ id }) => id)).toEqual([2, 3])
  })
})

describe('the names of cards in a sentence', () => {
  const cut = (text: string, ...pieces: readonly number[]) => segmentsOf(telling, text, event('x', { pieces }))

  test('become links, and the rest stays text', () => {
    expect(cut('Ada attempts it with Boar Spear: 2 dice.', 0)).toEqual([
      { text: 'Ada attempts it with ' },
      { text: 'Boar Spear', card: 0 },
      { text: ': 2 dice.' },
    ])
  })

  test('are found with a small letter, or without their article', () => {
    expect(cut('Ada loses the Masked Duchess.', 1)[1]).toEqual({ text: 'the Masked Duchess', card: 1 })
    expect(cut('Ada perd sa Duchesse masquée.', 3)[1]).toEqual({ text: 'Duchesse masquée', card: 3 })
  })

  test('do not overlap: the longer wins', () => {
    const cards = cut('Ada takes Boar Spear.', 2, 0).filter(({ card }) => card !== undefined)
    expect(cards).toEqual([{ text: 'Boar Spear', card: 0 }])
  })

  test('are left alone where the card is not known or not named', () => {
    expect(cut('Ada draws a prophecy.', -1, 0)).toEqual([{ text: 'Ada draws a prophecy.' }])
  })

  test('put together again are the sentence', () => {
    const text = 'Boar Spear against The Masked Duchess'
    expect(
      cut(text, 0, 1)
        .map((one) => one.text)
        .join(''),
    ).toBe(text)
  })
})

test('an event is about the seat it names, or about nobody', () => {
  expect(seatOf(event('move', { seat: 1 }))).toBe(1)
  expect(seatOf(event('dealt'))).toBe(-1)
})

test('what a seat draws unseen shows as a back', () => {
  expect(hasDrawn([event('drawn', { seat: 1, prophecy: -1 })], 1)).toBe(true)
  expect(hasDrawn([event('drawn', { seat: 1, cards: [4, -1] })], 1)).toBe(true)
  expect(hasDrawn([event('drawn', { seat: 0, prophecy: -1 })], 1)).toBe(false)
  expect(hasDrawn([event('shown', { seat: 1, prophecy: 7 })], 1)).toBe(false)
})
