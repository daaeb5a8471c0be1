import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Subscription } from '../../contract.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine. It answers by what the path begins with: `/410/…` is gone. */
export async function pushService() {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(Number(/^\/(\d{3})\//.exec(path)?.[1] ?? 201)).end('what it says is not read')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { received, at: (path: string) => `http://127.0.0.1:${port}${path}`, close: () => server.close() }
}

/** A browser that can be told something. */
export class Browser {
  readonly subscription: Subscription
  private readonly key = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(endpoint: string) {
    this.subscription = { endpoint, p256dh: this.key.generateKeys('base64url'), auth: this.auth.toString('base64url') }
  }

  /** As a browser sends it. */
  get json() {
    const { endpoint, p256dh, auth } = this.subscription
    return { endpoint, expirationTime: null, keys: { p256dh, auth } }
  }

  /** RFC 8188 and RFC 8291, the other way round. */
  read(body: Buffer): unknown {
    const [salt, size] = [body.subarray(0, 16), body.readUInt8(20)]
    const sender = body.subarray(21, 21 + size)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.key.getPublicKey(), sender])
    const shared = derived(this.auth, this.key.computeSecret(sender), info, 32)
    const content = derived(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + size)
    const decipher = createDecipheriv('aes-128-gcm', content, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString()
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
  }
}

function derived(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest()
  return createHmac('sha256', key)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}
