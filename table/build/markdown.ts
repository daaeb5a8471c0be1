import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'

/** `import html from './en.md'`: the page as HTML. Ours alone, written in the project, so it needs no cleaning. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    load(id) {
      const file = id.split('?')[0] ?? id
      if (!file.endsWith('.md')) return undefined
      const html = marked.parse(readFileSync(file, 'utf8'), { async: false })
      return `export default ${JSON.stringify(html)}`
    },
  }
}
