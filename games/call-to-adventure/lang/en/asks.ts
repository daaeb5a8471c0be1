import type { Seat } from '@monomyth/engine'
import { english } from '@monomyth/engine/text'
import { GIVE_XP } from '../../asks.ts'
import { classOf, heritageOf, originOf, pathOf, pieceOf } from '../../content/pieces.ts'
import { difficultyOf } from '../../rules/attempt.ts'
import { dutyOf } from '../../rules/faces.ts'
import { hasMain } from '../../rules/menu.ts'
import { optionAbout, optionKindOf } from '../../rules/option.ts'
import { resultOf } from '../../rules/result.ts'
import { isDark, runeValue } from '../../rules/runes.ts'
import type { View } from '../../state.ts'
import { ABILITIES, FEATS, ONWARD, type Onward } from '../../words.ts'
import { adversaryWith } from '../pieces.ts'
import { branchText, choosing, dealText, offerOf } from '../source.ts'
import type { AskWords } from '../words.ts'
import { phrases } from './effects.ts'
import { DARK, FEAT, icons, named, pathName, rewards, rune } from './things.ts'

const { a, capitalise, count } = english

export const asks: AskWords = {
  origin: {
    ask: () => 'Choose your Origin: two abilities and an effect for the whole game.',
    option: (value) => `${named(value)} (${pair(originOf(value).abilities)})`,
  },
  class: {
    ask: () => 'Choose your Class: the Experience you bank on it wakes its three effects.',
    option(value) {
      const { first, second } = classOf(value)
      return `${named(value)} (${pair([first, second])})`
    },
  },
  destiny: {
    ask: () => 'Choose your Destiny: it stays secret and scores at the end of the game.',
    option: (value) => named(value),
  },
  menu: { ask: menuAsk, option: optionText },
  feat: { ask: featAsk, option: optionText, pass: 'Play nothing now' },
  dark: {
    ask: () => 'Add up to three Dark runes: each adds 1 or 2, but a Moon brings a Corruption.',
    option(value, view) {
      if (value === 0) return 'No Dark rune'
      const price = Math.max(0, value - view.turn.freeDark)
      return `${count(value, DARK)} ${price === 0 ? 'for free' : `for ${price} Experience`}`
    },
  },
  darkFace: {
    ask: () => 'Choose the face of your Dark rune.',
    option: (value) => (value === 1 ? 'The Moon: 2 and a Corruption' : 'The bar: 1'),
  },
  heritage: {
    ask: () => 'The Crest shows: you may draw a card or use your Heritage.',
    option(value, view, seat) {
      const type = FEATS[value]
      if (type !== undefined) return `Draw ${a(FEAT[type].one)}`
      return heritageText(view.seats[seat]?.heritage[0] ?? -1)
    },
    pass: 'Use neither',
  },
  copy: {
    ask: () => 'Choose the Heritage whose effect you use.',
    option: (value) => heritageText(value),
  },
  featType: {
    ask: () => 'Choose the type of cards you draw.',
    option: (value) => capitalise(FEAT[FEATS[value]!].many),
  },
  discard: {
    ask: () => 'Choose a card of your hand to discard.',
    option: (value) => `Discard ${named(value)}`,
    pass: 'Discard no more',
  },
  rune: {
    ask: () => 'Choose a rune of the attempt.',
    option(value, view) {
      const face = view.attempt.faces[view.attempt.runes.indexOf(value)] ?? -1
      if (face < 0) return capitalise(rune(value))
      const moon = isDark(value) && face === 1 ? ' and a Moon' : ''
      return `${capitalise(rune(value))}, showing ${runeValue(value, face)}${moon}`
    },
  },
  amount: {
    ask: () => 'Choose how much you pay.',
    option: (value) => `Pay ${value}`,
  },
  hero: {
    ask: () => 'Choose a Hero.',
    option: (value, view, seat) => (value === seat ? 'Your own Hero' : `Seat ${value + 1}${heroName(view, value)}`),
  },
  action: {
    ask: () => 'Choose the Action to cancel.',
    option: (value) => `Cancel ${named(value)}`,
  },
  retrieve: {
    ask: () => 'Choose a discarded card to take into your hand.',
    option: (value) => `Take ${named(value)}`,
  },
  ability: {
    ask: () => 'Choose the ability of which one more icon counts in this attempt.',
    option: (value) => icons[ABILITIES[value]!],
  },
  give: {
    ask: () => 'You are being blackmailed: give 1 Experience or a card of your hand.',
    option: (value) => (value === GIVE_XP ? 'Give 1 Experience' : `Give ${named(value)}`),
  },
  branch: {
    ask(view) {
      const card = choosing(view)
      if (card === undefined) return 'Choose what happens.'
      const sides = card.of.map((branch) => branchText(phrases, branch))
      return `${capitalise(named(card.piece))}: ${sides.join(', or ')}.`
    },
    option(value, view) {
      const branch = choosing(view)?.of[value]
      return branch === undefined
        ? `The ${value === 0 ? 'first' : 'second'} choice`
        : capitalise(branchText(phrases, branch))
    },
  },
  offer: {
    ask: () => 'A card of yours makes an offer, at a price: you may take it.',
    option(value) {
      const effect = offerOf(value)
      return `${named(value)}: ${effect === undefined ? 'take the offer' : dealText(phrases, effect, 'infinitive')}`
    },
    pass: 'Decline',
  },
  aftermath: {
    ask: ({ campaign }) =>
      campaign.chapter === LAST_CHAPTER
        ? 'The last chapter is lost: try it again, or end the campaign.'
        : 'The chapter is lost: try it again, or press on under the Shadow.',
    option: (value) => ONWARDS[ONWARD[value]!],
  },
}

