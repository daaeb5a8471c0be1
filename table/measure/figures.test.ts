import { expect, test } from 'vitest'
import { figures, isOver, table } from './figures.ts'
import type { Noted } from './probe.ts'

const NOTED: Noted = { first: 400, largest: 800, shift: 0.01, tasks: [], clicks: [] }
const notes = (more: Partial<Record<'slow' | 'fast', Partial<Noted>>>) => ({
  home: NOTED,
  table: NOTED,
  slow: { ...NOTED, ...more.slow },
  fast: { ...NOTED, ...more.fast },
})
const figure = (what: string, all: ReturnType<typeof figures>) => all.find((one) => one.what === what)?.value

test('clicks are ranked by how long their first frame took', () => {
  const clicks = Array.from({ length: 100 }, (_, i) => ({
    at: i * 1000,
    change: i * 1000 + 1,
    frame: i * 1000 + 100 - i,
    ...(i < 10 ? {} : { shown: i * 1000 + 200 }),
  }))
  const all = figures(notes({ slow: { clicks } }))
  expect(figure('clicks in a whole match', all)).toBe(100)
  expect(figure('click to first frame: median', all)).toBe(51)
  expect(figure('click to first frame: 95th percentile', all)).toBe(96)
  expect(figure('click to first frame: longest', all)).toBe(100)
  expect(figure('click to the table showing it: median', all)).toBe(200)
  expect(figure('click to first change, before it is drawn: median', all)).toBe(1)
})

test('a long task counts unless a click caused it', () => {
  const clicks = [{ at: 1000, change: 1050, frame: 1100 }]
  const tasks = [
    { at: 1000, long: 80 },
    { at: 1500, long: 60 },
    { at: 1700, long: 49 },
  ]
  const all = figures(notes({ fast: { clicks, tasks } }))
  expect(figure('tasks over 50 ms while others play, at full speed', all)).toBe(1)
  expect(figure('the longest of these', all)).toBe(60)
  expect(all.filter(isOver).map(({ what }) => what)).toEqual(['tasks over 50 ms while others play, at full speed'])
})

test('the table says what is over its bar', () => {
  const lines = table(figures(notes({ slow: { clicks: [{ at: 0, change: 50, frame: 101 }] } }))).split('\n')
  expect(lines[0]).toMatch(/^home: first paint +0\.4 s {2}at most 1\.5 s$/)
  expect(lines.filter((line) => line.endsWith('TOO MUCH'))).toHaveLength(2)
})
