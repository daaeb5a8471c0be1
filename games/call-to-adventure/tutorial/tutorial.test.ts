import { type AskView, BACK, type Match, type PieceRef, start } from '@monomyth/engine'
import type { LangId } from '@monomyth/ui/contract'
import { describe, expect, test } from 'vitest'
import { CARD_COUNT, card, idOf, pieceOf } from '../content/pieces.ts'
import { EVENT_PIECES, type Event } from '../events.ts'
import { callToAdventure } from '../game.ts'
import { lang as inEnglish } from '../lang/en/index.ts'
import { lang as inFrench } from '../lang/fr/index.ts'
import type { View } from '../state.ts'
import { words as english } from './en.ts'
import { words as french } from './fr.ts'
import { tutorial } from './index.ts'
import { lessons } from './lessons.ts'

const LEARNER = 0
const WORDS = { en: english, fr: french }
const LANGS = Object.keys(WORDS) as LangId[]

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

/** What is only read is read at once; before an answer Robin plays until the learner is asked. */
function play(): { match: Match; moments: readonly Moment[]; left: number } {
  const { seats, mode, options, seed } = tutorial
  const match = start(callToAdventure, { seats, mode, options, seed })
  const rivals = [...tutorial.rivals]
  const askOf = (seat: number) => match.asks(seat).find((ask) => ask.seat === seat && ask.id > 0)
  const follow = () => {
    const { seat, key } = rivals.shift()!
    match.answer(seat, askOf(seat)!.id, key)
  }
  const moments: Moment[] = []
  let seen = 0
  for (const lesson of lessons) {
    const answer = 'answer' in lesson ? lesson.answer : undefined
    while (answer !== undefined && askOf(LEARNER) === undefined) follow()
    const told = storyOf(match)
    moments.push({ lesson, view: match.view(LEARNER) as View, ask: askOf(LEARNER), news: told.slice(seen) })
    seen = told.length
    if (answer === undefined) continue
    match.answer(LEARNER, askOf(LEARNER)!.id, answer)
    // Windows are open to both: Robin’s answers belong to the learner’s turn.
    while (isWindow(match) && rivals.length > 0) follow()
  }
  return { match, moments, left: rivals.length }
}

/** Is Robin asked in the turn of the learner? */
const isWindow = (match: Match): boolean =>
  (match.view(LEARNER) as View).active === LEARNER && match.open().some(({ seat, window }) => seat === 1 && window)

const { match, moments, left } = play()
const story = storyOf(match)
const at = (id: LessonOf['id']): Moment => moments.find(({ lesson }) => lesson.id === id)!
const mine = (kind: Event['kind']): readonly Event[] =>
  story.filter((event) => event.kind === kind && 'seat' in event && event.seat === LEARNER)

const optionOf = ({ options }: AskView, answer: string) => options.find(({ key }) => key === answer)!

const namesIn = (lang: typeof inEnglish): readonly (readonly [id: string, name: RegExp])[] =>
  Array.from({ length: CARD_COUNT }, (_, n) => [
    idOf(pieceOf(n)),
    new RegExp(`(?<!\\p{L})${lang.piece(n)}(?!\\p{L}|’s)`, 'u'),
  ])
const NAMES = { en: namesIn(inEnglish), fr: namesIn(inFrench) }

/** The cards a text names. */
function namedIn(text: string, lang: LangId): string[] {
  const said = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return NAMES[lang].filter(([, name]) => name.test(said)).map(([id]) => id)
}

/** The cards one can point at: face up or the learner’s own; those to choose from, and those just in the news. */
function onTable({ view, ask, news }: Moment): Set<string> {
  const boards = view.seats.flatMap(
    ({ heritage, dealtHeritages, origin, class: own, destiny, story, heroes, antiheroes }) => [
      ...[...heritage, ...dealtHeritages, ...origin, ...own, ...destiny, ...story, ...heroes, ...antiheroes],
    ],
  )
  const offered = (ask?.options ?? []).flatMap(({ piece }) =>
    piece !== undefined && 'piece' in piece ? [piece.piece] : [],
  )
  const laid = [...view.faces, ...view.pending, ...view.row1, ...view.row2, ...view.row3]
  const told = news.flatMap((event) => {
    const fields = Object.keys(EVENT_PIECES[event.kind])
    return Object.entries(event).flatMap(([field, piece]) => (fields.includes(field) ? piece : []))
  })
  return new Set(
    [...boards, ...offered, ...laid, ...told].filter((piece) => piece !== BACK).map((piece) => idOf(piece)),
  )
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
    expect(match.asks(LEARNER).filter(({ seat, id }) => seat === LEARNER && id > 0)).toEqual([])
    expect(match.isOver()).toBe(false)
    expect(mine('turnStarted')).toHaveLength(8)
  })

  test('some lessons are only read', () => {
    expect(moments.filter(({ lesson }) => !('answer' in lesson)).map(({ lesson }) => lesson.id)).toEqual([
      ...['welcome', 'board', 'challenge', 'failure', 'overcome', 'moon', 'help', 'onward'],
    ])
  })

  test.each([
    ...(['traitGained', 'attemptDeclared', 'overcome', 'failed', 'xpChanged', 'banked', 'darkRunesBought'] as const),
    ...(['levelChanged', 'journeyed', 'heritageUsed', 'featDrawn', 'featPlayed', 'runesCast'] as const),
  ])('what is to be taught happens to the learner: %s', (kind) => {
    expect(mine(kind)).not.toEqual([])
  })

  test('and to the table', () => {
    const told = story.map(({ kind }) => kind)
    expect(told).toEqual(
      expect.arrayContaining(['rowRevealed', 'actionRevealed', 'actionCancelled', 'actionApplied', 'adversaryFlipped']),
    )
  })
})

