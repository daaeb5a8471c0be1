import { createInterface } from 'node:readline'

/** Everything the command touches outside itself; tests bring their own. */
export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly input: NodeJS.ReadableStream
  readonly env: { readonly [name: string]: string | undefined }
  /** Files named without a full path are read and written from here. */
  readonly folder: string
  readonly isTty: { readonly input: boolean; readonly out: boolean; readonly err: boolean }
  readonly columns: number
}

/** Where there is no terminal to ask. */
const WIDTH = 100

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: stdin,
    env,
    folder: process.cwd(),
    isTty: { input: stdin.isTTY === true, out: stdout.isTTY === true, err: stderr.isTTY === true },
    // A window may change its width while somebody plays.
    get columns() {
      return stdout.columns ?? WIDTH
    },
  }
}

/** Lines as somebody types or pipes them, one at a time. */
export interface Lines {
  /** undefined: there will be no more. */
  next(prompt: string): Promise<string | undefined>
  close(): void
}

export function linesOf({ input, isTty }: Io): Lines {
  const terminal = isTty.input && isTty.out
  const reader = createInterface(terminal ? { input, output: process.stdout } : { input })
  const waiting: string[] = []
  let wake: (() => void) | undefined
  let closed = false
  const change = () => {
    wake?.()
    wake = undefined
  }
  // A queue of our own: lines of a pipe arrive at once, and none may be lost while a question is being made.
  reader.on('line', (line) => {
    waiting.push(line)
    change()
  })
  reader.on('close', () => {
    closed = true
    change()
  })
  // Ctrl-C is a way to leave, like the end of the input.
  reader.on('SIGINT', () => reader.close())
  return {
    async next(prompt) {
      if (waiting.length === 0 && !closed) {
        if (terminal) {
          reader.setPrompt(prompt)
          reader.prompt()
        }
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return waiting.shift()
    },
    close: () => reader.close(),
  }
}
