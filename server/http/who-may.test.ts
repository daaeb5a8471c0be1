import { ClientMessage } from '@monomyth/wire'
import { afterAll, describe, expect, test } from 'vitest'
import { Browser } from '../push/testing/service.ts'
import { NO_LIMITS } from './limits.ts'
import { aShare, aTable, type House, type Line, plainHouse, realHouse, Visitor } from './testing/house.ts'

/**
 * Who may do what: every route and every message of a socket, for everybody who may come. A cell is what they get: a
 * status where they may, a code where they may not.
 */

const plain = plainHouse({ limits: NO_LIMITS })
const real = realHouse({ limits: NO_LIMITS })
afterAll(async () => {
  await plain.app.close()
  await real.app.close()
  await real.rooms.close()
})

/** Somebody at a table, in one relation to it. Where nothing else is said the table is by invitation. */
const WHO = [
  'nobody', // nobody signed in
  'stranger', // somebody else: all that looking at a closed table could be
  'invited', // holds an invitation, not used yet
  'seated',
  'host',
  'left', // sat there, and got up before it began
  'onlooker', // somebody else, at an open table
  'passer-by', // nobody signed in, at an open table
] as const
type Who = (typeof WHO)[number]

interface Scene {
  readonly id: string
  readonly visitor: Visitor
  /** Of the invitation, for whoever holds it; else one that was never given. */
  readonly secret: string
}

const SEATS = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }, { colour: 'gold' }]

/** A table for four with two at it, waiting or begun with bots, and whoever it is about. */
async function scene(house: Pick<House, 'guest' | 'http' | 'listening'>, who: Who, isBegun: boolean): Promise<Scene> {
  const isOpen = who === 'onlooker' || who === 'passer-by'
  const [ada, bob, eve] = await Promise.all([house.guest('Ada'), house.guest('Bob'), house.guest('Eve')])
  const { id } = await ada.make({ open: isOpen, seats: SEATS })
  const invite = async (seat: number): Promise<string> =>
    (await ada.post(`/api/tables/${id}/invite`, { seat })).body.secret
  const accept = (visitor: Visitor, secret: string) => visitor.post('/api/invited', { secret, share: aShare() })
  await accept(bob, await invite(1))
  if (who === 'left') {
    await accept(eve, await invite(2))
    await eve.post(`/api/tables/${id}/leave`)
  }
  const secret = who === 'invited' ? await invite(2) : 'x'.repeat(43)
  if (isBegun) await ada.post(`/api/tables/${id}/begin`, { bots: 'greedy' })
  const visitors: { readonly [who in Who]: Visitor } = {
    ...{ nobody: new Visitor(house), 'passer-by': new Visitor(house), seated: bob, host: ada },
    ...{ stranger: eve, invited: eve, left: eve, onlooker: eve },
  }
  return { id, visitor: visitors[who], secret }
}

type Ask = (scene: Scene) => Promise<{ readonly status: number; readonly body: { readonly code?: string } | undefined }>
interface RouteRow {
  readonly stage?: 'waiting' | 'over'
  readonly ask: Ask
  /** What everybody gets whom `cells` does not name. */
  readonly all: number | string
  readonly cells?: { readonly [who in Who]?: number | string }
}

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const made = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const used = { ...credential, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }
const subscription = new Browser('https://push.example.com/1').json
const UNKNOWN = { nobody: 'S_NOT_SIGNED_IN', 'passer-by': 'S_NOT_SIGNED_IN' } as const
/** A table one may not look at is not there. */
const HIDDEN = { stranger: 'S_NO_TABLE', invited: 'S_NO_TABLE', left: 'S_NO_TABLE' } as const

const at =
  (path: string) =>
  ({ id }: Scene) =>
    `/api/tables/${id}${path}`
const get =
  (url: string): Ask =>
  ({ visitor }) =>
    visitor.get(url)
const post =
  (url: string | ((scene: Scene) => string), body: object | ((scene: Scene) => object) = {}): Ask =>
  (now) =>
    now.visitor.post(typeof url === 'string' ? url : url(now), typeof body === 'function' ? body(now) : body)

