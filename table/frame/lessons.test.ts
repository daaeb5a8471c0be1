import type { AskView } from '@monomyth/engine'
import type { Choice } from '@monomyth/ui'
import { expect, test } from 'vitest'
import { dealt, stepOf } from './lessons.ts'

const ask = { options: [{ key: 'red' }, { key: 'blue' }], pass: 'pass' } as unknown as AskView
const choices = ['red', 'blue', 'pass'].map((key, i) => ({ key, number: i + 1 }) as Choice)
const SHOWN = { isBehind: false, isOwnBehind: false }
const keys = (all: readonly Choice[]): readonly string[] => all.map(({ key }) => key)

test('a lesson without an answer is read', () => {
  expect(stepOf({ id: 'a' }, ask, SHOWN)).toBe('read')
  expect(keys(dealt(choices, 'read', { id: 'a' }).open)).toEqual([])
})

test('a lesson with an answer waits for its question, then leaves only that answer open', () => {
  const lesson = { id: 'a', answer: 'blue' }
  expect(stepOf(lesson, undefined, SHOWN)).toBe('watch')
  expect(stepOf(lesson, ask, SHOWN)).toBe('do')
  expect(dealt(choices, 'do', lesson).open).toEqual([{ key: 'blue', number: 1 }])
  expect(keys(dealt(choices, 'do', lesson).later)).toEqual(['red', 'pass'])
})

test('nothing is told before it has been seen', () => {
  const own = { isBehind: true, isOwnBehind: true }
  const others = { isBehind: true, isOwnBehind: false }
  expect(stepOf({ id: 'a' }, ask, own)).toBe('watch')
  expect(stepOf({ id: 'a' }, ask, others)).toBe('read')
  expect(stepOf({ id: 'a', answer: 'blue' }, ask, others)).toBe('watch')
})

test('declining can be the answer', () => {
  expect(stepOf({ id: 'a', answer: 'pass' }, ask, SHOWN)).toBe('do')
})

test('nobody is stuck where the question does not know the prepared answer', () => {
  expect(stepOf({ id: 'a', answer: 'green' }, ask, SHOWN)).toBe('free')
})

test('after the last lesson everything is open', () => {
  expect(stepOf(undefined, ask, SHOWN)).toBe('free')
  expect(dealt(choices, 'free', undefined)).toEqual({ open: choices, later: [] })
})
