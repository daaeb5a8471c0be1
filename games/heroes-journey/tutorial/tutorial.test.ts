import { type AskView, BACK, type PieceRef } from '@monomyth/engine'
import { type Moment as AnyMoment, chanceFaults, printFaults, taught, wordFaults } from '@monomyth/engine/testing'
import type { LangId } from '@monomyth/ui/contract'
import { describe, expect, test } from 'vitest'
import { LOCK } from '../content/cards.ts'
import { idOf, questOf } from '../content/pieces.ts'
import { EVENT_PIECES, type Event } from '../events.ts'
import { heroesJourney } from '../game.ts'
import { en } from '../lang/en/index.ts'
import { fr } from '../lang/fr/index.ts'
import { cellName, cellOf } from '../rules/board.ts'
import { isDormant } from '../rules/items.ts'
import type { View } from '../state.ts'
import { words as english } from './en.ts'
import { words as french } from './fr.ts'
import { tutorial } from './index.ts'
import { lessons } from './lessons.ts'

const LEARNER = 0
const WORDS = { en: english, fr: french }
const LANGS = Object.keys(WORDS) as LangId[]
const CELL = /\b[A-I][1-7]\b/g

type LessonOf = (typeof lessons)[number]

type Moment = AnyMoment<LessonOf, View>

/** What was told, without the pauses of the engine. */
const isTold = (event: { readonly kind: string }): event is Event => event.kind in EVENT_PIECES

const { match, moments, left } = taught<View, LessonOf>(heroesJourney, { ...tutorial, lessons })
const story = match.events(LEARNER).flatMap(({ event }) => (isTold(event) ? [event] : []))
const at = (id: LessonOf['id']): Moment => moments.find(({ lesson }) => lesson.id === id)!

const optionOf = ({ options }: AskView, answer: string) => options.find(({ key }) => key === answer)!

const NAMES = [en, fr].map(({ quests, relics, prophecies, mentors }) => ({
  ...quests,
  ...relics,
  ...prophecies,
  ...mentors,
}))

/** The cards a text names. French makes the article of a mentor small within a sentence. */
function namedIn(text: string, lang: LangId): string[] {
  const said = text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ')
  const names: { readonly [id: string]: string } = NAMES[LANGS.indexOf(lang)]!
  return Object.keys(names).filter((id) => said.includes(names[id]!.toLowerCase()))
}

/** The cards one can point at: face up, in play or in the learner's hand; those to choose from, and those just in the news. */
function onTable({ view, ask, news }: Moment): Set<string> {
  const owned = view.seats.flatMap(({ relics, mentor, hand }) => [...relics, ...mentor, ...hand])
  const up = view.quests.filter((_, cell) => view.faceUp[cell] === 1)
  const offered = (ask?.options ?? []).flatMap(({ piece }) =>
    piece !== undefined && 'piece' in piece ? [piece.piece] : [],
  )
  const pieces = [...owned, ...up, ...offered, ...view.treasure, ...view.relicDiscard, ...view.laid]
  return new Set(
    [...pieces, ...news.filter(isTold).flatMap(piecesOf)].filter((piece) => piece !== BACK).map((piece) => idOf(piece)),
  )
}

function piecesOf(event: Event): View['treasure'] {
  const fields = Object.keys(EVENT_PIECES[event.kind])
  return Object.entries(event).flatMap(([field, pieces]) => (fields.includes(field) ? pieces : []))
}

describe('the script', () => {
  test('every question of the learner meets its lesson, and every answer is among the options', () => {
    for (const { lesson, ask } of moments) {
      if (!('answer' in lesson)) continue
      expect(optionOf(ask!, lesson.answer), lesson.id).toBeDefined()
    }
  })

  test('it ends without leftovers, with a match to be played on', () => {
    expect(left).toBe(0)
    expect(match.asks(LEARNER).filter(({ seat }) => seat === LEARNER)).toEqual([])
    expect(match.isOver()).toBe(false)
    expect(story.filter((event) => event.kind === 'turnEnded' && event.seat === LEARNER)).toHaveLength(5)
  })

  test('some lessons are only read', () => {
    expect(moments.filter(({ lesson }) => !('answer' in lesson)).map(({ lesson }) => lesson.id)).toEqual([
      ...['welcome', 'quest', 'rivals', 'failure', 'help', 'onward'],
    ])
  })

  test('what is to be taught happens to the learner', () => {
    const own = story.filter((event) => 'seat' in event && event.seat === LEARNER).map(({ kind }) => kind)
    expect(own).toEqual(
      expect.arrayContaining([
        ...['relicChosen', 'mentorChosen', 'firstPlayer', 'questRevealed', 'pawnArrived', 'attemptDeclared'],
        ...['questAccomplished', 'relicGained', 'relicSlept', 'relicsWoke', 'bonusDeclared', 'prophecyDrawn'],
        ...['prophecyPlayed', 'questFailed', 'mentorLost', 'charged'],
      ]),
    )
    const ways = story.flatMap((event) => (event.kind === 'pawnArrived' && event.seat === LEARNER ? [event.how] : []))
    expect(new Set(ways)).toEqual(new Set(['move', 'sentBack']))
    const reasons = story.flatMap((event) => (event.kind === 'prophecyDrawn' ? [event.why] : []))
    expect(reasons).toEqual(['white', 'mentor'])
  })

  test('and something happens to the rival', () => {
    const others = story.filter((event) => 'seat' in event && event.seat !== LEARNER).map(({ kind }) => kind)
    expect(others).toEqual(
      expect.arrayContaining(['questAccomplished', 'relicGained', 'questFailed', 'relicLost', 'turnEnded']),
    )
  })

  test('a dormant relic, a padlock and a face-down card are there to ask about', () => {
    const rules = (id: LessonOf['id']) => at(id).ask!.barred.map(({ key, rule }) => `${key} ${rule}`)
    expect(rules('whyNot')).toContain('attempt B1-01 HJ-455')
    expect(rules('padlock')).toEqual(expect.arrayContaining(['attempt B1-01 HJ-456', 'attempt B2-06 HJ-456']))
    expect(rules('white')).toContain('G5 HJ-301')
  })
})

