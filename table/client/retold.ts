import type { Match } from '@monomyth/engine'

type Stored = Match['stored'][number]

/**
 * Where several seats choose at once, each is told its own part at once and the others' when all have chosen: what is
 * kept twice, for different eyes, is one event to whoever sees everything.
 */
export function isRetold(stored: readonly Stored[], at: number): boolean {
  const told = stored[at]
  if (told === undefined) return false
  let i = at - 1
  for (let earlier = stored[i]; earlier?.step === told.step; earlier = stored[--i]) {
    if ((earlier.to & told.to) === 0 && isSame(earlier.event, told.event)) return true
  }
  return false
}

const isSame = (a: Stored['event'], b: Stored['event']): boolean =>
  a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
