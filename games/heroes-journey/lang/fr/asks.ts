import type { Seat } from '@monomyth/engine'
import { french } from '@monomyth/engine/text'
import { pieceOf } from '../../content/pieces.ts'
import type { Effect, EffectName } from '../../effects/effect.ts'
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
import { colourAdjectives, colours } from './cards.ts'
import { effects } from './effects.ts'
import { cell, DIE, DORMANT, inCell, item, mentor, nameOf, quest, theRelicInFull, title } from './things.ts'

const { capitalise, count, list } = french

export const asks: AskWords = {
  startingRelic: {
    ask: () => 'Choisissez la couleur de votre relique : de puissance 1 et éveillée, elle part avec vous.',
    option(value) {
      const { name, stands } = colours[COLOURS[value]!]
      return `${capitalise(name)} : ${stands}`
    },
  },
  mentor: {
    ask: () =>
      'Choisissez votre mentor : il vaut une relique de puissance 1 de sa couleur et possède son propre effet.',
    option: (value) => capitalise(mentor(value)),
  },
  offer: {
    ask: () =>
      'Une révélation de plus : comme aucune quête autour de l’auberge ne vaut 1 ou 2 points, vous pouvez en retourner une autre, où vous voulez.',
    option: revealAt,
    pass: 'Ne rien révéler',
  },
  reveal: {
    ask: () => 'Révélez une quête : retournez une carte face cachée, n’importe où sur le terrain.',
    option: revealAt,
  },
  move: {
    ask: (view, seat) =>
      isFree(view, cellOf(view, seat))
        ? 'Déplacez-vous ou restez : allez d’une case, en diagonale si vous voulez, ou demeurez sur la quête libre où vous êtes.'
        : 'Déplacez-vous d’une case : en diagonale si vous voulez, vers l’auberge ou une quête face visible.',
    option: (value, view, seat) =>
      value === STAY ? `Rester ${inCell(cellOf(view, seat))}` : `Aller ${goal(view, seat, value, inCell)}`,
  },
  main: {
    ask(view, seat) {
      const words = {
        attempt: `tenter ${title('quest', view.quests[cellOf(view, seat)] ?? -1)}`,
        extra: 'prendre un mouvement supplémentaire',
        bonus: 'utiliser votre bonus',
      }
      const choices = choicesOf(view, seat).map((choice) => words[choice])
      if (choices.length === 0) return 'Phase principale : il ne vous reste qu’à terminer votre tour.'
      return `Phase principale : vous pouvez ${list([...choices, 'terminer votre tour'], 'ou')}.`
    },
    option: mainOption,
  },
  reward: {
    ask(view) {
      const { attempted } = view.turn
      const colour = attempted < 0 || attempted === INN ? '' : ` ${colourAdjectives[questAt(view, attempted).colour].f}`
      return `Choisissez la récompense de votre réussite : une relique${colour} du trésor.`
    },
    option: (value) => `Prendre ${theRelicInFull(value)}`,
  },
  freeReveal: {
    ask: () =>
      'Votre réussite vous offre une révélation : vous pouvez retourner une quête face cachée, où vous voulez.',
    option: revealAt,
    pass: 'Ne rien révéler',
  },
  react: {
    ask: () => 'Vous pouvez répondre par une prophétie à ce qui vient de se passer.',
    option: (value) => `Jouer ${title('prophecy', value)}`,
    pass: 'Garder vos prophéties pour plus tard',
  },
  reroll: {
    // On the card the order leans on its event: « choisissez-en un ».
    ask: (view, seat) => orderedAs(view, seat, 'rerollDice', 'choisissez le dé à relancer'),
    option: (value, view) => `Relancer le dé ${value + 1} (un ${view.attempt.faces[value] ?? 'blanc'})`,
  },
  takeRelic: {
    ask: (view, seat) => ordered(view, seat, 'takeRelic', 'prenez une relique'),
    option: (value) => `Prendre ${theRelicInFull(value)}`,
  },
  revealByEffect: {
    ask: (view, seat) => ordered(view, seat, 'reveal', 'révélez une quête'),
    option: revealAt,
    pass: 'Ne rien révéler de plus',
  },
  moveByEffect: {
    ask: (view, seat) => ordered(view, seat, 'move', 'déplacez-vous d’une case'),
    option: (value, view, seat) => `Aller ${goal(view, seat, value, inCell)}`,
    pass: 'Rester où vous êtes',
  },
  half: {
    ask: (view, seat) => ordered(view, seat, 'chooseOne', 'choisissez un effet'),
    option: halfOption,
  },
  place: {
    ask: (view, seat) => ordered(view, seat, 'place', 'placez votre pion sur une quête face visible'),
    option: (value, view, seat) => `Placer votre pion ${goal(view, seat, value, inCell)}`,
    pass: 'Rester où vous êtes',
  },
  wake: {
    ask: (view, seat) => ordered(view, seat, 'wakeRelics', 'réveillez une de vos reliques dormantes'),
    option: (value) => `Réveiller ${theRelicInFull(value)}`,
    pass: 'Laisser dormir vos reliques',
  },
  peek: {
    ask: (view, seat) => ordered(view, seat, 'peek', 'regardez en secret une quête face cachée'),
    option: (value, view) => `Entrevoir ${faceDown(view, value)}`,
    pass: 'Ne rien regarder',
  },
  hide: {
    ask: (view, seat) => ordered(view, seat, 'hide', 'voilez une quête libre où ne se trouve aucun pion'),
    option: (value, view, seat) => `Voiler ${goal(view, seat, value, cell)}`,
  },
  swap: {
    ask: (view, seat) =>
      ordered(view, seat, 'swapRelic', 'échangez une de vos reliques éveillées contre une relique du trésor'),
    option: (value) => `Donner ${theRelicInFull(swapGives(value))} contre ${theRelicInFull(swapTakes(value))}`,
  },
  takeFromOpponent: {
    ask: (view, seat) => ordered(view, seat, 'takeRelic', 'prenez une relique à un adversaire'),
    option(value, view) {
      const owner = ownerOf(view, value)
      const whom = view.seats.length === 2 || owner < 0 ? 'à votre adversaire' : `au siège ${owner + 1}`
      return `Prendre ${whom} ${theRelicInFull(value, ...(isDormant(view, value) ? [DORMANT] : []))}`
    },
  },
}

