import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LangId } from './language.ts'

/** What the player's rulebook says of a rule: the sentence that names its number; undefined if none does. */
export function ruleText(game: string, lang: LangId, id: string): string | undefined {
  for (const line of rulebook(game, lang).split('\n')) {
    if (!names(line, id)) continue
    // A row of a table is one sentence; prose is cut where a sentence begins.
    const sentences = line.startsWith('|') ? [line.split('|').join(' ')] : line.split(/(?<=[.!?»)]) +(?=[\p{Lu}«“*])/u)
    return said(sentences.find((sentence) => names(sentence, id)) ?? line)
  }
  return undefined
}

function rulebook(game: string, lang: LangId): string {
  try {
    return readFileSync(fileURLToPath(new URL(`../games/${game}/rulebook/${lang}.md`, import.meta.url)), 'utf8')
  } catch {
    return ''
  }
}

const names = (text: string, id: string): boolean => id !== '' && text.split(/[^\w-]+/).includes(id)

/** Without the marks of Markdown, and without the numbers, which whoever asks has. */
const said = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\((?:[A-Z]+-\w+(?:, | to | à )?)+\)/g, '')
    .replace(/^\s*(?:[-#>]|\d+\.)\s+/, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
