/** What a terminal shows of a text: colours take no room. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours are written
const COLOUR = /\u001b\[\d+m/g
const widthOf = (text: string): number => text.replace(COLOUR, '').length

/** Breaks a long line between words; what follows an indented beginning stands a little further in. */
export function wrapped(line: string, columns: number, indent?: number): string {
  if (widthOf(line) <= columns) return line
  const start = /^[ →]*/.exec(line)?.[0] ?? ''
  const hang = ' '.repeat(indent ?? (start === '' ? 0 : start.length + 2))
  const rows: string[] = []
  let row = ''
  // French puts a space before some marks, which no line may begin with.
  for (const word of line.slice(start.length).split(/(?<!«) (?![:;!?»])/)) {
    const isFirst = row === ''
    const longer = isFirst ? `${rows.length === 0 ? start : hang}${word}` : `${row} ${word}`
    if (isFirst || widthOf(longer) <= columns) row = longer
    else {
      rows.push(row)
      row = `${hang}${word}`
    }
  }
  return [...rows, row].join('\n')
}
