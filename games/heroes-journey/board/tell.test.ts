import { describe, expect, test } from 'vitest'
import { lang as en } from '../lang/en/index.ts'
import { lang as fr } from '../lang/fr/index.ts'
import { QUEST_CELLS } from '../rules/board.ts'
import { questOn } from './cells.ts'
import { deeds } from './deeds.ts'
import { tell } from './tell.ts'
import { played, viewOf } from './testing/played.ts'

const LANGS = { en, fr } as const
const NAMES = ['Ada', 'Bob', 'Cyd']

describe.each(['en', 'fr'] as const)('the table told in %s', (langId) => {
  const lang = LANGS[langId]

  test.each([0, 40, 120])('mentions every quest one may know, after %i answers', (answers) => {
    const view = viewOf(played(answers), 0)
    const said = tell(view, { names: NAMES, seat: 0 }, lang, langId)
      .flatMap(({ lines }) => lines)
      .join('\n')
    const quests = QUEST_CELLS.flatMap((cell) => questOn(view, cell) ?? [])
    expect(quests.filter((quest) => !said.includes(lang.piece(quest)))).toEqual([])
    expect(said).not.toMatch(/undefined|NaN|\[object/)
  })

  test('begins where one stands', () => {
    const view = viewOf(played(30), 0)
    const [world] = tell(view, { names: NAMES, seat: 0 }, lang, langId)
    const [turn, here] = world!.lines
    expect(turn).toMatch(/[.]$/)
    expect(here).toContain(langId === 'en' ? 'where you stand' : 'là où vous êtes')
  })

  test('keeps hands to their owners', () => {
    const view = viewOf(played(120), -1)
    const titles = tell(view, { names: NAMES, seat: -1 }, lang, langId).map(({ title }) => title)
    expect(titles).toHaveLength(3)
  })

  test('sums up every hero at the end', () => {
    const match = played(5000)
    expect(match.isOver()).toBe(true)
    const view = viewOf(match)
    for (const seat of view.seats.keys()) {
      const said = deeds(view, match.outcome()!, seat, langId)
      expect(said[0]).toContain(String(view.seats[seat]!.points))
      expect(said.join('\n')).not.toMatch(/undefined|NaN/)
    }
  })
})
