import { BadUsage, type Call, type Command, EXIT } from './call.ts'

export const command: Command = { options: { quick: 'flag' }, takes: 1, run }

/** The budgets, and how we stand beside our peers. */
async function run(call: Call): Promise<number> {
  const { io, json, words } = call
  const { benches } = await import('@monomyth/bench')
  const [wanted] = call.given
  const names = Object.keys(benches)
  if (wanted !== undefined && !names.includes(wanted)) throw new BadUsage(words.bad.bench(wanted, names))
  const results = []
  for (const name of wanted === undefined ? names : [wanted]) {
    if (io.isTty.err) io.err(`${name} …\n`)
    const result = await benches[name]?.({ quick: call.flag('quick') })
    if (result === undefined) continue
    results.push(result)
    if (!json) io.out(`${words.bench(result).join('\n')}\n`)
  }
  if (json) io.out(`${JSON.stringify({ benches: results })}\n`)
  return results.some(({ budgets }) => budgets.some(({ ok }) => !ok)) ? EXIT.found : EXIT.fine
}
