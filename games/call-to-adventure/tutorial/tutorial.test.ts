import { type AskView, BACK, type Match, type PieceRef } from '@monomyth/engine'
import { type Moment as AnyMoment, chanceFaults, printFaults, taught, wordFaults } from '@monomyth/engine/testing'
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

type Moment = AnyMoment<LessonOf, View>

/** What was told, without the pauses of the engine. */
const isTold = (event: { readonly kind: string }): event is Event => event.kind in EVENT_PIECES

/** Windows are open to both: Robin’s answers in the learner’s turn belong to it. */
const rivalsFirst = (match: Match): boolean =>
  (match.view(LEARNER) as View).active === LEARNER && match.open().some(({ seat, window }) => seat === 1 && window)

const { match, moments, left } = taught<View, LessonOf>(callToAdventure, { ...tutorial, lessons, rivalsFirst })
const story = match.events(LEARNER).flatMap(({ event }) => (isTold(event) ? [event] : []))
const at = (id: LessonOf['id']): Moment => moments.find(({ lesson }) => lesson.id === id)!
const mine = (kind: Event['kind']): readonly Event[] =>
  story.filter((event) => event.kind === kind && 'seat' in event && event.seat === LEARNER)

const optionOf = ({ options }: AskView, answer: string) => options.find(({ key }) => key === answer)!

const namesIn = (lang: typeof inEnglish): readonly (readonly [id: string, name: RegExp])[] =>
  Array.from({ length: CARD_COUNT }, (_, n) => [
    idOf(pieceOf(n)),
    new RegExp(`(?<!\\p{L})${anyArticle(lang.piece(n))}(?!\\p{L}|’s)`, 'u'),
  ])
/** The article of a name is small within a sentence. */
const anyArticle = (name: string): string =>
  name.replace(/^(The|Le|La|L)(?=[ ’])/, (article) => `(?:${article}|${article.toLowerCase()})`)
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
  const told = news.filter(isTold).flatMap((event) => {
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
      expect([...ask!.options.map(({ key }) => key), ask!.pass], lesson.id).toContain(lesson.answer)
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
      ...['welcome', 'board', 'challenge', 'overcome', 'moon', 'help', 'onward'],
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

  test('name the card of the answer in the last line', () => {
    for (const lesson of lessons) {
      if (!('answer' in lesson) || typeof lesson.look === 'string') continue
      expect(namedIn(words[lesson.id].text.split('\n')[1]!, lang), lesson.id).toContain(lesson.answer.split(' ').at(-1))
    }
  })

  test('tell true chances', () => {
    expect(chanceFaults(callToAdventure, moments, words)).toEqual([])
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
    expect(printFaults(french)).toEqual([])
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
    expect(last('overcome', 'keep')).toMatchObject({ result: 9, difficulty: 6 })
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
