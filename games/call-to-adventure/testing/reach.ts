import { Chance, keyOf, type Policy, simulate } from '@monomyth/engine'
import type { Carry } from '../campaign.ts'
import {
  ACT_PIECES,
  ACTION_PIECES,
  ADVERSARIES,
  ANTIHERO_PIECES,
  actionOf,
  CHAPTERS,
  CLASS_PIECES,
  classOf,
  FACE_PIECES,
  faceOf,
  featOf,
  HERITAGE_PIECES,
  HERO_PIECES,
  heritageOf,
  idOf,
  ORIGIN_PIECES,
  originOf,
  pieceOf,
  QUEST_PIECES,
  questOf,
  storyOf,
} from '../content/pieces.ts'
import type { Effect, Operation } from '../effects/effect.ts'
import { OPERATIONS, type OperationKind } from '../effects/kind.ts'
import { callToAdventure } from '../game.ts'
import type { State } from '../state.ts'
import { BOONS } from '../words.ts'

/** What a card does, as `060 xp`: card and operation. */
export type Deed = string

const deedOf = (card: number, name: string): Deed => `${idOf(pieceOf(card))} ${name}`

/** Every operation in these sentences, those inside a choice or a condition as well. */
const operationsOf = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) => [...effect.do, ...effect.else].flatMap(namesIn))

function namesIn(operation: Operation): string[] {
  if (operation.do === 'choose') return ['choose', ...operation.of.flatMap((branch) => branch.do.flatMap(namesIn))]
  if (operation.do === 'when') return ['when', ...namesIn(operation.then)]
  return [operation.do]
}

/** Every deed the cards promise. What changes the tokens of an Adversary stands on both faces: the first will do. */
export function deedsOfAllCards(): Deed[] {
  const traits = ACT_PIECES.flat().flatMap((piece) => {
    const story = storyOf(piece)
    return story.kind === 'trait' ? [[piece, [story.effect]] as const] : []
  })
  const cards: readonly (readonly [number, readonly Effect[]])[] = [
    ...HERITAGE_PIECES.map((piece) => [piece, [heritageOf(piece).own]] as const),
    ...ORIGIN_PIECES.map((piece) => [piece, originOf(piece).effects] as const),
    ...CLASS_PIECES.map((piece) => [piece, [classOf(piece).third]] as const),
    ...traits,
    ...[...HERO_PIECES, ...ANTIHERO_PIECES].map((piece) => [piece, [featOf(piece).effect]] as const),
    ...ACTION_PIECES.map((piece) => [piece, [actionOf(piece).effect]] as const),
    ...QUEST_PIECES.map((piece) => [piece, questOf(piece).effects] as const),
    ...FACE_PIECES.map((piece) => [piece, faceOf(piece).effects] as const),
    ...ADVERSARIES.map(({ adversary, tokens }) => [adversary.number - 1, tokens] as const),
  ]
  const deeds = cards.flatMap(([piece, effects]) => operationsOf(effects).map((name) => deedOf(piece, name)))
  return [...new Set(deeds)].toSorted()
}

export interface Reached {
  readonly deeds: ReadonlySet<Deed>
  /** The keys of all answers given, `bottom 063`. */
  readonly keys: ReadonlySet<string>
  /** Story cards and paths held at the end, `063 0`. */
  readonly paths: ReadonlySet<string>
  readonly destinies: ReadonlySet<string>
}

/** Plays so many matches at random, every mode, Quest side, Adversary and chapter among them, and says what was met. */
export function reach(matches: number, seed: string): Reached {
  const reached = {
    deeds: new Set<Deed>(),
    keys: new Set<string>(),
    paths: new Set<string>(),
    destinies: new Set<string>(),
  }
  const forget = watch(reached.deeds)
  for (let n = 0; n < matches; n++) {
    const chance = new Chance(keyOf(`${seed} ${n}`))
    const policy: Policy = ({ ask, options, count, size }) => {
      const index = chance.below(size)
      if (index < count) reached.keys.add(ask.key(options[index] as never))
      return index
    }
    const { position } = simulate(callToAdventure, setupOf(n, seed), policy)
    for (const { story, bottoms, destiny } of (position.state as State).seats) {
      for (const [at, piece] of story.entries()) reached.paths.add(`${idOf(piece)} ${bottoms[at]}`)
      for (const piece of destiny) reached.destinies.add(idOf(piece))
    }
  }
  forget()
  return reached
}

function setupOf(n: number, seed: string) {
  const common = { seats: 1 + (n % 4), seed: `${seed} ${n}` }
  const quest = n % 3 === 0 ? 'darkness' : 'reign'
  if (n % 5 === 4) {
    const chapter = 1 + (n % CHAPTERS.length)
    const boon = BOONS[chapter - 1]!
    const carry: Carry = { carry: 1, chapter, shadow: n % 2 === 0, boon, played: [] }
    return { ...common, mode: 'campaign', options: { quest }, carry }
  }
  if (common.seats === 1) return { ...common, mode: 'solo', options: { quest } }
  return n % 5 === 3 ? { ...common, mode: 'competitive' } : { ...common, mode: 'coop', options: { quest } }
}

/** Notes what each operation is done by; the function it returns ends that. */
function watch(deeds: Set<Deed>): () => void {
  const before = { ...OPERATIONS }
  const kinds = OPERATIONS as unknown as { [name: string]: OperationKind<Operation> }
  for (const [name, kind] of Object.entries(before) as unknown as [string, OperationKind<Operation>][])
    kinds[name] = {
      ...kind,
      run(play, owner, operation, context) {
        deeds.add(deedOf(context.card, name))
        kind.run(play, owner, operation, context)
      },
    }
  return () => Object.assign(OPERATIONS, before)
}
