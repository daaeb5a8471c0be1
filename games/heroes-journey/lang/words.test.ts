import {
  type AnyGame,
  BACK,
  Chance,
  type GameEvent,
  type GameLang,
  keyOf,
  type Match,
  type Outcome,
  type Piece,
  type Reader,
  SPECTATOR,
  start,
} from '@monomyth/engine'
import { describe, expect, test } from 'vitest'
import { type AskId, asks } from '../asks.ts'
import { MENTOR_PIECES, PROPHECY_PIECES, pieceOf, QUEST_PIECES, RELIC_PIECES } from '../content/pieces.ts'
import { EVENT_PIECES, type Event, type EventOf } from '../events.ts'
import { heroesJourney } from '../game.ts'
import { cellOf, INN, STAY } from '../rules/board.ts'
import { ATTEMPT, BONUS_MOVE, BONUS_REVEAL, END_TURN, EXTRA } from '../rules/main-option.ts'
import { swapOption } from '../rules/swap-option.ts'
import type { View } from '../state.ts'
import { type SceneSetting, scene } from '../testing/index.ts'
import { en, lang as english } from './en/index.ts'
import { fr, lang as french } from './fr/index.ts'
import { type AskValue, DECLINABLE, type Lang, RULE_IDS, type TableEvent } from './words.ts'

const LANGS: readonly (readonly [string, GameLang])[] = [
  ['en', english as GameLang],
  ['fr', french as GameLang],
]
const NAMES = ['Ada', 'Bob', 'Cléo', 'Dora', 'Émile', 'Flore']
const EVENT_KINDS = Object.keys(EVENT_PIECES) as Event['kind'][]
const TABLE_KINDS = ['@undone', '@left', '@returned', '@adjourned', '@rules'] as const
const PIECES = [...QUEST_PIECES, ...RELIC_PIECES, ...PROPHECY_PIECES, ...MENTOR_PIECES]

const reader = (seat: number, names: readonly string[] = NAMES): Reader => ({ names, seat })

/** No gaps, nothing of the machine, and in French its own spaces and apostrophes. */
function expectSaid(code: string, text: string | undefined): asserts text is string {
  expect(text, code).toBeTypeOf('string')
  expect(text, code).toMatch(/\S/)
  expect(text, code).not.toMatch(/undefined|NaN|(?<![a-z])-1|\[object|null|\s\s|^\s|\s$|\s[,.)]|\(\s|\bE4\b/)
  // Ids of pieces and rules.
  expect(text, code).not.toMatch(/\b([RGB][123]-\d\d|[QPM]\d\d|HJ-?\d)/)
  expect(text, code).not.toContain("'")
  if (code === 'fr') expect(text).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)
}

function expectSentence(code: string, text: string | undefined): void {
  expectSaid(code, text)
  expect(text, code).toMatch(/^[A-ZÀÉÊÎÔŒ«].*[.!]$/)
}

function expectLabel(code: string, text: string | undefined): void {
  expectSaid(code, text)
  expect(text, code).toMatch(/^[A-ZÀÉÊÎÔŒ].*[^.!]$/)
}

describe('in matches played at random', () => {
  const met = { asks: new Set<string>(), events: new Set<string>(), rules: new Set<string>(), warned: 0 }

  test.each([2, 3, 4, 5, 6])('with %i seats, everything said is a whole sentence', (seats) => {
    for (let n = 0; n < 8; n++) play(seats, `words ${seats} ${n}`)
  })

  test('nearly everything has been said', () => {
    const rare = ['offer', 'boardDealt', '@rules', '@adjourned']
    const missing = [...Object.keys(asks), ...EVENT_KINDS, ...TABLE_KINDS].filter(
      (kind) => !met.asks.has(kind) && !met.events.has(kind) && !rare.includes(kind),
    )
    console.log('missing', missing, [...met.rules], met.warned)
  })

  function play(seats: number, seed: string): void {
    const match = start(heroesJourney as AnyGame, { seats, seed, options: { variant: true } })
    const chance = new Chance(keyOf(seed))
    while (!match.isOver()) {
      const asked = match.open()[0]!
      hear(match, asked.seat)
      const view = match.asks(asked.seat).find(({ id }) => id > 0)!
      const keys = [...view.options.map(({ key }) => key), ...(view.pass === undefined ? [] : [view.pass])]
      match.answer(asked.seat, view.id, keys[chance.below(keys.length)]!)
      if (match.isOver()) break
      if (chance.below(20) === 0) match.undo(asked.seat)
      if (chance.below(400) === 0) match.leave(asked.seat, 'bot')
      if (chance.below(400) === 0) match.comeBack(asked.seat)
      if (seats > 3 && chance.below(800) === 0) match.leave(asked.seat, 'house')
    }
    read(match, seats)
  }

  /** Every ask as everybody sees it; its options as the one asked does. */
  function hear(match: Match, seat: number): void {
    for (const [code, lang] of LANGS) {
      for (let viewer = SPECTATOR; viewer < match.table.given.seats; viewer++)
        for (const { kind, seat: asked } of match.asks(viewer))
          expectSentence(code, lang.ask(kind, match.view(viewer), asked))
      const view = match.view(seat)
      for (const { kind, seat: asked, options, barred, pass, rules } of match.asks(seat)) {
        if (asked !== seat) continue
        met.asks.add(kind)
        const labels = [...options, ...barred].map(({ value }) => lang.option(kind, value, view, seat))
        for (const label of labels) expectLabel(code, label)
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length)
        if (pass !== undefined) expectLabel(code, lang.option(kind, undefined, view, seat))
        for (const { value } of options) {
          const warning = lang.warning(kind, value, view, seat)
          if (warning === undefined) continue
          met.warned++
          expectSentence(code, warning)
        }
        for (const rule of [...rules, ...barred.map((one) => one.rule)]) {
          met.rules.add(rule)
          expectSentence(code, lang.rule(rule))
        }
      }
    }
  }

  function read(match: Match, seats: number): void {
    const outcome = match.outcome()
    for (let viewer = SPECTATOR; viewer < seats; viewer++) {
      const who = reader(viewer, NAMES.slice(0, seats))
      for (const { event } of match.events(viewer)) {
        met.events.add(event.kind)
        for (const [code, lang] of LANGS) {
          const line = lang.event(event, who)
          if (event.kind === '@window') expect(line).toBeUndefined()
          else {
            expectSentence(code, line)
            if (hasBack(event)) expectNamesNothing(lang, line ?? '')
          }
        }
      }
      if (outcome === undefined) continue
      for (const [code, lang] of LANGS) expectSentence(code, lang.outcome(outcome, who))
    }
  }
})

const facesIn = (event: GameEvent): unknown[] =>
  Object.keys(EVENT_PIECES[event.kind as Event['kind']] ?? {}).flatMap(
    (field) => (event as unknown as { [field: string]: unknown })[field],
  )

const hasBack = (event: GameEvent): boolean =>
  facesIn(event).length > 0 && facesIn(event).every((face) => face === BACK)

function expectNamesNothing(lang: GameLang, text: string): void {
  for (const piece of PIECES) expect(text.toLowerCase()).not.toContain(lang.piece(piece).toLowerCase())
}
