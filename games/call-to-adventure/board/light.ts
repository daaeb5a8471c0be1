import type { PieceRef } from '@monomyth/engine'
import type { Sight } from '@monomyth/ui'
import { optionAbout, optionKindOf } from '../rules/option.ts'

/** Which pieces and places can be used just now, looked up by key, for many asks of it at once. */

export const keyOf = (ref: PieceRef): string => ('piece' in ref ? `piece ${ref.piece}` : `${ref.zone} ${ref.at}`)

export interface Light {
  readonly legal: ReadonlySet<string>
  /** Of the Story cards in the rows: only a Journey replaces them, nothing else can be done. A quieter light. */
  readonly journeys: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
  /** The chance of a path, by `top 62` and `bottom 62`, or of facing a face: `face 124`. */
  readonly chances: ReadonlyMap<string, number>
}

const keysOf = (refs: readonly { readonly at: PieceRef | undefined }[]): ReadonlySet<string> =>
  new Set(refs.flatMap(({ at }) => (at === undefined ? [] : [keyOf(at)])))

export function lightOf({ ask, choices, barred }: Pick<Sight, 'ask' | 'choices' | 'barred'>): Light {
  const isMenu = ask?.kind === 'menu'
  const kindOf = (value: unknown) => (isMenu && typeof value === 'number' ? optionKindOf(value) : undefined)
  const main = choices.filter(({ value }) => kindOf(value) !== 'journey')
  const legal = keysOf(main)
  const journeys = choices.filter(({ value, at }) => kindOf(value) === 'journey' && at && !legal.has(keyOf(at)))
  return {
    legal,
    journeys: keysOf(journeys),
    barred: keysOf(barred),
    chances: new Map(
      choices.flatMap(({ value, odds }) =>
        odds !== undefined && typeof value === 'number' && isMenu
          ? [[`${kindOf(value)} ${optionAbout(value)}`, odds.success] as const]
          : [],
      ),
    ),
  }
}
