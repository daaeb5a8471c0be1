import type { ErrorCode, UndoRefusal } from '@monomyth/engine'
import type { Translation } from '@monomyth/engine/text'
import type { LangId } from '@monomyth/ui'
import type { ServerErrorCode } from '@monomyth/wire'
import type { TableErrorCode } from '../client/client.ts'
import type { campaign } from './en/campaign.ts'
import type { common } from './en/common.ts'
import type { credits } from './en/credits.ts'
import type { frame } from './en/frame.ts'
import type { home } from './en/home.ts'
import type { newMatch } from './en/new-match.ts'
import type { online } from './en/online.ts'
import type { replay } from './en/replay.ts'
import type { Format } from './format.ts'

/**
 * Everything the table says in one language; what is missing does not compile. What a game says (its asks, log, cards)
 * is in the game's own lang/.
 *
 * To read it: `import { words } from './words/current.svelte.ts'`, then `words().home.title` in markup or in a
 * `$derived`: it changes by itself when the language does. Each language is a chunk of its own, loaded before the first
 * page is drawn and when somebody switches.
 *
 * To add a sentence: say it in `en/`, which is what types it, then in `fr/`. French is typed with plain
 * spaces and straight or curly apostrophes; `fr.ts` prints the whole catalogue with the right ones. Numbers, lists and times come from `words().format`.
 */
export interface Words {
  readonly lang: LangId
  readonly format: Format
  readonly common: Translation<typeof common>
  readonly home: Translation<typeof home>
  readonly campaign: Translation<typeof campaign>
  readonly newMatch: Translation<typeof newMatch>
  readonly frame: Translation<typeof frame>
  readonly replay: Translation<typeof replay>
  readonly online: Translation<typeof online>
  readonly credits: Translation<typeof credits>
  readonly errors: ErrorWords
  readonly undo: UndoWords
}

/** What happened, and what to do about it. */
export type ErrorWords = { readonly [code in ErrorCode | TableErrorCode | ServerErrorCode]: string }
/** Why an answer cannot be taken back. */
export type UndoWords = { readonly [code in UndoRefusal['code']]: string }
