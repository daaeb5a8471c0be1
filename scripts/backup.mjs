// `monomyth backup` and `monomyth restore`: the data folder of a server that is not running, as one file and back.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WORDS } from './backup-words.mjs'
import { isLang, langOf } from './serve-words.mjs'

const OPTIONS = /** @type {const} */ ({
  data: { type: 'string', default: 'data' },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
})

/**
 * @param {import('./backup-words.mjs').Deed} deed
 * @param {readonly string[]} args
 */
export async function keep(deed, args) {
  const { words, file, data, json } = asked(deed, args)
  await import('./ensure.mjs')
  const { bundled } = await import('./bundle.mjs')
  /** @type {typeof import('../server/store/backup.ts')} */
  const store = await import(await bundled('server/store/backup.ts'))
  try {
    if (deed === 'backup') await store.backup(data, file)
    else await store.restore(file, data)
    console.log(json ? JSON.stringify({ file, data }) : words.done[deed](file, data))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '') throw error
    const message = (words.refused[code] ?? (() => words.failed(code)))(file, data)
    console.error(message)
    if (json) console.log(JSON.stringify({ error: { code, message } }))
    process.exitCode = 1
  }
}

/** What the command line asks for; anything else ends here, with a sentence.
 * @param {import('./backup-words.mjs').Deed} deed
 * @param {readonly string[]} args
 */
function asked(deed, args) {
  let words = WORDS[langOf(process.env)]
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const { lang, data, json, help } = values
    if (lang !== undefined && !isLang(lang)) throw new Error(words.lang(lang))
    if (lang !== undefined) words = WORDS[lang]
    if (help) {
      console.log(words.usage[deed].trimEnd())
      process.exit(0)
    }
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) throw new Error(words.oneFile)
    return { words, json, file: resolve(file), data: resolve(data) }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${words.usage[deed]}`)
    process.exit(2)
  }
}
