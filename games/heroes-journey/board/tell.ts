import type { GameLang, Reader, Seat } from '@monomyth/engine'
import type { LangId, Told } from '@monomyth/ui'
import { cellName, DISTANCE, INN, isEndOfWorld, QUEST_CELLS } from '../rules/board.ts'
import { isDormant } from '../rules/items.ts'
import type { View } from '../state.ts'
import { questOn, whereIs } from './cells.ts'
import { about, landParts, nameOf, pawnParts, type Said, titleOf } from './labels.ts'
import { wordsOf } from './words/index.ts'

/** The table in words: the world from where one stands, the treasure, the heroes, and what one holds. */
export function tell(view: View, reader: Reader, lang: GameLang<View>, langId: LangId): readonly Told[] {
  const words = wordsOf(langId)
  const said: Said = { view, viewer: reader.seat, seats: reader.names.map((name) => ({ name })), lang, words }
  return [
    { title: words.world, lines: world(said) },
    { title: words.treasure, lines: treasure(said) },
    { title: words.seats, lines: view.seats.map((_, seat) => hero(said, seat)) },
    ...(view.seats[reader.seat] === undefined ? [] : [{ title: words.yourHand, lines: hand(said) }]),
  ]
}

function world(said: Said): string[] {
  const { view, viewer, words } = said
  const here = whereIs(view, viewer)
  const near = DISTANCE[here ?? INN]!
  const known = [INN, ...QUEST_CELLS]
    .filter((cell) => cell === INN || questOn(view, cell) !== undefined)
    .sort((a, b) => near[a]! - near[b]! || a - b)
  return [
    ...(view.turns > 0 && view.cursor.at !== 'over' ? [words.turnOf(nameOf(said, view.active))] : []),
    ...known.map((cell) =>
      about(words, titleOf(said, cell), [
        ...landParts(said, cell),
        ...(isEndOfWorld(cell) ? [words.endOfWorld] : []),
        ...(here === undefined ? [] : [words.away(near[cell]!)]),
        ...pawnParts(said, cell),
      ]),
    ),
    words.faceDownLeft(view.faceDown.length),
  ]
}

const card = ({ lang, words }: Said, piece: number): string => about(words, lang.piece(piece), [lang.text(piece) ?? ''])

function treasure(said: Said): string[] {
  const { view, words } = said
  return [
    ...(view.treasure.length === 0 ? [words.noTreasure] : view.treasure.map((relic) => card(said, relic))),
    words.deck(view.relicDeck.length),
    words.discard(view.relicDiscard.length),
    words.prophecyPile(view.prophecyPile.length),
  ]
}

function hero(said: Said, seat: Seat): string {
  const { view, seats, lang, words } = said
  const { points, cell, relics, mentor, hand: held, chargeDice, chargeTotal, out } = view.seats[seat]!
  const name = seats[seat]?.name ?? ''
  if (out >= 0) return about(words, name, [words.pointsOf(points), words.out])
  return about(words, name, [
    `${words.pointsOf(points)} ${words.points.toLowerCase()}`,
    words.at(cell === INN ? undefined : cellName(cell)),
    ...(relics.length === 0 ? [words.relics(0, 0)] : relics.map((relic) => owned(said, relic))),
    ...(mentor.length === 0 ? [words.noMentor] : mentor.map((one) => `${words.mentor} ${lang.piece(one)}`)),
    words.prophecies(held.length),
    ...(chargeDice === 0 && chargeTotal === 0 ? [] : [words.charge(chargeDice, chargeTotal)]),
  ])
}

const owned = ({ view, lang, words }: Said, relic: View['treasure'][number]): string =>
  `${lang.piece(relic)} (${[lang.text(relic), isDormant(view, relic) ? words.dormant : words.awake].join(', ')})`

function hand(said: Said): string[] {
  const { words } = said
  const { mentor, hand: held } = said.view.seats[said.viewer]!
  return [
    ...mentor.map((one) => card(said, one)),
    ...(held.length === 0 ? [about(words, words.ownProphecies, [words.noProphecies])] : []),
    ...held.map((prophecy) => card(said, prophecy)),
  ]
}
