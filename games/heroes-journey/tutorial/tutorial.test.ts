import { type AskView, BACK, type Match, type PieceRef, start } from '@monomyth/engine'
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

/** What is on the table when a lesson is read, and what has happened since the one before. */
interface Moment {
  readonly lesson: LessonOf
  readonly view: View
  readonly ask: AskView | undefined
  readonly news: readonly Event[]
}

/** What the learner was told, without the pauses of the engine. */
const storyOf = (match: Match): Event[] =>
  match.events(LEARNER).flatMap(({ event }) => (event.kind in EVENT_PIECES ? [event as Event] : []))

/** What is only read is read at once; before an answer the rivals play until the learner is asked. */
function play(): { match: Match; moments: readonly Moment[]; left: number } {
  const { seats, mode, options, seed } = tutorial
  const match = start(heroesJourney, { seats, mode, options, seed })
  const rivals = [...tutorial.rivals]
  const askOf = (seat: number) => match.asks(seat).find((ask) => ask.seat === seat)
  const moments: Moment[] = []
  let seen = 0
  for (const lesson of lessons) {
    const answer = 'answer' in lesson ? lesson.answer : undefined
    for (let ask = askOf(LEARNER); answer !== undefined && ask === undefined; ask = askOf(LEARNER)) {
      const { seat, key } = rivals.shift()!
      match.answer(seat, askOf(seat)!.id, key)
    }
    const told = storyOf(match)
    moments.push({ lesson, view: match.view(LEARNER) as View, ask: askOf(LEARNER), news: told.slice(seen) })
    seen = told.length
    if (answer === undefined) continue
    match.answer(LEARNER, askOf(LEARNER)!.id, answer)
  }
  return { match, moments, left: rivals.length }
}

const { match, moments, left } = play()
const story = storyOf(match)
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
  return new Set([...pieces, ...news.flatMap(piecesOf)].filter((piece) => piece !== BACK).map((piece) => idOf(piece)))
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

  test('every lesson has them, no other has', async () => {
    expect(Object.keys(words)).toEqual(lessons.map(({ id }) => id))
    expect((await tutorial.words[lang]()).words).toBe(words)
    expect(tutorial.names[lang]).toHaveLength(tutorial.seats)
  })

  test('are short: a title, two sentences at most, and a line that says what to do', () => {
    for (const lesson of lessons) {
      const { title, text } = words[lesson.id]
      const [explained, order, ...rest] = text.split('\n')
      expect(title.length, lesson.id).toBeLessThanOrEqual(30)
      expect(text.length, lesson.id).toBeLessThanOrEqual(320)
      expect(explained!.match(/[.!?](?=\s|$)/g)!.length, lesson.id).toBeLessThanOrEqual(2)
      expect(order !== undefined, lesson.id).toBe('answer' in lesson || lesson.id === 'onward')
      expect(rest, lesson.id).toEqual([])
    }
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
    for (const { lesson, ask, view } of moments) {
      const chances = (ask?.options ?? []).map(({ value }) =>
        Math.round(100 * (heroesJourney.odds!(view, { ask: ask!.kind, seat: LEARNER, value })?.success ?? 0)),
      )
      const said = [...words[lesson.id].text.matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent))
      expect(chances, lesson.id).toEqual(expect.arrayContaining(said))
    }
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
    for (const { title, text } of Object.values(french)) {
      expect(`${title} ${text}`).not.toMatch(/ [;:!?»%]|« |['"]|[^\u202f][;!?]|[^\u00a0]:/)
    }
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
