import { expect, test } from 'vitest'
import { headingOf } from './question.ts'

test('a question that names what it is about has a title', () => {
  expect(headingOf('Reveal a quest: turn one card up.')).toEqual({ title: 'Reveal a quest', lead: 'Turn one card up.' })
})

test('French colons stand after a space of their own', () => {
  expect(headingOf('Révélez une quête\u00a0: retournez une carte.')).toEqual({
    title: 'Révélez une quête',
    lead: 'Retournez une carte.',
  })
})

test('any other question is a sentence', () => {
  const sentence = 'You may answer what has just happened with a prophecy.'
  expect(headingOf(sentence)).toEqual({ title: undefined, lead: sentence })
})

test('what stands before a late colon is no title', () => {
  const sentence = 'No quest around the inn is worth 1 or 2 points: you may reveal one more.'
  expect(headingOf(sentence).title).toBeUndefined()
})
