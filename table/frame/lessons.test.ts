import type { AskView } from '@monomyth/engine'
import type { Choice } from '@monomyth/ui'
import { expect, test } from 'vitest'
import { dealt, stepOf } from './lessons.ts'

const ask = { options: [{ key: 'red' }, { key: 'blue' }], pass: 'pass' } as unknown as AskView
const choices = ['red', 'blue', 'pass'].map((key) => ({ key }) as Choice)
const keys = (all: readonly Choice[]): readonly string[] => all.map(({ key }) => key)

test('a lesson without an answer is read', () => {
  expect(stepOf({ id: 'a' }, ask)).toBe('read')
  expect(keys(dealt(choices, 'read', { id: 'a' }).open)).toEqual([])
})

test('a lesson with an answer waits for its question, then leaves only that answer open', () => {
  const lesson = { id: 'a', answer: 'blue' }
  expect(stepOf(lesson, undefined)).toBe('watch')
  expect(stepOf(lesson, ask)).toBe('do')
  expect(keys(dealt(choices, 'do', lesson).open)).toEqual(['blue'])
  expect(keys(dealt(choices, 'do', lesson).later)).toEqual(['red', 'pass'])
})

test('declining can be the answer', () => {
  expect(stepOf({ id: 'a', answer: 'pass' }, ask)).toBe('do')
})

test('nobody is stuck where the question does not know the prepared answer', () => {
  expect(stepOf({ id: 'a', answer: 'green' }, ask)).toBe('free')
})

test('after the last lesson everything is open', () => {
  expect(stepOf(undefined, ask)).toBe('free')
  expect(dealt(choices, 'free', undefined)).toEqual({ open: choices, later: [] })
})
