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
    expect(gotten(await ask(now))).toBe(expected)
  })
})

/** A status for what was given, else the code of why not. */
const gotten = ({ status, body }: Awaited<ReturnType<Ask>>) => (status < 300 ? status : (body?.code ?? status))

/** Where the scene is another: what may be done to a table that waits may not be done to one that has begun. */
const BEGUN: { readonly [route: string]: Pick<RouteRow, 'all' | 'cells'> } = {
  // Whoever sits there and joins stays where they are.
  'POST /api/tables/:id/join': { all: 'S_BEGUN', cells: { ...HIDDEN, ...UNKNOWN, seated: 200, host: 200 } },
  'POST /api/invited': { all: 'S_BAD_INVITE', cells: { ...UNKNOWN, invited: 'S_BEGUN' } },
  'POST /api/tables/:id/leave': { all: 'S_FORBIDDEN', cells: { ...HIDDEN, ...UNKNOWN, seated: 'S_BEGUN' } },
  'POST /api/tables/:id/begin': { all: 'S_FORBIDDEN', cells: { ...HIDDEN, ...UNKNOWN, host: 'S_BEGUN' } },
  'POST /api/tables/:id/invite': { all: 'S_FORBIDDEN', cells: { ...HIDDEN, ...UNKNOWN, host: 'S_BEGUN' } },
  'DELETE /api/tables/:id': { all: 'S_FORBIDDEN', cells: { ...HIDDEN, ...UNKNOWN, host: 'S_BEGUN' } },
  'POST /api/tables/:id/rematch': { all: 'S_NOT_OVER', cells: { ...HIDDEN, ...UNKNOWN, onlooker: 'S_FORBIDDEN' } },
  'GET /api/tables/:id/record': { all: 'S_NOT_OVER', cells: { ...HIDDEN, nobody: 'S_NO_TABLE' } },
}

describe('once it has begun', () => {
  const cells = Object.entries(BEGUN).flatMap(([route, { all, cells }]) =>
    WHO.map((who) => [route, who, cells?.[who] ?? all] as const),
  )
  test.each(cells)('%s, %s: %s', async (route, who, expected) => {
    expect(gotten(await ROUTES[route]!.ask(await scene(plain, who, true)))).toBe(expected)
  })

  // The seat stays theirs: they may look through its eyes, and play again.
  const gone = Object.entries(BEGUN).map(([route, { all, cells }]) => [route, cells?.seated ?? all] as const)
  test.each(gone)('%s, whoever gave up their seat for good: %s', async (route, expected) => {
    const now = await scene(real, 'seated', true)
    const line = await leaving(now, 'house')
    expect(gotten(await ROUTES[route]!.ask(now))).toBe(expected)
    line.end()
  })

  test.each([
    ['seated', 1],
    ['host', 0],
  ] as const)('%s and joining again has the seat from before', async (who, seat) => {
    const { id, visitor } = await scene(plain, who, true)
    expect((await visitor.join(id, 2)).body.viewer).toBe(seat)
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
    expect(gotten(await visitor.post('/api/tables', aTable({ after: id })))).toBe(expected)
  })
})

/** Somebody who has given the seat up for good, or lent it to a bot, and is still there. */
async function leaving({ id, visitor }: Scene, to: 'house' | 'bot'): Promise<Line> {
  const line = await visitor.at(id)
  expect(await line.request({ do: 'leave', to })).toBe('done')
  return line
}

interface MessageRow {
  /** Where it names a seat, it is that of the other person. */
  readonly message: object | ((other: number) => object)
  /** At their own seat; whose seat a bot plays, by their own wish or by that of all others; who gave it up for good. */
  readonly seated: string
  readonly lent: string
  readonly gone: string
  /** Without a seat: somebody, and nobody signed in. */
  readonly onlooker: string
  readonly passerBy: string
}

