import type { GameLang, Reader, Seat } from '@monomyth/engine'
import { asks } from '../asks.ts'
import { pieceOf } from '../content/pieces.ts'
import type { Event } from '../events.ts'
import type { View } from '../state.ts'
import { warningsOf } from './main.ts'
import { namesOf, textOf } from './pieces.ts'
import type { Lang } from './words.ts'

/** The words of one kind, when which kind it is shows only at play. */
interface AnyAsk {
  ask(view: View, seat: Seat): string
  readonly option: (value: never, view: View, seat: Seat) => string
  readonly pass?: string | undefined
}
type ByKind<T> = { readonly [kind: string]: T }

const find = <T>(words: ByKind<T>, key: string): T | undefined => (Object.hasOwn(words, key) ? words[key] : undefined)

/** A game's words as tables and commands want them. */
export function gameLang(words: Lang): GameLang<View, Event> {
  const { typeset } = words
  const asked: ByKind<AnyAsk> = words.asks
  const told: ByKind<(event: never, reader: Reader) => string> = words.events
  const nameOf = namesOf(words)
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
      if (kind !== asks.main.id || typeof value !== 'number') return undefined
      const warnings = warningsOf(view, seat, value)
      return warnings.length === 0 ? undefined : typeset(warnings.map((one) => words.warnings[one]).join(' '))
    },
    event: (event, reader) => maybe(find(told, event.kind)?.(event as never, reader)),
    rule: (id) => maybe(find<string>(words.rules, id)),
    piece: (piece) => typeset(nameOf(piece) ?? words.back),
    text: (piece) => maybe(textOf(words, pieceOf(piece))),
    outcome: (outcome, reader) => typeset(words.outcome(outcome, reader)),
  }
}
