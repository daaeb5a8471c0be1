import { expect, test } from 'vitest'
import { isRetold, type Stored } from './events.ts'

const told = (step: number, kind: string, to: number): Stored => ({
  step,
  event: { kind },
  to,
  faces: {},
})

test('what a seat was told before the others is one event', () => {
  const stored = [told(1, 'chosen', 0b01), told(1, 'chosen', 0b10), told(1, 'ended', 0b11)]
  expect(stored.map((_, i) => isRetold(stored, i))).toEqual([false, true, false])
})

test('what happens twice to the same eyes, or at another step, happened twice', () => {
  const stored = [told(1, 'drawn', 0b11), told(1, 'drawn', 0b11), told(2, 'drawn', 0b01), told(3, 'drawn', 0b10)]
  expect(stored.some((_, i) => isRetold(stored, i))).toBe(false)
})
