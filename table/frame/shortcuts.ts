/** What can be done by a single key at the table. */
export const COMMANDS = ['next', 'previous', 'undo', 'log', 'rules', 'text', 'skip', 'pass', 'help', 'close'] as const
export type Command = (typeof COMMANDS)[number] | { readonly choose: number }

/** Every key and what it does; the help lists them in this order. */
export const KEYS: { readonly [command in (typeof COMMANDS)[number]]: readonly string[] } = {
  next: ['n', 'ArrowDown'],
  previous: ['p', 'ArrowUp'],
  undo: ['u'],
  log: ['l'],
  rules: ['r'],
  text: ['t'],
  skip: ['s'],
  pass: ['w'],
  help: ['?', 'h'],
  close: ['Escape'],
}

/** As much of a keyboard event as a shortcut is read from. */
export interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Somebody is writing, or chooses in a field that uses keys itself. */
  readonly typing: boolean
  /** The arrows move within something else: a board, a menu. */
  readonly arrows: 'free' | 'taken'
}

/** The command behind a key; undefined where the key is somebody else's. */
export function commandFor({ key, ctrlKey, metaKey, altKey, typing, arrows }: Pressed): Command | undefined {
  if (typing || ctrlKey || metaKey || altKey) return undefined
  if (/^[1-9]$/.test(key)) return { choose: Number(key) }
  if (arrows === 'taken' && key.startsWith('Arrow')) return undefined
  const plain = key.length === 1 ? key.toLowerCase() : key
  return COMMANDS.find((command) => KEYS[command].includes(plain))
}
