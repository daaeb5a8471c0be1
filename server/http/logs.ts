import { type FastifyServerOptions, LogController } from 'fastify'

export type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface Logging {
  readonly level: Level
  /** Where the lines go; without it to stderr. */
  readonly stream?: { write(line: string): void } | undefined
}

/** Long enough to be a token, an invitation, a share of the chance or a seed, should an error ever quote one. */
const SECRET = /[\w-]{32,}/g
const masked = (text: unknown): string => (typeof text === 'string' ? text.replace(SECRET, '…') : '')

/** What is logged of an error: what it was and where, without what it may quote. Anything at all can be thrown. */
function errorShown(error: unknown) {
  const { name, message, stack, code }: { readonly [field: string]: unknown } = Object(error)
  return {
    type: typeof name === 'string' ? name : typeof error,
    message: masked(typeof error === 'string' ? error : message),
    stack: masked(stack),
    code: typeof code === 'string' ? code : undefined,
  }
}

/**
 * One line of JSON for each thing worth one. Neither headers nor bodies nor addresses are ever logged, and of a request
 * only its route: what stands in its place says nothing of who asked.
 */
export function loggerOf({ level, stream }: Logging): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    // Those of Fastify tell more than we want to keep; see `answerErrors`.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { err: errorShown, req: () => ({}), res: () => ({}) },
      stream: stream ?? process.stderr,
    },
  }
}
