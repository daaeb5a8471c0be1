import type { PieceRef } from '@monomyth/engine'
import type { Sight } from '@monomyth/ui'

/** Which pieces and places can be used just now, looked up by key, for many asks of it at once. */

export const keyOf = (ref: PieceRef): string => ('piece' in ref ? `piece ${ref.piece}` : `${ref.zone} ${ref.at}`)

export interface Light {
  readonly legal: ReadonlySet<string>
  readonly barred: ReadonlySet<string>
}

const keysOf = (refs: readonly { readonly at: PieceRef | undefined }[]): ReadonlySet<string> =>
  new Set(refs.flatMap(({ at }) => (at === undefined ? [] : [keyOf(at)])))

export const lightOf = ({ choices, barred }: Pick<Sight, 'choices' | 'barred'>): Light => ({
  legal: keysOf(choices),
  barred: keysOf(barred),
})
