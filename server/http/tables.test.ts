import { createHash } from 'node:crypto'
import type { NewTable } from '@monomyth/wire'
import { afterAll, describe, expect, test } from 'vitest'
import { NO_LIMITS } from './limits.ts'
import { aShare, aTable, plainHouse, Visitor } from './testing/house.ts'

const house = plainHouse()
afterAll(() => house.app.close())

const three = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }]
/** Nobody goes on before so many have come. */
function meeting(count: number): () => Promise<void> {
  let come = 0
  let open = (): void => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come === count) open()
    return all
  }
}

const people = () => Promise.all([house.guest('Ada'), house.guest('Bob'), house.guest('Eve')])

describe('a new table', () => {
  test('has whoever made it at its first seat, and waits for the others', async () => {
    const ada = await house.guest('Ada')
    const card = await ada.make({ options: {}, clock: { bank: 600, bonus: 10 } })
    expect(card).toMatchObject({
      ...{ game: 'heroes-journey', mode: 'competitive', open: true, stage: 'waiting', viewer: 0, own: true },
      ...{ answers: 0, winners: [], waited: [], clock: { bank: 600, bonus: 10 }, windows: 'quick', pace: 'live' },
    })
    expect(card.seats).toEqual([
      { name: 'Ada', colour: 'red', taken: true },
      { name: '', colour: 'blue', taken: false },
    ])
    expect(card.id).toMatch(/^[\w-]{22}$/)
  })

  test('commits itself to its share of the chance before anybody joins', async () => {
    const ada = await house.guest('Ada')
    const card = await ada.make()
    const row = await house.store.table(card.id)
    expect(row?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(card.commitment).toBe(
      createHash('sha256')
        .update(row?.secret ?? '')
        .digest('hex'),
    )
    expect(JSON.stringify(card)).not.toContain(row?.secret)
  })

  test('for one person and bots begins at once', async () => {
    const ada = await house.guest('Ada')
    const card = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    expect([card.stage, card.seats[1]?.bot]).toEqual(['playing', 'greedy'])
  })

  test.each([
    [{ game: 'chess' }, 'E_UNKNOWN_GAME'],
    [{ game: 'toString' }, 'E_UNKNOWN_GAME'],
    [{ mode: 'duel' }, 'E_UNKNOWN_MODE'],
    [{ options: { luck: true } }, 'E_BAD_OPTION'],
    [{ seats: [{ colour: 'red' }] }, 'E_BAD_SEATS'],
    [{ seats: [{ colour: 'red' }, { colour: 'red' }] }, 'S_BAD_MESSAGE'],
    [{ seats: [{ colour: 'red' }, { colour: 'mauve' }] }, 'S_BAD_MESSAGE'],
    [{ seats: [{ colour: 'red', bot: 'greedy' }, { colour: 'blue' }] }, 'S_BAD_MESSAGE'],
    [{ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'deep' }] }, 'S_BAD_MESSAGE'],
    [{ share: 'mine' }, 'S_BAD_MESSAGE'],
    [{ host: 'me' }, 'S_BAD_MESSAGE'],
  ])('%j is refused', async (change, code) => {
    const ada = await house.guest('Ada')
    const { status, body } = await ada.post('/api/tables', { ...aTable(), ...change })
    expect([status, body.code]).toEqual([400, code])
  })

  test('is one of a number nobody needs more of', async () => {
    const small = plainHouse({ limits: { ...NO_LIMITS, tables: 2 } })
    const ada = await small.guest('Ada')
    await ada.make()
    await ada.make()
    const { status, body } = await ada.post('/api/tables', aTable())
    expect([status, body]).toEqual([429, { code: 'S_TOO_FAST', about: 'tables' }])
    await small.app.close()
  })
})

