/** Text on a canvas, line by line. */

/** Words of one line, and where it begins. */
export interface Line {
  readonly text: string
  readonly x: number
  /** How wide it is to be: the last of a paragraph ends where it ends. */
  readonly width: number | undefined
}

/** Breaks a paragraph into lines; `indent` says how far the nth is set in. */
export function broken(
  ink: Pick<CanvasRenderingContext2D, 'measureText'>,
  paragraph: string,
  width: number,
  indent: (line: number) => number,
): readonly Line[] {
  const lines: Line[] = []
  let line = ''
  // Only where a line may break: what is bound by a no-break space stays together.
  for (const word of paragraph.split(/[ \n]+/)) {
    const x = indent(lines.length)
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && ink.measureText(longer).width > width - x) {
      lines.push({ text: line, x, width: width - x })
      line = word
    } else line = longer
  }
  lines.push({ text: line, x: indent(lines.length), width: undefined })
  return lines
}

/** Draws a line, its words spread over its width. */
export function drawLine(ink: CanvasRenderingContext2D, { text, x, width }: Line, left: number, y: number): void {
  const gaps = text.split(' ').length - 1
  const spare = width === undefined || gaps === 0 ? 0 : width - ink.measureText(text).width
  ink.wordSpacing = `${spare / Math.max(1, gaps)}px`
  ink.fillText(text, left + x, y)
  ink.wordSpacing = '0px'
}
