import { at, atMost, type Bench, type BenchSetting, median } from './figures.ts'
import { costsOf, RandomMatch } from './matches.ts'

const SEATS = 4
const LONGER = 20
/** Fewer samples than this on either side say nothing about an ask kind. */
const ENOUGH = 25

/** Whether a decision gets dearer as a match goes on, and as its log grows. */
export const late: Bench = async ({ quick }: BenchSetting) => {
  // First to let the compiler settle.
  lateAgainstEarly('warm', quick ? 20 : 50)
  const byKind = lateAgainstEarly('late', quick ? 50 : 200)
  const longLog = longLogAgainstShort(quick ? 5 : 20)
  const kinds = Object.fromEntries([...byKind].map(([kind, ratio]) => [`late.${kind}`, ratio]))
  return {
    name: 'late',
    figures: { ...kinds, kinds: byKind.size, longLog },
    budgets: [
      atMost('a decision in the last third against the first, worst ask kind', Math.max(...byKind.values()), 1.5, '×'),
      atMost(`a decision with a log ${LONGER} times as long`, longLog, 1.5, '×'),
    ],
  }
}

/** By ask kind: what an answer costs in the last third of a match against the first. */
function lateAgainstEarly(name: string, games: number): Map<string, number> {
  const early = new Map<string, number[]>()
  const latest = new Map<string, number[]>()
  for (let n = 0; n < games; n++) {
    const costs = costsOf({ seats: SEATS, seed: `${name} ${n}` }, 2)
    const third = Math.floor(costs.length / 3)
    for (const { kind, least } of costs.slice(0, third)) pushTo(early, kind, least)
    for (const { kind, least } of costs.slice(-third)) pushTo(latest, kind, least)
  }
  const ratios = new Map<string, number>()
  for (const [kind, before] of early) {
    const after = latest.get(kind) ?? []
    if (before.length >= ENOUGH && after.length >= ENOUGH) ratios.set(kind, median(after) / median(before))
  }
  return ratios
}

function pushTo(lists: Map<string, number[]>, kind: string, cost: number): void {
  const list = lists.get(kind)
  if (list === undefined) lists.set(kind, [cost])
  else list.push(cost)
}

/**
 * Twins that play the same game by the same answers. One of them chose its first mentor over and over and took it back
 * each time, which is harmless and leaves two entries in the log: enough of them to make the log 20 times as long as
 * the other's will be in the end. From there on both give each answer right after the other.
 */
function longLogAgainstShort(games: number): number {
  const short: number[] = []
  const long: number[] = []
  for (let n = 0; n < games; n++) {
    const setup = { seats: SEATS, seed: `log ${n}` }
    const plain = new RandomMatch(setup)
    const padded = new RandomMatch(setup)
    pad(padded, (LONGER - 1) * lengthOf(setup))
    advanceTo(plain, 'mentor')
    for (let answer = plain.next(); answer !== undefined; answer = plain.next()) {
      const same = padded.next()
      if (same?.key !== answer.key) throw new Error('the twins have drifted apart')
      // The one that goes second finds the caches warm: each in turn.
      if (short.length % 2 === 0) {
        short.push(plain.give(answer))
        long.push(padded.give(same))
      } else {
        long.push(padded.give(same))
        short.push(plain.give(answer))
      }
    }
    if (plain.match.hash() !== padded.match.hash()) throw new Error('the twins ended apart')
    const times = padded.match.log.length / plain.match.log.length
    if (times < LONGER - 1) throw new Error(`the log is only ${times} times as long`)
  }
  return median(long) / median(short)
}

function lengthOf(setup: { seats: number; seed: string }): number {
  const random = new RandomMatch(setup)
  for (let answer = random.next(); answer !== undefined; answer = random.next()) random.give(answer)
  return random.match.log.length
}

/** Plays up to the first question of that kind. */
function advanceTo(random: RandomMatch, kind: string): void {
  while (at(random.match.open(), 0).ask.id !== kind) {
    const answer = random.next()
    if (answer === undefined) throw new Error(`no ${kind} in this match`)
    random.give(answer)
  }
}

/** Makes the log longer by so many entries and leaves the match where it was, before the first mentor. */
function pad(random: RandomMatch, entries: number): void {
  advanceTo(random, 'mentor')
  const { match } = random
  for (let n = 0; n < entries; n += 2) {
    const { seat } = at(match.open(), 0)
    const { id, options } = at(match.asks(seat), 0)
    match.answer(seat, id, at(options, 0).key)
    const refusal = match.undo(seat)
    if (refusal !== undefined) throw new Error(`the choice of a mentor cannot be taken back: ${refusal.code}`)
  }
}
