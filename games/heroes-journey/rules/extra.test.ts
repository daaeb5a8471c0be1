import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'

test('probe', () => {
  const table = scene({
    step: 'move',
    seats: [{ relics: ['R1-01'], mentor: 'M05' }, { relics: ['G1-01'] }],
    quests: { F4: 'Q12', G4: 'Q13', H4: 'Q14' },
  })
  console.log(table.options(0), table.barred(0))
  table.answer(0, 'F4')
  console.log(table.options(0).join(' '), table.barred(0), table.ask(0))
  console.log(table.events(0))
  expect(1).toBe(1)
})
