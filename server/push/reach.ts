import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are nobody's on the internet: behind them stand machines that trust us. */
const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  return family === 0 || INSIDE.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/**
 * A browser names the address it wants to be told at, so anybody can name any. Ours to reach are services on the
 * internet, by a name and over https.
 */
export function mayReach(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, port } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    username === '' &&
    port === '' &&
    hostname.includes('.') &&
    isIP(hostname) === 0 &&
    !hostname.startsWith('[') &&
    !/\.(local|internal|localhost|home|lan)\.?$/.test(hostname)
  )
}

/** Looks a name up, and finds nobody where it leads inside: a name can be made to. */
const lookupOutside: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = error === null ? found.filter(({ address }) => !isInside(address)) : []
    if (first === undefined) done(error ?? new Error('inside'), '', 0)
    else if (options.all === true) done(null, [first])
    else done(null, first.address, first.family)
  })

export interface Sending {
  readonly endpoint: string
  readonly headers: { readonly [name: string]: string | number }
  readonly body: Buffer
  /** Tests have their service on this machine. */
  readonly anywhere: boolean
}

const TIMEOUT_MS = 10_000

/** The status of the answer; what it says is not read. */
export function post({ endpoint, headers, body, anywhere }: Sending): Promise<number> {
  const url = new URL(endpoint)
  const request = anywhere && url.protocol === 'http:' ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(anywhere ? {} : { lookup: lookupOutside }),
      },
      (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
