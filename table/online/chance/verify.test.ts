import { type Match, save, start } from '@monomyth/engine'
import { heroesJourney as game } from '@monomyth/heroes-journey'
import type { TableRecord } from '@monomyth/wire'
import { describe, expect, it } from 'vitest'
import { canonical, hashOf } from './hash.ts'
import { type Kept, keep, keptOf, type Shelf, type Shown } from './kept.ts'
import { verdictsOn } from './verify.ts'
import { Witness } from './witness.ts'

const SECRET = 'ab'.repeat(32)
const SHARES = ['01'.repeat(16), '02'.repeat(16)]
const SEED = hashOf([SECRET, ...SHARES].join('\n'))

function played(): Match {
  const match = start(game, { mode: game.modes[0]?.id ?? '', options: {}, seats: 2, seed: SEED })
  for (let answers = 0; answers < 30; answers++) {
    const asked = [0, 1].flatMap((seat) => match.asks(seat).filter(({ id }) => id > 0))[0]
    if (asked === undefined) break
    match.answer(asked.seat, asked.id, asked.options[0]?.key ?? asked.pass ?? '')
  }
  return match
}
const match = played()
const record: TableRecord = {
  saved: JSON.parse(JSON.stringify(save(match))),
  chance: { commitment: hashOf(SECRET), secret: SECRET, shares: SHARES, seed: SEED },
}

/** What the browser at seat 0 has kept. */
function keptBy(viewer: number, change: Partial<Kept> = {}): Kept {
  let shown: Shown | undefined
  const witness = new Witness(undefined, (now) => {
    shown = now
  })
  for (const event of match.events(viewer, 0)) witness.hear([event], viewer)
  return { share: SHARES[0] ?? '', commitment: hashOf(SECRET), shown, at: 1, ...change }
}

const ALL = { commitment: 'yes', share: 'yes', seed: 'yes', run: 'yes', events: 'yes' }

describe('the chance of a match', () => {
  it('is found to be fair where everything fits', () => {
    expect(verdictsOn(game, record, 0, keptBy(0))).toEqual(ALL)
  })

  it('is hashed as everybody hashes it', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hashOf('é\n')).toHaveLength(64)
  })

  it('is not when the secret is another than was promised', () => {
    const { chance } = record
    const other = { ...record, chance: { ...chance, secret: 'cd'.repeat(32) } }
    expect(verdictsOn(game, other, 0, keptBy(0))).toMatchObject({ commitment: 'no', seed: 'no' })
    const later = { ...other, chance: { ...other.chance, commitment: hashOf('cd'.repeat(32)) } }
    expect(verdictsOn(game, later, 0, keptBy(0)).commitment).toBe('no')
  })

  it('is not when my share was left out', () => {
    const chance = { ...record.chance, shares: ['03'.repeat(16), SHARES[1] ?? ''] }
    expect(verdictsOn(game, { ...record, chance }, 0, keptBy(0))).toMatchObject({ share: 'no', seed: 'no' })
  })

  it('is not when the match was played from another seed', () => {
    const other = start(game, { mode: game.modes[0]?.id ?? '', options: {}, seats: 2, seed: 'another' })
    const found = verdictsOn(game, { ...record, saved: JSON.parse(JSON.stringify(save(other))) }, 0, keptBy(0))
    expect(found).toMatchObject({ seed: 'no', run: 'yes', events: 'no' })
  })

  it('is not when the record was changed', () => {
    const saved = structuredClone(record.saved) as { log: { key?: string }[] }
    saved.log.pop()
    expect(verdictsOn(game, { ...record, saved }, 0, keptBy(0))).toMatchObject({ run: 'no', events: 'no' })
  })

  it('is partly unknown to a browser that has kept nothing', () => {
    expect(verdictsOn(game, record, 0, undefined)).toEqual({
      ...{ commitment: 'unknown', share: 'unknown', events: 'unknown' },
      ...{ seed: 'yes', run: 'yes' },
    })
    expect(verdictsOn(game, record, -1, keptBy(-1, { share: '' }))).toMatchObject({ share: 'unknown', events: 'yes' })
  })
})

describe('a witness', () => {
  const told = (n: number, kind = 'x') => ({ n, event: { kind, n } })

  it('goes on where it was, after the page was loaded again', () => {
    const kept: Shown[] = []
    new Witness(undefined, (now) => kept.push(now)).hear([told(1), told(2)], 0)
    new Witness(kept.at(-1), (now) => kept.push(now)).hear([told(1), told(2), told(3)], 0)
    expect(kept.map(({ n, isBroken }) => [n, isBroken])).toEqual([
      [2, false],
      [3, false],
    ])
  })

  it('notices when it is told otherwise', () => {
    const kept: Shown[] = []
    new Witness(undefined, (now) => kept.push(now)).hear([told(1), told(2)], 0)
    new Witness(kept.at(-1), (now) => kept.push(now)).hear([told(1), told(2, 'y'), told(3)], 0)
    expect(kept.at(-1)?.isBroken).toBe(true)
    new Witness(kept.at(-1), (now) => kept.push(now)).hear([told(1), told(2, 'y'), told(3), told(4)], 0)
    expect(kept.at(-1)).toMatchObject({ n: 4, isBroken: true })
  })

  it('begins anew with other eyes', () => {
    const kept: Shown[] = []
    const witness = new Witness(undefined, (now) => kept.push(now))
    witness.hear([told(1), told(2)], -1)
    witness.hear([told(1)], 0)
    expect(kept.at(-1)).toMatchObject({ viewer: 0, n: 1, isBroken: false })
  })

  it('does not mind the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe('{"b":[1,{"c":"é","d":null}]}')
  })
})

describe('what is kept in the browser', () => {
  function shelf(): Shelf {
    const kept = new Map<string, string>()
    return {
      get length() {
        return kept.size
      },
      key: (i) => [...kept.keys()][i] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }

  it('is added to part by part, and the oldest is forgotten', () => {
    const on = shelf()
    keep('t0', { share: 'ab', commitment: 'cd' }, 0, on)
    keep('t0', { shown: { viewer: 0, n: 1, chain: 'x', isBroken: false } }, 1, on)
    expect(keptOf('t0', on)).toMatchObject({ share: 'ab', commitment: 'cd', shown: { n: 1 }, at: 1 })
    for (let i = 1; i <= 60; i++) keep(`t${i}`, { share: 'ab' }, i + 1, on)
    expect(keptOf('t0', on)).toBeUndefined()
    expect(keptOf('t60', on)?.share).toBe('ab')
    on.setItem('monomyth.chance.t60', 'nonsense')
    expect(keptOf('t60', on)).toBeUndefined()
  })
})
