import { MOVES, type Move } from './playhead.ts'

/** What can be done by a single key in a replay; the help lists them in this order. */
export const KEY_COMMANDS = [
  'toggle',
  'back',
  'forward',
  'previousTurn',
  'nextTurn',
  'first',
  'last',
  'log',
  'help',
] as const
export type KeyCommand = (typeof KEY_COMMANDS)[number]

/** As the help writes them. */
export const KEYS: { readonly [command in KeyCommand]: readonly string[] } = {
  toggle: ['Space'],
  back: ['←'],
  forward: ['→'],
  previousTurn: ['Shift', '←'],
  nextTurn: ['Shift', '→'],
  first: ['Home'],
  last: ['End'],
  log: ['L'],
  help: ['?'],
}

export const isMove = (command: KeyCommand): command is Move => (MOVES as readonly string[]).includes(command)

/** As much of a keyboard event as a command is read from. */
export interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Where the focus is: somewhere that uses no keys, on a button, on the scrubber, or where one writes or chooses. */
export type Focus = 'free' | 'button' | 'scrubber' | 'field'

/** The command behind a key; undefined where the key is somebody else's. */
export function commandFor({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed, focus: Focus): KeyCommand | undefined {
  if (ctrlKey || metaKey || altKey || focus === 'field') return undefined
  switch (key) {
    case ' ':
      return focus === 'button' ? undefined : 'toggle'
    case 'ArrowLeft':
      return shiftKey ? 'previousTurn' : 'back'
    case 'ArrowRight':
      return shiftKey ? 'nextTurn' : 'forward'
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    case '?':
      return 'help'
    case 'l':
    case 'L':
      return 'log'
    default:
      return undefined
  }
}

export function focusOf(target: EventTarget | null): Focus {
  if (!(target instanceof Element)) return 'free'
  if (target.matches('input[type="range"]')) return 'scrubber'
  if (target.matches('input, select, textarea')) return 'field'
  return target.closest('button, a, summary') === null ? 'free' : 'button'
}
