import type { ByLang, LangId } from '@monomyth/ui'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { BoardWords } from './words.ts'

const WORDS: ByLang<BoardWords> = { en, fr }
export const wordsOf = (lang: LangId): BoardWords => WORDS[lang]
export type { BoardWords, Source } from './words.ts'
