// The files of a built page, read once and answered from memory: what is not in the folder cannot be asked for.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

// Only what the page itself brought may run. Styles its scripts set one by one need no leave.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** With every answer. */
export const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Best first. Beside each file the build may have put its compressed form. */
const CODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/**
 * @typedef {{ type: string, cache: string, tag: string, body: Buffer, coded: ReadonlyMap<string, Buffer> }} Page
 * @typedef {ReadonlyMap<string, Page>} Site by path, from `/` on
 */

/**
 * @param {string} folder
 * @returns {Site}
 */
export function readSite(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
  const known = new Set(files)
  /** @type {Map<string, Page>} */
  const site = new Map()
  for (const file of files) {
    const extension = extname(file)
    if (known.has(file.slice(0, -extension.length)) && CODINGS.some(([, end]) => end === extension)) continue
    const body = readFileSync(join(folder, file))
    const coded = CODINGS.filter(([, end]) => known.has(file + end)).map(
      ([coding, end]) => /** @type {const} */ ([coding, readFileSync(join(folder, file + end))]),
    )
    site.set(`/${file}`, {
      type: TYPES[extension] ?? 'application/octet-stream',
      // The names of assets change with what is in them; the others must be asked for again.
      cache: file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      body,
      coded: new Map(coded),
    })
  }
  const home = site.get('/index.html')
  if (home) site.set('/', home)
  return site
}

/**
 * @param {Site} site
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function answer(site, request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return say(response, 405, 'This page can only be read.')
  }
  const page = site.get(pathOf(request.url ?? '/'))
  if (page === undefined) return say(response, 404, 'There is nothing here.')

  const coding = chosenCoding(page, request.headers['accept-encoding'] ?? '')
  const body = page.coded.get(coding) ?? page.body
  const tag = `"${page.tag}${coding === '' ? '' : `-${coding}`}"`
  response.setHeader('Cache-Control', page.cache)
  response.setHeader('ETag', tag)
  if (page.coded.size > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (isKnown(tag, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304).end()
    return
  }
  if (coding !== '') response.setHeader('Content-Encoding', coding)
  response.writeHead(200, { 'Content-Type': page.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The path as the site knows it; one that cannot be read is one that is not there.
 * @param {string} url
 */
function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return ''
  }
}

/**
 * @param {Page} page
 * @param {string} accepted
 */
function chosenCoding(page, accepted) {
  const refused = /;\s*q=0(\.0*)?$/
  const codings = accepted.split(',').map((one) => one.trim())
  const wanted = new Set(codings.filter((one) => !refused.test(one)).map((one) => one.split(';')[0]?.trim()))
  return CODINGS.find(([coding]) => wanted.has(coding) && page.coded.has(coding))?.[0] ?? ''
}

/**
 * @param {string} tag
 * @param {string} known
 */
const isKnown = (tag, known) => known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function say(response, status, sentence) {
  response.writeHead(status, { 'Content-Type': TYPES['.txt'], 'Cache-Control': 'no-store' })
  response.end(response.req.method === 'HEAD' ? undefined : `${sentence}\n`)
}
