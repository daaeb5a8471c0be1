import { expect, test } from 'vitest'
import { fromStart, scene, told } from './testing/index.ts'

test('setup', () => {
  const table = fromStart('coop', 2, 'a')
  console.log(table.asked(), table.options(0), table.options(1))
  for (const seat of [0, 1]) while (table.options(seat).length && table.kind(seat) !== 'menu' ) table.answer(seat, table.options(seat)[0]!)
  console.log(table.asked(), table.kind(table.state.active), table.options(table.state.active), table.barred(table.state.active))
  console.log(told(table))
})
test('scene', () => {
  const table = scene({ seats: [{ origin: 20, class: 36, story: [63], hand: [178] , xp: 1}], rows: { 1: [55, 64] } })
  console.log(table.options(0), table.barred(0))
  table.answer(0, 'trait 055')
  console.log(told(table), table.options(0))
  expect(table.state.seats[0]!.abilities).toEqual([1, 1, 1, 0, 1, 0])
})
