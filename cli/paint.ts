import type { Style } from '../games/manifest.ts'
import type { Io } from './io.ts'

const CODES: { readonly [style in Style]: number } = { red: 31, green: 32, blue: 34, bold: 1, dim: 2 }

/** Colour is for terminals, and only where nobody has asked for none. Nothing is said by colour alone. */
export function painterFor({ isTty, env }: Io): (style: Style, text: string) => string {
  if (!isTty.out || env.NO_COLOR || env.TERM === 'dumb') return (_, text) => text
  return (style, text) => (text === '' ? '' : `\u001b[${CODES[style]}m${text}\u001b[0m`)
}
