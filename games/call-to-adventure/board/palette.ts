import type { CardKind } from '../lang/pieces.ts'

/** Colours stand in call-to-adventure.css, where day and night differ; here are their names. */

const LANDS = ['dusk', 'wood', 'gold', 'frost', 'ember'] as const
type Land = (typeof LANDS)[number]

const named = (land: Land): readonly string[] => [1, 2, 3, 4, 5].map((n) => `var(--cta-${land}-${n})`)

/** For the scenery: sky above, sky below, far, middle and near ground. */
export const PALETTES: Readonly<Record<Land, readonly string[]>> = {
  dusk: named('dusk'),
  wood: named('wood'),
  gold: named('gold'),
  frost: named('frost'),
  ember: named('ember'),
}

/** Neighbours in a deck lie in different lands, so that a row is many-coloured. */
export const landOf = (piece: number): Land => LANDS[(piece * 7 + ((piece / 5) | 0)) % LANDS.length] ?? 'dusk'

export const toneOf = (kind: CardKind): string => `var(--cta-${kind === 'face' || kind === 'quest' ? 'foe' : kind})`
