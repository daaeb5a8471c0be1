import { afterEach, describe, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { BOLT, spellsAt } from './testing/spells.ts'
import { World } from './testing/world.ts'

let world: World
afterEach(async () => world.close())

const quick = { windows: 'quick' } as const
const kinds = async () => (await world.store.log(world.table.id)).map((entry) => entry.do)
const proposalOf = (client: Client) => client.last('proposal')?.proposal

/** Seat 0 has cast its bolt, which hit seat 1, whose turn it is now. */
async function cast(wish: Parameters<typeof spellsAt>[1] = quick) {
  const spells = await spellsAt([[8], [6], [7]], wish)
  world = spells.world
  const [zero, one, two] = spells.seats as [Client, Client, Client]
  await zero.answer(BOLT).reply()
  await world.quiet()
  return { zero, one, two, watcher: spells.watcher }
}

describe('Taking back', () => {
  test('is done at once where it is harmless, also when the match has slept', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'person'] })
    let [one, two] = [await world.come(0), await world.come(1)]
    for (let n = 0; n < 200; n++) {
      const who = one.question === undefined ? two : one
      const other = who === one ? two : one
      const { id, view } = { id: who.question?.id ?? 0, view: who.frame?.view }
      await who.answer(who.question?.options[0]?.key ?? '').reply()
      await world.quiet()
      if (n % 7 === 3) {
        for (const client of [one, two]) client.leave()
        await world.quiet()
        ;[one, two] = [await world.come(0), await world.come(1)]
      }
      const again = who.viewer === 0 ? one : two
      const undo = await again.ask({ do: 'undo', all: false }).reply()
      await world.quiet()
      if (JSON.stringify(undo.result) !== '{}') continue
      expect(again.frame?.view).toEqual(view)
      expect(again.question?.id).toBeGreaterThan(id)
      expect(other.gaps).toBe(0)
      expect((await kinds()).at(-1)).toBe('undo')
      return
    }
    throw new Error('nothing was harmless')
  })

  test('is refused with the reason where it is not harmless', async () => {
    const { zero, two } = await cast()
    expect((await zero.ask({ do: 'undo', all: false }).reply()).result).toEqual({ undo: { code: 'U_REACT' } })
    expect((await two.ask({ do: 'undo', all: true }).reply()).result).toEqual({ undo: { code: 'U_NOTHING' } })
    expect(await kinds()).toEqual(['answer'])
  })

  test('is proposed to the other persons, and done when all have agreed', async () => {
    const { zero, one, two, watcher } = await cast()
    const view = zero.messages('frame')[0]?.frame.view
    expect(await zero.ask({ do: 'undo', all: true }).reply()).toEqual({ said: 'done', result: undefined })
    const proposal = proposalOf(two)
    expect(proposal).toMatchObject({ what: { do: 'undo', seat: 0 }, by: 0, yes: [0], wanted: [1, 2] })
    expect(proposalOf(watcher)).toEqual(proposal)
    const id = proposal?.id ?? 0
    expect(await zero.does({ do: 'agree', proposal: id, yes: true })).toBe('done')
    expect(await watcher.does({ do: 'agree', proposal: id, yes: true })).toBe('S_FORBIDDEN')
    expect(await one.does({ do: 'agree', proposal: id + 1, yes: true })).toBe('S_NO_PROPOSAL')
    expect(await one.does({ do: 'agree', proposal: id, yes: true })).toBe('done')
    expect(proposalOf(two)).toMatchObject({ yes: [0, 1], wanted: [2] })
    expect(await kinds()).toEqual(['answer'])
    expect(await two.does({ do: 'agree', proposal: id, yes: true })).toBe('done')
    await world.quiet()
    expect(await kinds()).toEqual(['answer', 'undo'])
    expect(proposalOf(zero)).toBeUndefined()
    expect(zero.frame?.view).toEqual(view)
    expect(zero.question?.kind).toBe('cast')
    expect(watcher.events.at(-1)?.event.kind).toBe('@undone')
    expect(watcher.gaps).toBe(0)
  })

  test.each([
    ['fails', 'fail', ['answer']],
    ['stores it, but nobody is told so', 'lose', ['answer', 'undo']],
  ] as const)('is acknowledged to the last who agrees once it is stored: the store %s', async (_, fate, stored) => {
    const { zero, one, two } = await cast()
    await zero.does({ do: 'undo', all: true })
    const id = proposalOf(two)?.id ?? 0
    await one.does({ do: 'agree', proposal: id, yes: true })
    world.keeping.next(fate)
    expect(await two.does({ do: 'agree', proposal: id, yes: true }, 'the-last')).toBe('S_BUSY')
    expect(await kinds()).toEqual(stored)
    await world.time.pass(5000)
    expect(proposalOf(one)?.id).toBe(fate === 'fail' ? id : undefined)
    for (let n = 0; n < 2; n++)
      expect(await two.does({ do: 'agree', proposal: id, yes: true }, 'the-last')).toBe('done')
    await world.quiet()
    expect(await kinds()).toEqual(['answer', 'undo'])
    expect(proposalOf(one)).toBeUndefined()
    expect(zero.question?.kind).toBe('cast')
  })

  test('is nothing the last one can agree to when the match has gone on elsewhere meanwhile', async () => {
    const { zero, one, two } = await cast()
    await zero.does({ do: 'undo', all: true })
    const id = proposalOf(two)?.id ?? 0
    await one.does({ do: 'agree', proposal: id, yes: true })
    one.leave()
    await world.comeBack(one, 1)
    world.keeping.before('stand', () => one.answer('pass').reply())
    expect(await two.does({ do: 'agree', proposal: id, yes: true })).toMatch(/^S_(BUSY|NO_PROPOSAL)$/)
    await world.quiet()
    expect(await kinds()).toEqual(['answer', 'answer'])
    expect(proposalOf(two)).toBeUndefined()
  })

  test('tells nothing once more that was told before', async () => {
    const { zero, one, two, watcher } = await cast({})
    await world.time.pass(10_000)
    await zero.does({ do: 'undo', all: true })
    const id = proposalOf(two)?.id ?? 0
    for (const client of [one, two]) await client.does({ do: 'agree', proposal: id, yes: true })
    await world.quiet()
    expect(watcher.events.map(({ event }) => event.kind)).toEqual(['cast', '@window', 'hit', '@undone'])
  })

  describe('what was answered in a window', () => {
    /** Seat 0 has cast its bolt, seat 1 has declined, and so has seat 2 if it was asked. */
    const declined = async (hand: readonly number[]) => {
      const spells = await spellsAt([[8], [0], hand])
      world = spells.world
      const [zero, one, two] = spells.seats as [Client, Client, Client]
      await zero.answer(BOLT).reply()
      await world.time.pass(1000)
      await one.answer('pass').reply()
      await world.time.pass(10_000)
      return { zero, one, two }
    }

    test.each([
      ['was asked', [1, 7]],
      ['was not', [6, 7]],
    ])('is refused with the same words, though somebody after it %s', async (_, hand) => {
      const { one } = await declined(hand)
      expect((await one.ask({ do: 'undo', all: false }).reply()).result).toEqual({ undo: { code: 'U_REACT' } })
    })

    test('leads back with everybody’s consent to before the window, which is then shown as any other', async () => {
      const { zero, one, two } = await declined([1, 7])
      await one.does({ do: 'undo', all: true })
      const id = proposalOf(two)?.id ?? 0
      for (const client of [zero, two]) await client.does({ do: 'agree', proposal: id, yes: true })
      await world.quiet()
      expect([zero, one, two].map(({ question }) => question?.kind)).toEqual(['cast', undefined, undefined])
      await zero.answer(BOLT).reply()
      expect((await world.stand()).mark.pausing?.open).toBe(true)
    })
  })

  test('falls with the first who does not agree', async () => {
    const { zero, one, two } = await cast()
    await zero.does({ do: 'undo', all: true })
    expect(await one.does({ do: 'agree', proposal: proposalOf(one)?.id ?? 0, yes: false })).toBe('done')
    expect(proposalOf(two)).toBeUndefined()
    expect(await kinds()).toEqual(['answer'])
  })

  test('falls when the match goes on', async () => {
    const { zero, one, two } = await cast()
    await zero.does({ do: 'undo', all: true })
    const id = proposalOf(two)?.id ?? 0
    await one.answer('pass').reply()
    await world.quiet()
    expect(proposalOf(two)).toBeUndefined()
    expect(await two.does({ do: 'agree', proposal: id, yes: true })).toBe('S_NO_PROPOSAL')
  })

  test('is one thing at a time, and shown to whoever comes in', async () => {
    const { zero } = await cast()
    await zero.does({ do: 'undo', all: true })
    expect(await zero.does({ do: 'undo', all: true })).toBe('S_BUSY')
    expect(proposalOf(await world.come(2))).toMatchObject({ by: 0 })
  })

  test('needs the word of no bot', async () => {
    const { zero } = await cast({ ...quick, seats: ['person', 'greedy', 'greedy'] })
    const before = (await kinds()).length
    expect((await zero.ask({ do: 'undo', all: true }).reply()).result).toEqual({})
    expect(await kinds()).toContain('undo')
    expect((await kinds()).length).toBeGreaterThan(before)
  })

  test('is agreed to across nodes, and done once', async () => {
    const { zero, one, two } = await cast()
    for (const client of [one, two]) client.leave()
    await world.comeBack(one, 1)
    await world.comeBack(two, 2)
    await zero.does({ do: 'undo', all: true })
    await world.quiet()
    const id = proposalOf(two)?.id ?? 0
    await Promise.all([one, two].map((client) => client.does({ do: 'agree', proposal: id, yes: true })))
    await world.quiet()
    expect(await kinds()).toEqual(['answer', 'undo'])
    for (const client of [zero, one, two]) expect(proposalOf(client)).toBeUndefined()
    expect(world.faults).toEqual([])
  })
})