describe('joining', () => {
  test('takes the first free seat, and the last one begins the match', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ seats: three })
    expect((await bob.join(id)).body).toMatchObject({ viewer: 1, stage: 'waiting', own: false })
    expect((await eve.join(id)).body).toMatchObject({ viewer: 2, stage: 'playing' })
    expect(house.rooms.matches.has(id)).toBe(true)
    const shares = (await house.store.table(id))?.seats.map(({ share }) => share)
    expect(new Set(shares).size).toBe(3)
  })

  test('takes the seat asked for, if it is free', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ seats: three })
    expect((await bob.join(id, 2)).body.viewer).toBe(2)
    expect((await eve.join(id, 2)).body).toEqual({ code: 'S_NO_SEAT' })
    expect((await eve.join(id, 7)).body).toEqual({ code: 'S_NO_SEAT' })
    expect((await eve.join(id, 0)).body).toEqual({ code: 'S_NO_SEAT' })
  })

  test('twice changes nothing', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ seats: three })
    await bob.join(id, 2)
    expect((await bob.join(id, 1)).body.viewer).toBe(2)
    expect((await ada.join(id, 1)).body.viewer).toBe(0)
  })

  test('by many at once gives each seat to one', async () => {
    const [ada, ...others] = await Promise.all(['Ada', 'B', 'C', 'D', 'E', 'F'].map((name) => house.guest(name)))
    const { id } = await ada!.make({ seats: three })
    const answers = await Promise.all(others.map((one) => one.join(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'S_BEGUN')).toBe(true)
    const persons = (await house.store.table(id))?.seats.map(({ person }) => person)
    expect(new Set(persons).size).toBe(3)
  })

  test('a table that filled up while its node died begins with whoever looks at it next', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make()
    const row = (await house.store.table(id))!
    const person = (await house.store.personOf(bob.token))!.id
    const seats = [row.seats[0]!, { ...row.seats[1]!, person, name: 'Bob', share: aShare() }]
    await house.store.changeTable({ ...row, seats })
    expect((await bob.get(`/api/tables/${id}`)).body.stage).toBe('playing')
  })
})

describe('leaving', () => {
  test('frees the seat until the match begins', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ seats: three })
    await bob.join(id)
    expect((await bob.post(`/api/tables/${id}/leave`)).status).toBe(204)
    expect((await bob.get(`/api/tables/${id}`)).body.seats[1]).toEqual({ name: '', colour: 'blue', taken: false })
    await bob.join(id)
    await eve.join(id)
    expect((await bob.post(`/api/tables/${id}/leave`)).body).toEqual({ code: 'S_BEGUN' })
  })
})

test('nobody gets up, and nothing goes, while the match is being begun', async () => {
  const own = plainHouse()
  const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
  const { id } = await ada.make()
  own.rooms.begin = async () => undefined
  await bob.join(id)
  expect((await bob.post(`/api/tables/${id}/leave`)).body).toEqual({ code: 'S_BEGUN' })
  expect((await ada.delete(`/api/tables/${id}`)).body).toEqual({ code: 'S_BEGUN' })
  await own.app.close()
})

describe('beginning', () => {
  test('gives free seats to bots', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ seats: three })
    await bob.join(id)
    const { body } = await ada.post(`/api/tables/${id}/begin`, { bots: 'random' })
    expect(body.stage).toBe('playing')
    expect(body.seats[2]).toEqual({ name: '', colour: 'green', bot: 'random', taken: true })
    expect((await ada.post(`/api/tables/${id}/begin`, { bots: 'random' })).body).toEqual({ code: 'S_BEGUN' })
  })

  test('needs bots we know', async () => {
    const ada = await house.guest('Ada')
    const { id } = await ada.make()
    expect((await ada.post(`/api/tables/${id}/begin`, { bots: 'deep' })).body.code).toBe('S_BAD_MESSAGE')
  })
})

