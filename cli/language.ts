import { BadUsage } from './call.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import type { Words } from './words/words.ts'

const WORDS = { en, fr } as const satisfies { readonly [lang: string]: Words }
export type LangId = keyof typeof WORDS

const isLangId = (id: string): id is LangId => Object.hasOwn(WORDS, id)

/**
 * The language asked for, else that of the environment, else English.
 * Found before anything else is understood: even "this is not understood" is said in a language.
 */
export function wordsFor(args: readonly string[], env: { readonly [name: string]: string | undefined }): Words {
  const around = WORDS[environment(env)]
  const asked = langIn(args)
  if (asked === undefined) return around
  if (!isLangId(asked)) throw new BadUsage(around.bad.lang(asked, Object.keys(WORDS)))
  return WORDS[asked]
}

function langIn(args: readonly string[]): string | undefined {
  const at = args.findLastIndex((arg) => /^--lang(=|$)/.test(arg))
  if (at < 0) return undefined
  const [, inline] = /^--lang=(.*)/s.exec(args[at] ?? '') ?? []
  return inline ?? args[at + 1]
}

/** As POSIX orders them: the first that is set decides. `fr_CA.UTF-8` is French. */
function environment({ LC_ALL, LC_MESSAGES, LANG }: { readonly [name: string]: string | undefined }): LangId {
  const [lang = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@-]/)
  return isLangId(lang) ? lang : 'en'
}