test('a lesson points at the card or place of its answer, or at one that is there to be read', () => {
  for (const { lesson, view, ask } of moments) {
    const look: PieceRef | string = lesson.look
    if (typeof look === 'string') continue
    if ('answer' in lesson) expect(look, lesson.id).toEqual(optionOf(ask!, lesson.answer).piece)
    else expect('zone' in look && view.faceUp[look.at], lesson.id).toBe(1)
  }
})

describe.each(LANGS)('the words in %s', (lang) => {
  const words = WORDS[lang]

  test('every lesson has them, short and with a line that says what to do; no other has', async () => {
    expect(wordFaults(lessons, words, 'onward')).toEqual([])
    expect((await tutorial.words[lang]()).words).toBe(words)
    expect(tutorial.names[lang]).toHaveLength(tutorial.seats)
  })

  test('name only cards that are there', () => {
    for (const moment of moments) {
      const { id } = moment.lesson
      expect([...onTable(moment)], id).toEqual(expect.arrayContaining(namedIn(words[id].text, lang)))
    }
  })

  test('name the card or cell of the answer in the last line', () => {
    for (const lesson of lessons) {
      if (!('answer' in lesson) || lesson.id === 'relic') continue
      const target = lesson.answer.split(' ').at(-1)!
      const order = words[lesson.id].text.split('\n')[1]!
      if (target === 'E4') expect(order, lesson.id).toMatch(/inn|auberge/)
      else expect([...namedIn(order, lang), ...(order.match(CELL) ?? [])], lesson.id).toContain(target)
    }
  })

  test('tell true chances', () => {
    expect(chanceFaults(heroesJourney, moments, words)).toEqual([])
  })
})

describe('both languages', () => {
  test('name the same cards, cells and numbers', () => {
    for (const { id } of lessons) {
      const [one, other] = LANGS.map((lang) => {
        const { text } = WORDS[lang][id]
        return [namedIn(text, lang), text.match(CELL), text.match(/\b\d+/g)?.toSorted()]
      })
      expect(one, id).toEqual(other)
    }
  })

  test('French is set as it is printed', () => {
    expect(printFaults(french)).toEqual([])
  })
})

describe('what the lessons claim', () => {
  const points = (id: LessonOf['id']) => at(id).view.seats.map((seat) => seat.points)

  test('the quest to be read has a padlock and a black die', () => {
    expect(questOf(at('quest').view.quests[cellOf('E3')]!)).toMatchObject({
      id: 'Q45',
      points: 4,
      values: { red: 6, green: LOCK, blue: 4 },
      epic: true,
    })
  })

  test('Robin’s roll is lost by a tie, and so is the learner’s', () => {
    expect(at('react').news).toContainEqual(
      expect.objectContaining({ kind: 'diceRolled', seat: 1, faces: [4], value: 3 }),
    )
    expect(at('dormant').news).toContainEqual({ kind: 'dieRerolled', seat: LEARNER, before: 4, after: 3 })
    expect(at('failure').news).toContainEqual(
      expect.objectContaining({ kind: 'diceRolled', seat: LEARNER, faces: [3], value: 3 }),
    )
  })

  test('points are as told', () => {
    expect(points('reward')[LEARNER]).toBe(1)
    expect(points('score')).toEqual([7, 6])
  })

  test('a charge stands until the epic quest, and at the end every relic is awake', () => {
    expect([at('failure'), at('odds')].map(({ view }) => view.seats[LEARNER]!.chargeDice)).toEqual([1, 1])
    expect(at('score').view.seats[LEARNER]!.chargeDice).toBe(0)
    const { view } = at('onward')
    expect(view.seats[LEARNER]!.relics.map((relic) => isDormant(view, relic))).toEqual([false, false, false])
    expect(cellName(view.seats[LEARNER]!.cell)).toBe('G4')
    expect(idOf(view.quests[cellOf('G4')]!)).toBe('Q35')
  })
})
