import type { PageWords } from '../words.ts'

/** What stands around the tale. */
export const page: PageWords = {
  title: (name) => `The tale of ${name}`,
  heroes: 'Heroes',
  cards: 'The cards of this life, in order',
  copy: 'Copy the text',
  copied: 'The text is on the clipboard.',
  notCopied: 'The browser does not let this page copy. Select the text and copy it by hand.',
  picture: 'Save as picture',
  saved: 'The picture is saved.',
  notSaved: 'The picture could not be drawn here.',
  sheet: 'Character sheet',
  tale: 'Back to the tale',
  print: 'Print',
  file: (name) => `The tale of ${name}`,
}
