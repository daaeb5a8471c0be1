import type { PieceRef } from '@monomyth/engine'

/** A cell of the map as something to point at and to choose, whatever lies there. */
export interface Place {
  readonly cell: number
  readonly at: PieceRef
  /** Said aloud. */
  readonly label: string
  readonly legal: boolean
  readonly barred: boolean
  readonly pointed: boolean
  /** A pawn stands here. */
  readonly occupied: boolean
  /** Only one cell can be reached with the tab key; arrows lead on from it. */
  readonly tabindex: number
  touch(at: PieceRef, card?: number): void
  point(at: PieceRef | undefined): void
  focused(): void
}
