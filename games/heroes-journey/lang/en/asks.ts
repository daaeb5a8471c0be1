import type { Seat } from '@monomyth/engine'
import { english } from '@monomyth/engine/text'
import { pieceOf } from '../../content/pieces.ts'
import type { EffectName } from '../../effects/effect.ts'
import { INN, STAY } from '../../rules/board.ts'
import { isDormant } from '../../rules/items.ts'
import { mainKindOf, mainTargetOf } from '../../rules/main-option.ts'
import { isFaceUp, isFree, questAt, statusOf } from '../../rules/quests.ts'
import { swapGives, swapTakes } from '../../rules/swap-option.ts'
import type { View } from '../../state.ts'
import { COLOURS } from '../../words.ts'
import { attemptOf, choicesOf } from '../main.ts'
import { isKnown, ownerOf } from '../pieces.ts'
import { orderOf } from '../source.ts'
import { sayEffect } from '../text.ts'
import type { AskWords } from '../words.ts'
import { colours } from './cards.ts'
import { effects } from './effects.ts'
import { cell, colourName, DIE, mentor, named, onCell, quest, relic } from './things.ts'

const { capitalise, count, list } = english

export const asks: AskWords = {
  startingRelic: {
    ask: () => 'Choose the colour of your first relic: it has power 1 and sets out with you, awake.',
    option(value) {
      const { name, stands } = colours[COLOURS[value]!]
      return `${capitalise(name)}: ${stands}`
    },
  },
  mentor: {
    ask: () => 'Choose your mentor: worth a power-1 relic of its colour, with an effect of its own.',
    option: (value) => capitalise(mentor(value)),
  },
  offer: {
    ask: () =>
      'One more reveal: as no quest around the inn is worth 1 or 2 points, you may turn one more up, anywhere.',
    option: revealAt,
    pass: 'Reveal nothing',
  },
  reveal: {
    ask: () => 'Reveal a quest: turn one face-down card up, anywhere on the board.',
    option: revealAt,
  },
  move: {
    ask: (view, seat) =>
      isFree(view, cellOf(view, seat))
        ? 'Move or stay: go one cell, diagonally if you like, or keep to the free quest where you stand.'
        : 'Move one cell: diagonally if you like, to the inn or onto a face-up quest.',
    option: (value, view, seat) =>
      value === STAY ? `Stay ${onCell(cellOf(view, seat))}` : `Go to ${destination(view, seat, value)}`,
  },
  main: {
    ask(view, seat) {
      const words = {
        attempt: `attempt ${named('quest', view.quests[cellOf(view, seat)] ?? -1)}`,
        extra: 'take an extra movement',
        bonus: 'use your bonus',
      }
      const choices = choicesOf(view, seat).map((choice) => words[choice])
      if (choices.length === 0) return 'Main phase: nothing is left to do but to end your turn.'
      return `Main phase: you may ${list([...choices, 'end your turn'], 'or')}.`
    },
    option: mainOption,
  },
  reward: {
    ask(view) {
      const { attempted } = view.turn
      const colour = attempted < 0 || attempted === INN ? '' : `${colourName(questAt(view, attempted).colour)} `
      return `Choose your reward for this success: ${english.a(`${colour}relic`)} from the treasure.`
    },
    option: (value) => `Take ${relic(value)}`,
  },
  freeReveal: {
    ask: () => 'Your success earns a free reveal: you may turn one face-down quest up, anywhere on the board.',
    option: revealAt,
    pass: 'Reveal nothing',
  },
  react: {
    ask: () => 'You may answer what has just happened with a prophecy.',
    option: (value) => `Play ${named('prophecy', value)}`,
    pass: 'Keep your prophecies for later',
  },
  reroll: {
    ask: (view, seat) => ordered(view, seat, 'rerollDice', 'Choose one of the dice: it is rolled again.'),
    option: (value, view) => `Roll die ${value + 1} again (a ${view.attempt.faces[value] ?? 'blank'})`,
  },
  takeRelic: {
    ask: (view, seat) => ordered(view, seat, 'takeRelic', 'Take a relic.'),
    option: (value) => `Take ${relic(value)}`,
  },
  revealByEffect: {
    ask: (view, seat) => ordered(view, seat, 'reveal', 'Reveal a quest.'),
    option: revealAt,
    pass: 'Reveal nothing more',
  },
  moveByEffect: {
    ask: (view, seat) => ordered(view, seat, 'move', 'Move one cell.'),
    option: (value, view, seat) => `Go to ${destination(view, seat, value)}`,
    pass: 'Stay where you are',
  },
  half: {
    ask: (view, seat) => ordered(view, seat, 'chooseOne', 'Choose one of the effects.'),
    option: (value) =>
      capitalise(
        sayEffect(effects, value, {
          trigger: { on: 'bonusDeclared', by: 'opponent', if: {} },
          before: undefined,
          after: undefined,
        }),
      ),
  },
  place: {
    ask: (view, seat) => ordered(view, seat, 'place', 'Place your pawn on a face-up quest.'),
    option: (value, view, seat) => `Place your pawn on ${destination(view, seat, value)}`,
    pass: 'Stay where you are',
  },
  wake: {
    ask: (view, seat) => ordered(view, seat, 'wakeRelics', 'Wake one of your dormant relics.'),
    option: (value) => `Wake ${relic(value)}`,
    pass: 'Let your relics sleep',
  },
  peek: {
    ask: (view, seat) => ordered(view, seat, 'peek', 'Look secretly at a face-down quest.'),
    option: (value, view) => `Look at ${faceDown(view, value)}`,
    pass: 'Look at none',
  },
  hide: {
    ask: (view, seat) => ordered(view, seat, 'hide', 'Hide a free quest where no pawn stands.'),
    option: (value, view, seat) => `Hide ${destination(view, seat, value)}`,
  },
  swap: {
    ask: (view, seat) => ordered(view, seat, 'swapRelic', 'Exchange one of your awake relics for a treasure relic.'),
    option: (value) => `Give ${relic(swapGives(value))} for ${relic(swapTakes(value))}`,
  },
  takeFromOpponent: {
    ask: (view, seat) => ordered(view, seat, 'takeRelic', 'Take a relic from an opponent.'),
    option(value, view) {
      const owner = ownerOf(view, value)
      const whose = view.seats.length === 2 || owner < 0 ? 'your opponent' : `seat ${owner + 1}`
      return `Take ${relic(value, ...(isDormant(view, value) ? ['dormant'] : []))} from ${whose}`
    },
  },
}

