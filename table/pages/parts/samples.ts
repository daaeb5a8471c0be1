import type { Piece } from '@monomyth/engine'
import type { Choice, LogTurn, LogWords, MenuItem, OddsWords, PromptWords, RulebookWords } from '@monomyth/ui'

/** What the parts show on their own page. Never translated: only whoever works on the table opens it. */

export const PALETTES = {
  red: ['#f6d9b8', '#e7a77c', '#c8643f', '#8c3526', '#5d1f1b'],
  green: ['#eef0c9', '#c3d394', '#86a862', '#4f7a45', '#2f4f33'],
  blue: ['#dfeaf3', '#a9c5dc', '#6c95bd', '#3d648f', '#233f63'],
  ivory: ['#fbf6e8', '#efe3c4', '#d6c294', '#a88f5f', '#75603a'],
} as const
export const COLOURS = ['red', 'green', 'blue', 'ivory'] as const
export const TONES = { red: '#b8402a', green: '#4b7d3c', blue: '#2f5d94', ivory: '#b79a5b' } as const

export const EMBLEMS = ['compass', 'hourglass', 'footsteps', 'candle-light', 'open-book', 'world'] as const
export const HELD = [
  { id: 1, title: 'Boar Spear', colour: 'red', emblem: 'flying-flag', dice: 2 },
  { id: 2, title: 'Thorn Ring', colour: 'green', emblem: 'compass', dice: 1 },
  { id: 3, title: 'Tome of Tides', colour: 'blue', emblem: 'open-book', dice: 3 },
] as const

const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const oddsWords: OddsWords = {
  title: 'Chances by total',
  chance: percent,
  need: (total) => `you need ${total} or more`,
  certain: 'every roll is enough',
  hopeless: 'no roll is enough',
  total: (total, chance) => `${total}: ${percent(chance)}`,
}
export const promptWords: PromptWords = {
  options: 'Your options',
  rule: (id) => id,
  filter: 'Filter the options',
  none: 'No option matches.',
  sure: (label) => `Sure? ${label}`,
  back: 'No',
  odds: oddsWords,
}

export const logWords: LogWords = {
  visit: 'Show the table as it was here',
  newest: 'Newest',
  empty: 'Nothing yet.',
}
export const rulebookWords: RulebookWords = {
  contents: 'Contents',
  search: 'Search the rules',
  found: (places) => `${places} found`,
  none: 'Nothing found',
}

const twoDice = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36)
const oneDie = [1, 1, 1, 1, 1, 1].map((ways) => ways / 6)
const piece = (number: number) => ({ piece: number as Piece })
const plain = { warning: undefined, odds: undefined, reading: undefined, at: undefined }

export const choices: readonly Choice[] = [
  {
    ...plain,
    number: 1,
    key: 'spear',
    value: 1,
    label: 'Attempt with the Boar Spear',
    reading: '2 dice, more than 4',
    odds: { success: 30 / 36, from: 2, totals: twoDice },
    at: piece(1),
  },
  {
    ...plain,
    number: 2,
    key: 'aldric',
    value: 2,
    label: 'Attempt with Aldric the Grey',
    warning: 'A mentor: lost if you fail.',
    odds: { success: 2 / 6, from: 1, totals: oneDie },
    at: piece(2),
  },
  { ...plain, number: 3, key: 'move', value: 3, label: 'Move on', warning: 'Gives up this turn’s attempt.' },
  { ...plain, number: 4, key: 'pass', value: undefined, label: 'End the turn' },
]
export const manyChoices: readonly Choice[] = Array.from({ length: 54 }, (_, i) => ({
  ...plain,
  number: i + 1,
  key: `cell-${i}`,
  value: i,
  label: `${'ABCDEFGHI'[i % 9]}${Math.floor(i / 9) + 1}`,
}))

export const turns: readonly LogTurn[] = [
  {
    id: 1,
    title: 'Bot · random',
    colour: 'violet',
    lines: [
      {
        id: 1,
        colour: 'violet',
        segments: [{ text: 'Bot reveals ' }, { text: 'The Marsh without Paths', card: 7 }, { text: '.' }],
      },
      {
        id: 2,
        colour: 'violet',
        segments: [
          { text: 'Bot fails ' },
          { text: 'Duel at First Light', card: 8 },
          { text: ': 2 against 3. The Tin Whistle is lost.' },
        ],
      },
    ],
  },
  {
    id: 2,
    title: 'Your turn',
    colour: 'red',
    lines: [
      {
        id: 3,
        colour: 'red',
        segments: [{ text: 'You reveal ' }, { text: 'The Gate of Karrow Pass', card: 9 }, { text: '.' }],
      },
      { id: 4, colour: 'red', segments: [{ text: 'You move to G3.' }] },
    ],
  },
]

export const rulebookHtml = `<h1>A short rulebook</h1><p>Numbers name the rule behind each sentence.</p>
<p><a id="turn"></a></p><h2>Your turn</h2><p>You move up to two cells (HJ-400).</p>
<ul><li>You may attempt one quest (HJ-450), see <a href="#failure">failure</a>.</li><li>Then your turn ends (HJ-490).</li></ul>
<p><a id="failure"></a></p><h2>Failure</h2><p>What you used is gone (HJ-520). The hero goes on.</p>
<table><thead><tr><th>dice</th><th>4</th><th>5</th></tr></thead><tbody><tr><td>1</td><td>33 %</td><td>17 %</td></tr></tbody></table>`

export const menuItems = (did: (what: string) => void): readonly MenuItem[] => [
  { id: 'undo', label: 'Undo', icon: 'return-arrow', note: 'Ctrl Z', onselect: () => did('Undone') },
  { id: 'rules', label: 'Rulebook', icon: 'open-book', onselect: () => did('Rulebook') },
  { id: 'auto', label: 'Play single options by themselves', checked: true, onselect: () => did('Switched') },
  { id: 'leave', label: 'Give up the seat', icon: 'exit-door', disabled: true, onselect: () => did('Left') },
]
