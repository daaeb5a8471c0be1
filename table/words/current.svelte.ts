import type { LangId } from '@monomyth/ui'
import type { Words } from './words.ts'

const CHUNKS: { readonly [lang in LangId]: () => Promise<{ readonly words: Words }> } = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
}

let current = $state.raw<Words>()
let wanted: LangId | undefined

/** The words of the language shown. Pages are drawn only once there are some. */
export function words(): Words {
  if (current === undefined) throw new Error('Words are read before any are loaded.')
  return current
}

/** Speaks a language from now on, once its words are here. Fails as loading fails: the old words stay. */
export async function speak(lang: LangId): Promise<void> {
  wanted = lang
  const chunk = await CHUNKS[lang]()
  // Somebody may have changed their mind while it was on its way.
  if (wanted === lang) current = chunk.words
}
