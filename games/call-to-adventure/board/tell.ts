import type { Back, GameLang, Piece, Reader, Seat } from '@monomyth/engine'
import type { LangId, Told } from '@monomyth/ui'
import { isKnown, kindOf } from '../lang/pieces.ts'
import { faceUp } from '../rules/faces.ts'
import { ACTS, deckOf, discardOf, rowOf } from '../rules/rows.ts'
import type { View } from '../state.ts'
import { ABILITIES, STORIES } from '../words.ts'
import { castOf, isCast } from './cast.ts'
import { about, cardLabel, counted, nameOf, pathName, type Said, storyName } from './labels.ts'
import { wordsOf } from './words/index.ts'

/** The table in words: the attempt under way, the rows, the Adversary, the Heroes, and what one holds. */
export function tell(view: View, reader: Reader, lang: GameLang<View>, langId: LangId): readonly Told[] {
  const words = wordsOf(langId)
  const said: Said = { view, viewer: reader.seat, seats: reader.names.map((name) => ({ name })), lang, words }
  return [
    { title: words.tray, lines: tray(said) },
    ...Array.from({ length: ACTS }, (_, act) => ({ title: words.act(act), lines: row(said, act) })),
    ...(view.adversary.card < 0 ? [] : [{ title: words.adversary, lines: adversary(said) }]),
    { title: words.seats, lines: view.seats.map((_, seat) => hero(said, seat)) },
    ...(view.seats[reader.seat] === undefined ? [] : [{ title: words.yours, lines: yours(said) }]),
    ...(view.seats.some(({ score }) => score.length > 0) ? [{ title: words.sheet, lines: sheet(said) }] : []),
  ]
}

function tray(said: Said): string[] {
  const { view, lang, words } = said
  const isPlaying = view.turns > 0 && view.cursor.at !== 'over'
  const cast = castOf(view)
  const turn = isPlaying ? [words.turnOf(nameOf(said, view.active))] : []
  if (cast === undefined) return [...turn, words.idle]
  const name = kindOf(cast.card) === 'story' ? pathName(lang, cast.card, cast.bottom) : lang.piece(cast.card)
  return [
    ...turn,
    words.against(name, cast.difficulty),
    ...cast.runes.map((rune, i) => {
      const face = cast.faces[i] ?? -1
      return about(words, words.rune(rune), [face < 0 ? words.notCast : words.runeFace(rune, face)])
    }),
    ...(isCast(cast) ? [`${cast.result} ${cast.result >= cast.difficulty ? '≥' : '<'} ${cast.difficulty}`] : []),
    ...view.stack.map(({ feat, isCancelled }) =>
      about(words, words.stack, [isCancelled === 1 ? words.cancelled(lang.piece(feat)) : lang.piece(feat)]),
    ),
  ]
}

const card = ({ lang, words }: Said, piece: Piece | Back): string =>
  isKnown(piece) ? cardLabel({ lang, words }, piece, false) : words.hidden

function row(said: Said, act: number): string[] {
  const { view, words } = said
  const cards = rowOf(view, act)
  return [
    ...(view.isOpen[act] === 1 ? cards.map((piece) => card(said, piece)) : cards.map(() => words.faceDown)),
    words.deck(act, deckOf(view, act).length),
    words.discard(act, discardOf(view, act).length),
  ]
}

function adversary(said: Said): string[] {
  const { view, words } = said
  const { faces, pending, actionDeck, actionDiscard } = view
  const side = view.adversary.isFinal === 1 ? words.finalSide : words.adversarySide
  return [
    about(words, side, [card(said, faceUp(view))]),
    words.tokens(view.adversary.tokens),
    ...faces.slice(0, 1).map((quest) => card(said, quest)),
    ...pending.map((action) => about(words, words.pending, [card(said, action)])),
    words.actionDeck(actionDeck.length),
    words.actionDiscard(actionDiscard.length),
  ]
}

function hero(said: Said, seat: Seat): string {
  const { view, seats, lang, words } = said
  const one = view.seats[seat]!
  const icons = [...counted(ABILITIES, one.abilities), ...counted(STORIES, one.icons)]
  return about(words, seats[seat]?.name ?? '', [
    ...[...one.heritage, ...one.origin, ...one.class].map((piece) => lang.piece(piece)),
    words.xp(one.xp),
    words.banked(one.banked),
    words.levelOf(one.level),
    words.hand(one.heroes.length, one.antiheroes.length),
    words.story(one.story.length),
    ...one.story.map((piece, i) => storyName(lang, piece, one.bottoms[i] ?? 0)),
    ...(icons.length === 0 ? [] : [words.list(icons.map(({ icon, count }) => words.iconCount(icon, count)))]),
    ...(one.playedHeroes.length + one.playedAntiheroes.length === 0
      ? []
      : [words.played(one.playedHeroes.length, one.playedAntiheroes.length)]),
    ...(one.hasFaced === 1 ? [words.faced] : []),
    ...(one.hasBeatenFinal === 1 ? [words.beatenFinal] : []),
  ])
}

function yours(said: Said): string[] {
  const { words } = said
  const own = said.view.seats[said.viewer]!
  const dealt = [own.dealtHeritages, own.dealtOrigins, own.dealtClasses, own.dealtDestinies].flat()
  const hand = [...own.heroes, ...own.antiheroes]
  const isChoosing = said.view.cursor.at === 'characters'
  return [
    ...(isChoosing ? dealt.map((piece) => card(said, piece)) : []),
    ...[...own.heritage, ...own.origin, ...own.class].map((piece) => card(said, piece)),
    ...own.destiny.map((piece) => about(words, words.kinds.destiny, [card(said, piece)])),
    ...(hand.length === 0 ? [words.noFeats] : hand.map((feat) => card(said, feat))),
    ...(isChoosing ? [] : [about(words, words.level, [words.levelNote(own.level)])]),
  ]
}

/** CTA-800 to CTA-814, row by row. */
const sheet = ({ view, seats, words }: Said): string[] =>
  view.seats.map(({ score }, seat) =>
    about(words, seats[seat]?.name ?? '', [
      ...score.map((points, i) => `${words.rows[i]} ${points}`),
      `${words.total} ${score.reduce((sum, points) => sum + points, 0)}`,
    ]),
  )