describe('an invitation', () => {
  const accept = (visitor: Visitor, secret: string) => visitor.post('/api/invited', { secret, share: aShare() })

  test('gives one person its seat, once', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ open: false, seats: three })
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 2 })).body
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect((await accept(bob, secret)).body).toMatchObject({ id, viewer: 2 })
    const { status, body } = await accept(eve, secret)
    expect([status, body]).toEqual([404, { code: 'S_BAD_INVITE' }])
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404)
  })

  test('used by two at once seats one of them', async () => {
    const own = plainHouse()
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => own.guest(name)))
    const { id } = await ada!.make({ open: false, seats: three })
    const { secret } = (await ada!.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    // Both find it before either has used it.
    const { invited } = own.store
    const both = meeting(2)
    own.store.invited = async (one) => {
      const found = await invited.call(own.store, one)
      await both()
      return found
    }
    const answers = await Promise.all([accept(bob!, secret), accept(eve!, secret)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await own.store.table(id))?.seats[2]?.person).toBeUndefined()
    await own.app.close()
  })

  test('is ended by a second one for the same seat', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ open: false })
    const first = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body.secret
    const second = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body.secret
    expect((await accept(bob, first)).body).toEqual({ code: 'S_BAD_INVITE' })
    expect((await accept(bob, second)).body).toMatchObject({ viewer: 1, stage: 'playing' })
  })

  test('is not used up by somebody who sits there already', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ open: false, seats: three })
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    expect((await accept(ada, secret)).body.viewer).toBe(0)
    expect((await accept(bob, secret)).body.viewer).toBe(1)
  })

  test('to a seat somebody took meanwhile gives another one', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ seats: three })
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    await bob.join(id, 1)
    expect((await accept(eve, secret)).body.viewer).toBe(2)
  })

  test('to a seat somebody takes at the same moment gives another one', async () => {
    const own = plainHouse()
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => own.guest(name)))
    const { id } = await ada!.make({ seats: three })
    const { secret } = (await ada!.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    const { useInvite } = own.store
    own.store.useInvite = async (one) => {
      await bob!.join(id, 1)
      return useInvite.call(own.store, one)
    }
    expect((await accept(eve!, secret)).body).toMatchObject({ viewer: 2, stage: 'playing' })
    await own.app.close()
  })

  test('is for a free seat of a table that waits', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ seats: [...three.slice(0, 2), { colour: 'gold', bot: 'greedy' }] })
    for (const seat of [0, 2, 3]) {
      const { body } = await ada.post(`/api/tables/${id}/invite`, { seat })
      expect(body).toEqual({ code: 'S_NO_SEAT' })
    }
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    await ada.post(`/api/tables/${id}/begin`, { bots: 'random' })
    expect((await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body).toEqual({ code: 'S_BEGUN' })
    expect((await accept(bob, secret)).body).toEqual({ code: 'S_BEGUN' })
  })
})

describe('lists', () => {
  test('the lobby shows open tables that wait, newest first, to anybody', async () => {
    const own = plainHouse()
    const ada = await own.guest('Ada')
    const first = await ada.make()
    own.time.pass(1000)
    const second = await ada.make()
    await ada.make({ open: false })
    await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    const { body } = await new Visitor(own).get('/api/tables')
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect(body[0]).toMatchObject({ viewer: -1, own: false })
    await own.app.close()
  })

  test('the lobby forgets tables nobody came to: after a day, or a month where a match takes days', async () => {
    const own = plainHouse()
    const ada = await own.guest('Ada')
    const [live, days] = [await ada.make({ seats: three }), await ada.make({ pace: 'days' })]
    const shown = async () => (await ada.get('/api/tables')).body.map(({ id }: { id: string }) => id).sort()
    const hours = (count: number): void => own.time.pass(count * 3_600_000)
    hours(23)
    expect(await shown()).toEqual([live.id, days.id].sort())
    // Somebody came after all: it goes on waiting for the third.
    await (await own.guest('Bob')).join(live.id)
    hours(23)
    expect(await shown()).toEqual([live.id, days.id].sort())
    hours(2)
    expect(await shown()).toEqual([days.id])
    hours(29 * 24)
    expect(await shown()).toEqual([])
    // It is not gone: whoever sits there finds it among their own.
    expect((await ada.get('/api/tables/mine')).body).toHaveLength(2)
    await own.app.close()
  })

  test('open tables whose match is on are shown to anybody, newest first; those by invitation are not', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const [first, second] = [await ada.make(), await ada.make()]
    await ada.make({ seats: three })
    const closed = await ada.make({ open: false })
    const over = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    await own.rooms.end(over.id)
    const { secret } = (await ada.post(`/api/tables/${closed.id}/invite`, { seat: 1 })).body
    expect((await bob.post('/api/invited', { secret, share: aShare() })).body.stage).toBe('playing')
    for (const { id } of [second, first]) {
      own.time.pass(1000)
      await bob.join(id)
    }
    const ids = async (visitor: Visitor): Promise<string[]> =>
      (await visitor.get('/api/tables/playing')).body.map(({ id }: { id: string }) => id)
    for (const visitor of [new Visitor(own), await own.guest('Eve'), ada])
      expect(await ids(visitor)).toEqual([first.id, second.id])
    await own.app.close()
  })

  test('what is shown of a match that is on is who plays what since when, and nothing of the match', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const { id } = await ada.make()
    own.time.pass(1000)
    await bob.join(id)
    const { text, body } = await new Visitor(own).get('/api/tables/playing')
    expect(body).toEqual([{ ...(await new Visitor(own).get(`/api/tables/${id}`)).body, answers: 0, waited: [] }])
    expect(body[0]).toMatchObject({ stage: 'playing', changed: own.time.now(), viewer: -1, own: false, winners: [] })
    const row = (await own.store.table(id))!
    for (const hidden of [row.secret, row.host, ...row.seats.map(({ share }) => share)])
      expect(text).not.toContain(hidden)
    await own.app.close()
  })

  test('no more than twenty are shown', async () => {
    const own = plainHouse({ limits: NO_LIMITS })
    const ada = await own.guest('Ada')
    for (let i = 0; i < 21; i++) await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    expect((await ada.get('/api/tables/playing')).body).toHaveLength(20)
    await own.app.close()
  })

  test('mine are those I sit at', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ open: false })
    const other = await bob.make()
    const { secret } = (await ada.post(`/api/tables/${id}/invite`, { seat: 1 })).body
    await bob.post('/api/invited', { secret, share: aShare() })
    const { body } = await bob.get('/api/tables/mine')
    const ids = body.map((card: { id: string }) => card.id)
    expect(ids.sort()).toEqual([id, other.id].sort())
  })
})

