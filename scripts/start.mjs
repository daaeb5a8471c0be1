// `npm start`: the table on a local address, built first where its sources changed. Ctrl-C ends it.
import { parseArgs } from 'node:util'

const USAGE = `Usage: npm start -- [--port <number>] [--host <name>]

  --port  the port to serve on; PORT does the same (5173, or the next one that is free)
  --host  the address to serve on (localhost: this machine alone; 0.0.0.0: every address it has)`

const { host, port } = asked()
await import('./ensure.mjs')
const { buildIfStale, TABLE } = await import('./build.mjs')
if (!buildIfStale()) {
  console.error('The table could not be built, see above.')
  process.exit(1)
}

const { PORT, serve } = await import('./serve.mjs')
const server = await serve({ folder: TABLE, host, port }).catch(refused)
// More than once: a terminal sends it to us, and npm hands on its own.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close().then(() => process.exit(0)))

if (port === undefined && server.port !== PORT) {
  console.log(`Port ${PORT} is taken. Browsers keep matches by address: those of another one are not seen here.`)
}
console.log(`The table is at ${server.addresses.join(' and ')} (Ctrl-C ends it).`)

/** What the command line and PORT ask for; anything else ends here, with a sentence. */
function asked() {
  try {
    const options = /** @type {const} */ ({
      port: { type: 'string' },
      host: { type: 'string', default: 'localhost' },
      help: { type: 'boolean', short: 'h' },
    })
    const { values } = parseArgs({ options })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    return { host: values.host, port: portOf(values.port ?? process.env.PORT) }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}

/** @param {string | undefined} text */
function portOf(text) {
  if (text === undefined || text === '') return undefined
  const number = Number(text)
  if (/^\d+$/.test(text) && number <= 65_535) return number
  throw new Error(`A port is a number up to 65535, and ${text} is not one.`)
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function refused(error) {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Choose another one with --port.`)
  else if (code === 'EACCES') console.error(`This user may not serve on port ${port}. Choose one above 1023.`)
  else if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') console.error(`${host} is no address of this machine.`)
  else throw error
  process.exit(1)
}