const looked = { seated: 'done', lent: 'done', gone: 'done', onlooker: 'done', passerBy: 'done' } as const
const acted = { onlooker: 'S_FORBIDDEN', passerBy: 'S_NOT_SIGNED_IN' } as const
/** While the match is on nobody sees more than what is shown to them. */
const hidden = {
  ...{ seated: 'S_FORBIDDEN', lent: 'S_FORBIDDEN', gone: 'S_FORBIDDEN' },
  ...{ onlooker: 'S_FORBIDDEN', passerBy: 'S_FORBIDDEN' },
} as const
const idle = (code: string) => ({ lent: code, gone: code })
/** Of a match that has just begun: what is refused for another reason than who asks is named by its reason. */
const MESSAGES: { readonly [what in ClientMessage['do']]: MessageRow } = {
  hello: { message: {}, ...looked },
  ping: { message: {}, ...looked },
  events: { message: { eyes: -1 }, ...looked },
  history: { message: { eyes: -1 }, ...looked },
  past: { message: { at: 0, eyes: -1 }, ...looked },
  say: { message: { phrase: 'hello' }, ...looked, passerBy: 'S_NOT_SIGNED_IN' },
  answer: { message: { ask: 999, key: 'x' }, seated: 'E_STALE_ASK', ...idle('E_NOT_YOUR_ASK'), ...acted },
  undo: { message: { all: true }, seated: 'done', ...idle('S_FORBIDDEN'), ...acted },
  agree: { message: { proposal: 1, yes: true }, seated: 'S_NO_PROPOSAL', ...idle('S_NO_PROPOSAL'), ...acted },
  kick: { message: (seat) => ({ seat }), seated: 'S_TOO_SOON', ...idle('S_FORBIDDEN'), ...acted },
  leave: { message: { to: 'bot' }, seated: 'done', ...idle('done'), ...acted },
  return: { message: {}, seated: 'done', ...idle('done'), ...acted },
  hold: { message: { on: true }, seated: 'E_STALE_ASK', ...idle('E_STALE_ASK'), ...acted },
  wave: { message: { window: 1 }, seated: 'E_STALE_ASK', ...idle('E_STALE_ASK'), ...acted },
}
/** The same messages, saying something else. */
const OTHERWISE: { readonly [title: string]: MessageRow & { readonly what: ClientMessage['do'] } } = {
  'say, in words': { what: 'say', message: { text: 'Well' }, ...looked, passerBy: 'S_NOT_SIGNED_IN' },
  'leave, for good': { what: 'leave', message: { to: 'house' }, seated: 'done', ...idle('done'), ...acted },
  'events, of another seat': { what: 'events', message: (eyes) => ({ eyes }), ...hidden },
  'events, of all': { what: 'events', message: { eyes: 'open' }, ...hidden },
  'history, of another seat': { what: 'history', message: (eyes) => ({ eyes }), ...hidden },
  'history, of all': { what: 'history', message: { eyes: 'open' }, ...hidden },
  'past, of another seat': { what: 'past', message: (eyes) => ({ at: 0, eyes }), ...hidden },
  'past, of all': { what: 'past', message: { at: 0, eyes: 'open' }, ...hidden },
}

const KINDS = Object.keys(MESSAGES) as ClientMessage['do'][]
const SAID = { ...Object.fromEntries(KINDS.map((what) => [what, { what, ...MESSAGES[what] }])), ...OTHERWISE }
const MESSAGE_CELLS = Object.entries(SAID).flatMap(([title, { seated, lent, gone, onlooker, passerBy }]) => {
  const cells: { readonly [who in Who | 'lent' | 'gone']: string } = {
    ...{ nobody: 'S_NO_TABLE', stranger: 'S_NO_TABLE', invited: 'S_NO_TABLE', left: 'S_NO_TABLE' },
    ...{ seated, host: seated, lent, gone, onlooker, 'passer-by': passerBy },
  }
  return [...WHO, 'lent' as const, 'gone' as const].map((who) => [title, who, cells[who]] as const)
})

describe('messages', () => {
  test('are all in the table', () => {
    const known = ClientMessage.options.map(({ entries }) => entries.do.literal)
    expect([...new Set(known)].sort()).toEqual([...KINDS].sort())
  })

  test.each(MESSAGE_CELLS)('%s, %s: %s', async (title, who, expected) => {
    const now = await scene(real, who === 'lent' || who === 'gone' ? 'seated' : who, true)
    const isAway = who === 'lent' || who === 'gone'
    const line = isAway ? await leaving(now, who === 'lent' ? 'bot' : 'house') : await now.visitor.at(now.id)
    const { what, message } = SAID[title]!
    const body = typeof message === 'function' ? message(who === 'host' ? 1 : 0) : message
    expect(what === 'hello' ? await greeted(line) : await line.request({ do: what, ...body })).toBe(expected)
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