const ROUTES: { readonly [route: string]: RouteRow } = {
  'GET /health': { ask: get('/health'), all: 200 },
  'GET /ready': { ask: get('/ready'), all: 200 },
  'GET /metrics': {
    ask: ({ visitor }) => visitor.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.1' }),
    all: 404,
  },
  'GET /api/me': { ask: get('/api/me'), all: 200 },
  'POST /api/me': { ask: post('/api/me', { name: 'Zoe', lang: 'fr' }), all: 200 },
  'DELETE /api/me': { ask: ({ visitor }) => visitor.delete('/api/me'), all: 204, cells: UNKNOWN },
  'DELETE /api/session': { ask: ({ visitor }) => visitor.delete('/api/session'), all: 204 },
  'GET /api/me/export': { ask: get('/api/me/export'), all: 200, cells: UNKNOWN },
  'POST /api/me/passkey/options': { ask: post('/api/me/passkey/options'), all: 200, cells: UNKNOWN },
  'POST /api/me/passkey': { ask: post('/api/me/passkey', made), all: 'S_BAD_PASSKEY', cells: UNKNOWN },
  'POST /api/passkey/options': { ask: post('/api/passkey/options'), all: 200 },
  'POST /api/passkey': { ask: post('/api/passkey', used), all: 'S_BAD_PASSKEY' },
  'GET /api/push/key': { ask: get('/api/push/key'), all: 200 },
  'PUT /api/me/push': {
    ask: ({ visitor }) => visitor.ask('PUT', '/api/me/push', subscription),
    all: 204,
    cells: UNKNOWN,
  },
  'DELETE /api/me/push': {
    ask: ({ visitor }) => visitor.delete('/api/me/push', { endpoint: subscription.endpoint }),
    all: 204,
    cells: UNKNOWN,
  },
  'GET /api/tables': { ask: get('/api/tables'), all: 200 },
  'POST /api/tables': { ask: post('/api/tables', aTable()), all: 200, cells: UNKNOWN },
  'GET /api/tables/playing': { ask: get('/api/tables/playing'), all: 200 },
  'GET /api/tables/mine': { ask: get('/api/tables/mine'), all: 200, cells: UNKNOWN },
  'GET /api/tables/:id': {
    ask: (now) => now.visitor.get(at('')(now)),
    all: 200,
    cells: { ...HIDDEN, nobody: 'S_NO_TABLE' },
  },
  'POST /api/tables/:id/join': {
    ask: post(at('/join'), () => ({ share: aShare() })),
    all: 200,
    cells: { ...HIDDEN, ...UNKNOWN },
  },
  'POST /api/invited': {
    ask: post('/api/invited', ({ secret }) => ({ secret, share: aShare() })),
    all: 'S_BAD_INVITE',
    cells: { ...UNKNOWN, invited: 200 },
  },
  'POST /api/tables/:id/leave': {
    ask: post(at('/leave')),
    all: 'S_FORBIDDEN',
    cells: { ...HIDDEN, ...UNKNOWN, seated: 204 },
  },
  'POST /api/tables/:id/begin': {
    ask: post(at('/begin'), { bots: 'greedy' }),
    all: 'S_FORBIDDEN',
    cells: { ...HIDDEN, ...UNKNOWN, host: 200 },
  },
  'POST /api/tables/:id/invite': {
    ask: post(at('/invite'), { seat: 2 }),
    all: 'S_FORBIDDEN',
    cells: { ...HIDDEN, ...UNKNOWN, host: 200 },
  },
  'DELETE /api/tables/:id': {
    ask: (now) => now.visitor.delete(at('')(now)),
    all: 'S_FORBIDDEN',
    cells: { ...HIDDEN, ...UNKNOWN, host: 204 },
  },
  'POST /api/tables/:id/rematch': {
    stage: 'over',
    ask: post(at('/rematch'), () => ({ share: aShare() })),
    all: 200,
    cells: { ...HIDDEN, ...UNKNOWN, onlooker: 'S_FORBIDDEN' },
  },
  'GET /api/tables/:id/record': {
    stage: 'over',
    ask: (now) => now.visitor.get(at('/record')(now)),
    all: 200,
    cells: { ...HIDDEN, nobody: 'S_NO_TABLE' },
  },
}

const ROUTE_CELLS = Object.entries(ROUTES).flatMap(([route, { all, cells }]) =>
  WHO.map((who) => [route, who, cells?.[who] ?? all] as const),
)

describe('routes', () => {
  test('are all in the table', async () => {
    await plain.http.ready()
    expect(routesIn(plain.http.printRoutes({ commonPrefix: false })).sort()).toEqual(Object.keys(ROUTES).sort())
  })

  test.each(ROUTE_CELLS)('%s, %s: %s', async (route, who, expected) => {
    const { stage = 'waiting', ask } = ROUTES[route]!
    const now = await scene(plain, who, stage !== 'waiting')
    if (stage === 'over') await plain.rooms.end(now.id)
    const { status, body } = await ask(now)
    expect(status < 300 ? status : (body?.code ?? status)).toBe(expected)
  })
})

