import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

function gate() {
  const passed: number[] = []
  return { passed, gate: new Gate<number>((one) => passed.push(one)) }
}

test('an open gate holds nothing back', () => {
  const { gate: open, passed } = gate()
  open.push(1)
  expect(passed).toEqual([1])
  expect(open.open()).toBe(0)
})

test('what waits before a shut gate passes in its order when it opens', () => {
  const { gate: shut, passed } = gate()
  shut.shut()
  shut.push(1)
  shut.shut()
  shut.push(2)
  expect(passed).toEqual([])
  expect(shut.open()).toBe(2)
  shut.push(3)
  expect(passed).toEqual([1, 2, 3])
})

test('what passes may shut it: the rest waits on, before what comes later', () => {
  const passed: number[] = []
  const door: Gate<number> = new Gate((one) => {
    passed.push(one)
    if (one === 1) door.shut()
  })
  door.shut()
  for (const one of [1, 2]) door.push(one)
  door.open()
  door.push(3)
  expect(passed).toEqual([1])
  door.open()
  expect(passed).toEqual([1, 2, 3])
})
