import { TableError } from '../../client/client.ts'

/** What a match is called as a file. */
const FILE_END = '.monomyth.json'

/** No match comes near it, nor a campaign: a whole game is a few hundred kilobytes. */
const MOST_BYTES = 40_000_000

/** A file name for every system: the letters and figures of the match's name. */
export function fileName(match: string): string {
  const plain = match
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${plain === '' ? 'match' : plain}${FILE_END}`
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The text of a file somebody chose or dropped. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new TableError('T_TOO_BIG', file.name)
  return await file.text()
}
