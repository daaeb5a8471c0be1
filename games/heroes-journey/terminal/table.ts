import type { Back, Piece, Seat } from '@monomyth/engine'
import { colourOf, powerOf } from '../content/pieces.ts'
import { cellName, INN } from '../rules/board.ts'
import { isDormant } from '../rules/items.ts'
import type { View } from '../state.ts'
import { type Drawing, WORDS } from './words.ts'

/** What lies beside the board: the treasure, what each seat has, and the hand of whoever looks. */
export function beside(view: View, drawing: Drawing): string[] {
  const { lang, words, reader, paint } = drawing
  const { treasure, piles, hand, ownMentor, colon } = WORDS[lang]
  const own = view.seats[reader.seat]
  const said = (card: number): string => `${words.piece(card)}${colon}${words.text(card) ?? ''}`
  const relics = view.treasure.map((relic) => `${words.piece(relic)} (${short(relic, drawing)})`)
  return [
    `${paint('bold', treasure)}${colon}${relics.join(', ') || '–'}`,
    paint('dim', piles(view.relicDeck.length, view.relicDiscard.length, view.prophecyPile.length)),
    ...view.seats.map((_, seat) => seatLine(view, seat, drawing)),
    ...(own?.mentor.map((card) => `${paint('bold', ownMentor)} ${said(card)}`) ?? []),
    ...(own === undefined || own.hand.length === 0 ? [] : [`${paint('bold', hand)}${colon}`.trimEnd()]),
    ...(own?.hand.map((card) => `  ${said(card)}`) ?? []),
  ]
}

/** "red 2": colour and power. */
const short = (item: Piece | Back, { lang, paint }: Drawing): string =>
  paint(colourOf(item), `${WORDS[lang].colours[colourOf(item)]} ${powerOf(item)}`)

function seatLine(view: View, seat: Seat, drawing: Drawing): string {
  const { lang, words, reader, marks, paint, plain } = drawing
  const said = WORDS[lang]
  const { points, cell, relics, mentor, hand, chargeDice, chargeTotal, out } = view.seats[seat]!
  const name = `${plain ? '' : `${marks[seat]} `}${reader.names[seat]}`
  const title = `${view.active === seat && !plain ? '→' : ' '} ${paint(seat === reader.seat ? 'bold' : 'dim', name)}`
  if (out >= 0) return `${title}${said.colon}${said.points(points)}, ${said.out}`
  const isOwn = seat === reader.seat || plain
  const owned = relics.map((relic) => {
    const sleeps = isDormant(view, relic)
    const state = plain ? `, ${said.state[sleeps ? 1 : 0]}` : ''
    const name = isOwn ? `${words.piece(relic)} (${short(relic, drawing)}${state})` : short(relic, drawing)
    return `${plain ? '' : sleeps ? '○ ' : '● '}${name}`
  })
  const guide = mentor[0]
  return `${title}${said.colon}${[
    said.points(points),
    cell === INN ? said.innShort : cellName(cell),
    owned.length === 0 ? said.noRelic : owned.join(', '),
    guide === undefined ? said.noMentor : `${said.mentor} ${words.piece(guide)} (${said.colours[colourOf(guide)]})`,
    said.prophecies(hand.length),
    ...(chargeDice === 0 && chargeTotal === 0 ? [] : [said.charge(chargeDice, chargeTotal)]),
  ].join(said.semicolon)}`
}
