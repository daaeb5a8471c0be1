/** The 95 % of a normal distribution, in standard deviations. */
const Z = 1.959964

/** Wilson's interval for a share seen `hits` times in `all`: honest for few and for one-sided results too. */
export function wilson(hits: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1]
  const share = hits / all
  const scale = 1 + Z ** 2 / all
  const middle = share + Z ** 2 / (2 * all)
  const half = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))
  return [round(Math.max(0, (middle - half) / scale)), round(Math.min(1, (middle + half) / scale))]
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000
