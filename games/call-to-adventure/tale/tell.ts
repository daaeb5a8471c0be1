import type { Life, Stage } from './life.ts'
import type { Clause, Part, TaleWords } from './words.ts'

/** The names of cards and paths, in the language of the tale. Pieces are printed numbers less one. */
export interface Names {
  piece(piece: number): string
  path(piece: number, bottom: number): string
}

/** What came last in a list is followed by what comes first. */
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** CTA-011 A life as a page of a storybook: a paragraph for each Act, and one for how it ended. */
export function tell(life: Life, name: string, names: Names, words: TaleWords): readonly string[] {
  const seed = seedOf(life)
  const parts = [words.origins[life.origin], words.classes[life.class], words.destinies[life.destiny]]
  const acts = parts.map((part, act) =>
    paragraph([
      act === 0 ? words.heritages[life.heritage](name) : '',
      part.tells(name),
      actTold(clausesOf(life.acts[act] ?? [], words), { name, part, act, seed, words }),
    ]),
  )
  const end = paragraph([fight(life, name, words), feats(life, names, words), ending(life, name, seed, words)])
  return [...acts, end].map(words.typeset)
}

const paragraph = (sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ')

/** A number of its own for nearly every life, so that the same joints are not found twice at one table. */
function seedOf({ heritage, origin, class: own, destiny, acts }: Life): number {
  let seed = heritage * 3 + origin * 5 + own * 7 + destiny * 11
  for (const { number } of acts.flat()) seed = (seed * 31 + number) % 9973
  return seed
}

const clausesOf = (stages: readonly Stage[], { traits, paths }: TaleWords): readonly Clause[] =>
  stages.map((stage) => (stage.kind === 'trait' ? traits[stage.number] : paths[stage.number][stage.bottom]))

interface Telling {
  readonly name: string
  readonly part: Part
  readonly act: number
  readonly seed: number
  readonly words: TaleWords
}

/** What was done in an Act, in one sentence or two; no two Acts of a life are joined alike. */
function actTold(clauses: readonly Clause[], { name, part: { who }, act, seed, words }: Telling): string {
  const { thread, capitalise } = words
  const [first, second, third] = clauses
  const opens = pick(thread.opens[act] ?? [], seed >> act)
  const goesOn = pick(thread.goesOn, (seed >> 3) + act)
  const soon = pick(thread.soon, (seed >> 2) + act)
  const atLast = pick(thread.atLast, (seed >> 1) + act)
  if (first === undefined) return ''
  if (second === undefined) return `${opens} ${name} ${first}.`
  if (third === undefined) return `${opens} ${name} ${thread.two(first, atLast, second)}.`
  switch ((seed + act) % 3) {
    case 0:
      return `${opens} ${name} ${first}. ${goesOn} ${who} ${thread.two(second, atLast, third)}.`
    case 1:
      return `${opens} ${who} ${thread.two(first, soon, second)}. ${goesOn} ${name} ${third}.`
    default:
      return `${capitalise(who)} ${thread.three(first, soon, second, atLast, third)}.`
  }
}

/** CTA-753 to CTA-764 The last fight, or the last evening. */
function fight({ foe, isBest }: Life, name: string, { foes, thread }: TaleWords): string {
  if (foe === undefined) return `${thread.peace} ${(isBest ? thread.best : thread.lesser)(name)}`
  const { comes, falls, stands } = foes[foe.id]
  const told = thread.fight[`${foe.isBeaten ? 'beaten' : 'stood'}${foe.isDefeated ? 'Won' : 'Lost'}`]
  return `${comes} ${told(name, foe.isBeaten ? falls : stands)}`
}

/** As many as a song can name. */
const SUNG = 3
const SUNG_OF_EACH = 2

/** The Feats that were played, the last of them: those people remember. */
function feats({ heroes, antiheroes }: Life, names: Names, { thread }: TaleWords): string {
  const last = (feats: readonly number[], most: number) =>
    [...new Set(feats)].slice(-most).map((number) => names.piece(number - 1))
  if (heroes.length === 0 && antiheroes.length === 0) return ''
  if (antiheroes.length === 0) return thread.heroes(last(heroes, SUNG))
  if (heroes.length === 0) return thread.antiheroes(last(antiheroes, SUNG))
  return thread.feats(last(heroes, SUNG_OF_EACH), last(antiheroes, SUNG_OF_EACH))
}

function ending({ level, points }: Life, name: string, seed: number, { thread }: TaleWords): string {
  return `${thread.levels[level as keyof typeof thread.levels](name)} ${pick(thread.points, seed)(points)}`
}
