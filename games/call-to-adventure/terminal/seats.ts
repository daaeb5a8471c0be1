import type { Seat } from '@monomyth/engine'
import { pathOf, pieceOf } from '../content/pieces.ts'
import { isKnown } from '../lang/pieces.ts'
import { taleOf } from '../rules/tale.ts'
import type { View } from '../state.ts'
import { ABILITIES, STORIES } from '../words.ts'
import { short } from './table.ts'
import { type Drawing, WORDS } from './words.ts'

/** Every Hero: reserve, Class, track, Story; then what whoever looks alone knows. */
export function seats(view: View, drawing: Drawing): string[] {
  const { lang, words, reader, paint } = drawing
  const said = WORDS[lang]
  const own = view.seats[reader.seat]
  const full = (piece: number): string => `${words.piece(piece)}${said.colon}${words.text(piece) ?? ''}`
  const held = [...(own?.heroes ?? []), ...(own?.antiheroes ?? [])].filter((piece) => isKnown(piece))
  return [
    ...view.seats.flatMap((_, seat) => heroLines(view, seat, drawing)),
    ...(own?.heritage.map((piece) => `${paint('bold', said.heritage)} ${full(piece)}`) ?? []),
    ...(own?.destiny
      .filter((piece) => isKnown(piece))
      .map((piece) => `${paint('bold', said.destiny)} ${full(piece)}`) ?? []),
    ...(held.length === 0 ? [] : [`${paint('bold', said.hand)}${said.colon}`.trimEnd()]),
    ...held.map((piece) => `  ${full(piece)}`),
  ]
}

const TRACK = [1, 2, 3, 4, 5, 6, 7]

function heroLines(view: View, seat: Seat, drawing: Drawing): string[] {
  const { lang, words, reader, marks, paint, plain } = drawing
  const said = WORDS[lang]
  const hero = view.seats[seat]!
  const name = `${plain ? '' : `${marks[seat]} `}${reader.names[seat]}`
  const title = `${view.active === seat && !plain ? '→' : ' '} ${paint(seat === reader.seat ? 'bold' : 'dim', name)}`
  const track = plain
    ? said.level(hero.level)
    : TRACK.map((level) => (level === hero.level ? `[${level}]` : level)).join(' ')
  const persons = [...hero.heritage, ...hero.origin].map((piece) => words.piece(piece)).join(', ')
  const role = hero.class[0]
  const first = [
    ...(persons === '' ? [] : [persons]),
    ...(role === undefined ? [] : [said.banked(words.piece(role), hero.banked)]),
    said.xp(hero.xp),
    track,
    (plain ? said.heldSaid : said.held)(hero.heroes.length, hero.antiheroes.length),
    (plain ? said.playedSaid : said.played)(hero.playedHeroes.length, hero.playedAntiheroes.length),
  ]
  const names = plain ? said.long : said.short
  const icons = [
    ...ABILITIES.map((icon, at) => [names[icon], hero.abilities[at] ?? 0] as const),
    ...STORIES.map((icon, at) => [names[icon], hero.icons[at] ?? 0] as const),
  ].flatMap(([icon, count]) => (count === 0 ? [] : [`${icon} ${count}`]))
  const story = storyOf(view, seat, drawing)
  return [
    `${title}${said.colon}${first.join(said.semicolon)}`,
    `    ${said.story}${said.colon}${story.length === 0 ? said.noStory : story.join(plain ? said.semicolon : ' · ')}${icons.length === 0 ? '' : ` (${icons.join(', ')})`}`,
  ]
}

/** The paths taken; CTA-012 at the end the whole board, from left to right. */
function storyOf(view: View, seat: Seat, drawing: Drawing): string[] {
  const told = taleOf(view, seat).filter(({ bottom }) => bottom >= 0 || view.cursor.at === 'over')
  return told.map(({ piece, bottom }) => (bottom < 0 ? drawing.words.piece(piece) : storyText(piece, bottom, drawing)))
}

/** "The Sewers ▼ Dex Jus" */
function storyText(piece: number, bottom: number, { lang, words, plain }: Drawing): string {
  if (!isKnown(piece)) return WORDS[lang].hidden
  if (plain) return `${words.piece(piece)} (${WORDS[lang].rewards(pathOf(pieceOf(piece), bottom))})`
  const shown = short(pathOf(pieceOf(piece), bottom), lang)
  return `${words.piece(piece)} ${bottom === 1 ? '▼' : '▲'} ${shown}`
}
