import type { ErrorCode, UndoRefusal } from '@monomyth/engine'
import type { LangId } from '@monomyth/ui'
import type { ServerErrorCode } from '@monomyth/wire'
import type { TableErrorCode } from '../client/client.ts'
import type { CampaignWords } from './campaign.ts'
import type { CommonWords } from './common.ts'
import type { CreditsWords } from './credits.ts'
import type { Format } from './format.ts'
import type { FrameWords } from './frame.ts'
import type { HomeWords } from './home.ts'
import type { NewMatchWords } from './new-match.ts'
import type { OnlineWords } from './online.ts'
import type { ReplayWords } from './replay.ts'

/**
 * Everything the table says in one language; what is missing does not compile. What a game says (its asks, log, cards)
 * is in the game's own lang/.
 *
 * To read it: `import { words } from './words/current.svelte.ts'`, then `words().home.title` in markup or in a
 * `$derived`: it changes by itself when the language does. Each language is a chunk of its own, loaded before the first
 * page is drawn and when somebody switches.
 *
 * To add a sentence: type it in the file of its section (`frame.ts`), then say it in `en/` and `fr/`. French is typed
 * with plain spaces and straight or curly apostrophes; `fr.ts` prints the whole catalogue with the right ones.
 * Numbers, lists and times come from `words().format`.
 */
export interface Words {
  readonly lang: LangId
  readonly format: Format
  readonly common: CommonWords
  readonly home: HomeWords
  readonly campaign: CampaignWords
  readonly newMatch: NewMatchWords
  readonly frame: FrameWords
  readonly replay: ReplayWords
  readonly online: OnlineWords
  readonly credits: CreditsWords
  readonly errors: ErrorWords
  readonly undo: UndoWords
}

/** What happened, and what to do about it. */
export type ErrorWords = { readonly [code in ErrorCode | TableErrorCode | ServerErrorCode]: string }
/** Why an answer cannot be taken back. */
export type UndoWords = { readonly [code in UndoRefusal['code']]: string }
