import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, type Command, EXIT } from './call.ts'
import { countIn, gameIn, newSeed, SETUP, seedIn, setupIn } from './chosen.ts'
import type { Entry } from './games.ts'
import type { Io } from './io.ts'
import { Progress } from './progress.ts'
import type { CheckReport } from './reports.ts'
import { checkShares, type Share } from './shares.ts'

export const command: Command = { options: { ...SETUP, games: 'text' }, takes: 1, run }

const USUAL_SEATS = 4
const FOLDER = 'violations'

/** The fuzzer: random play with every invariant on. */
async function run(call: Call): Promise<number> {
  const { io, json, words } = call
  const entry = gameIn(call)
  const chosen = setupIn(call, entry, USUAL_SEATS)
  const games = countIn(call, 'games', 100)
  const seed = seedIn(call) ?? newSeed()
  const progress = new Progress(io, games, words.progress)
  const start = performance.now()
  const shares = await checkShares({ game: entry.game.id, ...chosen, games, seed }, (done) => progress.at(done))
  progress.end()
  const sum = (of: (share: Share) => number): number => shares.reduce((all, share) => all + of(share), 0)
  const report: CheckReport = {
    game: entry.game.id,
    ...chosen,
    seed,
    games: sum((share) => share.games),
    decisions: sum((share) => share.decisions),
    violations: shares.flatMap((share) =>
      share.violations.map(({ invariant, about, seed: at, saved, command: again }) => {
        const file = kept(io, `${entry.game.id}-${at}-${invariant}`, JSON.stringify(saved))
        return { invariant, about, seed: at, file, command: again }
      }),
    ),
    longestStep: Math.max(...shares.map(({ longestStep }) => longestStep)),
    // Of two shares the middle lies between theirs; the larger is the one a limit is for.
    medianStep: Math.max(...shares.map(({ medianStep }) => medianStep)),
    twins: sum((share) => share.twins),
    undone: sum((share) => share.undone),
    neverReached: neverReached(entry, shares),
    seconds: Math.round(performance.now() - start) / 1000,
  }
  io.out(json ? `${JSON.stringify(report)}\n` : `${words.check(report).join('\n')}\n`)
  return report.violations.length > 0 ? EXIT.found : EXIT.fine
}

function kept({ folder }: Io, name: string, text: string): string {
  const file = join(FOLDER, `${name.replace(/[^\w.-]+/g, '_')}.monomyth.json`)
  mkdirSync(join(folder, FOLDER), { recursive: true })
  writeFileSync(join(folder, file), text)
  return file
}

/** Copies count as one: a card is reached when any of them was. */
function neverReached({ terminal }: Entry, shares: readonly Share[]): CheckReport['neverReached'] {
  const never = Object.entries(terminal.reach).map(([label, { field, pieces }]) => {
    const met = new Set(shares.flatMap(({ reached }) => [...(reached.get(field) ?? [])].map(terminal.idOf)))
    const all = new Set(pieces.map(terminal.idOf))
    return [label, [...all].filter((id) => !met.has(id))] as const
  })
  return Object.fromEntries(never)
}