describe('a table nobody wants any more', () => {
  test('goes, with whoever looks at it', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make({ seats: three })
    const line = await bob.at(id)
    await line.kind('card')
    expect((await ada.delete(`/api/tables/${id}`)).status).toBe(204)
    expect(await line.whyClosed()).toBe('S_NO_TABLE')
    expect((await ada.get(`/api/tables/${id}`)).body).toEqual({ code: 'S_NO_TABLE' })
  })

  test('stays where somebody takes the last seat at the same moment, at another node perhaps', async () => {
    const own = plainHouse()
    const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
    const { id } = await ada.make()
    own.beforeDrop(async () => {
      expect((await bob.join(id)).body.stage).toBe('playing')
    })
    expect((await ada.delete(`/api/tables/${id}`)).body).toEqual({ code: 'S_BEGUN' })
    expect((await bob.get(`/api/tables/${id}`)).body.stage).toBe('playing')
    await own.app.close()
  })

  test('stays once it has begun', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make()
    await bob.join(id)
    expect((await ada.delete(`/api/tables/${id}`)).body).toEqual({ code: 'S_BEGUN' })
  })
})

describe('a rematch', () => {
  const again = (visitor: Visitor, id: string) => visitor.post(`/api/tables/${id}/rematch`, { share: aShare() })

  test('is one table for everybody who asks, each one seat on, with bots where they were', async () => {
    const [ada, bob, eve] = await people()
    const { id } = await ada.make({ seats: [...three, { colour: 'gold', bot: 'greedy' }] })
    await bob.join(id)
    await eve.join(id)
    await house.rooms.end(id)

    const { body: first } = await again(bob, id)
    expect(first).toMatchObject({ viewer: 2, own: true, stage: 'waiting', open: false })
    expect(first.seats.map(({ colour }: { colour: string }) => colour)).toEqual(['gold', 'red', 'blue', 'green'])
    expect(first.seats[0]).toMatchObject({ bot: 'greedy' })
    expect((await ada.get(`/api/tables/${id}`)).body.rematch).toBe(first.id)

    expect((await again(ada, id)).body).toMatchObject({ id: first.id, viewer: 1, stage: 'waiting' })
    expect((await again(eve, id)).body).toMatchObject({ id: first.id, viewer: 3, stage: 'playing' })
    expect((await again(eve, id)).body).toMatchObject({ id: first.id, viewer: 3 })
  })

  test('asked for by all at once is still one table, and leaves no other', async () => {
    const own = plainHouse()
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => own.guest(name)))
    const { id } = await ada!.make({ seats: three })
    await bob!.join(id)
    await eve!.join(id)
    await own.rooms.end(id)
    // Each makes one before any of them is known.
    const made: string[] = []
    const { addTable } = own.store
    const all = meeting(3)
    own.store.addTable = async (table) => {
      made.push(table.id)
      await addTable.call(own.store, table)
      await all()
    }
    const answers = await Promise.all([ada!, bob!, eve!].map((one) => again(one, id)))
    const [next, ...others] = new Set(answers.map(({ body }) => body.id))
    expect([made.length, others]).toEqual([3, []])
    expect((await ada!.get(`/api/tables/${next}`)).body.stage).toBe('playing')
    const left = await Promise.all(made.map((one) => own.store.table(one)))
    expect(left.filter((table) => table !== undefined).map((table) => table.id)).toEqual([next])
    await own.app.close()
  })

  test('whose table was given up before it began is another one', async () => {
    const [ada, bob] = await people()
    const { id } = await ada.make()
    await bob.join(id)
    await house.rooms.end(id)
    const { body: first } = await again(ada, id)
    expect((await ada.delete(`/api/tables/${first.id}`)).status).toBe(204)
    const { body: second } = await again(bob, id)
    expect(second).toMatchObject({ own: true, stage: 'waiting' })
    expect(second.id).not.toBe(first.id)
    expect((await again(ada, id)).body).toMatchObject({ id: second.id, stage: 'playing' })
  })

  test('is one more table for whoever makes it, and for nobody else', async () => {
    const small = plainHouse({ limits: { ...NO_LIMITS, tables: 2 } })
    const [ada, bob] = await Promise.all([small.guest('Ada'), small.guest('Bob')])
    const { id } = await ada.make()
    await bob.join(id)
    await small.rooms.end(id)
    await ada.make()
    await ada.make()
    const { status, body } = await again(ada, id)
    expect([status, body]).toEqual([429, { code: 'S_TOO_FAST', about: 'tables' }])
    expect((await again(bob, id)).status).toBe(200)
    expect((await again(ada, id)).status).toBe(200)
    await small.app.close()
  })

  test('alone against bots begins at once', async () => {
    const ada = await house.guest('Ada')
    const { id } = await ada.make({ seats: [{ colour: 'red' }, { colour: 'blue', bot: 'greedy' }] })
    await house.rooms.end(id)
    expect((await again(ada, id)).body).toMatchObject({ viewer: 1, stage: 'playing' })
  })
})

