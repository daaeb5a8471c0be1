/** What the credits page says. A section is paragraphs; names and links stand beside them. */
export const credits = {
  title: 'Credits',
  ours: {
    title: 'What this is',
    text: 'Monomyth is an unofficial fan implementation of these games. Their authors and publishers have neither made nor approved nor checked it. Every text and every drawing here is our own; nothing is taken from the printed games.',
  },
  games: {
    title: 'The games',
    text: 'The names of the games belong to their owners. If you like playing one here, buy it: the real box has real art, and real dice to blame.',
  },
  icons: {
    title: 'Emblems',
    text: 'The emblems on cards, boxes and buttons come from game-icons.net, by Lorc, Delapouite and many others, under the Creative Commons Attribution 3.0 licence. We draw them in our own colours and with simpler outlines.',
  },
  fonts: {
    title: 'Typefaces',
    text: 'Titles are set in Cinzel, text in EB Garamond. Both are published under the SIL Open Font License 1.1.',
  },
  libraries: {
    title: 'Libraries',
    text: 'The table is written in TypeScript and stands on these, all under the MIT or ISC licence:',
  },
  licence: {
    title: 'Licence',
    text: 'The programs, texts and drawings of Monomyth itself are free under the MIT licence: use, change and share them, and keep its notice with them.',
  },
}