const cellOf = (view: View, seat: Seat): number => view.seats[seat]?.cell ?? INN

/** An effect asks in the words of its card: "Brother Ennis: you may look secretly at a face-down quest." */
function ordered(view: View, seat: Seat, kind: EffectName, otherwise: string): string {
  const asked = orderOf(effects, view, seat, kind)
  return asked === undefined ? otherwise : `${capitalise(named('item', asked.card))}: ${asked.order}.`
}

function revealAt(at: number, view: View): string {
  return `Reveal ${faceDown(view, at)}`
}

/** A face-down quest one has peeked at is known. */
function faceDown(view: View, at: number): string {
  const seen = view.quests[at] ?? -1
  return isKnown(seen) ? `${cell(at)}: ${quest(seen)}` : cell(at)
}

/** "F4: The Drunken Giant (red, 2 points)" */
function destination(view: View, seat: Seat, at: number): string {
  if (at === INN) return cell(at)
  const piece = view.quests[at] ?? -1
  if (!isKnown(piece)) return `${cell(at)}, face down`
  if (!isFaceUp(view, at)) return `${cell(at)}: ${quest(piece, 'face down')}`
  const status = statusOf(view, seat, at)
  const token = status === 'own' ? ['your token'] : status === 'rival' ? ['a rival’s token'] : []
  return `${cell(at)}: ${quest(piece, ...token)}`
}

function mainOption(option: number, view: View, seat: Seat): string {
  const target = mainTargetOf(option)
  switch (mainKindOf(option)) {
    case 'end':
      return 'End your turn'
    case 'attempt':
      return `Attempt with ${named('item', target)}${chances(view, seat, target)}`
    case 'extra':
      return `Extra movement to ${destination(view, seat, target)}`
    case 'bonus-move':
      return `Bonus move to ${destination(view, seat, target)}`
    case 'bonus-reveal':
      return `Bonus reveal of ${faceDown(view, target)}`
  }
}

/** " — 2 dice against 4" */
function chances(view: View, seat: Seat, target: number): string {
  const attempt = attemptOf(view, seat, pieceOf(target))
  if (attempt === undefined) return ''
  const { dice, added, value } = attempt
  const more = added === 0 ? '' : added < 0 ? ` less ${-added}` : ` plus ${added}`
  return ` — ${count(dice, DIE)}${more} against ${value}`
}
