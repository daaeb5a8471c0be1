import type { AnyGame, GameEvent } from '../contract.ts'
import type { Match } from '../match.ts'
import type { AskView } from '../question.ts'
import { start } from '../save.ts'
import type { Setup } from '../start.ts'

/** A lesson, as far as a match knows it. */
interface Taught {
  readonly id: string
  readonly answer?: string
}

/** What is on the table when a lesson is read, and what has happened since the one before. */
export interface Moment<L, V> {
  readonly lesson: L
  readonly view: V
  readonly ask: AskView | undefined
  readonly news: readonly GameEvent[]
}

export interface Course<L> extends Setup {
  readonly lessons: readonly L[]
  /** What the others answer, in order. */
  readonly rivals: readonly { readonly seat: number; readonly key: string }[]
  /** Do the others answer next, although the learner could go on? */
  readonly rivalsFirst?: (match: Match) => boolean
}

/** Whoever learns sits here. */
const LEARNER = 0

/**
 * A tutorial played through. What is only read is read at once; before an answer the others play until the learner is
 * asked. `left`: how many of their answers were not needed.
 */
export function taught<V, L extends Taught>(
  game: AnyGame,
  { lessons, rivals, rivalsFirst = () => false, ...setup }: Course<L>,
): { readonly match: Match; readonly moments: readonly Moment<L, V>[]; readonly left: number } {
  const match = start(game, setup)
  const rest = [...rivals]
  const askOf = (seat: number) => match.asks(seat).find((ask) => ask.seat === seat && ask.id > 0)
  const follow = () => {
    const { seat, key } = rest.shift()!
    match.answer(seat, askOf(seat)!.id, key)
  }
  const moments: Moment<L, V>[] = []
  let seen = 0
  for (const lesson of lessons) {
    while (lesson.answer !== undefined && askOf(LEARNER) === undefined) follow()
    const told = match.events(LEARNER).map(({ event }) => event)
    moments.push({ lesson, view: match.view(LEARNER) as V, ask: askOf(LEARNER), news: told.slice(seen) })
    seen = told.length
    if (lesson.answer === undefined) continue
    match.answer(LEARNER, askOf(LEARNER)!.id, lesson.answer)
    while (rest.length > 0 && rivalsFirst(match)) follow()
  }
  return { match, moments, left: rest.length }
}

type LessonWords = { readonly [id: string]: { readonly title: string; readonly text: string } }

/**
 * What is wrong with the words of lessons: each has a short title, two sentences at most, and, where something is to be
 * done, one more line that says what.
 */
export function wordFaults(lessons: readonly Taught[], words: LessonWords, last: string): string[] {
  const missing = lessons.filter(({ id }) => words[id] === undefined).map(({ id }) => `${id}: no words`)
  const idle = Object.keys(words).filter((id) => !lessons.some((lesson) => lesson.id === id))
  const faults = lessons.flatMap(({ id, answer }) => {
    const { title = '', text = '' } = words[id] ?? {}
    const [explained = '', order, ...rest] = text.split('\n')
    const sentences = explained.match(/[.!?](?=\s|$)/g)?.length ?? 0
    return [
      ...(title.length > 30 ? ['a long title'] : []),
      ...(text.length > 320 ? ['a long text'] : []),
      ...(sentences > 2 ? ['more than two sentences'] : []),
      ...((order !== undefined) === (answer !== undefined || id === last) ? [] : ['what to do']),
      ...(rest.length > 0 ? ['more lines'] : []),
    ].map((fault) => `${id}: ${fault}`)
  })
  return [...missing, ...idle.map((id) => `${id}: no lesson`), ...faults]
}

/** The chances a text speaks of that no option of its question has. */
export function chanceFaults(game: AnyGame, moments: readonly Moment<Taught, unknown>[], words: LessonWords): string[] {
  return moments.flatMap(({ lesson: { id }, ask, view }) => {
    const chances = (ask?.options ?? []).map(({ value }) =>
      Math.round(100 * (game.odds?.(view as never, { ask: ask!.kind, seat: LEARNER, value })?.success ?? 0)),
    )
    const said = [...(words[id]?.text ?? '').matchAll(/(\d+)\s?%/g)].map(([, percent]) => Number(percent))
    return said.filter((chance) => !chances.includes(chance)).map((chance) => `${id}: ${chance} %`)
  })
}

/** French that is not set as it is printed. */
export const printFaults = (words: LessonWords): string[] =>
  Object.values(words)
    .map(({ title, text }) => `${title} ${text}`)
    .filter((text) => / [;:!?»%]|« |['"]|[^\u202f][;!?]|[^\u00a0]:/.test(text))
