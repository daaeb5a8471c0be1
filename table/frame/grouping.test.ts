import type { Choice } from '@monomyth/ui'
import { describe, expect, test } from 'vitest'
import { grouped } from './grouping.ts'

const choice = (number: number, key: string, label: string, more: Partial<Choice> = {}): Choice => ({
  number,
  key,
  value: number,
  label,
  warning: undefined,
  odds: undefined,
  reading: undefined,
  at: undefined,
  ...more,
})
const CELLS = ['B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'B2', 'C2']
const reveals = (from = 1, key = (cell: string) => cell, words = 'Reveal') =>
  CELLS.map((cell, i) => choice(from + i, key(cell), `${words} ${cell}`))

describe('options alike', () => {
  test('say what they have in common once', () => {
    const { single, groups } = grouped(reveals())
    expect(single).toEqual([])
    expect(groups.map(({ beginning }) => beginning)).toEqual(['Reveal'])
    expect(groups[0]?.choices.map(({ rest }) => rest)).toEqual(CELLS)
  })

  test('are listed line by line while there are few', () => {
    const few = reveals().slice(0, 7)
    expect(grouped(few)).toEqual({ single: few, groups: [] })
  })

  test('are apart where their keys say that they are something else', () => {
    const end = choice(1, 'end', 'End your turn')
    const bonus = reveals(2, (cell) => `bonus-reveal ${cell}`, 'Bonus reveal of')
    const { single, groups } = grouped([end, ...bonus])
    expect(single).toEqual([end])
    expect(groups.map(({ beginning }) => beginning)).toEqual(['Bonus reveal of'])
  })

  test('are apart where choosing costs something else', () => {
    const dear = reveals(10).map((one) => ({ ...one, warning: 'Forfeits the attempt.' }))
    const { groups } = grouped([...reveals(), ...dear])
    expect(groups.map(({ warning }) => warning)).toEqual([undefined, 'Forfeits the attempt.'])
  })

  test('leave out what has something of its own to say, what is chosen by its odds, and declining', () => {
    const peeked = choice(20, 'D4', 'Reveal D4: The Mirror Plague (blue, 3 points)')
    const odd = choice(21, 'D5', 'Reveal D5', { odds: { success: 0.5, from: 1, totals: [1] } })
    const pass = choice(22, 'pass', 'Reveal nothing', { value: undefined })
    const { single, groups } = grouped([...reveals(), peeked, odd, pass])
    expect(single).toEqual([peeked, odd, pass])
    expect(groups[0]?.choices).toHaveLength(CELLS.length)
  })

  test('stay in lines where what is left of them is long', () => {
    const long = CELLS.map((cell, i) => choice(i, cell, `Go to the village of ${cell.repeat(5)}`))
    expect(grouped(long).groups).toEqual([])
  })
})