const LAST_CHAPTER = 7
const ONWARDS: Readonly<Record<Onward, string>> = {
  open: 'Wait and see',
  next: 'Open the next chapter',
  retry: 'Play this chapter again',
  press: 'Press on, and carry the Shadow',
  end: 'End the campaign',
}

const pair = (of: readonly (keyof typeof icons)[]): string => of.map((one) => icons[one]).join(', ')

/** "Dwarf: add 1 to the result" */
const heritageText = (piece: number): string =>
  piece < 0
    ? 'Use your Heritage'
    : `${named(piece)}: ${dealText(phrases, heritageOf(pieceOf(piece)).own, 'infinitive')}`

/** " (Elf, Scout)" */
function heroName(view: View, seat: Seat): string {
  const { heritage, origin } = view.seats[seat]!
  const known = [...heritage, ...origin].map((piece) => named(piece))
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}

function menuAsk(view: View, seat: Seat): string {
  const before = 'before that you may Journey, bank Experience, use effects and play cards'
  const duty = dutyOf(view, seat)
  if (duty !== undefined) return `Your turn: you must face ${named(duty)}; ${before}.`
  if (hasMain(view, seat)) return `Your turn: gain a Trait or attempt a Challenge; ${before}.`
  return 'There is nothing for you to gain or attempt: replace a card of a row, or end your turn.'
}

function featAsk(view: View, seat: Seat): string {
  const top = view.stack.at(-1)
  if (top !== undefined) return `${named(top.feat)} has been played: you may respond.`
  const may = view.active === seat ? 'you may play a card, bank Experience or use an effect' : 'you may play a card'
  return `${windowText(view)}: ${may}.`
}

function windowText(view: View): string {
  switch (view.window.at) {
    case 'start':
      return 'The turn begins'
    case 'pre':
      return `The runes are about to be cast against ${difficultyOf(view)}`
    case 'post':
      return `The runes show ${resultOf(view)} against ${difficultyOf(view)}`
    case 'out':
      return view.attempt.outcome === 'overcome' ? 'The attempt has succeeded' : 'The attempt has failed'
    case 'end':
      return 'The turn is about to end'
  }
}

function optionText(packed: number, view: View, seat: Seat): string {
  const about = optionAbout(packed)
  switch (optionKindOf(packed)) {
    case 'feat':
      return `Play ${named(about)}`
    case 'bank':
      return `Bank ${about} Experience on ${named(view.seats[seat]?.class[0] ?? -1)}`
    case 'activate':
      return `Use ${named(about)}`
    case 'memory':
      return 'Use Living Memory: attempt again'
    case 'journey':
      return `Journey ${view.turn.freeJourneys > 0 ? 'for free' : 'for 1 Experience'}: replace ${named(about)}`
    case 'trait':
      return `Gain ${named(about)}: ${rewards(pathOf(pieceOf(about), 0))}`
    case 'top':
      return attemptText(about, 0)
    case 'bottom':
      return attemptText(about, 1)
    case 'face':
      return `Face ${named(about)}: difficulty ${faceDifficulty(about)}`
    case 'replace':
      return `Replace ${named(about)}`
    case 'end':
      return 'End your turn'
  }
}

/** "The Sewers, bottom path: Chase a Criminal" */
const attemptText = (piece: number, bottom: 0 | 1): string =>
  `${named(piece)}, ${bottom === 1 ? 'bottom' : 'top'} path: ${pathName(piece, bottom)}`

const faceDifficulty = (piece: number): number => {
  const { adversary, final } = adversaryWith(piece)
  return (final.number === piece + 1 ? final : adversary).difficulty
}
