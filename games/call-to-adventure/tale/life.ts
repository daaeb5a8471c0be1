import type { Back, Piece, Seat } from '@monomyth/engine'
import type { ChallengeNumber } from '../content/challenges.ts'
import type { ClassNumber } from '../content/classes.ts'
import type { DestinyNumber } from '../content/destinies.ts'
import type { HeritageNumber } from '../content/heritages.ts'
import type { OriginNumber } from '../content/origins.ts'
import { ADVERSARIES, type AdversaryId, isTrait, numberOf } from '../content/pieces.ts'
import type { TraitNumber } from '../content/traits.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { totalOf } from '../rules/scoring.ts'
import { SLOT } from '../rules/slots.ts'
import type { View } from '../state.ts'
import { ABILITIES, type Ability } from '../words.ts'
import type { FeatNumber } from './words.ts'

/** One card of a Story: a Trait, or the path that was taken of a Challenge. */
export type Stage =
  | { readonly kind: 'trait'; readonly number: TraitNumber }
  | { readonly kind: 'path'; readonly number: ChallengeNumber; readonly bottom: 0 | 1 }

/** CTA-012 A finished board, read from left to right, and what became of its Hero. Cards by their printed number. */
export interface Life {
  readonly seat: Seat
  readonly heritage: HeritageNumber
  readonly origin: OriginNumber
  readonly class: ClassNumber
  readonly destiny: DestinyNumber
  /** By Act, in the order in which they were placed. */
  readonly acts: readonly (readonly Stage[])[]
  readonly heroes: readonly FeatNumber[]
  readonly antiheroes: readonly FeatNumber[]
  readonly abilities: { readonly [ability in Ability]: number }
  readonly banked: number
  /** CTA-440 1 to 7. */
  readonly level: number
  readonly points: number
  /** undefined: none came (competitive mode). */
  readonly foe: { readonly id: AdversaryId; readonly isBeaten: boolean; readonly isDefeated: boolean } | undefined
  /** The best score of a match that was not lost. */
  readonly isBest: boolean
}

/** undefined while the match goes on: a life is told from its end. */
export function lifeOf(view: View, seat: Seat): Life | undefined {
  const hero = view.seats[seat]
  const outcome = outcomeOf(view)
  if (hero === undefined || outcome === undefined) return undefined
  const card = ADVERSARIES[view.adversary.card]
  return {
    seat,
    heritage: only(hero.heritage) as HeritageNumber,
    origin: only(hero.origin) as OriginNumber,
    class: only(hero.class) as ClassNumber,
    destiny: only(hero.destiny) as DestinyNumber,
    acts: actsOf(hero),
    heroes: numbers(hero.playedHeroes),
    antiheroes: numbers(hero.playedAntiheroes),
    abilities: Object.fromEntries(ABILITIES.map((ability, i) => [ability, hero.abilities[i]])) as Life['abilities'],
    banked: hero.banked,
    level: hero.level,
    points: totalOf(view, seat),
    foe:
      card === undefined
        ? undefined
        : { id: card.id, isBeaten: hero.hasBeatenFinal === 1, isDefeated: outcome.reason === 'won' },
    isBest: outcome.winners.includes(seat),
  }
}

const only = ([piece]: readonly (Piece | Back)[]): number => numberOf(piece!)
const numbers = (pieces: readonly (Piece | Back)[]): readonly FeatNumber[] =>
  pieces.map((piece) => numberOf(piece) as FeatNumber)

function actsOf({ story, bottoms }: View['seats'][number]): readonly (readonly Stage[])[] {
  const stages = story.map((piece, i): Stage => {
    const number = numberOf(piece)
    return isTrait(piece)
      ? { kind: 'trait', number: number as TraitNumber }
      : { kind: 'path', number: number as ChallengeNumber, bottom: bottoms[i] === 1 ? 1 : 0 }
  })
  return [0, 1, 2].map((act) => stages.slice(act * SLOT, (act + 1) * SLOT))
}
