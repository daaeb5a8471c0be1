import { start } from '@monomyth/engine'
import { heroesJourney } from '@monomyth/heroes-journey'
import { lang } from '@monomyth/heroes-journey/lang/en'
import { describe, expect, test } from 'vitest'
import { askOf, barredOf, byReason, choicesOf } from './choices.ts'

/** Chosen in reverse order: the second seat gets the first, and begins. */
const MENTORS = ['M12', 'M01']

const wording = { game: heroesJourney, lang, readings: ['mentor', 'react'] }

/** A match of two, answered by these keys in turn. */
function at(...keys: readonly string[]) {
  const match = start(heroesJourney, { mode: 'competitive', options: {}, seats: 2, seed: 'choices' })
  for (const key of keys) {
    const [open] = match.open()
    if (open !== undefined) match.answer(open.seat, askOf(match.asks(open.seat), open.seat)?.id ?? 0, key)
  }
  const seat = match.open()[0]?.seat ?? 0
  const ask = askOf(match.asks(seat), seat)
  if (ask === undefined) throw new Error('nobody is asked')
  const view = match.view(seat)
  return { match, seat, ask, view, choices: choicesOf(wording, view, ask) }
}

describe('the answers that may be given', () => {
  test('are numbered from one and worded by the game', () => {
    const { choices } = at()
    expect(choices.map(({ number, key, label }) => [number, key, label])).toEqual([
      [1, 'red', 'Red: strength and bravery'],
      [2, 'green', 'Green: dexterity and cunning'],
      [3, 'blue', 'Blue: knowledge and wisdom'],
    ])
  })

  test('are read where that is what one chooses by, and know where they live', () => {
    const { choices } = at('red', 'green')
    expect(choices.every(({ reading }) => reading !== undefined)).toBe(true)
    expect(choices.every(({ at: place }) => place !== undefined && 'piece' in place)).toBe(true)
  })

  test('begin with what stands alone: declining comes before the many that are alike', () => {
    // Brother Ennis lets whoever begins look at a face-down quest, or at none.
    const { choices } = at('red', 'green', ...MENTORS)
    expect(choices[0]).toMatchObject({ number: 1, key: 'pass', value: undefined, at: undefined, odds: undefined })
    expect(choices.map(({ number }) => number)).toEqual(choices.map((_, i) => i + 1))
    expect(choices.length).toBeGreaterThan(40)
  })

  test('carry exact odds and their warning where dice follow', () => {
    const { match } = at('red', 'green', 'M01', 'M02')
    // Somebody who wanders about soon stands on a quest that can be attempted.
    for (let i = 0; i < 200; i++) {
      const [open] = match.open()
      if (open === undefined) break
      const ask = askOf(match.asks(open.seat), open.seat)
      if (ask === undefined) break
      const choices = choicesOf(wording, match.view(open.seat), ask)
      const attempt = choices.find(({ odds }) => odds !== undefined)
      if (attempt !== undefined) {
        expect(attempt.odds?.success).toBeGreaterThanOrEqual(0)
        expect(attempt.warning).toContain('Irreversible')
        const lasts = choices.filter(({ odds }) => odds !== undefined).map(({ odds }) => odds?.success === 0)
        expect(lasts).toEqual(lasts.toSorted())
        if (lasts[0] === true) expect(choices[0]?.odds).toBeUndefined()
        return
      }
      match.answer(open.seat, ask.id, choices[(i * 7) % choices.length]?.key ?? '')
    }
    throw new Error('nobody could attempt anything')
  })
})

describe('what cannot be chosen', () => {
  test('says why in a sentence, with the rule', () => {
    const { match } = at('red', 'green', 'M01', 'M02')
    const [open] = match.open()
    const seat = open?.seat ?? 0
    match.answer(seat, askOf(match.asks(seat), seat)?.id ?? 0, open === undefined ? '' : 'B1')
    const ask = askOf(match.asks(seat), seat)
    if (ask === undefined) throw new Error('nobody is asked')
    for (const { rule, why } of barredOf(wording, match.view(seat), ask)) expect(why).toBe(lang.rule(rule))
  })

  test('is listed by reason, each said once', () => {
    const one = { at: undefined, rule: 'HJ-301', why: 'No pawn ever enters a face-down card.' }
    const other = { at: undefined, rule: 'HJ-456', why: 'Padlocked.' }
    expect(
      byReason([
        { ...one, label: 'A3' },
        { ...other, label: 'Sword' },
        { ...one, label: 'A4' },
      ]),
    ).toEqual([
      { rule: 'HJ-301', why: one.why, labels: ['A3', 'A4'] },
      { rule: 'HJ-456', why: 'Padlocked.', labels: ['Sword'] },
    ])
  })
})

test('a question put to others is not one’s own', () => {
  const { match, seat } = at()
  expect(askOf(match.asks(1 - seat), seat)).toBeUndefined()
  expect(askOf(match.asks(1 - seat), 1 - seat)).toBeUndefined()
})
