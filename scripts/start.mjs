// `npm start` and `monomyth serve`: the table and its server, built first where sources changed. Ctrl-C ends it.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isLang, langOf, WORDS } from './serve-words.mjs'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent']
const OPTIONS = /** @type {const} */ ({
  port: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  data: { type: 'string' },
  database: { type: 'string' },
  origin: { type: 'string' },
  'trust-proxy': { type: 'boolean', default: false },
  metrics: { type: 'boolean', default: false },
  log: { type: 'string', default: 'warn' },
  window: { type: 'string' },
  'no-limits': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
})
/** Whoever ends the server need not wait longer than this. */
const FAREWELL_MS = 4_700

const { words, json, ...options } = asked()
await import('./ensure.mjs')
const { buildIfStale, TABLE } = await import('./build.mjs')
if (!buildIfStale()) fail(words.notBuilt)

const { bundled } = await import('./bundle.mjs')
/** @type {typeof import('../server/main.ts')} */
const { serve } = await import(await bundled('server/main.ts'))
const { PORT } = await import('./serve.mjs')
const server = await serve({ ...options, folder: TABLE }).catch(refused)
process.on('uncaughtException', (error) => {
  server.fault(error)
  process.exit(1)
})
/** @type {Promise<void> | undefined} */
let ending
// More than once: a terminal sends it to us, and npm hands on its own.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (ending ??= end()))

if (json) console.log(JSON.stringify({ addresses: server.addresses, port: server.port }))
else {
  if (options.port === undefined && server.port !== PORT) console.log(words.moved(PORT))
  console.log(words.serving(server.addresses))
}

async function end() {
  setTimeout(() => process.exit(1), FAREWELL_MS).unref()
  await server.close()
  process.exit(0)
}

/** What the command line and the environment ask for; anything else ends here, with a sentence. */
function asked() {
  const { env } = process
  let words = WORDS[langOf(env)]
  try {
    const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS })
    const { lang, log, database } = values
    if (lang !== undefined && !isLang(lang)) throw new Error(words.lang(lang))
    if (lang !== undefined) words = WORDS[lang]
    if (values.help) {
      console.log(words.usage.trimEnd())
      process.exit(0)
    }
    if (!LEVELS.includes(log)) throw new Error(words.level(log, LEVELS))
    if (values.data !== undefined && database !== undefined) throw new Error(words.both)
    const url = database ?? (values.data === undefined ? env.DATABASE_URL : undefined)
    return {
      words,
      json: values.json,
      host: values.host,
      port: portOf(values.port ?? env.PORT, words),
      where: url ? { database: url } : { data: resolve(values.data ?? 'data') },
      origin: originOf(values.origin, words),
      trustProxy: values['trust-proxy'],
      metrics: values.metrics,
      log: /** @type {import('../server/http/logs.ts').Level} */ (log),
      limits: !values['no-limits'],
      window: windowOf(values.window, words),
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${words.usage}`)
    process.exit(2)
  }
}

/**
 * @param {string | undefined} text
 * @param {typeof WORDS.en} words
 */
function portOf(text, words) {
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= 65_535) return number
  throw new Error(words.port(text))
}

/**
 * @param {string | undefined} text
 * @param {typeof WORDS.en} words
 */
function windowOf(text, words) {
  if (text === undefined || /^[1-9]\d{0,5}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new Error(words.window(text))
}

/** As browsers say it, whatever the case and with or without a slash.
 * @param {string | undefined} text
 * @param {typeof WORDS.en} words
 */
function originOf(text, words) {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (url === undefined || !isPlain || !/^https?:$/.test(url.protocol)) throw new Error(words.origin(text))
  return url.origin
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function refused(error) {
  const { host, port, where } = options
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const about = error instanceof Error ? error.message.replace(/^E_\w+: /, '') : ''
  if (code === 'EADDRINUSE') fail(words.taken(port))
  if (code === 'EACCES' && 'syscall' in Object(error) && Object(error).syscall === 'listen') fail(words.forbidden(port))
  if (code === 'E_DATA_IN_USE') fail(words.inUse(about))
  if (code === 'E_NEWER_DATA') fail(words.newerData)
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && 'data' in where)) fail(words.noHost(host))
  if ('database' in where && code !== '') fail(words.noDatabase(code))
  if ('data' in where && /^E[A-Z]+$/.test(code)) fail(words.noFolder(where.data, code))
  throw error
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
