import { describe, expect, test } from 'vitest'
import { pieceOf } from '../content/pieces.ts'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { handOf } from '../rules/hand.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { rowOf } from '../rules/rows.ts'
import { deeds } from './deeds.ts'
import { standing } from './standing.ts'
import { tell } from './tell.ts'
import { played, viewOf } from './testing/played.ts'

const LANGS = { en, fr } as const
const NAMES = ['Ada', 'Bob', 'Cyd']

describe.each(['en', 'fr'] as const)('the table told in %s', (langId) => {
  const lang = LANGS[langId]
  const told = (answers: number, seat = 0): string =>
    tell(viewOf(played(answers), seat), { names: NAMES, seat }, lang, langId)
      .flatMap(({ lines }) => lines)
      .join('\n')

  test.each([0, 6, 40, 160, 1000])('says nothing unknown, after %i answers', (answers) => {
    expect(told(answers)).not.toMatch(/undefined|NaN|\[object/)
    expect(told(answers, -1)).not.toMatch(/undefined|NaN|\[object/)
  })

  test('names every card of an open row, the Adversary and what one holds', () => {
    const view = viewOf(played(60), 0)
    const said = told(60)
    const open = [0, 1, 2].filter((act) => view.isOpen[act] === 1).flatMap((act) => rowOf(view, act))
    expect(open.length).toBeGreaterThanOrEqual(4)
    const shown = [...open, ...handOf(view, 0), view.faces[1]!, ...view.seats[0]!.destiny].map((piece) =>
      pieceOf(piece),
    )
    expect(shown.filter((piece) => !said.includes(lang.piece(piece)))).toEqual([])
  })

  test('keeps what others hold to itself', () => {
    const all = viewOf(played(60), 1)
    const secret = [...handOf(all, 1), ...all.seats[1]!.destiny].map((piece) => lang.piece(piece))
    const said = told(60).split('\n')
    expect(secret.length).toBeGreaterThan(0)
    expect(secret.filter((name) => said.some((line) => line.startsWith(name)))).toEqual([])
  })

  test('tells the score sheet and the deeds at the end', () => {
    const match = played(1000)
    expect(match.isOver()).toBe(true)
    const view = viewOf(match, 0)
    const sheet = tell(view, { names: NAMES, seat: 0 }, lang, langId).at(-1)!
    expect(sheet.lines).toHaveLength(3)
    const outcome = outcomeOf(view)!
    expect(sheet.lines[0]).toMatch(new RegExp(`${outcome.scores[0]}$`))
    for (const seat of [0, 1, 2]) expect(deeds(view, outcome, seat, langId).join()).not.toMatch(/undefined|NaN/)
  })
})

test('what a Hero seems worth ends as the score', () => {
  const view = viewOf(played(1000))
  expect(view.seats.map((_, seat) => standing(view, seat))).toEqual(outcomeOf(view)!.scores)
})
