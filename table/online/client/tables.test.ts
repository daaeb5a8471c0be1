import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptOf } from '../chance/kept.ts'
import { buildOf } from './build.ts'
import { matchCardOf, seatsOf } from './card.ts'
import { OnlineTables } from './tables.ts'
import { CARD } from './testing/fake-table.ts'

interface Asked {
  readonly path: string
  readonly method: string
  readonly body: unknown
}

/** A server that answers everything with the same, and remembers what it was asked. */
function serverSaying(status: number, told: unknown): { readonly tables: OnlineTables; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const tables = new OnlineTables({
    at: (path) => new URL(path, 'http://here/'),
    async fetch({ pathname }, { method = '', body }) {
      asked.push({ path: pathname, method, body: typeof body === 'string' ? JSON.parse(body) : undefined })
      return status === 204 ? new Response(null, { status }) : Response.json(told, { status })
    },
  })
  return { tables, asked }
}

const shareIn = (asked: Asked | undefined): unknown =>
  typeof asked?.body === 'object' && asked.body !== null && 'share' in asked.body ? asked.body.share : undefined

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
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

afterEach(() => vi.unstubAllGlobals())

describe('the tables of a server', () => {
  it('are asked for by their routes', async () => {
    const { tables, asked } = serverSaying(200, [])
    await tables.list()
    await tables.playing()
    await tables.mine()
    await tables.card('a/b')
    await tables.begin('t1', 'greedy')
    await tables.invite('t1', 1)
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/api/tables', undefined],
      ['GET', '/api/tables/playing', undefined],
      ['GET', '/api/tables/mine', undefined],
      ['GET', '/api/tables/a%2Fb', undefined],
      ['POST', '/api/tables/t1/begin', { bots: 'greedy' }],
      ['POST', '/api/tables/t1/invite', { seat: 1 }],
    ])
  })

  it('are sat down at with a share of the chance, which is remembered with what was promised', async () => {
    vi.stubGlobal('localStorage', shelf())
    const { tables, asked } = serverSaying(200, CARD)
    await tables.accept('s3cr3t')
    const { path, body } = asked[0] ?? {}
    expect(path).toBe('/api/invited')
    expect(body).toEqual({ secret: 's3cr3t', share: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const share = shareIn(asked[0])
    expect(keptOf('t1')).toMatchObject({ share, commitment: CARD.commitment })
    // Whoever sits there already has added theirs before.
    await tables.join('t1')
    expect(keptOf('t1')?.share).toBe(share)
    expect(shareIn(asked[1])).not.toBe(share)
    await tables.leave('t1')
    expect(keptOf('t1')?.share).toBe('')
  })

  it('say by code what they refuse', async () => {
    const { tables } = serverSaying(409, { code: 'S_NO_SEAT' })
    await expect(tables.join('t1')).rejects.toMatchObject({ name: 'TableError', code: 'S_NO_SEAT' })
  })

  it('are not there when nobody answers, or something else does', async () => {
    await expect(serverSaying(404, 'nothing here').tables.me()).rejects.toMatchObject({ code: 'T_NO_SERVER' })
    const dead = new OnlineTables({
      at: (path) => new URL(path, 'http://here/'),
      fetch: () => Promise.reject(new TypeError('offline')),
    })
    await expect(dead.me()).rejects.toMatchObject({ code: 'T_NO_SERVER' })
  })

  it('need not say anything', async () => {
    const { tables, asked } = serverSaying(204, undefined)
    await tables.deleteMe()
    await tables.signOut()
    await tables.drop('t1')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/me',
      'DELETE /api/session',
      'DELETE /api/tables/t1',
    ])
  })
})

describe('a table', () => {
  it('is shown as any match is', () => {
    expect(matchCardOf({ ...CARD, stage: 'over', winners: [1], rematch: 't2' }, 'Nobody')).toMatchObject({
      ...{ id: 't1', over: true, winners: [1], lesson: undefined, online: { viewer: 0, rematch: 't2' } },
      seats: [
        { name: 'Ada', colour: 'red', bot: undefined },
        { name: 'Bo', colour: 'blue', bot: undefined },
      ],
    })
  })

  it('of a campaign knows what it was handed and what it hands on', () => {
    const [from, to] = [{ chapter: 2 }, { chapter: 3 }]
    const plain = matchCardOf(CARD, 'Nobody')
    expect([plain.campaign, plain.online]).toEqual([undefined, { viewer: 0, rematch: undefined }])
    const { campaign, online } = matchCardOf({ ...CARD, carry: from, onward: to }, 'Nobody')
    expect([campaign, online]).toEqual([
      { id: '', carry: from },
      { viewer: 0, rematch: undefined, onward: to },
    ])
  })

  it('has names for bots that nobody there has, and one for whoever has lost theirs', () => {
    const bot = { name: '', colour: 'green', bot: 'greedy', taken: true }
    const seats = [...CARD.seats, bot, { ...bot, colour: 'nonsense' }, { ...bot, bot: undefined }]
    const shown = seatsOf({ seats }, 'Nobody')
    expect(new Set(shown.map(({ name }) => name)).size).toBe(5)
    expect(shown[3]?.colour).toBe('violet')
    expect(shown[4]?.name).toBe('Nobody')
  })
})

it('knows which page it is by the script it begins with', () => {
  const page = (source: string) => ({ querySelector: () => ({ getAttribute: () => source }) }) as unknown as ParentNode
  expect(buildOf(page('./assets/index-X3_R-BmW.js'))).toBe('index-X3_R-BmW')
  expect(buildOf(page('./main.ts'))).toBe('dev')
})
