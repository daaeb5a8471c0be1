import type { Piece, Seat } from '@monomyth/engine'
import type { Path } from '../content/cards.ts'
import { ADVERSARIES, isTrait, originOf, pathOf, pieceOf } from '../content/pieces.ts'
import { holds } from '../effects/conditions.ts'
import { type Context, contextOf } from '../effects/context.ts'
import { amountOf } from '../effects/counters.ts'
import type { TriggerName } from '../effects/effect.ts'
import { thirdEffect } from '../effects/unlocked.ts'
import { placeOf } from '../rules/count.ts'
import { MOST_RUNES } from '../rules/runes.ts'
import { rowsOf } from '../rules/scoring.ts'
import type { View } from '../state.ts'
import { ABILITIES, type Icon } from '../words.ts'
import { drawWorth } from './cards.ts'
import type { Mind } from './mind.ts'
import { tokensOn } from './tokens.ts'
import { shiftWorth } from './track.ts'

/** What a Story card is worth to its owner: what it scores, what it lets one cast, what it promises. */

/** CTA-416 What the next rune of an ability adds on average, by how many icons there are. */
const RUNE = [1.5, 1.5, 1]
/** What one more on a result is worth, each turn: it is not always the ability that matters. */
const PER_TURN = 0.16
/** How often such a rune removes a token that would have stayed. */
const PER_DUEL = 0.85
/** CTA-616 By number of identical Story icons: what more of them may come to, as long as there is time. */
const SET_PROMISE = [0, 0.9, 1.1, 1.6, 0]

/** What one more icon of this ability is worth for casting. */
function abilityWorth({ view, token, turns, duels }: Mind, place: number, count: number): number {
  if (count >= MOST_RUNES) return 0
  const { card } = view.adversary
  const isRelevant = card >= 0 && ADVERSARIES[card]!.abilities.includes(ABILITIES[place]!)
  return RUNE[count]! * (PER_TURN * turns + (isRelevant ? PER_DUEL * duels * token : 0))
}

/** What these icons promise besides what they score now. */
export function promiseOf(mind: Mind, icons: readonly Icon[]): number {
  const { abilities, icons: sets } = mind.view.seats[mind.seat]!
  let sum = 0
  for (const icon of icons) {
    const place = placeOf(icon)
    if (place < ABILITIES.length) sum += abilityWorth(mind, place, abilities[place]!)
    else sum += setPromise(mind, sets[place - ABILITIES.length]!)
  }
  return sum
}

function setPromise({ turns }: Mind, count: number): number {
  const most = SET_PROMISE.length - 1
  const more = SET_PROMISE[Math.min(count + 1, most)]! - SET_PROMISE[Math.min(count, most)]!
  return more * Math.min(1, (turns - 1) / 5)
}

const pointsOf = (view: View, seat: Seat): number => rowsOf(view, seat).reduce((sum, row) => sum + row, 0)

/** The table as it would be with this card in the Story. */
function withStory({ view, seat }: Mind, piece: Piece, bottom: number, path: Path): View {
  const hero = view.seats[seat]!
  const abilities = hero.abilities.slice()
  const icons = hero.icons.slice()
  for (const icon of path.icons) {
    const place = placeOf(icon)
    if (place < ABILITIES.length) abilities[place]!++
    else icons[place - ABILITIES.length]!++
  }
  const told = { ...hero, abilities, icons, story: [...hero.story, piece], bottoms: [...hero.bottoms, bottom] }
  return { ...view, seats: view.seats.map((other, n) => (n === seat ? told : other)) }
}

/** CTA-338 What adding this path is worth; worked out once. */
export function storyWorth(mind: Mind, card: number, bottom: number): number {
  const path = card * 2 + bottom
  const known = mind.paths.get(path)
  if (known !== undefined) return known
  const worth = addedWorth(mind, card, bottom)
  mind.paths.set(path, worth)
  return worth
}

function addedWorth(mind: Mind, card: number, bottom: number): number {
  const { view, seat, token } = mind
  const piece = pieceOf(card)
  const path = pathOf(piece, bottom)
  const after = withStory(mind, piece, bottom, path)
  const context = contextOf('storyAdd', { seat, card: piece, bottom })
  return (
    pointsOf(after, seat) -
    pointsOf(view, seat) +
    promiseOf(mind, path.icons) +
    marksWorth(mind, path) -
    token * tokensOn(after, 'storyAdd', context) +
    ownWorth(mind, after, 'storyAdd', context) +
    (isTrait(piece) ? ownWorth(mind, after, 'traitGain', context) : 0)
  )
}

/** CTA-265 to CTA-268 */
export function marksWorth(mind: Mind, { virtue, corruption, hero, antihero }: Path): number {
  const moved = corruption - virtue
  return (
    (moved === 0 ? 0 : shiftWorth(mind, mind.seat, moved)) +
    hero * drawWorth(mind, 'hero') +
    antihero * drawWorth(mind, 'antihero')
  )
}

/** What one's own Origin and Class give when this happens: experience and cards. */
export function ownWorth(mind: Mind, view: View, on: TriggerName, context: Context): number {
  const { seat } = mind
  const [origin] = view.seats[seat]!.origin
  if (origin === undefined) return 0
  const third = thirdEffect(view, seat)
  let sum = 0
  for (const effect of third === undefined ? originOf(origin).effects : [...originOf(origin).effects, third]) {
    if (effect.on !== on || !holds(view, seat, effect.if, context)) continue
    for (const operation of effect.do) {
      if (operation.do === 'xp') sum += mind.xp * amountOf(view, seat, operation.by, context)
      if (operation.do === 'draw') sum += operation.count * drawWorth(mind, 'hero')
    }
  }
  return sum
}
