import type { AskKind, Piece, PieceRef } from '@monomyth/engine'
import { idOf, pieceOf } from './content/pieces.ts'
import { greyedMenu, whyNotMenu } from './rules/menu.ts'
import { optionAbout, optionKindOf } from './rules/option.ts'
import { runeName } from './rules/runes.ts'
import type { View } from './state.ts'
import { ABILITIES, FEATS, ONWARD } from './words.ts'

/** Everything a player is ever asked. Words stand in lang/ under the same names. */

const byId = { key: idOf, piece: (piece: Piece): PieceRef => ({ piece }) }
const nowhere = (): undefined => undefined

/** What can be declined, the house declines; of the rest it takes the first. */
const declined = { absent: 'pass', known: 'all' } as const
const taken = { absent: 'first', known: 'all' } as const

/** CTA-103 One of the two dealt; all choose at once and in secret (CTA-104). */
const origin: AskKind<Piece, View> = { id: 'origin', rules: ['CTA-103', 'CTA-104', 'CTA-109'], ...byId, ...taken }
const characterClass: AskKind<Piece, View> = {
  id: 'class',
  rules: ['CTA-103', 'CTA-104', 'CTA-109'],
  ...byId,
  ...taken,
}
const destiny: AskKind<Piece, View> = { id: 'destiny', rules: ['CTA-103', 'CTA-104', 'CTA-550'], ...byId, ...taken }

const optionKey = (packed: number): string => {
  const kind = optionKindOf(packed)
  const about = optionAbout(packed)
  if (kind === 'end' || kind === 'memory') return kind
  return kind === 'bank' ? `bank ${about}` : `${kind} ${idOf(pieceOf(about))}`
}
const optionPiece = (packed: number): PieceRef | undefined => {
  const kind = optionKindOf(packed)
  const about = optionAbout(packed)
  if (kind === 'bank') return { zone: 'bank', at: about }
  return kind === 'end' || kind === 'memory' ? undefined : { piece: pieceOf(about) }
}

/** CTA-203, CTA-204 An option of rules/option.ts, until the main action is declared. The house takes a main action. */
const menu: AskKind<number, View> = {
  id: 'menu',
  rules: ['CTA-202', 'CTA-203', 'CTA-204', 'CTA-253'],
  key: optionKey,
  piece: optionPiece,
  bar: whyNotMenu,
  greyed: greyedMenu,
  absent: 'chance',
  known: 'all',
}

/** CTA-578 An option of rules/option.ts in a window. Nobody is told who is asked: it would tell of hands. */
const feat: AskKind<number, View> = {
  id: 'feat',
  rules: ['CTA-562', 'CTA-567', 'CTA-578'],
  key: optionKey,
  piece: optionPiece,
  absent: 'pass',
  known: 'seat',
}

/** CTA-313 How many Dark runes. */
const dark: AskKind<number, View> = {
  id: 'dark',
  rules: ['CTA-313', 'CTA-314', 'CTA-315'],
  key: (count) => `${count} dark`,
  piece: nowhere,
  ...taken,
}

/** CTA-540 The face of one Dark rune: 0 the bar, 1 the Moon. */
const darkFace: AskKind<number, View> = {
  id: 'darkFace',
  rules: ['CTA-540'],
  key: (face) => (face === 1 ? 'moon' : 'bar'),
  piece: nowhere,
  ...taken,
}

/** CTA-500 0 a Hero card, 1 an Antihero card, 2 the Heritage's own effect. */
const heritage: AskKind<number, View> = {
  id: 'heritage',
  rules: ['CTA-500', 'CTA-502', 'CTA-504'],
  key: (choice) => FEATS[choice] ?? 'own',
  piece: nowhere,
  ...declined,
}

/** CTA-C012 Whose own effect a Changeling uses. */
const copy: AskKind<Piece, View> = { id: 'copy', rules: ['CTA-C012'], ...byId, ...taken }

/** Hero or Antihero cards: 0 or 1. */
const featType: AskKind<number, View> = {
  id: 'featType',
  rules: ['CTA-C008'],
  key: (type) => FEATS[type]!,
  piece: nowhere,
  ...taken,
}

/** A Feat of one's own hand, for a cost or because somebody says so. */
const discard: AskKind<Piece, View> = { id: 'discard', rules: ['CTA-585', 'CTA-727'], ...byId, ...taken }

/** A rune of the attempt, as rules/runes.ts numbers them. */
const rune: AskKind<number, View> = {
  id: 'rune',
  rules: ['CTA-345', 'CTA-346'],
  key: runeName,
  piece: (stone) => ({ zone: 'runes', at: stone }),
  ...taken,
}

/** How much is paid. */
const amount: AskKind<number, View> = {
  id: 'amount',
  rules: ['CTA-473', 'CTA-588'],
  key: String,
  piece: nowhere,
  ...taken,
}

/** CTA-588 The Hero a Feat names: a seat. */
const hero: AskKind<number, View> = {
  id: 'hero',
  rules: ['CTA-568', 'CTA-588'],
  key: (seat) => `seat ${seat + 1}`,
  piece: (seat) => ({ zone: 'seats', at: seat }),
  ...taken,
}

/** CTA-C169 Which pending Action. */
const action: AskKind<Piece, View> = { id: 'action', rules: ['CTA-C169'], ...byId, ...taken }

/** Which discarded Feat. */
const retrieve: AskKind<Piece, View> = { id: 'retrieve', rules: ['CTA-588'], ...byId, ...taken }

/** CTA-C165 Which ability: its place in ABILITIES. */
const ability: AskKind<number, View> = {
  id: 'ability',
  rules: ['CTA-C165'],
  key: (at) => ABILITIES[at]!,
  piece: nowhere,
  ...taken,
}

/** CTA-C192 What one gives: −1 experience, else a Feat of the hand. */
export const GIVE_XP = -1
const give: AskKind<number, View> = {
  id: 'give',
  rules: ['CTA-C192'],
  key: (what) => (what === GIVE_XP ? 'xp' : idOf(pieceOf(what))),
  piece: (what) => (what === GIVE_XP ? undefined : { piece: pieceOf(what) }),
  ...taken,
}

/** CTA-726 Which branch of a card that gives a choice. */
const branch: AskKind<number, View> = {
  id: 'branch',
  rules: ['CTA-726', 'CTA-925'],
  key: (at) => `branch ${at + 1}`,
  piece: nowhere,
  ...taken,
}

/** CTA-C028, CTA-C085 A card's offer at a price: its piece. */
const offer: AskKind<Piece, View> = { id: 'offer', rules: ['CTA-C028', 'CTA-C085'], ...byId, ...declined }

/** CTA-892 What the party does after a lost chapter: its place in ONWARD. */
const aftermath: AskKind<number, View> = {
  id: 'aftermath',
  rules: ['CTA-892', 'CTA-895', 'CTA-896'],
  key: (at) => ONWARD[at]!,
  piece: nowhere,
  ...taken,
}

export const asks = {
  origin,
  class: characterClass,
  destiny,
  menu,
  feat,
  dark,
  darkFace,
  heritage,
  copy,
  featType,
  discard,
  rune,
  amount,
  hero,
  action,
  retrieve,
  ability,
  give,
  branch,
  offer,
  aftermath,
}

export type AskId = keyof typeof asks
