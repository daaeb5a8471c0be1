import type { GameLang, Reader, Seat } from '@monomyth/engine'
import type { Event } from '../events.ts'
import type { View } from '../state.ts'
import { isKnown, textOf } from './pieces.ts'
import { warningsOf } from './source.ts'
import type { SealedLang } from './words.ts'

/** The words of one kind, when which kind it is shows only at play. */
interface AnyAsk {
  ask(view: View, seat: Seat): string
  readonly option: (value: never, view: View, seat: Seat) => string
  readonly pass?: string | undefined
}
type ByKind<T> = { readonly [kind: string]: T }

const find = <T>(words: ByKind<T>, key: string): T | undefined => (Object.hasOwn(words, key) ? words[key] : undefined)

/** What every game says, and what only this one has a name for. */
export interface Tongue extends GameLang<View, Event> {
  /** A path by its name, 0 the top one, 1 the bottom one; that of a Trait is the Trait's. */
  path(piece: number, bottom: number): string
  /** A line to dream by, where there is one. */
  flavour(piece: number): string | undefined
}

/** A game's words as tables and commands want them. */
export function gameLang(words: SealedLang): Tongue {
  const { typeset } = words
  const asked: ByKind<AnyAsk> = words.asks
  const told: ByKind<(event: never, reader: Reader) => string> = words.events
  const names: { readonly [number: number]: string } = words.cards
  const paths: { readonly [number: number]: readonly string[] } = words.paths
  const maybe = (text: string | undefined): string | undefined => (text === undefined ? undefined : typeset(text))
  const saidOf = (kind: string): AnyAsk => {
    const said = find(asked, kind)
    if (said === undefined) throw new RangeError(`no words for ${kind}`)
    return said
  }
  return {
    title: words.title,
    ask: (kind, view, seat) => typeset(saidOf(kind).ask(view, seat)),
    option(kind, value, view, seat) {
      const said = saidOf(kind)
      return typeset(value === undefined ? (said.pass ?? '') : said.option(value as never, view, seat))
    },
    warning(kind, value, view, seat) {
      const warnings = warningsOf(view, seat, kind, value)
      return warnings.length === 0 ? undefined : typeset(warnings.map((one) => words.warnings[one]).join(' '))
    },
    event: (event, reader) => maybe(find(told, event.kind)?.(event as never, reader)),
    rule: (id) => maybe(find<string>(words.rules, id)),
    piece: (piece) => typeset((isKnown(piece) ? names[piece + 1] : undefined) ?? words.back),
    text: (piece) => maybe(textOf(words.texts, piece)),
    outcome: (outcome, reader) => typeset(words.outcome(outcome, reader)),
    path: (piece, bottom) => typeset(paths[piece + 1]?.[bottom] ?? names[piece + 1] ?? words.back),
    flavour: flavourOf(words),
  }
}

/** The line to dream by of a Story card, Character or Adversary; undefined if it has none. */
function flavourOf(words: SealedLang): (piece: number) => string | undefined {
  const lines: { readonly [number: number]: string } = words.flavour
  return (piece) => {
    const line = lines[piece + 1]
    return line === undefined ? undefined : words.typeset(line)
  }
}
