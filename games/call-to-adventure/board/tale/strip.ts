import { idOf, pieceOf } from '../../content/pieces.ts'
import type { Life } from '../../tale/life.ts'
import type { Names } from '../../tale/tell.ts'
import { EMBLEMS } from '../emblems.ts'
import { toneOf } from '../palette.ts'

/** A card of a life, small. */
export interface Bead {
  readonly piece: number
  readonly name: string
  readonly emblem: string
  /** A CSS colour. */
  readonly tone: string
  /** A Character card, at which a part of the life begins. */
  readonly isCharacter: boolean
}

/** Everything a page of the book shows. */
export interface Told {
  readonly title: string
  readonly subtitle: string
  readonly paragraphs: readonly string[]
  readonly strip: readonly Bead[]
  /** Of its landscape. */
  readonly seed: number
}

/** CTA-012 The board from left to right. */
export function stripOf({ heritage, origin, class: own, destiny, acts }: Life, names: Names): readonly Bead[] {
  const bead = (number: number, name: string, tone: string, isCharacter: boolean): Bead => ({
    piece: number - 1,
    name,
    emblem: EMBLEMS[idOf(pieceOf(number - 1))] ?? '',
    tone,
    isCharacter,
  })
  const character = (number: number, kind: 'heritage' | 'origin' | 'class' | 'destiny') =>
    bead(number, names.piece(number - 1), toneOf(kind), true)
  const act = (at: number) =>
    (acts[at] ?? []).map((stage) =>
      bead(
        stage.number,
        stage.kind === 'trait' ? names.piece(stage.number - 1) : names.path(stage.number - 1, stage.bottom),
        toneOf('story'),
        false,
      ),
    )
  return [
    character(heritage, 'heritage'),
    character(origin, 'origin'),
    ...act(0),
    character(own, 'class'),
    ...act(1),
    character(destiny, 'destiny'),
    ...act(2),
  ]
}
