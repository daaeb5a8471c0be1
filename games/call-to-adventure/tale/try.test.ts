import { test } from 'vitest'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { rowsOf } from '../rules/scoring.ts'
import { stateOf } from '../testing/scene.ts'
import { words as enWords } from './en/index.ts'
import { words as frWords } from './fr/index.ts'
import { lifeOf } from './life.ts'
import { sheetOf, sheetText } from './sheet.ts'
import { tell } from './tell.ts'

const A: number[][] = [
  [55, 56, 57, 58, 59, 60, 61, 62, ...Array.from({ length: 15 }, (_, i) => 63 + i)],
  [...Array.from({ length: 23 }, (_, i) => 78 + i)],
  [...Array.from({ length: 21 }, (_, i) => 101 + i)],
]
test('x', () => {
  let r = 7
  const rnd = (n: number) => ((r = (r * 1103515245 + 12345) % 2147483648), Math.floor(r / 65536) % n)
  let min = 999,
    max = 0
  for (let k = 0; k < 300; k++) {
    const story = A.flatMap((list) => {
      const s = new Set<number>()
      while (s.size < 3) s.add(list[rnd(list.length)]!)
      return [...s]
    }).map((n) => (rnd(2) ? n : (`${n}b` as const)))
    const heroes = Array.from({ length: rnd(4) }, (_, i) => 159 + rnd(8) * 3 + (i % 3)),
      anti = Array.from({ length: rnd(3) }, () => 183 + rnd(24))
    const st = stateOf({
      seats: [
        {
          heritage: 1 + rnd(13),
          origin: 14 + rnd(15),
          class: 29 + rnd(12),
          destiny: 41 + rnd(14),
          story,
          level: 1 + rnd(7),
          played: [...new Set([...heroes, ...anti])],
          hasBeatenFinal: rnd(2) === 1,
          banked: rnd(7),
        },
      ],
      adversary: ['1A', '2A', '2B', '3A', '4A', '4B', '5A', '6A', '6B', '7A', '7B'][rnd(11)]!,
      isFinal: true,
    })
    st.cursor = { at: 'over', reason: rnd(2) ? 'won' : 'lost' }
    st.seats[0]!.score = rowsOf(st as never, 0)
    const life = lifeOf(st as never, 0)!
    const e = tell(life, 'Maud', en, enWords),
      f = tell(life, 'Éloi', fr, frWords)
    for (const t of [e, f]) {
      const n = t.join(' ').split(/\s+/).length
      min = Math.min(min, n)
      max = Math.max(max, n)
    }
    if (k < 5)
      console.log(
        [...e, '', ...f, ''].join('\n') +
          '\n' +
          (k === 0
            ? sheetText(sheetOf(life, 'Maud', en, enWords), enWords) +
              sheetText(sheetOf(life, 'Éloi', fr, frWords), frWords)
            : ''),
      )
  }
  console.log(min, max)
})
