import { connect } from 'node:net'
import { ERRORS } from '@monomyth/engine'
import { SERVER_ERRORS } from '@monomyth/wire'
import { aShare, aTable, type Person } from '../person.ts'
import type { Dice } from './dice.ts'
import type { Scene } from './scene.ts'

/** Something the server must refuse, what it answered, and what it may answer. */
export interface Shot {
  readonly what: string
  readonly got: string
  readonly allowed: readonly string[]
}

const ANYTHING = [...Object.keys(SERVER_ERRORS), ...Object.keys(ERRORS)].filter((code) => code !== 'S_FAILED')
const FORM = ['S_BAD_MESSAGE']
const ROUTES = ['/api/me', '/api/tables', '/api/invited', '/api/me/passkey', '/api/passkey', '/api/nowhere', '/api/']

interface Asked {
  readonly method?: string
  readonly path: string
  readonly body?: string
  readonly person?: Person
  readonly headers?: Record<string, string>
}

/** The code it was answered with. */
async function codeOf({ url }: Scene, { method = 'POST', path, body, person, headers = {} }: Asked): Promise<string> {
  const response = await fetch(url + path, {
    method,
    headers: {
      origin: url,
      ...(person === undefined ? {} : { cookie: person.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  if (response.status < 400) return `taken with ${response.status}`
  try {
    const { code }: { code: string } = JSON.parse(text)
    return code
  } catch {
    return `${response.status}`
  }
}

type Attack = (scene: Scene, dice: Dice) => Promise<Shot>

/** Requests with one thing wrong with them. */
export const REQUESTS: readonly Attack[] = [
  async (scene, dice) => {
    const path = dice.of(['/api/me', '/api/tables', '/api/invited', `/api/tables/${scene.closed.id}/invite`])
    const body = dice.of([dice.nonsense(), `{"name":"${'x'.repeat(dice.below(50))}`])
    const got = await codeOf(scene, { path, body, person: scene.host })
    return { what: `${path} ${body}`, got, allowed: FORM }
  },
  async (scene, dice) => {
    const { closed, host, playing } = scene
    const [path, valid] = dice.of<readonly [string, object]>([
      ['/api/me', { name: 'A', lang: 'en' }],
      ['/api/tables', { ...aTable() }],
      [`/api/tables/${closed.id}/join`, { share: aShare() }],
      [`/api/tables/${closed.id}/invite`, { seat: 1 }],
      [`/api/tables/${closed.id}/begin`, { bots: 'random' }],
      [`/api/tables/${closed.id}/leave`, {}],
      [`/api/tables/${playing.card.id}/rematch`, { share: aShare() }],
      ['/api/invited', { secret: 'x'.repeat(43), share: aShare() }],
    ])
    const body = JSON.stringify(dice.broken({ ...valid }))
    return { what: `${path} ${body}`, got: await codeOf(scene, { path, body, person: host }), allowed: ANYTHING }
  },
  async (scene, dice) => {
    const body = JSON.stringify({ name: 'x'.repeat(16_400 + dice.below(40_000)), lang: 'en' })
    const got = await codeOf(scene, { path: dice.of(ROUTES.slice(0, 3)), body, person: scene.host })
    return { what: 'too big', got, allowed: ['S_TOO_BIG'] }
  },
  async (scene, dice) => {
    const headers = {
      'content-type': dice.of(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x']),
    }
    const got = await codeOf(scene, { path: '/api/tables', body: '{}', headers, person: scene.host })
    return { what: `a body that says it is ${headers['content-type']}`, got, allowed: FORM }
  },
  async (scene, dice) => {
    const cookie = dice.of([
      '',
      'monomyth=',
      `monomyth=${dice.text(43, 'abcXYZ-_09')}`,
      `monomyth=${dice.text(20, 'ab')}`,
    ])
    const path = dice.of(['/api/tables', `/api/tables/${scene.closed.id}/begin`, '/api/invited', '/api/me/passkey'])
    const got = await codeOf(scene, { path, body: '{}', headers: { cookie } })
    return { what: `${path} by nobody`, got, allowed: ['S_NOT_SIGNED_IN'] }
  },
  async (scene, dice) => {
    const origin = dice.of(['http://elsewhere.test', 'null', 'https://127.0.0.1', ''])
    const from = dice.of<Record<string, string>>([{ origin }, { origin, 'sec-fetch-site': 'cross-site' }])
    const path = dice.of(['/api/me', '/api/tables', `/api/tables/${scene.closed.id}/begin`])
    const got = await codeOf(scene, { path, body: '{}', person: scene.host, headers: from })
    return { what: `${path} from ${origin}`, got, allowed: ['S_FORBIDDEN'] }
  },
  async (scene, dice) => {
    const id = dice.of([scene.closed.id, dice.text(22, 'abcXYZ-_09'), '..', '%00', 'a'.repeat(64)])
    const [method, tail, valid] = dice.of<readonly [string, string, object | undefined]>([
      ['GET', '', undefined],
      ['GET', '/record', undefined],
      ['DELETE', '', undefined],
      ['POST', '/join', { share: aShare() }],
      ['POST', '/begin', { bots: 'random' }],
      ['POST', '/invite', { seat: 1 }],
      ['POST', '/leave', {}],
      ['POST', '/rematch', { share: aShare() }],
    ])
    const path = `/api/tables/${id}${tail}`
    const asked = { method, path, person: scene.stranger, ...(valid && { body: JSON.stringify(valid) }) }
    return {
      what: `${method} ${path} by a stranger`,
      got: await codeOf(scene, asked),
      allowed: ['S_NO_TABLE', ...FORM],
    }
  },
  async (scene, dice) => {
    const { playing, stranger, asked, over, host, closed } = scene
    const { id } = playing.card
    const after = (table: string) => ({ ...aTable(), after: table })
    const [person, method, path, valid, code] = dice.of<readonly [Person, string, string, object | undefined, string]>([
      [stranger, 'POST', `/api/tables/${id}/join`, { share: aShare() }, 'S_BEGUN'],
      [stranger, 'POST', `/api/tables/${id}/begin`, { bots: 'random' }, 'S_FORBIDDEN'],
      [stranger, 'POST', `/api/tables/${id}/rematch`, { share: aShare() }, 'S_FORBIDDEN'],
      [stranger, 'POST', `/api/tables/${over.id}/rematch`, { share: aShare() }, 'S_FORBIDDEN'],
      [stranger, 'DELETE', `/api/tables/${id}`, undefined, 'S_FORBIDDEN'],
      [asked.setting.person, 'POST', `/api/tables/${id}/rematch`, { share: aShare() }, 'S_NOT_OVER'],
      [asked.setting.person, 'GET', `/api/tables/${id}/record`, undefined, 'S_NOT_OVER'],
      [stranger, 'POST', '/api/tables', after(id), 'S_FORBIDDEN'],
      [stranger, 'POST', '/api/tables', after(closed.id), 'S_NO_TABLE'],
      [asked.setting.person, 'POST', '/api/tables', after(id), 'S_NOT_OVER'],
      [host, 'POST', '/api/tables', after(over.id), 'S_BAD_MESSAGE'],
      [stranger, 'POST', '/api/invited', { secret: dice.text(43, 'abcXYZ-_09'), share: aShare() }, 'S_BAD_INVITE'],
    ])
    const got = await codeOf(scene, { method, path, person, ...(valid && { body: JSON.stringify(valid) }) })
    return { what: `${method} ${path}`, got, allowed: [code] }
  },
  async (scene, dice) => {
    const method = dice.of(['GET', 'PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS'])
    const path = dice.of(['/api/', '/api/nowhere', '/api/tables/a/b/c', `/api/${encodeURIComponent(dice.text(20))}`])
    return { what: `${method} ${path}`, got: await codeOf(scene, { method, path }), allowed: FORM }
  },
  async (scene, dice) => {
    const said = dice.of([
      `${dice.text(40, 'abc /\u0001')}\r\n\r\n`,
      `GET /api/me HTTP/1.1\r\nHost: a\r\n${`X: ${'y'.repeat(50)}\r\n`.repeat(1000)}\r\n`,
      `POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
      `GET ${'/x'.repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ])
    return { what: said.slice(0, 60), got: await rawly(scene, said), allowed: ['400', '431'] }
  },
]

/** What stands in the first line of the answer to bytes that are no request. */
function rawly({ url }: Scene, said: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(said))
    let heard = ''
    socket.on('data', (text) => {
      heard += String(text)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 'hung up'))
    socket.setTimeout(5_000, () => {
      resolve('nothing for five seconds')
      socket.destroy()
    })
  })
}
