import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const SCREEN = { width: 400, height: 800 }
const SIZE = { width: 200, height: 100 }
const piece = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

test('below what it belongs to, in the middle of it', () => {
  expect(beside(piece(180, 300), SIZE, SCREEN)).toEqual({ left: 100, top: 348 })
})

test('above it where there is no room below', () => {
  expect(beside(piece(180, 740), SIZE, SCREEN)).toEqual({ left: 100, top: 632 })
})

test('always on the screen', () => {
  expect(beside(piece(0, 300), SIZE, SCREEN).left).toBe(8)
  expect(beside(piece(380, 300), SIZE, SCREEN).left).toBe(192)
})

test('in the middle of the screen when nobody knows where it belongs', () => {
  expect(beside(undefined, SIZE, SCREEN)).toEqual({ left: 100, top: 350 })
})
