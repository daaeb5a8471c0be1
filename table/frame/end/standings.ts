import type { Outcome, Seat } from '@monomyth/engine'

/** A seat in the order of the result. */
export interface Standing {
  readonly seat: Seat
  /** From 1; winners share the first. */
  readonly place: number
  readonly score: number | undefined
  readonly won: boolean
}

export const standingsOf = ({ ranking, winners, scores }: Outcome): readonly Standing[] =>
  ranking.map((seat, i) => {
    const won = winners.includes(seat)
    return { seat, place: won ? 1 : i + 1, score: scores[seat], won }
  })
