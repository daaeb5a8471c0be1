import type { GameLang } from '@monomyth/engine'
import type { LangId } from '@monomyth/ui'
import type { MatchCard, SeatClient } from '../../client/client.ts'
import { rematchOf } from '../../frame/end/rematch.ts'
import type { GameEntry } from '../../games.ts'
import { notify } from '../../notices.svelte.ts'
import { goTo } from '../../router.ts'
import { theShelf } from '../../shelf.ts'
import { words } from '../../words/current.svelte.ts'
import { matchName, sayError } from '../../words/say.ts'
import { download, fileName } from '../home/files.ts'

/** What one can do with a match from its table and from its replay. What fails is said; nothing is lost by it. */

export const fail = (error: unknown): void => notify({ message: sayError(error, words()), tone: 'bad' })

/** What the game says, with the words of every envelope that is open in this match. */
export async function wordsOf(
  entry: GameEntry,
  langId: LangId,
  { mode, options, campaign }: MatchCard,
): Promise<GameLang> {
  const { lang, learn } = await entry.words[langId]()
  await learn?.({ mode, options, carry: campaign?.carry })
  return lang
}

/** Hands the match out as a file. */
export async function saveAsFile(client: SeatClient): Promise<void> {
  try {
    const file = fileName(matchName(client.card(), words()))
    download(file, await client.file())
    notify({ message: words().home.exported(file), tone: 'good', seconds: 5 })
  } catch (error) {
    fail(error)
  }
}

/** The same seats again, with new chance. */
export async function playAgain(client: SeatClient): Promise<void> {
  try {
    const { id } = await theShelf().create(rematchOf(client.card()))
    goTo({ page: 'match', id })
  } catch (error) {
    fail(error)
  }
}