describe('the next chapter of a campaign', () => {
  const ONWARD = { carry: 1, chapter: 2, shadow: false, boon: 'firstLight', played: [] }
  const adventure = { game: 'call-to-adventure', mode: 'campaign' }
  const after = (visitor: Visitor, id: string, change: Partial<NewTable> = {}) =>
    visitor.post('/api/tables', aTable({ ...adventure, after: id, ...change }))

  /** A chapter that two have played, and what it led to. */
  async function chapter(leads = true) {
    const [ada, bob, eve] = await people()
    const { id, carry } = await ada.make(adventure)
    expect(carry).toBeUndefined()
    await bob.join(id)
    await house.rooms.end(id)
    await house.store.changeTable({ ...(await house.store.table(id))!, onward: leads ? ONWARD : undefined })
    return { ada, bob, eve, id }
  }

  test('starts from where the last one led, with whom and how one likes', async () => {
    const { ada, bob, eve, id } = await chapter()
    expect((await bob.get(`/api/tables/${id}`)).body.onward).toEqual(ONWARD)
    const { body: next } = await after(bob, id, { seats: three, options: { easy: true } })
    expect(next).toMatchObject({ stage: 'waiting', viewer: 0, own: true, carry: ONWARD, options: { easy: true } })
    expect((await ada.get(`/api/tables/${id}`)).body.rematch).toBe(next.id)
    // Whoever was there comes along by asking for a rematch; anybody else as to any table.
    const { body } = await ada.post(`/api/tables/${id}/rematch`, { share: aShare() })
    expect(body).toMatchObject({ id: next.id, viewer: 1, stage: 'waiting' })
    expect(await eve.join(next.id)).toMatchObject({ body: { viewer: 2, stage: 'playing' } })
    expect(house.rooms.matches.get(next.id)?.table.given.carry).toEqual(ONWARD)
  })

  test('is one table, whoever asks first', async () => {
    const { ada, bob, id } = await chapter()
    const { body: first } = await after(ada, id)
    const { body: second } = await after(bob, id, { seats: three })
    expect(second).toMatchObject({ id: first.id, viewer: 1, stage: 'playing' })
    expect(second.seats).toHaveLength(2)
  })

  test('goes on in the same way where nobody says how', async () => {
    const { ada, id } = await chapter()
    const { body } = await ada.post(`/api/tables/${id}/rematch`, { share: aShare() })
    expect(body).toMatchObject({ ...adventure, carry: ONWARD, viewer: 1 })
  })

  test.each([
    ['of another mode', { mode: 'coop' }],
    ['of another game', { game: 'heroes-journey', mode: 'competitive' }],
    ['after what cannot be a table', { after: '../1' }],
  ])('%s is none', async (_, change) => {
    const { ada, id } = await chapter()
    const { status, body } = await after(ada, id, change)
    expect([status, body]).toMatchObject([400, { code: 'S_BAD_MESSAGE' }])
    expect((await ada.get(`/api/tables/${id}`)).body.rematch).toBeUndefined()
  })

  test('is none before the last is over, where none was played, and to others', async () => {
    const { ada, bob, eve, id } = await chapter(false)
    expect((await after(ada, id)).body).toMatchObject({ code: 'S_BAD_MESSAGE' })
    const { id: open } = await ada.make(adventure)
    expect((await after(ada, open)).body).toEqual({ code: 'S_NOT_OVER' })
    const { id: closed } = await ada.make({ ...adventure, open: false, seats: [{ colour: 'red' }] })
    await house.rooms.end(closed)
    expect((await after(bob, closed)).body).toEqual({ code: 'S_NO_TABLE' })
    expect((await after(eve, id)).body).toEqual({ code: 'S_FORBIDDEN' })
  })
})

