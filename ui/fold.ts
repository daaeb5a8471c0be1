/** Letters without case and accents, one for one, so that places in the folded text are places in the text. */
export const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('')