const LIVE_PATIENCE = 90_000
const DAY = 86_400_000

describe('Letting a bot play for somebody', () => {
  /** Seat 1 is waited for, has gone, and everybody has waited for long. */
  const gone = async () => {
    const here = await cast()
    here.one.leave()
    await world.time.pass(LIVE_PATIENCE)
    return here
  }

  test('is proposed to all others, and can be turned back by its owner', async () => {
    const { zero, one, two } = await gone()
    expect(await zero.does({ do: 'kick', seat: 1 })).toBe('done')
    const proposal = proposalOf(two)
    expect(proposal).toMatchObject({ what: { do: 'kick', seat: 1 }, by: 0, wanted: [2] })
    await two.does({ do: 'agree', proposal: proposal?.id ?? 0, yes: true })
    await world.quiet()
    expect(zero.frame?.lent).toEqual([1])
    // The bot has had its turn meanwhile.
    expect((await kinds()).slice(0, 3)).toEqual(['answer', 'leave', 'answer'])
    await world.comeBack(one)
    expect(await one.does({ do: 'return' })).toBe('done')
    await world.quiet()
    expect(zero.frame?.lent).toEqual([])
  })

  test('is acknowledged to the last who agrees once it is stored', async () => {
    const { zero, two } = await gone()
    await zero.does({ do: 'kick', seat: 1 })
    const id = proposalOf(two)?.id ?? 0
    world.keeping.next('fail')
    expect(await two.does({ do: 'agree', proposal: id, yes: true }, 'the-last')).toBe('S_BUSY')
    expect(await kinds()).toEqual(['answer'])
    expect(await two.does({ do: 'agree', proposal: id, yes: true }, 'the-last')).toBe('done')
    expect((await kinds()).slice(0, 2)).toEqual(['answer', 'leave'])
  })

  test('is refused for a person who is there and may be thinking, until everybody has waited for very long', async () => {
    const { zero, one, two } = await cast()
    expect(await zero.does({ do: 'kick', seat: 1 })).toBe('S_TOO_SOON')
    await world.time.pass(2 * LIVE_PATIENCE)
    expect(await zero.does({ do: 'kick', seat: 1 })).toBe('S_TOO_SOON')
    await world.time.pass(2 * LIVE_PATIENCE)
    expect(await zero.does({ do: 'kick', seat: 1 })).toBe('done')
    const id = proposalOf(two)?.id ?? 0
    expect(await one.does({ do: 'agree', proposal: id, yes: true })).toBe('S_FORBIDDEN')
  })

  test('is refused for a person nobody waits for, however long they are away', async () => {
    const { zero, two } = await cast()
    two.leave()
    await world.time.pass(10 * LIVE_PATIENCE)
    expect(await zero.does({ do: 'kick', seat: 2 })).toBe('S_TOO_SOON')
  })

  test('falls when that person comes back before all have agreed', async () => {
    const { zero, one, two } = await gone()
    await zero.does({ do: 'kick', seat: 1 })
    const id = proposalOf(two)?.id ?? 0
    await world.comeBack(one)
    expect(await two.does({ do: 'agree', proposal: id, yes: true })).toBe('S_TOO_SOON')
    expect(proposalOf(zero)).toBeUndefined()
    expect(await kinds()).toEqual(['answer'])
  })

  test('is refused for a while after its owner took the seat back', async () => {
    const { zero, one, two } = await gone()
    await zero.does({ do: 'kick', seat: 1 })
    await two.does({ do: 'agree', proposal: proposalOf(two)?.id ?? 0, yes: true })
    await world.comeBack(one)
    await one.does({ do: 'return' })
    await world.quiet()
    const { mark } = await world.stand()
    expect(mark.returned?.[1]).toBe(world.time.now())
    one.leave()
    await world.time.pass(2 * LIVE_PATIENCE)
    expect(await zero.does({ do: 'kick', seat: 1 })).toBe('S_TOO_SOON')
  })

  describe('between two', () => {
    /** Seat 0 looks on while seat 1 is waited for; `other` is the one waited for. */
    const two = async (wish: Parameters<typeof World.begin>[0] = {}) => {
      world = await World.begin({ ...quick, ...wish })
      const seats = [await world.come(0), await world.come(1)] as const
      const waited = (await world.stand()).mark.waited[0] ?? 0
      const [other, me] = waited === 0 ? seats : [seats[1], seats[0]]
      return { me, other, kick: () => me.does({ do: 'kick', seat: waited }), seat: waited }
    }

    test('needs nobody’s word once the other was waited for and away for as long as fits the pace', async () => {
      const { me, other, kick, seat } = await two()
      other.leave()
      await world.time.pass(LIVE_PATIENCE - 1)
      expect(await kick()).toBe('S_TOO_SOON')
      await world.time.pass(1)
      expect(await kick()).toBe('done')
      expect(me.frame?.lent).toEqual([seat])
    })

    test('is refused while a page is loaded again, however long the other has thought', async () => {
      const { other, kick } = await two()
      await world.time.pass(2 * LIVE_PATIENCE)
      other.leave()
      await world.time.pass(100)
      expect(await kick()).toBe('S_TOO_SOON')
    })

    test('takes days where a match does', async () => {
      const { other, kick } = await two({ pace: 'days' })
      other.leave()
      await world.time.pass(2 * DAY)
      expect(await kick()).toBe('S_TOO_SOON')
      await world.time.pass(DAY)
      expect(await kick()).toBe('done')
    })

    test('is refused with a clock until the house had to answer', async () => {
      const clock = { bank: 600, bonus: 60 }
      const { other, kick } = await two({ clock })
      other.leave()
      await world.time.pass(599_000)
      expect(await kick()).toBe('S_TOO_SOON')
      await world.time.pass(2000)
      expect((await world.stand()).mark.late).toEqual([other.viewer])
      expect(await kick()).toBe('done')
    })
  })

  test('is nothing for bots, for oneself, or for nobody', async () => {
    world = await World.begin({ ...quick, seats: ['person', 'greedy', 'person'] })
    const one = await world.come(0)
    expect(await one.does({ do: 'kick', seat: 0 })).toBe('S_FORBIDDEN')
    expect(await one.does({ do: 'kick', seat: 1 })).toBe('S_FORBIDDEN')
    expect(await one.does({ do: 'kick', seat: 7 })).toBe('E_UNKNOWN_SEAT')
  })
})

describe('What was done before a seat was lent', () => {
  test('is taken back with the word of its owner alone, who may give it', async () => {
    const { zero, one, two } = await cast()
    for (const client of [one, two]) await client.does({ do: 'leave', to: 'bot' })
    await world.quiet()
    const before = (await kinds()).filter((kind) => kind === 'undo').length
    for (let n = 0; n < 5; n++) {
      await zero.does({ do: 'undo', all: true })
      await world.quiet()
      const proposal = proposalOf(zero)
      if (proposal === undefined) continue
      expect(proposal).toMatchObject({ what: { do: 'undo', seat: 0 }, by: 0, wanted: [1, 2] })
      for (const client of [one, two])
        expect(await client.does({ do: 'agree', proposal: proposal.id, yes: true })).toBe('done')
      expect((await kinds()).filter((kind) => kind === 'undo').length).toBeGreaterThan(before)
      return
    }
    throw new Error('nobody was asked')
  })
})
