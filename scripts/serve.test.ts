import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PORT, serve } from './serve.mjs'

const SCRIPT = 'export const long = 1\n'.repeat(100)
const FILES: Readonly<Record<string, string | Buffer>> = {
  'secret.txt': 'outside',
  'dist/.built': 'a mark',
  'dist/index.html': '<!doctype html>',
  'dist/sw.js': 'self',
  'dist/manifest.webmanifest': '{}',
  'dist/icon.svg': '<svg/>',
  'dist/sprites/icons.woff2': 'font',
  'dist/assets/font-abc.woff2': 'font',
  'dist/assets/main-abc.js': SCRIPT,
  'dist/assets/main-abc.js.br': brotliCompressSync(SCRIPT),
  'dist/assets/main-abc.js.gz': gzipSync(SCRIPT),
}

const tree = mkdtempSync(join(tmpdir(), 'serve-'))
let site: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), text)
  }
  site = await serve({ folder: join(tree, 'dist'), port: 0 })
})
afterAll(async () => {
  await site.close()
  rmSync(tree, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks for a path exactly as written: neither fetch nor a browser would send `..`. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: site.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('the page', () => {
  test.each(['/', '/index.html', '/?from=home', '/%69ndex.html'])('%s is the table', async (path) => {
    const { status, headers, body } = await ask(path)
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html>',
    ])
  })

  test('runs nothing but its own scripts, and is framed by nobody', async () => {
    const { headers } = await ask('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

test.each([
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ['/sprites/icons.woff2', 'font/woff2', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/assets/font-abc.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
])('%s has its type and is kept as long as its name lasts', async (path, type, cache) => {
  const { headers } = await ask(path)
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache])
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..\\..\\secret.txt',
  '//etc/passwd',
  '/.built',
  '/assets/main-abc.js.br',
  '/assets',
  '/assets/',
  '/%',
  '/%00',
  '/nowhere.js',
])('%s is not there', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type'], body.toString()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'There is nothing here.\n',
  ])
})

describe('compression', () => {
  const path = '/assets/main-abc.js'
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('for %s is %s', async (accepted, coding, open) => {
    const { headers, body } = await ask(path, { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
      coding,
      'Accept-Encoding',
      String(body.length),
    ])
    expect(open(body).toString()).toBe(SCRIPT)
  })
  test.each(['', 'identity', 'br;q=0'])('for “%s” there is none', async (accepted) => {
    const { headers, body } = await ask(path, { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, SCRIPT])
  })
})

describe('what the browser has already', () => {
  const path = '/assets/main-abc.js'
  test('is not sent again', async () => {
    const { etag = '' } = (await ask(path)).headers
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, headers, body } = await ask(path, { 'If-None-Match': known })
      expect([status, headers.etag, body.length]).toEqual([304, etag, 0])
    }
  })
  test('is sent when it changed, or is compressed otherwise', async () => {
    const { etag = '' } = (await ask(path)).headers
    expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await ask(path, { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200)
  })
})

test('HEAD says everything but the file', async () => {
  const { status, headers, body } = await ask('/assets/main-abc.js', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0])
})

test('nothing can be written', async () => {
  const { status, headers } = await ask('/', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

describe('ports', () => {
  test('a port that is taken is refused', async () => {
    const twice = serve({ folder: join(tree, 'dist'), port: site.port })
    await expect(twice).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
  test('without a port, the next free one is found', async () => {
    const taken = createServer()
    await new Promise((resolve) => {
      // Somebody else may hold the usual port already: as good.
      taken.once('error', resolve)
      taken.listen(PORT, 'localhost', () => resolve(undefined))
    })
    const next = await serve({ folder: join(tree, 'dist') })
    expect(next.port).toBeGreaterThan(PORT)
    expect(next.addresses).toEqual([`http://localhost:${next.port}/`])
    await next.close()
    taken.close()
  })
  test('every address of the machine begins with the one here', async () => {
    const open = await serve({ folder: join(tree, 'dist'), host: '0.0.0.0', port: 0 })
    expect(open.addresses[0]).toBe(`http://localhost:${open.port}/`)
    await open.close()
  })
})

describe('npm start', () => {
  const script = fileURLToPath(new URL('start.mjs', import.meta.url))
  test.each([
    [['--prot', '1'], "Unknown option '--prot'"],
    [['here'], "Unexpected argument 'here'"],
    [['--port', '70000'], '70000 is not one'],
    [['--port', 'many'], 'many is not one'],
    [['--origin', 'play.example'], 'play.example is not one'],
    [['--origin', 'https://play.example/table'], 'play.example/table is not one'],
    [['--origin', 'file:///tmp'], 'file:///tmp is not one'],
    [['--window', '0'], '0 is not one'],
    [['--window=-5'], '-5 is not one'],
    [['--window', '1.5'], '1.5 is not one'],
    [['--window', '1000000'], '1000000 is not one'],
    [['--window', 'soon', '--lang', 'fr'], 'soon n’en est pas un'],
    [['--log', 'loud'], 'loud'],
    [['--lang', 'de'], 'de'],
    [['--data', 'a', '--database', 'postgres://b'], 'not both'],
    [['--lang', 'fr', '--port', 'many'], 'many n’en est pas un'],
  ])('%j is refused with a sentence', (args, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })

  test.each([
    ['start.mjs', ['--help'], 'Usage:'],
    ['start.mjs', ['--help', '--lang', 'fr'], 'Usage :'],
    ['monomyth.mjs', ['serve', '--help'], 'Usage:'],
    ['monomyth.mjs', ['--lang', 'fr', 'serve', '--help'], 'Usage :'],
    ['monomyth.mjs', ['help', 'serve'], 'Usage:'],
    ['../cli/bin.mjs', ['serve', '--help'], 'Usage:'],
  ])('%s %j says every option it takes', (name, args, usage) => {
    const file = fileURLToPath(new URL(name, import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(usage)
    const options = readFileSync(script, 'utf8').match(/^ {2}'?[a-z-]+'?: \{ type: '(string|boolean)'/gm) ?? []
    expect(options.length).toBeGreaterThan(8)
    for (const option of options) {
      const [name = ''] = /[a-z-]+/.exec(option) ?? []
      if (name !== 'help') expect(stdout).toContain(`--${name} `)
    }
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(110)
  })
})

describe('monomyth backup and restore', () => {
  const script = fileURLToPath(new URL('monomyth.mjs', import.meta.url))
  const call = (...args: readonly string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  test.each([
    [['backup'], 'Name one file.'],
    [['restore', 'one', 'two'], 'Name one file.'],
    [['--lang', 'fr', 'backup'], 'Indiquez un fichier, et un seul.'],
    [['backup', 'one', '--lang', 'de'], 'de'],
    [['restore', 'one', '--port', '1'], "Unknown option '--port'"],
  ])('%j is refused with a sentence', (args, sentence) => {
    const { status, stdout, stderr } = call(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
  })

  test.each([
    [['backup', '--help'], 'backup FILE'],
    [['help', 'restore'], 'restore FILE'],
    [['help', 'backup', '--lang', 'fr'], 'backup FICHIER'],
  ])('%j says how it is used', (args, usage) => {
    const { status, stdout } = call(...args)
    expect(status).toBe(0)
    for (const part of [usage, '--data', '--json', '--lang']) expect(stdout).toContain(part)
  })
})