const cellOf = (view: View, seat: Seat): number => view.seats[seat]?.cell ?? INN

/** An effect asks in the words of its card: « Frère Ennis : vous pouvez regarder en secret une quête face cachée. » */
function ordered(view: View, seat: Seat, kind: EffectName, otherwise: string): string {
  return orderedAs(view, seat, kind, orderOf(effects, view, seat, kind)?.order ?? otherwise)
}

function orderedAs(view: View, seat: Seat, kind: EffectName, order: string): string {
  const asked = orderOf(effects, view, seat, kind)
  return asked === undefined ? `${capitalise(order)}.` : `${nameOf(asked.card)} : ${order}.`
}

/** Labels are infinitives; what only a later card could ask stays an order. */
function halfOption(effect: Effect): string {
  if (effect.kind === 'move' && effect.steps === 1) return 'Vous déplacer d’une case'
  if (effect.kind === 'reveal' && effect.count === 1) return 'Révéler une quête'
  const trigger = { on: 'bonusDeclared', by: 'opponent', if: {} } as const
  return capitalise(sayEffect(effects, effect, { trigger, before: undefined, after: undefined }))
}

function revealAt(at: number, view: View): string {
  return `Révéler ${faceDown(view, at)}`
}

/** A face-down quest one has peeked at is known. */
function faceDown(view: View, at: number): string {
  const seen = view.quests[at] ?? -1
  return isKnown(seen) ? `${cell(at)} : ${quest(seen)}` : cell(at)
}

/** « en F4 : Le Géant ivre (rouge, 2 points) » */
function goal(view: View, seat: Seat, at: number, say: (at: number) => string): string {
  if (at === INN) return say(at)
  const piece = view.quests[at] ?? -1
  if (!isKnown(piece)) return `${say(at)}, face cachée`
  if (!isFaceUp(view, at)) return `${say(at)} : ${quest(piece, 'face cachée')}`
  const status = statusOf(view, seat, at)
  const token = status === 'own' ? ['à votre actif'] : status === 'rival' ? ['à un rival'] : []
  return `${say(at)} : ${quest(piece, ...token)}`
}

const towards = (at: number): string => `vers ${cell(at)}`

function mainOption(option: number, view: View, seat: Seat): string {
  const target = mainTargetOf(option)
  switch (mainKindOf(option)) {
    case 'end':
      return 'Terminer votre tour'
    case 'attempt':
      return `Tenter avec ${item(target)}${chances(view, seat, target)}`
    case 'extra':
      return `Mouvement supplémentaire ${goal(view, seat, target, towards)}`
    case 'bonus-move':
      return `Déplacement bonus ${goal(view, seat, target, towards)}`
    case 'bonus-reveal':
      return `Révélation bonus en ${faceDown(view, target)}`
  }
}

/** « — 2 dés contre 4 » */
function chances(view: View, seat: Seat, target: number): string {
  const attempt = attemptOf(view, seat, pieceOf(target))
  if (attempt === undefined) return ''
  const { dice, added, value } = attempt
  const more = added === 0 ? '' : added < 0 ? ` moins ${-added}` : ` plus ${added}`
  return ` — ${count(dice, DIE)}${more} contre ${value}`
}
