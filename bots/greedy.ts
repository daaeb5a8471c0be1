import type { AnyGame, Chance, Policy } from '@monomyth/engine'

/** Takes the option its game rates highest for now, and does not look further ahead. Ties go to chance. */
export function greedy({ odds }: { readonly odds: boolean }) {
  return (game: AnyGame, chance: Chance): Policy =>
    (question) => {
      const { seat, ask, options, count, size } = question
      const { wits } = game
      if (wits === undefined || seat < 0) return chance.below(size)
      const rate = wits.judge(question.view(), seat, { odds })
      let best = Number.NEGATIVE_INFINITY
      let chosen = 0
      let ties = 0
      for (let index = 0; index < size; index++) {
        const rating = rate(ask.id, index < count ? options[index] : undefined)
        if (rating < best) continue
        ties = rating > best ? 1 : ties + 1
        if (ties === 1 || chance.below(ties) === 0) chosen = index
        best = rating
      }
      return chosen
    }
}
