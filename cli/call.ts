import { parseArgs } from 'node:util'
import type { Io } from './io.ts'
import type { Words } from './words/words.ts'

/** How an option is given: alone, with a text, or with a text as often as one likes. */
type OptionForm = 'flag' | 'text' | 'texts'

export interface Command {
  readonly options: { readonly [name: string]: OptionForm }
  /** How many words may stand beside the options. */
  readonly takes: number
  run(call: Call): Promise<number>
}

/** One call of the command, understood. */
export interface Call {
  readonly io: Io
  readonly words: Words
  readonly json: boolean
  readonly given: readonly string[]
  flag(name: string): boolean
  text(name: string): string | undefined
  texts(name: string): readonly string[]
}

/** 0 fine, 1 found something, 2 bad usage. */
export const EXIT = { fine: 0, found: 1, bad: 2 } as const

/** Somebody asked for what is not there. Its message is for them, in their language. */
export class BadUsage extends Error {
  readonly code: string

  constructor(message: string, code = 'E_USAGE') {
    super(message)
    this.name = 'BadUsage'
    this.code = code
  }
}

/** Every command has these. */
const COMMON: Command['options'] = { json: 'flag', help: 'flag', lang: 'text' }

/** Reads the arguments after the command's name. What nobody knows is named, and what is allowed with it. */
export function parse(args: readonly string[], { options, takes }: Command, io: Io, words: Words): Call {
  const forms = { ...options, ...COMMON }
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(forms).map(([name, form]) => [name, { type: form === 'flag' ? 'boolean' : 'string' } as const]),
    ),
    // Not strict: its messages speak English only.
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string[]>()
  const given: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') given.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const form = Object.hasOwn(forms, name) && rawName.startsWith('--') ? forms[name] : undefined
    if (form === undefined) throw new BadUsage(words.bad.option(rawName, Object.keys(forms).map(dashed)))
    if (form === 'flag' && value !== undefined) throw new BadUsage(words.bad.noValue(rawName))
    if (form !== 'flag' && isMissing(value, inlineValue === true)) throw new BadUsage(words.bad.needsValue(rawName))
    values.set(name, [...(values.get(name) ?? []), value ?? ''])
  }
  const extra = given[takes]
  if (extra !== undefined) throw new BadUsage(words.bad.extra(extra))
  return {
    io,
    words,
    given,
    json: values.has('json'),
    flag: (name) => values.has(name),
    text: (name) => values.get(name)?.at(-1),
    texts: (name) => values.get(name) ?? [],
  }
}

const dashed = (name: string): string => `--${name}`

/** `--seats --json` forgot the seats; `--seats -3` did not. */
const isMissing = (value: string | undefined, inline: boolean): boolean =>
  value === undefined || (!inline && /^-(?!\d)/.test(value))