test('a lesson points at the card of its answer, or at one that is there to be read', () => {
  for (const moment of moments) {
    const { lesson, ask } = moment
    const look: PieceRef | string = lesson.look
    if (typeof look === 'string' || !('piece' in look)) continue
    if ('answer' in lesson) expect(look, lesson.id).toEqual(optionOf(ask!, lesson.answer).piece)
    else expect([...onTable(moment)], lesson.id).toContain(idOf(look.piece))
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

  test('name the card of the answer in the last line', () => {
    for (const lesson of lessons) {
      if (!('answer' in lesson) || typeof lesson.look === 'string') continue
      expect(namedIn(words[lesson.id].text.split('\n')[1]!, lang), lesson.id).toContain(lesson.answer.split(' ').at(-1))
    }
  })

  test('tell true chances', () => {
    for (const { lesson, ask, view } of moments) {
      const chances = (ask?.options ?? []).map(({ value }) =>
        Math.round(100 * (callToAdventure.odds!(view, { ask: ask!.kind, seat: LEARNER, value })?.success ?? 0)),
      )
      const said = [...words[lesson.id].text.matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent))
      expect(chances, lesson.id).toEqual(expect.arrayContaining(said))
    }
  })
})

describe('both languages', () => {
  test('name the same cards and numbers', () => {
    for (const { id } of lessons) {
      const [one, other] = LANGS.map((lang) => {
        const { text } = WORDS[lang][id]
        return [namedIn(text, lang), text.match(/\b\d+/g)?.toSorted()]
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
  const last = <K extends Event['kind']>(kind: K, id: LessonOf['id']) =>
    at(id).news.findLast(
      (event): event is Extract<Event, { kind: K; seat: number }> =>
        event.kind === kind && 'seat' in event && event.seat === LEARNER,
    )!
  const learner = (id: LessonOf['id']) => at(id).view.seats[LEARNER]!
  const tokens = (id: LessonOf['id']) => at(id).view.adversary.tokens

  test('casts come out as told', () => {
    expect(last('failed', 'failure')).toMatchObject({ result: 2, difficulty: 3 })
    expect(last('overcome', 'overcome')).toMatchObject({ result: 4, difficulty: 2 })
    expect(last('overcome', 'moon')).toMatchObject({ result: 7, difficulty: 4 })
    expect(last('overcome', 'onward')).toMatchObject({ result: 9, difficulty: 6 })
  })

  test('Experience, levels and tokens are as told', () => {
    expect([learner('trait').xp, learner('bank').xp]).toEqual([3, 4])
    expect([learner('trait').level, learner('moon').level]).toEqual([3, 4])
    expect([tokens('longShot'), tokens('failure'), tokens('face'), tokens('onward')]).toEqual([8, 9, 6, 3])
  })

  test('the Journey is free, Knighted draws Call of the Wild, the Crest Guardian Angel', () => {
    expect(last('journeyed', 'icons').free).toBe(1)
    expect(last('featDrawn', 'even')).toMatchObject({ seat: LEARNER, feat: card(173) })
    expect(last('featDrawn', 'cancel')).toMatchObject({ seat: LEARNER, feat: card(169) })
    expect(at('cancel').view.pending.map(idOf)).toEqual(['147'])
    expect(at('heritage').view.pending.map(idOf)).toEqual(['148'])
  })

  test('Robin’s Divinity and the learner’s Traits are there', () => {
    const [, robin] = at('together').view.seats
    expect(robin!.icons[0]).toBe(1)
    expect(mine('traitGained')).toHaveLength(3)
  })
})
