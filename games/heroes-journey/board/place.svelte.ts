import type { Piece, PieceRef } from '@monomyth/engine'
import type { SeatColour } from '@monomyth/ui'
import { INN } from '../rules/board.ts'
import { questOn, refOf } from './cells.ts'
import { cellLabel, type Said } from './labels.ts'
import { keyOf, type Light } from './light.ts'

/** What a place sees of the map around it. */
export interface Around {
  readonly said: Said
  readonly seats: readonly { readonly colour: SeatColour }[]
  readonly light: Light
  /** The key of what is pointed at. */
  readonly pointed: string | undefined
  /** The one cell that can be reached with the tab key; arrows lead on from it. */
  readonly entrance: number
  /** The cells on which pawns stand. */
  readonly occupied: readonly number[]
  touch(at: PieceRef, card?: number): void
  point(at: PieceRef | undefined): void
  focused(cell: number): void
}

/**
 * A cell of the map: what lies there, and what one can do with it. One for good, and of plain values: a new view of the
 * match draws only those cells anew on which something has changed.
 */
export class Place {
  readonly cell: number
  readonly at: PieceRef
  readonly #around: Around
  readonly #key: string

  constructor(cell: number, around: Around) {
    this.cell = cell
    this.at = refOf(cell)
    this.#key = keyOf(this.at)
    this.#around = around
  }

  readonly legal: boolean = $derived.by(() => this.#around.light.legal.has(this.#key))
  readonly barred: boolean = $derived.by(() => this.#around.light.barred.has(this.#key))
  readonly pointed: boolean = $derived.by(() => this.#around.pointed === this.#key)
  /** Fog that may be lifted has a quieter light of its own: there are dozens of such cells. */
  readonly glows: boolean = $derived.by(() => this.legal && (this.faceUp || this.cell === INN))
  /** A pawn stands here. */
  readonly occupied: boolean = $derived.by(() => this.#around.occupied.includes(this.cell))
  readonly tabindex: 0 | -1 = $derived.by(() => (this.#around.entrance === this.cell ? 0 : -1))
  /** Said aloud. */
  readonly label: string = $derived.by(() => cellLabel(this.#around.said, this.cell, this.legal))
  /** As far as it is known. */
  readonly quest: Piece | undefined = $derived.by(() => questOn(this.#around.said.view, this.cell))
  readonly faceUp: boolean = $derived.by(() => this.#around.said.view.faceUp[this.cell] === 1)
  /** The colour of the seat whose token lies here. */
  readonly token: SeatColour | undefined = $derived.by(
    () => this.#around.seats[this.#around.said.view.token[this.cell] ?? -1]?.colour,
  )

  touch(): void {
    this.#around.touch(this.at, this.quest)
  }
  point(isOn: boolean): void {
    this.#around.point(isOn ? this.at : undefined)
  }
  focused(): void {
    this.#around.focused(this.cell)
    this.point(true)
  }
}