describe('the record', () => {
  test('has everything, and where its chance came from, once the match is over', async () => {
    const [ada, bob] = await people()
    const { id, commitment } = await ada.make()
    expect((await ada.get(`/api/tables/${id}/record`)).body).toEqual({ code: 'S_NOT_BEGUN' })
    await bob.join(id)
    expect((await ada.get(`/api/tables/${id}/record`)).body).toEqual({ code: 'S_NOT_OVER' })
    await house.rooms.end(id)
    const { saved, chance } = (await ada.get(`/api/tables/${id}/record`)).body
    const row = (await house.store.table(id))!
    expect(chance).toEqual({
      commitment,
      secret: row.secret,
      shares: row.seats.map(({ share }) => share),
      seed: saved.seed,
    })
  })
})

test('how a list is sorted, when a table changed and how far it has come tell nothing of answers given in secret', async () => {
  const own = plainHouse()
  const [ada, bob] = await Promise.all([own.guest('Ada'), own.guest('Bob')])
  const ids: string[] = []
  for (let i = 0; i < 2; i++) {
    const { id } = await ada.make()
    await bob.join(id)
    ids.push(id)
    own.time.pass(1000)
  }
  const counts = { seq: 9, alone: 0, told: [1, 1, 1], asked: [1, 1], winners: [], over: false, waited: [], bank: [] }
  const mark = { ...counts, frames: [3, 2, 1], answers: 9, at: own.time.now(), due: undefined }
  await own.store.begin(ids[0]!, { seq: 0 } as never, mark, [])
  const { body } = await bob.get('/api/tables/mine')
  expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  const card = body[1]
  expect([card.answers, card.changed]).toEqual([2, (await own.store.table(ids[0]!))?.changed])
  await own.app.close()
})

test('an id that no table can have is the id of no table, whatever a database thinks of it', async () => {
  const ada = await house.guest('Ada')
  for (const id of ['%00', '%20', "'", '%E2%80%AE'])
    expect((await ada.get(`/api/tables/${id}`)).body).toEqual({ code: 'S_NO_TABLE' })
})