/** Where the scene is another: what may be done to a table that waits may not be done to one that has begun. */
describe('once it has begun', () => {
  const begun = ['join', 'leave', 'begin', 'invite'] as const
  const bodies = {
    join: () => ({ share: aShare() }),
    leave: () => ({}),
    begin: () => ({ bots: 'greedy' }),
    invite: () => ({ seat: 2 }),
  }
  test.each(begun)('nobody can %s', async (what) => {
    for (const who of WHO) {
      const { id, visitor } = await scene(plain, who, true)
      const { status, body } = await visitor.post(`/api/tables/${id}/${what}`, bodies[what]())
      // Whoever sits there and joins stays where they are.
      if (what === 'join' && (who === 'host' || who === 'seated')) expect(body.viewer).toBe(who === 'host' ? 0 : 1)
      else expect([who, status >= 400]).toEqual([who, true])
    }
  })

  test('a record is for nobody before the match is over', async () => {
    for (const who of WHO) {
      const { id, visitor } = await scene(plain, who, true)
      expect((await visitor.get(`/api/tables/${id}/record`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

/** The next chapter of a campaign is a new table: who may make any may not make this one. */
describe('the chapter after a table', () => {
  const cells = {
    ...HIDDEN,
    ...UNKNOWN,
    ...{ onlooker: 'S_FORBIDDEN', seated: 200, host: 200 },
  } as const
  test.each(WHO.map((who) => [who, cells[who]] as const))('%s: %s', async (who, expected) => {
    const { id, visitor } = await scene(plain, who, true)
    await plain.rooms.end(id)
    await plain.store.changeTable({ ...(await plain.store.table(id))!, onward: {} })
    const { status, body } = await visitor.post('/api/tables', aTable({ after: id }))
    expect(status < 300 ? status : body.code).toBe(expected)
  })
})

interface MessageRow {
  readonly message: object
  /** At their own seat; whose seat a bot plays, by their own wish or by that of all others. */
  readonly seated: string
  readonly lent: string
  /** Without a seat: somebody, and nobody signed in. */
  readonly onlooker: string
  readonly passerBy: string
}

/** Stands for the seat of the other person: one who is away can be played for. */
const OTHER = -1
const withOther = (message: object, who: string): object =>
  'seat' in message && message.seat === OTHER ? { seat: who === 'host' ? 1 : 0 } : message

const looked = { seated: 'done', lent: 'done', onlooker: 'done', passerBy: 'done' } as const
const acted = { onlooker: 'S_FORBIDDEN', passerBy: 'S_NOT_SIGNED_IN' } as const
/** Of a match that has just begun: what is refused for another reason than who asks is named by its reason. */
const MESSAGES: { readonly [what in ClientMessage['do']]: MessageRow } = {
  hello: { message: {}, ...looked },
  ping: { message: {}, ...looked },
  events: { message: { eyes: -1 }, ...looked },
  history: { message: { eyes: -1 }, ...looked },
  past: { message: { at: 0, eyes: -1 }, ...looked },
  say: { message: { phrase: 'hello' }, ...looked, passerBy: 'S_NOT_SIGNED_IN' },
  answer: { message: { ask: 999, key: 'x' }, seated: 'E_STALE_ASK', lent: 'E_NOT_YOUR_ASK', ...acted },
  undo: { message: { all: true }, seated: 'done', lent: 'S_FORBIDDEN', ...acted },
  agree: { message: { proposal: 1, yes: true }, seated: 'S_NO_PROPOSAL', lent: 'S_NO_PROPOSAL', ...acted },
  kick: { message: { seat: OTHER }, seated: 'done', lent: 'S_FORBIDDEN', ...acted },
  leave: { message: { to: 'bot' }, seated: 'done', lent: 'done', ...acted },
  return: { message: {}, seated: 'done', lent: 'done', ...acted },
  hold: { message: { on: true }, seated: 'E_STALE_ASK', lent: 'E_STALE_ASK', ...acted },
}

const KINDS = Object.keys(MESSAGES) as ClientMessage['do'][]
const MESSAGE_CELLS = KINDS.flatMap((what) => {
  const { seated, lent, onlooker, passerBy } = MESSAGES[what]
  const cells: { readonly [who in Who | 'lent']: string } = {
    ...{ nobody: 'S_NO_TABLE', stranger: 'S_NO_TABLE', invited: 'S_NO_TABLE', left: 'S_NO_TABLE' },
    ...{ seated, host: seated, lent, onlooker, 'passer-by': passerBy },
  }
  return [...WHO, 'lent' as const].map((who) => [what, who, cells[who]] as const)
})

describe('messages', () => {
  test('are all in the table', () => {
    const known = ClientMessage.options.map(({ entries }) => entries.do.literal)
    expect([...new Set(known)].sort()).toEqual([...KINDS].sort())
  })

  test.each(MESSAGE_CELLS)('%s, %s: %s', async (what, who, expected) => {
    const { id, visitor } = await scene(real, who === 'lent' ? 'seated' : who, true)
    const line = await visitor.at(id)
    if (who === 'lent') expect(await line.request({ do: 'leave', to: 'bot' })).toBe('done')
    const said =
      what === 'hello'
        ? await greeted(line)
        : await line.request({ do: what, ...withOther(MESSAGES[what].message, who) })
    expect(said).toBe(expected)
    line.end()
  })

  test('what was asked of a closed table is asked of nobody', async () => {
    const { id, visitor } = await scene(real, 'stranger', true)
    const line = await visitor.at(id)
    await line.closed
    expect(line.messages).toEqual([{ kind: 'closed', error: { code: 'S_NO_TABLE' } }])
  })
})

async function greeted(line: Line): Promise<string> {
  const answer = await line.next(({ kind }) => kind === 'frame' || kind === 'closed')
  return answer.kind === 'closed' ? answer.error.code : 'done'
}

/** The routes of Fastify's own drawing, without those that only say what GET would. */
function routesIn(drawing: string): string[] {
  const path: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, lead = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? []
    if (part === '') return []
    path.splice(lead.length / 4, path.length, part)
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path.join('')}`)
  })
}
