import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { getQuickJS } from 'quickjs-emscripten'
import { beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

// The same seed and answers give the same match in every JavaScript engine, byte for byte.

const MATCHES = 200
/** So many of them also under the replaying host, saved and reopened on the way: slower, so not all. */
const REPLAYED = 20

/**
 * What runs in each engine: random matches of 2 to 6 seats, with and without the variant, one line for each. The line
 * of a simulated match is the fingerprint of all it asked and answered and that of its last position. A replayed one
 * says the same of its log and of every boundary; it is opened from its save after every 100th answer.
 */
const ENTRY = `
  import { Chance, keyOf, open, save, simulate, start } from '@monomyth/engine'
  import { heroesJourney } from '@monomyth/heroes-journey'
  import { Digest } from '../../engine/digest.ts'
  import { hashOf } from '../../engine/position.ts'

  const setupOf = (n) => ({ seats: 2 + (n % 5), seed: String(n), options: { variant: n % 2 === 1 } })

  export function simulated(n) {
    const chance = new Chance(keyOf('answers ' + n))
    const asked = new Digest()
    const { position, decisions, outcome } = simulate(heroesJourney, setupOf(n), ({ seat, ask, count, size }) => {
      const index = chance.below(size)
      asked.number(seat)
      asked.word(ask.id)
      asked.number(count)
      asked.number(index)
      return index
    })
    return [n, decisions, outcome.winners, asked, hashOf(heroesJourney.shape, position)].join(' ')
  }

  export function replayed(n) {
    const chance = new Chance(keyOf('answers ' + n))
    let match = start(heroesJourney, setupOf(n))
    const said = new Digest()
    for (let given = 1; !match.isOver(); given++) {
      const { seat } = match.open()[0]
      const { id, options, pass } = match.asks(seat).find((ask) => ask.seat === seat)
      const keys = options.map(({ key }) => key)
      if (pass !== undefined) keys.push(pass)
      const key = keys[chance.below(keys.length)]
      said.word(key)
      match.answer(seat, id, key)
      if (given % 100 === 0) match = open(heroesJourney, JSON.parse(JSON.stringify(save(match))))
    }
    for (const hash of match.hashes) said.word(hash)
    return [n, match.log.length, match.outcome().winners, said, save(match).sum, match.hash()].join(' ')
  }

  export function lines(how, count) {
    return Array.from({ length: count }, (_, n) => how(n)).join('\\n')
  }
`

/** Ask the bundle for these and it returns them as one text. */
const WANTED = {
  simulated: `runtimes.lines(runtimes.simulated, ${MATCHES})`,
  replayed: `runtimes.lines(runtimes.replayed, ${REPLAYED})`,
}

type Played = { readonly [how in keyof typeof WANTED]: string }

let bundle = ''
let node: Played

beforeAll(async () => {
  const built = await build({
    stdin: { contents: ENTRY, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'runtimes',
    // Nothing of Node or of the browser: what the engine needs, the language has.
    platform: 'neutral',
    target: 'es2023',
  })
  bundle = built.outputFiles[0]!.text
  const evaluate = (code: string): string => new Script(`${bundle}\n${code}`).runInThisContext()
  node = { simulated: evaluate(WANTED.simulated), replayed: evaluate(WANTED.replayed) }
})

describe('the same bytes everywhere', () => {
  test('Node plays what was asked for', () => {
    expect(node.simulated.split('\n')).toHaveLength(MATCHES)
    expect(node.replayed.split('\n')).toHaveLength(REPLAYED)
    // Different matches, not one match many times.
    const ends = node.simulated.split('\n').map((line) => line.split(' ').at(-1))
    expect(new Set(ends).size).toBe(MATCHES)
  })

  test('Chromium gives the same matches', async () => {
    const executablePath = findChromium()
    if (executablePath === undefined)
      throw new Error('No Chromium: install the package "chromium" or set CHROMIUM to the path of one.')
    // As root, as in most containers, its sandbox refuses to start.
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
    try {
      const page = await browser.newPage()
      await page.addScriptTag({ content: bundle })
      expect(await page.evaluate<string>(WANTED.simulated)).toBe(node.simulated)
      expect(await page.evaluate<string>(WANTED.replayed)).toBe(node.replayed)
    } finally {
      await browser.close()
    }
  }, 120_000)

  // Some hundred times slower than the others: each in a test of its own.
  test.each(['simulated', 'replayed'] as const)(
    'QuickJS gives the same %s matches',
    async (how) => {
      const context = (await getQuickJS()).newContext()
      try {
        const evaluate = (code: string): unknown => context.dump(context.unwrapResult(context.evalCode(code)))
        evaluate(bundle)
        expect(evaluate(WANTED[how])).toBe(node[how])
      } finally {
        context.dispose()
      }
    },
    240_000,
  )
})
