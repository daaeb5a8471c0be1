import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { getQuickJS } from 'quickjs-emscripten'
import { beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

/** A game as another JavaScript engine gets it: by name, as source. */
export interface Everywhere {
  /** Its package, and the name the game has there. */
  readonly from: string
  readonly game: string
  /** A function from the number of a match to its setup, as source. */
  readonly setupOf: string
  readonly matches: number
  /** So many of them also under the replaying host, saved and reopened on the way: slower, so not all. */
  readonly replayed: number
}

/**
 * What runs in each engine: random matches, one line for each. The line of a simulated match is the fingerprint of all
 * it asked and answered and that of its last position. A replayed one says the same of its log and of every boundary; it
 * is opened from its save after every 100th answer.
 */
const entryOf = ({ from, game, setupOf }: Everywhere): string => `
  import { Chance, keyOf, open, save, simulate, start } from '@monomyth/engine'
  import { ${game} as game } from '${from}'
  import { Digest } from '../digest.ts'
  import { hashOf } from '../position.ts'

  const setupOf = ${setupOf}

  export function simulated(n) {
    const chance = new Chance(keyOf('answers ' + n))
    const asked = new Digest()
    const { position, decisions, outcome } = simulate(game, setupOf(n), ({ seat, ask, count, size }) => {
      const index = chance.below(size)
      asked.number(seat)
      asked.word(ask.id)
      asked.number(count)
      asked.number(index)
      return index
    })
    return [n, decisions, outcome.winners, asked, hashOf(game.shape, position)].join(' ')
  }

  export function replayed(n) {
    const chance = new Chance(keyOf('answers ' + n))
    let match = start(game, setupOf(n))
    const said = new Digest()
    for (let given = 1; !match.isOver(); given++) {
      const { seat } = match.open()[0]
      const { id, options, pass } = match.asks(seat).find((ask) => ask.seat === seat)
      const keys = options.map(({ key }) => key)
      if (pass !== undefined) keys.push(pass)
      const key = keys[chance.below(keys.length)]
      said.word(key)
      match.answer(seat, id, key)
      if (given % 100 === 0) match = open(game, JSON.parse(JSON.stringify(save(match))))
    }
    for (const hash of match.hashes) said.word(hash)
    return [n, match.log.length, match.outcome().winners, said, save(match).sum, match.hash()].join(' ')
  }

  export function lines(how, count) {
    return Array.from({ length: count }, (_, n) => how(n)).join('\\n')
  }
`

async function bundled(everywhere: Everywhere): Promise<string> {
  const built = await build({
    stdin: { contents: entryOf(everywhere), resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'runtimes',
    // Nothing of Node or of the browser: what the engine needs, the language has.
    platform: 'neutral',
    target: 'es2023',
  })
  return built.outputFiles[0]!.text
}

async function inChromium(bundle: string, wanted: readonly string[]): Promise<string[]> {
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('No Chromium: install the package "chromium" or set CHROMIUM to the path of one.')
  // As root, as in most containers, its sandbox refuses to start.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: bundle })
    const found: string[] = []
    for (const code of wanted) found.push(await page.evaluate<string>(code))
    return found
  } finally {
    await browser.close()
  }
}

async function inQuickJS(bundle: string, wanted: string): Promise<unknown> {
  const context = (await getQuickJS()).newContext()
  try {
    const evaluate = (code: string): unknown => context.dump(context.unwrapResult(context.evalCode(code)))
    evaluate(bundle)
    return evaluate(wanted)
  } finally {
    context.dispose()
  }
}

/** The same seed and answers give the same match in every JavaScript engine, byte for byte. */
export function describeEverywhere(everywhere: Everywhere): void {
  const { matches, replayed } = everywhere
  /** QuickJS takes a second and more for each: it replays the first two, and all in `npm run test:long`. */
  const slowly = process.env.MONOMYTH_LONG === '1' ? replayed : Math.min(2, replayed)
  // Ask the bundle for these and it returns them as one text.
  const wanted = {
    simulated: `runtimes.lines(runtimes.simulated, ${matches})`,
    replayed: `runtimes.lines(runtimes.replayed, ${replayed})`,
  }
  let bundle = ''
  let node = { simulated: '', replayed: '' }

  describe('the same bytes everywhere', () => {
    beforeAll(async () => {
      bundle = await bundled(everywhere)
      const evaluate = (code: string): string => new Script(`${bundle}\n${code}`).runInThisContext()
      node = { simulated: evaluate(wanted.simulated), replayed: evaluate(wanted.replayed) }
    })

    test('Node plays what was asked for', () => {
      expect(node.simulated.split('\n')).toHaveLength(matches)
      expect(node.replayed.split('\n')).toHaveLength(replayed)
      // Different matches, not one match many times.
      const ends = node.simulated.split('\n').map((line) => line.split(' ').at(-1))
      expect(new Set(ends).size).toBe(matches)
    })

    test('Chromium gives the same matches', async () => {
      const found = await inChromium(bundle, [wanted.simulated, wanted.replayed])
      expect(found).toEqual([node.simulated, node.replayed])
    }, 120_000)

    // Some hundred times slower than the others: each in a test of its own.
    test('QuickJS gives the same simulated matches', async () => {
      expect(await inQuickJS(bundle, wanted.simulated)).toBe(node.simulated)
    }, 240_000)

    test(`QuickJS gives the same replayed matches, ${slowly} of ${replayed}`, async () => {
      const lines = node.replayed.split('\n').slice(0, slowly)
      expect(await inQuickJS(bundle, `runtimes.lines(runtimes.replayed, ${slowly})`)).toBe(lines.join('\n'))
    }, 240_000)
  })
}
