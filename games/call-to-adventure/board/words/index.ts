import type { Translation } from '@monomyth/engine/text'
import type { ByLang, LangId } from '@monomyth/ui'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type BoardWords = Translation<typeof en>

const WORDS: ByLang<BoardWords> = { en, fr }
export const wordsOf = (lang: LangId): BoardWords => WORDS[lang]
export type { Source } from './en.ts'
