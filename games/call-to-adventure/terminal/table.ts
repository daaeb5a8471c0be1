import type { Path } from '../content/cards.ts'
import { pieceOf, storyOf } from '../content/pieces.ts'
import { adversaryWith, isKnown } from '../lang/pieces.ts'
import { faceInForce } from '../lang/source.ts'
import { difficultyOf } from '../rules/attempt.ts'
import { resultOf } from '../rules/result.ts'
import { ACTS, deckOf, discardOf, rowOf } from '../rules/rows.ts'
import { CORE_C, isDark, runeValue } from '../rules/runes.ts'
import type { View } from '../state.ts'
import { type Drawing, WORDS } from './words.ts'

/** The middle of the table: the Adversary, the rows, the attempt under way. */
export function table(view: View, drawing: Drawing): string[] {
  const rows = Array.from({ length: ACTS }, (_, act) => row(view, act, drawing)).flat()
  const turn = drawing.plain && view.turns > 0 ? [WORDS[drawing.lang].turn(drawing.reader.names[view.active]!)] : []
  return [...turn, ...adversary(view, drawing), ...rows, ...attempt(view, drawing)]
}

function adversary(view: View, { lang, words, paint, plain }: Drawing): string[] {
  const face = faceInForce(view)
  if (face < 0) return []
  const said = WORDS[lang]
  const card = adversaryWith(face)
  const { difficulty } = view.adversary.isFinal === 1 ? card.final : card.adversary
  const abilities = card.abilities.map((one) => said.short[one]).join(' ')
  const pending = view.pending.map((action) => words.piece(action))
  return [
    `${paint('bold', words.piece(face))}${said.colon}${paint('red', said.tokens(view.adversary.tokens))}${said.semicolon}${plain ? (words.text(face) ?? '') : `${said.difficulty(difficulty)}, ${abilities}`}`,
    ...(pending.length === 0 ? [] : [`${said.pending}${said.colon}${pending.join(', ')}`]),
  ]
}

const ROMAN = ['I', 'II', 'III'] as const

function row(view: View, act: number, drawing: Drawing): string[] {
  const { lang, words, paint, plain } = drawing
  const said = WORDS[lang]
  const cards = rowOf(view, act) as readonly number[]
  const title = `${paint('bold', said.act(ROMAN[act]!))} (${said.piles(deckOf(view, act).length, discardOf(view, act).length)})`
  if (view.isOpen[act] === 0) return [`${title}${said.colon}${said.faceDown(cards.length)}`]
  if (cards.length === 0) return [`${title}${said.colon}${said.empty}`]
  const known = cards.filter(isKnown)
  const width = Math.max(0, ...known.map((piece) => words.piece(piece).length))
  const lines = cards.map((piece, at) => {
    const place = `${act + 1}.${at + 1}`
    if (!isKnown(piece)) return `  ${place} ${said.hidden}`
    if (plain) return `${place} ${words.piece(piece)}${said.colon}${words.text(piece) ?? ''}`
    return `  ${place} ${words.piece(piece).padEnd(width)}  ${printed(piece, drawing)}`
  })
  return [title, ...lines]
}

/** "3 Str Dex  ▲ Str H  ▼ Dex Jus", "Trait  ▲ Con" */
function printed(piece: number, { lang, paint }: Drawing): string {
  const said = WORDS[lang]
  const story = storyOf(pieceOf(piece))
  if (story.kind === 'trait') return `${said.trait}  ▲ ${paint('green', short(story.path, lang))}`
  const abilities = story.abilities.map((one) => said.short[one]).join(' ')
  return `${story.difficulty} ${abilities}  ▲ ${paint('green', short(story.top, lang))}  ▼ ${paint('green', short(story.bottom, lang))}`
}

/** "Str Jus Tri1 H" */
export function short({ icons, tri, tra, hero, antihero, virtue, corruption }: Path, lang: Drawing['lang']): string {
  const { short: names, points, feats, moves } = WORDS[lang]
  return [
    ...icons.map((icon) => names[icon]),
    ...(tri === 0 ? [] : [`${points[0]}${tri}`]),
    ...(tra === 0 ? [] : [`${points[1]}${tra}`]),
    ...(hero === 0 ? [] : [feats[0]]),
    ...(antihero === 0 ? [] : [feats[1]]),
    ...(virtue === 0 ? [] : [moves[0]]),
    ...(corruption === 0 ? [] : [moves[1]]),
  ].join(' ')
}

function attempt(view: View, { lang, words, paint }: Drawing): string[] {
  const { foe, card, runes, faces } = view.attempt
  if (foe === 'none') return []
  const said = WORDS[lang]
  const shown = runes.map((rune, at) => {
    const face = faces[at] ?? -1
    if (face < 0) return '–'
    if (rune === CORE_C && face === 0) return said.crest
    return `${runeValue(rune, face)}${isDark(rune) && face === 1 ? ` (${said.moon})` : ''}`
  })
  const stack = view.stack.map(({ feat }) => words.piece(feat)).reverse()
  const isCast = faces.some((face) => face >= 0)
  return [
    paint('bold', said.attempt(words.piece(card), difficultyOf(view))),
    `  ${isCast ? said.cast(shown.join(' + '), resultOf(view)) : shown.join(' ')}`,
    ...(stack.length === 0 ? [] : [`${said.stack}${said.colon}${stack.join(', ')}`]),
  ]
}
